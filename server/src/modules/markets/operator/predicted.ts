import { type SQL, sql } from 'drizzle-orm';
import { csvFile } from '../../../platform/csv/csv.ts';
import type { Db } from '../../../platform/database/db.ts';
import { listHeaders } from '../../../platform/serve/paging.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { wholesaler } from '../../accounts/index.ts';
import { versions } from '../scoreboard/prediction-log.ts';
import { scoredPredictions } from '../scoreboard/scored-predictions.ts';
import { operatorContract as contract, type PredictedSale, type PredictionFilter } from './contract.ts';

/** The scored predictions of the serving method for prices that a filter selects: exactly those that the figures count. */
export const predictedSales = (db: Db, { market, third, days }: PredictionFilter): SQL => sql`(
  select * from (${scoredPredictions(db, 'price')}) as scored where version = ${versions.price}
    ${market === undefined ? sql`` : sql`and market = ${market}`}
    ${third === undefined ? sql`` : sql`and third = ${third}`}
    ${days === undefined ? sql`` : sql`and known_on > current_date - ${days}::int`}) as predicted`;

async function read(db: Db, filter: PredictionFilter, limit: number, offset: number) {
  const { rows } = await db.execute<PredictedSale & { total: number } & Record<string, unknown>>(sql`
    select id::int, market, place, listing as "listingId", made_on::text as "madeOn", known_on::text as "knownOn",
      third::int, low, middle, high, outcome, error, (count(*) over ())::int as total
    from ${predictedSales(db, filter)} order by known_on desc, id desc limit ${limit} offset ${offset}`);
  return { total: rows[0]?.total ?? 0, rows: rows as PredictedSale[] };
}

export const predicted = serve(contract.predicted, {
  access: wholesaler,
  async run({ input: { page, limit, ...filter }, db }) {
    const { total, rows } = await read(db, filter, limit, (page - 1) * limit);
    return { headers: listHeaders(total), body: rows };
  },
});

/** Bounds the size of a download. */
const ROWS_MAX = 200_000;

const columns = [
  ...(['id', 'market', 'place', 'listingId', 'madeOn', 'knownOn', 'third'] as const),
  ...(['low', 'middle', 'high', 'outcome', 'error'] as const),
].map((head) => ({ head, cell: (row: PredictedSale) => row[head] }));

export const predictedFile = serve(contract.predictedFile, {
  access: wholesaler,
  run: async ({ input, db }) => csvFile('market-predictions.csv', columns, (await read(db, input, ROWS_MAX, 0)).rows),
});
