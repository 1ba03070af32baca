import type { FeedClient, ODataAnswer } from './feed-client.ts';
import { FeedError } from './feed-error.ts';
import { filterMoment, sortableMoment } from './moments.ts';
import { both, queryAddress, quoted } from './query.ts';
import { readLine } from './record.ts';

export interface KeyList {
  client: FeedClient;
  keysAreText: boolean;
  filter: string | undefined;
  pageSize: number;
}

/** Key → moment of the last change, undefined where the server does not tell. */
export type Keys = Map<string, string | undefined>;

const select = ['ListingKey', 'ModificationTimestamp'];

/**
 * The keys of all homes that the server has now, in the order of the keys, each page asked for from the last key on: what is
 * deleted meanwhile shifts nothing out of sight. A server that can't do that is read by its links.
 */
export async function listKeys(list: KeyList): Promise<Keys> {
  const keys: Keys = new Map();
  const { client, keysAreText, filter, pageSize } = list;
  for (let last: string | undefined; ; ) {
    const after: string | undefined =
      last === undefined ? undefined : `ListingKey gt ${keysAreText ? quoted(last) : last}`;
    const query = { filter: both(filter, after), orderby: 'ListingKey', select, top: pageSize };
    let answer: ODataAnswer;
    try {
      answer = await client.records(queryAddress('Property', query));
    } catch (error) {
      if (!(error instanceof FeedError) || error.status !== 400) throw error;
      return keysByLinks(client, queryAddress('Property', { filter, select }));
    }
    const before = keys.size;
    take(answer, keys);
    if (keys.size === before) return keys;
    last = [...keys.keys()].at(-1);
  }
}

/** The list that CREA's DDF offers beside the homes: `Property/PropertyReplication()`. */
export function replicationKeys(
  client: FeedClient,
  from: string | undefined,
  filter: string | undefined,
): Promise<Keys> {
  const since = from === undefined ? undefined : `ModificationTimestamp ge ${filterMoment(from)}`;
  return keysByLinks(client, queryAddress('Property/PropertyReplication()', { filter: both(filter, since) }));
}

async function keysByLinks(client: FeedClient, address: string): Promise<Keys> {
  const keys: Keys = new Map();
  for (let next: string | undefined = address; next; ) {
    const answer: ODataAnswer = await client.records(next);
    take(answer, keys);
    next = answer.next;
  }
  return keys;
}

function take(answer: ODataAnswer, keys: Keys): void {
  for (const record of answer.value) {
    const key = readLine(record.ListingKey, '');
    const moment = readLine(record.ModificationTimestamp, '');
    if (typeof key === 'string') keys.set(key, typeof moment === 'string' ? sortableMoment(moment) : undefined);
  }
}
