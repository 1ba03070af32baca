import { max } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { token } from '../../../platform/serve/registry.ts';
import { marketOutcomes } from '../tables.ts';
import { versions } from './prediction-log.ts';
import type { Measure } from './scored-predictions.ts';
import { scoresOf } from './scores.ts';

/** Returns true for a place where the serving method has lost to the baseline on the outcomes so far. */
export type LosesIn = (db: Db, measure: Measure, place: string) => Promise<boolean>;
export const losesInToken = token<LosesIn>('areas where a method loses');

/** Keeps the places where a method loses until there are new outcomes. */
export function losingAreas(): LosesIn {
  const kept = new Map<Measure, { outcomes: number | null; places: ReadonlySet<string> }>();
  return async (db, measure, place) => {
    const [row] = await db.select({ outcomes: max(marketOutcomes.id) }).from(marketOutcomes);
    const outcomes = row?.outcomes ?? null;
    let known = kept.get(measure);
    if (known?.outcomes !== outcomes || !known) {
      const scores = outcomes === null ? [] : await scoresOf(db, measure, 'area');
      const losing = scores.filter(({ version, loses }) => loses && version === versions[measure]);
      known = { outcomes, places: new Set(losing.map(({ group }) => group)) };
      kept.set(measure, known);
    }
    return known.places.has(place);
  };
}
