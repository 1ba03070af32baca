import { type DealRows, KINDS, type Roster } from '../roster.ts';

/** Weight in deals of the market's mix as the prior of an agent's mix. */
const MARKET_DEALS = 8;

/** Types of home or loan: log ratio of the agent's share to the market's, shrunk toward 0. */
export interface DealTypes {
  index: Map<string, number>[];
  /** Agents × `width`. */
  ratio: Float32Array;
  width: number;
  /** Agents × `width`: raw counts of deals by type. */
  n: Int32Array;
}

export function dealTypesOf(roster: Roster, deals: DealRows): DealTypes {
  const names = KINDS.map(() => new Set<string>());
  deals.rows.forEach(({ type }, row) => {
    names[roster.kind[deals.agent[row]!]!]!.add(type);
  });
  const index = names.map((set) => new Map([...set].sort().map((name, at) => [name, at])));
  const width = Math.max(1, ...index.map(({ size }) => size));
  const own = new Float64Array(roster.agents.length * width);
  const n = new Int32Array(own.length);
  const groups = roster.markets * KINDS.length;
  const market = new Float64Array(groups * width);
  deals.rows.forEach(({ type }, row) => {
    const a = deals.agent[row]!;
    const kind = roster.kind[a]!;
    const at = index[kind]!.get(type)!;
    n[a * width + at]! += 1;
    own[a * width + at]! += deals.weight[row]!;
    market[(roster.market[a]! * KINDS.length + kind) * width + at]! += deals.weight[row]!;
  });
  const ratio = new Float32Array(own.length);
  for (let a = 0; a < roster.agents.length; a++) {
    const kind = roster.kind[a]!;
    const types = index[kind]!.size;
    const marketAt = (roster.market[a]! * KINDS.length + kind) * width;
    let [mass, all] = [0, 0];
    for (let t = 0; t < types; t++) {
      mass += own[a * width + t]!;
      all += market[marketAt + t]!;
    }
    for (let t = 0; t < types; t++) {
      const share = (market[marketAt + t]! + 1) / (all + types);
      ratio[a * width + t] = Math.log((own[a * width + t]! + MARKET_DEALS * share) / (mass + MARKET_DEALS) / share);
    }
  }
  return { index, ratio, width, n };
}
