import type { Country } from '@lintel/geo';
import { DAY_MS } from '@lintel/geo';
import type { Db } from '../../../platform/database/db.ts';
import { token } from '../../../platform/serve/registry.ts';
import { type JsonPrefix, jsonPrefixOf } from '../../../platform/serve/reply-json.ts';
import { Property, propertiesByIds, type RatesNow } from '../../listings/index.ts';
import type { Follower } from '../index/live-index.ts';
import { type AgentCache, agentWithJson } from './agent-cache.ts';

/** A home without its agent, who changes independently of it. */
const Home = Property.omit({ agent: true });
export type Home = Omit<Property, 'agent'>;

export interface Card {
  home: JsonPrefix<Home>;
  agent: Property['agent'];
  /** Country of the home; distances are in its units. */
  country: Country;
}

export interface CardCache extends Follower {
  /** The cards of homes, next to `ids`; of homes that are gone or not shown there is none. */
  of(ids: readonly number[]): Promise<(Card | undefined)[]>;
}

export const cardCacheToken = token<CardCache>('card cache');

interface CacheEntry {
  home: JsonPrefix<Home>;
  /** The id of an agent of this network, else the agent that the source names. */
  agent: number | Property['agent'];
  country: Country;
  /** Expiry in epoch milliseconds: days on the market increase and open houses end. */
  until: number;
  wasUsed: boolean;
}

/** Bytes of an entry in addition to its JSON: map slot, objects and flag. */
const ENTRY_BYTES = 350;

/**
 * Caches the JSON of homes, written once per version: when the index receives a change, the card is dropped.
 * Holds at most `bytesMax`; entries not requested since the last sweep are evicted first.
 *
 * Invariant: a card read before a change arrives is not cached after it.
 */
export function createCardCache(
  { db, rates, clock, agents }: { db: Db; rates: RatesNow; clock: () => Date; agents: AgentCache },
  bytesMax: number,
): CardCache {
  const cache = new Map<number, CacheEntry>();
  /** Homes that are being read, by the read that may keep them. */
  const reading = new Map<number, symbol>();
  let bytes = 0;

  const forget = (id: number): void => {
    reading.delete(id);
    const card = cache.get(id);
    if (!card) return;
    bytes -= bytesOf(card);
    cache.delete(id);
  };

  const makeRoom = (): void => {
    for (const [id, card] of cache) {
      if (bytes <= bytesMax) return;
      if (card.wasUsed) {
        card.wasUsed = false;
        cache.delete(id);
        cache.set(id, card);
      } else forget(id);
    }
  };

  const readCards = async (ids: readonly number[]): Promise<Map<number, CacheEntry>> => {
    const ours = Symbol('read');
    const cards = new Map<number, CacheEntry>();
    for (const id of ids) reading.set(id, ours);
    const now = clock();
    const midnight = (Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS;
    try {
      for (const property of await propertiesByIds(db, ids, { rates: rates(), now })) {
        const end = property.openHouse ? Date.parse(property.openHouse.endsAt) : midnight;
        const card: CacheEntry = { ...entryOf(property), until: Math.min(end, midnight), wasUsed: false };
        cards.set(property.id, card);
        if (reading.get(property.id) !== ours) continue;
        forget(property.id);
        cache.set(property.id, card);
        bytes += bytesOf(card);
      }
    } finally {
      for (const id of ids) if (reading.get(id) === ours) reading.delete(id);
    }
    if (bytes > bytesMax) makeRoom();
    return cards;
  };

  /** Returns undefined when an agent left the network after a card was written. */
  const withAgents = (cards: readonly (CacheEntry | undefined)[], ids: readonly number[]) => {
    const complete: (Card | undefined)[] = [];
    for (const [at, card] of cards.entries()) {
      if (!card) {
        complete.push(undefined);
        continue;
      }
      const agent = typeof card.agent === 'number' ? agents.cardOf(card.agent) : card.agent;
      if (agent === undefined) {
        forget(ids[at] as number);
        return undefined;
      }
      complete.push({ home: card.home, agent, country: card.country });
    }
    return complete;
  };

  /** Returns the cached cards, and the ids without one. */
  const cached = (ids: readonly number[]): { cards: (CacheEntry | undefined)[]; missing: number[] } => {
    const now = clock().getTime();
    const missing: number[] = [];
    const cards = ids.map((id): CacheEntry | undefined => {
      const card = cache.get(id);
      if (card && card.until > now) {
        card.wasUsed = true;
        return card;
      }
      missing.push(id);
      return undefined;
    });
    return { cards, missing };
  };

  const once = async (ids: readonly number[]): Promise<(Card | undefined)[] | undefined> => {
    const { cards, missing } = cached(ids);
    const read = missing.length === 0 ? none : await readCards(missing);
    const all = cards.map((card, at) => card ?? read.get(ids[at] as number));
    const agentIds = all.flatMap((card) => (typeof card?.agent === 'number' ? [card.agent] : []));
    if (agentIds.length > 0 && !agents.ready(agentIds)) await agents.read(agentIds);
    return withAgents(all, ids);
  };

  return {
    async of(ids) {
      // Retries when an agent left in the meantime: the home's row then names another agent.
      for (let tries = 0; tries <= ids.length; tries++) {
        const cards = await once(ids);
        if (cards) return cards;
      }
      return ids.map(() => undefined);
    },
    put: ({ id }) => forget(id),
    delete: forget,
  };
}

const none: ReadonlyMap<number, CacheEntry> = new Map();

/** A text has two bytes a character when one of them is outside Latin-1. */
const bytesOf = ({ home: { json } }: CacheEntry): number =>
  json.length * (/[\u0100-\uffff]/.test(json) ? 2 : 1) + ENTRY_BYTES;

const entryOf = ({ agent, ...home }: Property): Pick<CacheEntry, 'home' | 'agent' | 'country'> => ({
  home: jsonPrefixOf(Home, home),
  agent: agent?.id ?? (agent && agentWithJson(agent)),
  country: home.country,
});
