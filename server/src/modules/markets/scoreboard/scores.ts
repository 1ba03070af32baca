import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import type { ScoreBy, ScoreRow } from './contract.ts';
import { type Measure, scoredPredictions } from './scored-predictions.ts';

/** Fewest outcomes of a shown figure. */
const LEAST_OUTCOMES = 10;

const groups: Record<ScoreBy, SQL> = {
  all: sql`'all'`,
  area: sql`place`,
  third: sql`third::text`,
  month: sql`to_char(known_on, 'YYYY-MM')`,
  horizon: sql`horizon::text`,
};

const orders: Partial<Record<ScoreBy, SQL>> = {
  area: sql`n DESC, "group"`,
  month: sql`"group" DESC`,
  horizon: sql`min(horizon)`,
};

/** The loss of a quantile: its distance from the outcome, weighted by the side on which the outcome is. */
const pinball = (quantile: SQL, share: number) =>
  sql`greatest(${share}::float8 * (outcome - ${quantile}), (${share}::float8 - 1) * (outcome - ${quantile})) / scale`;

const share = (holds: SQL) => sql`avg((${holds})::int)`;
const middle = (error: SQL) => sql`percentile_cont(0.5) WITHIN GROUP (ORDER BY ${error})`;
const figure = (value: SQL) => sql`round((${value})::numeric, 6)::float8`;

/** Subjects, each once although it counts at several horizons, in which a method was worse or better than the baseline. */
const subjects = (holds: SQL) => sql`(count(DISTINCT (listing_id, place, known_on)) FILTER (WHERE ${holds}))::int`;

/** Standard deviations that separate a loss from chance: one in forty by chance alone (one-sided sign test). */
const BEYOND_CHANCE = 1.96;

/**
 * Returns true for a loss that is not chance: a median error no lower than the baseline's, and so many more subjects in which the
 * method was worse than better that a fair coin would fall so in one of forty cases.
 */
export const losesBeyondChance = ({ medianError, baselineError, worse, better }: Comparison): boolean =>
  medianError >= baselineError && worse - better >= BEYOND_CHANCE * Math.sqrt(worse + better);

type Comparison = {
  medianError: number;
  baselineError: number;
  worse: number;
  better: number;
};

/** Folds predictions and outcomes into scores by version and group; groups with fewer than ten outcomes are left out. */
export async function scoresOf(db: Db, measure: Measure, by: ScoreBy): Promise<ScoreRow[]> {
  const { rows } = await db.execute<Omit<ScoreRow, 'loses'> & Pick<Comparison, 'worse' | 'better'>>(sql`
    SELECT version, ${groups[by]} AS "group", count(*)::int AS n,
      ${figure(middle(sql`error`))} AS "medianError",
      ${figure(middle(sql`baseline_error`))} AS "baselineError",
      ${figure(share(sql`error <= 0.05`))} AS "within5",
      ${figure(share(sql`error <= 0.1`))} AS "within10",
      ${figure(share(sql`error <= 0.2`))} AS "within20",
      ${figure(share(sql`outcome BETWEEN low AND high`))} AS "covered",
      ${figure(sql`avg((${pinball(sql`low`, 0.1)} + ${pinball(sql`middle`, 0.5)} + ${pinball(sql`high`, 0.9)}) / 3)`)}
        AS "pinball",
      ${figure(sql`avg(baseline_error / 2)`)} AS "baselinePinball",
      ${subjects(sql`error > baseline_error`)} AS worse, ${subjects(sql`error < baseline_error`)} AS better
    FROM (${scoredPredictions(db, measure)}) scored
    WHERE ${groups[by]} IS NOT NULL
    GROUP BY version, "group" HAVING count(*) >= ${LEAST_OUTCOMES}
    ORDER BY version, ${orders[by] ?? sql`"group"`}`);
  return rows.map(({ worse, better, ...row }) => ({ ...row, loses: losesBeyondChance({ ...row, worse, better }) }));
}
