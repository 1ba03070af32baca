import { HOUR_MS } from '@lintel/geo';
import { count, desc } from 'drizzle-orm';
import { csvFile } from '../../../platform/csv/csv.ts';
import type { Db } from '../../../platform/database/db.ts';
import { listHeaders } from '../../../platform/serve/paging.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { wholesaler } from '../../accounts/index.ts';
import { marketRuns } from '../tables.ts';
import { operatorContract as contract, type MarketRun } from './contract.ts';

/** A run without an end after this time has died with its process; a fit takes about a minute. */
const LONGEST_MS = HOUR_MS;

async function read(db: Db, limit: number, offset: number): Promise<MarketRun[]> {
  const rows = await db.select().from(marketRuns).orderBy(desc(marketRuns.id)).limit(limit).offset(offset);
  return rows.map(({ startedAt, endedAt, outcome, ...row }) => ({
    ...row,
    startedAt: startedAt.toISOString(),
    seconds: endedAt ? (endedAt.getTime() - startedAt.getTime()) / 1_000 : null,
    outcome: outcome ?? (Date.now() - startedAt.getTime() > LONGEST_MS ? 'died' : 'running'),
  }));
}

export const runs = serve(contract.runs, {
  access: wholesaler,
  async run({ input: { page, limit }, db }) {
    const [all] = await db.select({ n: count() }).from(marketRuns);
    return { headers: listHeaders(all!.n), body: await read(db, limit, (page - 1) * limit) };
  },
});

/** Bounds the size of a download. */
const ROWS_MAX = 100_000;

const columns = (['id', 'kind', 'subject', 'inputs', 'startedAt', 'seconds', 'outcome', 'detail'] as const).map(
  (head) => ({ head, cell: (row: MarketRun) => row[head] }),
);

export const runsFile = serve(contract.runsFile, {
  access: wholesaler,
  run: async ({ db }) => csvFile('market-runs.csv', columns, await read(db, ROWS_MAX, 0)),
});
