import type { Db } from '../../foundation/db.ts';
import { ListingAgent, presentAgent } from '../listings/index.ts';
import { agentCards } from '../network/index.ts';

/** Agents of this network as the cards of homes show them, in JSON. */
export interface EncodedAgents {
  /** At least those of `ids` who are still in the network. */
  of(ids: ReadonlySet<number>): Promise<ReadonlyMap<number, string>>;
}

/** From this age on they are read again while the ones at hand are still shown; */
const OLD_MS = 500;
/** from this one on an answer waits for it: what is stored somewhere is seen everywhere within a second. */
const TOO_OLD_MS = 1_000;
/** Who was not asked for in so long is not read along. */
const FORGOTTEN_MS = 60_000;

/** Keeps the agents that were asked for of late. There are few beside the homes, so all of them are read at once. */
export function keepEncodedAgents(db: Db, clock: () => Date): EncodedAgents {
  let known: ReadonlyMap<number, string> = new Map();
  let readAt = 0;
  /** Whom the last read looked for; the gone are among them. */
  let looked: ReadonlySet<number> = new Set();
  const asked = new Map<number, number>();
  let reading: Promise<void> | undefined;

  const readAll = async (): Promise<void> => {
    const begun = clock().getTime();
    for (const [id, at] of asked) if (begun - at > FORGOTTEN_MS) asked.delete(id);
    const ids = [...asked.keys()];
    const cards = await agentCards(db, ids);
    known = new Map(
      [...cards.values()].map((card) => [card.id, JSON.stringify(ListingAgent.parse(presentAgent(card)))]),
    );
    looked = new Set(ids);
    readAt = begun;
  };
  const refresh = (): Promise<void> => {
    reading ??= readAll().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  const mayShow = (ids: ReadonlySet<number>): boolean => {
    if (clock().getTime() - readAt > TOO_OLD_MS) return false;
    for (const id of ids) if (!looked.has(id)) return false;
    return true;
  };

  return {
    async of(ids) {
      const now = clock().getTime();
      for (const id of ids) asked.set(id, now);
      if (mayShow(ids)) {
        if (now - readAt > OLD_MS) refresh().catch(() => {});
        return known;
      }
      // One that is under way may have begun before it was known whom to read.
      await reading?.catch(() => {});
      if (!mayShow(ids)) await refresh();
      return known;
    },
  };
}
