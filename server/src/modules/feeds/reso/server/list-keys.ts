import { readLine } from '../record/record.ts';
import type { FeedClient, ODataAnswer } from './feed-client.ts';
import { FeedError } from './feed-error.ts';
import { filterMoment, sortableMoment } from './moments.ts';
import { both, queryAddress, quoted } from './query.ts';

export interface KeyList {
  client: FeedClient;
  keysAreText: boolean;
  filter: string | undefined;
  pageSize: number;
}

/** Key → timestamp of the last change, undefined when the server does not state it. */
export type Keys = Map<string, string | undefined>;

const select = ['ListingKey', 'ModificationTimestamp'];

/**
 * Lists the keys of all homes on the server, ordered by key, each page requested from the last key on, so
 * that deletions during the walk shift nothing. Falls back to following links.
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

/** The list that CREA's DDF offers in addition to the homes: `Property/PropertyReplication()`. */
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
