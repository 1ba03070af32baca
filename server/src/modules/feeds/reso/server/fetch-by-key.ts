import type { ResoRecord } from '../record/record.ts';
import type { FeedClient } from './feed-client.ts';
import { FeedError } from './feed-error.ts';
import { both, keyConditions, queryAddress, quoted } from './query.ts';

export interface ByKey {
  resource: string;
  /** The key field used in the requests. */
  keyField: string;
  keysAreText: boolean;
  keys: readonly string[];
  filter?: string | undefined;
  select?: readonly string[];
  expand?: readonly string[];
  orderby?: string;
}

/**
 * Fetches records by key, several at a time; skips keys that the server does not have. If a server rejects a
 * condition on several keys, the keys are fetched one at a time.
 */
export async function* fetchByKey(client: FeedClient, ask: ByKey): AsyncGenerator<ResoRecord[]> {
  const { resource, keyField, keysAreText, select, expand, orderby } = ask;
  for (const { filter, keys } of keyConditions(keyField, ask.keys, keysAreText)) {
    const address = queryAddress(resource, { filter: both(ask.filter, filter), orderby, select, expand });
    try {
      for (let next: string | undefined = address; next; ) {
        const answer = await client.records(next);
        yield answer.value;
        next = answer.next;
      }
    } catch (error) {
      if (!(error instanceof FeedError) || error.status !== 400 || keys.length === 1) throw error;
      for (const key of keys) yield await oneByOne(client, ask, key);
    }
  }
}

async function oneByOne(client: FeedClient, { resource, keyField, keysAreText, select, expand }: ByKey, key: string) {
  const filter = `${keyField} eq ${keysAreText ? quoted(key) : key}`;
  const { value } = await client.records(queryAddress(resource, { filter, select, expand }));
  return value;
}
