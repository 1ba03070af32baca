import { max } from 'drizzle-orm';
import { batched } from '../../../platform/database/batched.ts';
import type { Db } from '../../../platform/database/db.ts';
import { prepared } from '../../../platform/database/prepared.ts';
import { token } from '../../../platform/serve/registry.ts';
import { marketOutcomes } from '../tables.ts';
import { versions } from './prediction-log.ts';
import type { Measure } from './scored-predictions.ts';
import { scoresOf } from './scores.ts';

/** Returns true for a place where the serving method has lost to the baseline on the outcomes so far. */
export type LosesIn = (db: Db, measure: Measure, place: string) => Promise<boolean>;
export const losesInToken = token<LosesIn>('areas where a method loses');

const newestQuery = prepared((db) =>
  db
    .select({ outcomes: max(marketOutcomes.id) })
    .from(marketOutcomes)
    .prepare('newest_market_outcome'),
);
const newestOutcome = batched(async (db, measures: readonly Measure[]) => {
  const [row] = await newestQuery(db).execute();
  return new Map(measures.map((measure) => [measure, row?.outcomes ?? null]));
});

/** Keeps the places where a method loses until there are new outcomes. */
export function losingAreas(): LosesIn {
  const kept = new Map<Measure, { outcomes: number | null; places: ReadonlySet<string> }>();
  return async (db, measure, place) => {
    const outcomes = (await newestOutcome(db, [measure])).get(measure) ?? null;
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
