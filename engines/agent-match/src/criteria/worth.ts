import { explain } from '../estimate/effects.ts';
import type { DealRows, Roster } from '../roster.ts';
import { dealLevels } from './terms.ts';

/**
 * Log ratio of the list price to the price explained by floor area, type, place and quarter; 0 for an unknown
 * floor area. Overpriced homes sell below their list price and late, whoever the agent is.
 */
export function overpricing(roster: Roster, deals: DealRows, picked: readonly number[]): Float64Array {
  const priced = picked.filter((row) => (deals.rows[row]!.sqft ?? 0) > 0 && (deals.rows[row]!.listPrice ?? 0) > 0);
  const levels = dealLevels(roster, deals, priced);
  const y = Float64Array.from(priced, (row) => Math.log(deals.rows[row]!.listPrice!));
  const size = Float64Array.from(priced, (row) => Math.log(deals.rows[row]!.sqft!));
  const middle = size.reduce((sum, one) => sum + one, 0) / Math.max(1, size.length);
  const level = y.reduce((sum, one) => sum + one, 0) / Math.max(1, y.length);
  const { residual } = explain(
    y.map((one) => one - level),
    new Float64Array(y.length).fill(1),
    [
      { level: levels.when, levels: levels.sizes.when, hold: 3 },
      { level: levels.what, levels: levels.sizes.what, hold: 3 },
      { level: levels.where, levels: levels.sizes.where, hold: 1 },
    ],
    [size.map((one) => one - middle)],
  );
  const byRow = new Map(priced.map((row, at) => [row, residual[at]!]));
  return Float64Array.from(picked, (row) => byRow.get(row) ?? 0);
}
