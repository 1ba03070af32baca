import { sql } from 'drizzle-orm';
import { csvFile } from '../../../platform/csv/csv.ts';
import { anyone } from '../../../platform/serve/access.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { isSampleLoaded } from '../../accounts/index.ts';
import { marketsContract } from '../contract.ts';
import { versions } from './prediction-log.ts';
import { scoredPredictions } from './scored-predictions.ts';
import { scoresOf } from './scores.ts';

export const scoreboard = serve(marketsContract.scoreboard, {
  access: anyone('scores of past predictions are public'),
  async run({ input: { measure, by }, db }) {
    const [isSample, all, groups] = await Promise.all([
      isSampleLoaded(db),
      scoresOf(db, measure, 'all'),
      by === 'all' ? [] : scoresOf(db, measure, by),
    ]);
    return { isSample, version: versions[measure], all, groups };
  },
});

/** Bounds the size of a download. */
const ROWS_MAX = 200_000;

interface ScoredRow extends Record<string, unknown> {
  version: string;
  source: string;
  market: string;
  place: string | null;
  listing: number | null;
  made_on: string;
  known_on: string;
  horizon: number;
  third: number;
  low: number;
  middle: number;
  high: number;
  baseline: number;
  outcome: number;
}

const columns = [
  ...(['version', 'source', 'market', 'place', 'listing', 'made_on', 'known_on', 'horizon', 'third'] as const),
  ...(['low', 'middle', 'high', 'baseline', 'outcome'] as const),
].map((head) => ({ head, cell: (row: ScoredRow) => row[head] }));

export const predictions = serve(marketsContract.predictions, {
  access: anyone('scores of past predictions are public'),
  async run({ input: { measure }, db }) {
    const { rows } = await db.execute<ScoredRow>(sql`
      SELECT version, source, market, place, listing, made_on::text, known_on::text, horizon, third,
        low, middle, high, baseline, outcome
      FROM (${scoredPredictions(db, measure)}) scored ORDER BY known_on DESC, id LIMIT ${ROWS_MAX}`);
    return csvFile(`predictions-${measure}.csv`, columns, rows);
  },
});
