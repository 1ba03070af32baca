import type { ResoRecord } from '../record/record.ts';
import type { ServerDescription } from '../server/describe-server.ts';
import type { FeedClient } from '../server/feed-client.ts';
import { fetchByKey } from '../server/fetch-by-key.ts';

/** Adds the pictures of homes to their records, for servers that keep them in a separate resource. */
export async function joinMedia(
  client: FeedClient,
  server: ServerDescription,
  records: readonly ResoRecord[],
): Promise<ResoRecord[]> {
  if (!server.fetches.media) return [...records];
  const keys = records.flatMap(({ ListingKey }) =>
    ListingKey === undefined || ListingKey === null ? [] : String(ListingKey),
  );
  const media = new Map<string, ResoRecord[]>();
  const ask = { resource: 'Media', keyField: 'ResourceRecordKey', keysAreText: true, keys };
  for await (const found of fetchByKey(client, ask))
    for (const record of found) {
      const key = String(record.ResourceRecordKey);
      media.set(key, [...(media.get(key) ?? []), record]);
    }
  return records.map((record) => ({ ...record, Media: media.get(String(record.ListingKey)) ?? [] }));
}
