import { dayNumber, monthsBetween, recency } from './calendar.ts';
import { kmBetween } from './place.ts';
import type { Agent, Deal, Records } from './records.ts';

/** The two kinds of professionals; each is compared only within its kind. */
export const KINDS = ['real_estate', 'mortgage'] as const;
export const kindOf = (agentType: string): number => (agentType === 'mortgage' ? 1 : 0);

/** Radius of a market, of agents and of buyers, by office location. */
export const MARKET_KM = 60;

/**
 * Agents sorted by kind, market and id. The order of the input rows has no effect, and agents that are compared
 * are adjacent in memory, which halves the time of a match among 100,000 agents.
 */
export interface Roster {
  asOf: number;
  agents: readonly Agent[];
  indexOf: ReadonlyMap<string, number>;
  kind: Uint8Array;
  /** Region of the office: everything within 60 km of the densest remaining place. */
  market: Int32Array;
  markets: number;
  /** 1 when the agent is eligible on that day: license active and not expired, and accepts clients. */
  eligible: Uint8Array;
  /** Share of a deal booked under this agent that is the agent's own work; below 1 for team leaders. */
  ownShare: Float64Array;
}

/** Deals of known agents up to that day, in the order of their ids. */
export interface DealRows {
  rows: readonly Deal[];
  agent: Int32Array;
  day: Float64Array;
  /** Recency times the agent's own share; halved when only the company states the deal. */
  weight: Float64Array;
}

/** Weight of a deal that only the company states, relative to one with a second source. */
const STATED_TRUST = 0.5;

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** A copy sorted by key. Rows with equal keys must be equal in everything the model reads. */
export const inOrder = <T>(rows: readonly T[], key: (row: T) => string): T[] =>
  rows
    .map((row) => ({ row, key: key(row) }))
    .sort((a, b) => byText(a.key, b.key))
    .map(({ row }) => row);

export function rosterOf({ agents: given }: Records, asOfDay: string): Roster {
  const asOf = dayNumber(asOfDay);
  const byId = inOrder(given, ({ id }) => id);
  const { market: marketById, markets } = marketsOf(byId);
  const order = Array.from(byId, (_, index) => index).sort(
    (a, b) => kindOf(byId[a]!.agentType) - kindOf(byId[b]!.agentType) || marketById[a]! - marketById[b]! || a - b,
  );
  const agents = order.map((index) => byId[index]!);
  const market = Int32Array.from(order, (index) => marketById[index]!);
  return {
    asOf,
    agents,
    indexOf: new Map(agents.map(({ id }, index) => [id, index])),
    kind: Uint8Array.from(agents, ({ agentType }) => kindOf(agentType)),
    market,
    markets,
    eligible: Uint8Array.from(agents, (agent) => (mayBeOffered(agent, asOf) ? 1 : 0)),
    ownShare: Float64Array.from(agents, ({ teamSize }) => 1 / (1 + 0.5 * (Math.max(1, teamSize) - 1))),
  };
}

/** Checks the expiry date in addition to the status, because an expired license may still have status active. */
export const mayBeOffered = ({ licence, acceptingClients }: Agent, asOf: number): boolean =>
  acceptingClients && licence.status === 'active' && dayNumber(licence.expires) >= asOf;

export function dealRowsOf({ transactions }: Records, roster: Roster): DealRows {
  const known = transactions.filter(
    ({ agentId, date }) => roster.indexOf.has(agentId) && monthsBetween(dayNumber(date), roster.asOf) >= 0,
  );
  const rows = inOrder(known, ({ id }) => id);
  const agent = Int32Array.from(rows, ({ agentId }) => roster.indexOf.get(agentId)!);
  const day = Float64Array.from(rows, ({ date }) => dayNumber(date));
  return {
    rows,
    agent,
    day,
    weight: Float64Array.from(rows, ({ stated }, row) => {
      const trust = stated ? STATED_TRUST : 1;
      return trust * recency(day[row]!, roster.asOf) * roster.ownShare[agent[row]!]!;
    }),
  };
}

const CELL_DEGREES = 0.25;

/** The densest remaining cell founds a market with every office within 60 km; ties by position. */
function marketsOf(agents: readonly Agent[]): { market: Int32Array; markets: number } {
  const market = new Int32Array(agents.length).fill(-1);
  const cells = new Map<string, number[]>();
  agents.forEach(({ office }, index) => {
    const key = `${Math.floor(office.lat / CELL_DEGREES)},${Math.floor(office.lon / CELL_DEGREES)}`;
    const list = cells.get(key);
    if (list) list.push(index);
    else cells.set(key, [index]);
  });
  const order = [...cells.entries()].sort((a, b) => b[1].length - a[1].length || byText(a[0], b[0]));
  let markets = 0;
  for (const [, members] of order) {
    const free = members.filter((index) => market[index] === -1);
    if (free.length === 0) continue;
    const lat = free.reduce((sum, index) => sum + agents[index]!.office.lat, 0) / free.length;
    const lon = free.reduce((sum, index) => sum + agents[index]!.office.lon, 0) / free.length;
    for (const [, others] of order) {
      const { office } = agents[others[0]!]!;
      if (kmBetween(lat, lon, office.lat, office.lon) > MARKET_KM + 40) continue;
      for (const index of others) {
        const { office: own } = agents[index]!;
        if (market[index] === -1 && kmBetween(lat, lon, own.lat, own.lon) <= MARKET_KM) market[index] = markets;
      }
    }
    for (const index of free) if (market[index] === -1) market[index] = markets;
    markets += 1;
  }
  return { market, markets };
}
