import { type Lookups, type LookupValue, serverLookups, standardLookups } from '../record/lookups.ts';
import { readLine } from '../record/record.ts';
import type { FeedClient, ODataAnswer } from './feed-client.ts';
import { FeedError } from './feed-error.ts';
import type { FeedPlan } from './feed-plan.ts';
import { type Metadata, readMetadata } from './metadata.ts';
import { queryAddress } from './query.ts';

/** The properties of a server that decide how it is queried. */
export interface ServerDescription {
  lookups: Lookups;
  /** Navigation properties to expand with each home. */
  expand: readonly string[];
  /** Resources fetched separately because they can't be expanded. */
  fetches: { media: boolean; members: boolean; offices: boolean };
  /** Records are listed by `PropertyReplication()` and fetched by key. */
  replication: boolean;
  /** Keys are text and need quotes. */
  keysAreText: Record<'Property' | 'Member' | 'Office', boolean>;
}

const nestedWanted = ['Media', 'ListAgent', 'ListOffice', 'OpenHouses', 'OpenHouse'];

/**
 * Reads `$metadata` and the Lookup resource. A server without metadata is queried as RESO's standard
 * describes.
 */
export async function describeServer(client: FeedClient, plan: FeedPlan): Promise<ServerDescription> {
  const metadata = await metadataOf(client);
  const property = metadata?.types.get('Property');
  const expand = plan.expand ?? nestedWanted.filter((name) => property?.navigations.has(name));
  const has = (resource: string): boolean =>
    !metadata || metadata.entitySets.has(resource) || (metadata.entitySets.size === 0 && metadata.types.has(resource));
  return {
    lookups: metadata ? await lookupsOf(client, metadata, has('Lookup')) : standardLookups,
    expand,
    fetches: {
      // A field of this name holds the pictures inside the record without an expand.
      media: !expand.includes('Media') && !property?.properties.has('Media') && Boolean(metadata) && has('Media'),
      members: has('Member'),
      offices: has('Office'),
    },
    replication: plan.replication ?? metadata?.functions.has('PropertyReplication') ?? false,
    keysAreText: {
      Property: isText(metadata, 'Property', 'ListingKey'),
      Member: isText(metadata, 'Member', 'MemberKey'),
      Office: isText(metadata, 'Office', 'OfficeKey'),
    },
  };
}

async function metadataOf(client: FeedClient): Promise<Metadata | undefined> {
  try {
    return readMetadata(await client.text('$metadata'));
  } catch (error) {
    if (error instanceof FeedError && error.status === 404) return undefined;
    throw error;
  }
}

const isText = (metadata: Metadata | undefined, resource: string, key: string): boolean =>
  !/^Edm\.(Int|Decimal|Double)/.test(metadata?.types.get(resource)?.properties.get(key)?.type ?? '');

async function lookupsOf(client: FeedClient, metadata: Metadata, hasLookup: boolean): Promise<Lookups> {
  const properties = metadata.types.get('Property')!.properties;
  const lists = new Map<string, LookupValue[]>();
  for (const [name, { members }] of metadata.enums)
    lists.set(
      name,
      members.map(({ name, value, standardName }) => ({ sent: [name, value], standard: standardName })),
    );
  const annotated = [...properties.values()].some(({ lookupName }) => lookupName !== undefined);
  if (annotated && hasLookup) await readLookups(client, lists);
  return serverLookups((field) => {
    const property = properties.get(field);
    return property?.lookupName ?? property?.type;
  }, lists);
}

/** Reads the whole Lookup resource, which is small, by the server's links. */
async function readLookups(client: FeedClient, lists: Map<string, LookupValue[]>): Promise<void> {
  for (let next: string | undefined = queryAddress('Lookup', {}); next; ) {
    const answer: ODataAnswer | undefined = await client.records(next).catch((error) => {
      if (error instanceof FeedError && (error.status === 404 || error.status === 403)) return undefined;
      throw error;
    });
    for (const record of answer?.value ?? []) {
      const [list, value, standard, legacy] = [
        record.LookupName,
        record.LookupValue,
        record.StandardLookupValue,
        record.LegacyODataValue,
      ].map((each) => {
        const text = readLine(each, '');
        return typeof text === 'string' ? text : undefined;
      });
      if (!list || !value) continue;
      const values = lists.get(list) ?? [];
      values.push({ sent: legacy ? [value, legacy] : [value], standard: standard ?? null });
      lists.set(list, values);
    }
    next = answer?.next;
  }
}
