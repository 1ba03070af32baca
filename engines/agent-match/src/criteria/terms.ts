import { Levels } from '../estimate/effects.ts';
import { squareOf } from '../place.ts';
import { type DealRows, kindOf, type Roster } from '../roster.ts';

export const QUARTER_DAYS = 91.3125;

/** Levels within which residuals of prices and times are computed: time, place and type. */
export interface DealLevels {
  when: Int32Array;
  where: Int32Array;
  what: Int32Array;
  sizes: { when: number; where: number; what: number };
}

/** Market × quarter, 3 km cell × half-year, type × side of the deals of one kind. */
export function dealLevels(roster: Roster, deals: DealRows, picked: readonly number[]): DealLevels {
  const [when, where, what] = [new Levels(), new Levels(), new Levels()];
  const at = (row: number, days: number) => Math.floor(deals.day[row]! / days);
  return {
    when: Int32Array.from(picked, (row) => when.of(roster.market[deals.agent[row]!]! * 4096 + at(row, QUARTER_DAYS))),
    where: Int32Array.from(picked, (row) => {
      const { lat, lon } = deals.rows[row]!;
      return where.of(`${squareOf(lat, lon, 3)} ${at(row, 2 * QUARTER_DAYS)}`);
    }),
    what: Int32Array.from(picked, (row) => what.of(`${deals.rows[row]!.type} ${deals.rows[row]!.side}`)),
    sizes: { when: when.size, where: where.size, what: what.size },
  };
}

/** Selects deals of a kind with a known figure, without those that only a company states. */
export function pickDeals(
  roster: Roster,
  deals: DealRows,
  agentType: 'real_estate' | 'mortgage',
  known: (row: number) => boolean,
): number[] {
  const picked: number[] = [];
  for (let row = 0; row < deals.rows.length; row++)
    if (roster.kind[deals.agent[row]!] === kindOf(agentType) && !deals.rows[row]!.stated && known(row))
      picked.push(row);
  return picked;
}
