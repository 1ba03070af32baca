import type { Db } from '../../foundation/db.ts';
import { ListingAgent, presentAgent } from '../listings/index.ts';
import { agentCards } from '../network/index.ts';

/** Agents of this network as the cards of homes show them, in JSON. */
export interface EncodedAgents {
  /** Whether all of them were looked for of late; if not, `read` does so. */
  ready(ids: readonly number[]): boolean;
  read(ids: readonly number[]): Promise<void>;
  /** Of one who was looked for; undefined where they are no longer in the network. */
  cardOf(id: number): string | undefined;
}

/** From this age on they are read again while the ones at hand are still shown: in a crowd the way to the database is long; */
const OLD_MS = 250;
/** from this one on an answer waits for it: what is stored somewhere is seen everywhere within a second. */
const TOO_OLD_MS = 1_000;
/** Who was not asked for in so long is not read along. */
const FORGOTTEN_MS = 60_000;

interface Known {
  askedAt: number;
  looked: boolean;
  card: string | undefined;
  /** What the card was made of. */
  source: string;
}

/** Keeps the agents that were asked for of late. There are few beside the homes, so all of them are read at once. */
export function keepEncodedAgents(db: Db, clock: () => Date): EncodedAgents {
  const known = new Map<number, Known>();
  let readAt = 0;
  let reading: Promise<void> | undefined;

  const readAll = async (): Promise<void> => {
    const begun = clock().getTime();
    for (const [id, { askedAt }] of known) if (begun - askedAt > FORGOTTEN_MS) known.delete(id);
    const ids = [...known.keys()];
    const rows = await agentCards(db, ids);
    for (const id of ids) {
      const agent = known.get(id);
      if (!agent) continue;
      const row = rows.get(id);
      const source = row ? JSON.stringify(row) : '';
      // Through the reply schema only when they changed.
      if (source !== agent.source) {
        agent.card = row && JSON.stringify(ListingAgent.parse(presentAgent(row)));
        agent.source = source;
      }
      agent.looked = true;
    }
    readAt = begun;
  };
  const refresh = (): Promise<void> => {
    reading ??= readAll().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  const ready = (ids: readonly number[]): boolean => {
    const now = clock().getTime();
    let all = now - readAt <= TOO_OLD_MS;
    for (const id of ids) {
      const agent = known.get(id);
      if (!agent) known.set(id, { askedAt: now, looked: false, card: undefined, source: '' });
      else agent.askedAt = now;
      if (!agent?.looked) all = false;
    }
    if (all && now - readAt > OLD_MS) refresh().catch(() => {});
    return all;
  };

  return {
    ready,
    async read(ids) {
      // One that is under way may have begun before it was known whom to read.
      await reading?.catch(() => {});
      if (!ready(ids)) await refresh();
    },
    cardOf: (id) => known.get(id)?.card,
  };
}
