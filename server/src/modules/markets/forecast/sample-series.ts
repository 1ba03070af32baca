import type { AppContext } from '../../../platform/app/app-context.ts';
import { isSampleLoaded } from '../../accounts/index.ts';
import { citiesWithSales } from '../../listings/index.ts';
import { marketSeries } from '../tables.ts';

export const sampleSource = 'sample';
const FIRST_YEAR = 2008;
const ROWS_AT_ONCE = 2_000;

/** Keeps the price indexes of the sample network's cities current; does nothing elsewhere. */
export async function refreshSampleSeries({ database }: Pick<AppContext, 'database'>, now: Date): Promise<void> {
  if (!(await isSampleLoaded(database.db))) return;
  const rows = (await citiesWithSales(database.db)).flatMap(({ place }) =>
    sampleIndex(place, now).map((point) => ({ place, source: sampleSource, ...point })),
  );
  await database.transaction(async (tx) => {
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
      await tx
        .insert(marketSeries)
        .values(rows.slice(from, from + ROWS_AT_ONCE))
        .onConflictDoNothing();
  });
}

/**
 * Generates a made-up index up to the month before `now`, 100 at its start: a common cycle, and the place's own
 * growth that changes slowly. A month keeps its value as time goes on.
 */
export function sampleIndex(place: string, now: Date): { month: string; value: number }[] {
  const draw = draws(place);
  const months = (now.getUTCFullYear() - FIRST_YEAR) * 12 + now.getUTCMonth();
  let level = Math.log(100);
  let own = 0;
  return Array.from({ length: months }, (_, at) => {
    own = 0.92 * own + 0.14 * (draw() + draw() + draw() - 1.5);
    level += (0.25 + 0.45 * Math.sin(at / 17) + own) / 100;
    const measured = level + 0.0015 * (draw() - 0.5);
    return {
      month: `${FIRST_YEAR + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
      value: Math.round(Math.exp(measured) * 100) / 100,
    };
  });
}

/** A fixed sequence of numbers from 0 to 1 for each text (xorshift on a FNV-1a hash). */
function draws(text: string): () => number {
  let state = 2_166_136_261;
  for (const char of text) state = Math.imul(state ^ char.charCodeAt(0), 16_777_619) >>> 0;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4_294_967_296;
  };
}
