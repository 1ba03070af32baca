import { dayNumber } from '../calendar.ts';
import type { DealRows, Roster } from '../roster.ts';
import { type Scaled, standardizeByKind } from './by-kind.ts';

/** Counted rather than estimated values. */
export interface Facts {
  volume: Scaled;
  /** All deals, closed or not: unlike the volume, it excludes the randomness by which closing is measured. */
  activity: Scaled;
  experience: Scaled;
  technology: Scaled;
  network: Scaled;
}

export function factsOf(roster: Roster, deals: DealRows): Facts {
  const { agents, kind, asOf } = roster;
  const recent = new Float64Array(agents.length);
  const begun = new Float64Array(agents.length);
  const n = new Int32Array(agents.length);
  deals.rows.forEach(({ outcome }, row) => {
    n[deals.agent[row]!]! += 1;
    begun[deals.agent[row]!]! += deals.weight[row]!;
    if (outcome === 'closed') recent[deals.agent[row]!]! += deals.weight[row]!;
  });
  const one = new Int32Array(agents.length).fill(1);
  const connections = Int32Array.from(agents, (agent) => new Set(agent.connections).size);
  const years = ({ licensedSince }: { licensedSince: string }) => Math.max(0, asOf - dayNumber(licensedSince)) / 365.25;
  const of = (n: Int32Array, value: (index: number) => number) =>
    standardizeByKind(
      Float64Array.from(agents, (_, index) => {
        const known = value(index);
        return Number.isFinite(known) ? known : 0;
      }),
      n,
      kind,
    );
  return {
    volume: of(n, (a) => Math.log1p(recent[a]!)),
    activity: of(n, (a) => Math.log1p(begun[a]!)),
    experience: of(one, (a) => Math.log1p(years(agents[a]!))),
    technology: of(one, (a) => {
      const { crm, eSign, video, portalLoginsPerWeek } = agents[a]!.tech;
      return Number(crm) + Number(eSign) + Number(video) + 0.8 * Math.log1p(Math.max(0, portalLoginsPerWeek));
    }),
    network: of(connections, (a) => Math.log1p(connections[a]!)),
  };
}
