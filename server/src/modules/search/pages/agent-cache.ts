import type { Db } from '../../../platform/database/db.ts';
import { jsonPrefixOf, withJsonPrefix } from '../../../platform/serve/reply-json.ts';
import { agentCards } from '../../companies/index.ts';
import { ListingAgent, type Property, presentAgent } from '../../listings/index.ts';

type Agent = NonNullable<Property['agent']>;

/** Agents of this network as the cards of homes show them. */
export interface AgentCache {
  /** Returns true if all of them were read recently; otherwise call `read`. */
  ready(ids: readonly number[]): boolean;
  read(ids: readonly number[]): Promise<void>;
  /** Returns the card of an agent that was read; undefined when they left the network. */
  cardOf(id: number): Agent | undefined;
}

/**
 * Age from which agents are read again in the background while the cached ones are still shown, because the
 * database is slow under load.
 */
const OLD_MS = 250;
/** Age from which a response waits for the read: a stored change is visible everywhere within a second. */
const TOO_OLD_MS = 1_000;
/** An agent not requested for this long is no longer refreshed. */
const FORGOTTEN_MS = 60_000;

interface Known {
  requestedAt: number;
  looked: boolean;
  card: Agent | undefined;
  /** The data that the card was written from. */
  source: string;
}

/** Caches recently requested agents. They are few compared to the homes, so all of them are read at once. */
export function createAgentCache(db: Db, clock: () => Date): AgentCache {
  const known = new Map<number, Known>();
  let readAt = 0;
  let reading: Promise<void> | undefined;

  const readAll = async (): Promise<void> => {
    const startedAt = clock().getTime();
    for (const [id, { requestedAt }] of known) if (startedAt - requestedAt > FORGOTTEN_MS) known.delete(id);
    const ids = [...known.keys()];
    const rows = await agentCards(db, ids);
    for (const id of ids) {
      const agent = known.get(id);
      if (!agent) continue;
      const row = rows.get(id);
      const source = row ? JSON.stringify(row) : '';
      // Written only when they changed.
      if (source !== agent.source) {
        agent.card = row && agentWithJson(presentAgent(row));
        agent.source = source;
      }
      agent.looked = true;
    }
    readAt = startedAt;
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
      if (!agent) known.set(id, { requestedAt: now, looked: false, card: undefined, source: '' });
      else agent.requestedAt = now;
      if (!agent?.looked) all = false;
    }
    if (all && now - readAt > OLD_MS) refresh().catch(() => {});
    return all;
  };

  return {
    ready,
    async read(ids) {
      // A running read may have begun before these ids were requested.
      await reading?.catch(() => {});
      if (!ready(ids)) await refresh();
    },
    cardOf: (id) => known.get(id)?.card,
  };
}

/** The same agent, for a reply, written as JSON once. */
export const agentWithJson = (agent: Agent): Agent =>
  withJsonPrefix<Agent, Agent>(jsonPrefixOf(ListingAgent, agent), {});
