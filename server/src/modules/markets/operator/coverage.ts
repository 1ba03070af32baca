import { type SQL, sql } from 'drizzle-orm';
import { csvFile } from '../../../platform/csv/csv.ts';
import type { Db } from '../../../platform/database/db.ts';
import { listHeaders } from '../../../platform/serve/paging.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { wholesaler } from '../../accounts/index.ts';
import { salesBySystem } from '../../listings/index.ts';
import { marketSeries } from '../tables.ts';
import { type Coverage, operatorContract as contract } from './contract.ts';

/** Sales by system and state, and months by index and place. */
const covered = (db: Db): SQL => sql`(
  select 'sales' as kind, sold.system as source, sold.country || '-' || sold.state as subject, count(*)::int as n,
    min(sold.day)::text as first, max(sold.day)::text as last
  from (${salesBySystem(db)}) as sold (system, country, state, day)
  group by sold.system, sold.country, sold.state
  union all
  select 'index', source, place, count(*)::int, min(month) || '-01', max(month) || '-01'
  from ${marketSeries} group by source, place) as covered`;

interface Range {
  source?: string | undefined;
  limit: number;
  offset: number;
}

async function read(db: Db, { source, limit, offset }: Range): Promise<{ total: number; rows: Coverage[] }> {
  const { rows } = await db.execute<Coverage & { total: number } & Record<string, unknown>>(sql`
    select *, (count(*) over ())::int as total from ${covered(db)}
    where ${source === undefined ? sql`true` : sql`source = ${source}`}
    order by kind desc, source, n desc, subject limit ${limit} offset ${offset}`);
  return { total: rows[0]?.total ?? 0, rows };
}

/** Bounds the size of a download, and of the figures. */
const ALL = { limit: 100_000, offset: 0 };

export const allCoverage = async (db: Db): Promise<Coverage[]> => (await read(db, ALL)).rows;

export const coverage = serve(contract.coverage, {
  access: wholesaler,
  async run({ input: { source, page, limit }, db }) {
    const { total, rows } = await read(db, { source, limit, offset: (page - 1) * limit });
    return { headers: listHeaders(total), body: rows };
  },
});

const columns = (['kind', 'source', 'subject', 'n', 'first', 'last'] as const).map((head) => ({
  head,
  cell: (row: Coverage) => row[head],
}));

export const coverageFile = serve(contract.coverageFile, {
  access: wholesaler,
  run: async ({ input: { source }, db }) =>
    csvFile('market-coverage.csv', columns, (await read(db, { source, ...ALL })).rows),
});
