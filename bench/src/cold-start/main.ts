/**
 * `npm run bench -- cold-start [--homes 100000] [--changes 10000]`: time until a process's index answers, after
 * reading every listing of a PostgreSQL server, and after reading its file and the changes since; and the cost of
 * writing the file.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Database, openDatabase } from '../../../server/src/platform/database/db.ts';
import { migrate } from '../../../server/src/platform/database/migrate.ts';
import { findPostgres, startPostgres } from '../../../server/test/postgres-server.ts';
import { homeDrawer } from '../hypersearch/homes.ts';

const streets = ['Oak Street', 'Maple Avenue', 'Cedar Lane', 'Lakeview Drive', 'Hillcrest Road', 'Saint Denis Street'];
const statusOf = { active: 'Active', pending: 'Pending', sold: 'Closed' } as const;

const rowOf = (home: ReturnType<ReturnType<typeof homeDrawer>>) => ({
  ...home,
  status: statusOf[home.status],
  address: `${1 + ((home.id * 7) % 9_999)} ${streets[home.id % streets.length]}`,
});

const { values } = parseArgs({
  options: { homes: { type: 'string', default: '100000' }, changes: { type: 'string', default: '10000' } },
});
const binaries = findPostgres();
if (!binaries) throw new Error('There is no PostgreSQL 15 or newer on this machine.');
const postgres = await startPostgres(binaries, { settings: ['max_wal_size=4GB'] });
const url = `${postgres.url}/postgres`;
const folder = mkdtempSync(join(tmpdir(), 'lintel-cold-'));
const database = await openDatabase({ url, poolSize: 2, statementTimeoutMs: 0 });
try {
  await migrate(database.pool);
  await storeHomes(database, Number(values.homes));
  console.log(`${Number(values.homes).toLocaleString('en')} listings on PostgreSQL`);
  start('every listing is read');
  console.log(`the file has ${(statSync(join(folder, 'homes')).size / 1e6).toFixed(0)} MB`);
  start('the file is read');
  await database.pool.query('update listings set list_price_cents = list_price_cents + 100 where id <= $1', [
    values.changes,
  ]);
  start(`the file and ${Number(values.changes).toLocaleString('en')} changes`);
} finally {
  await database.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** In a separate process, as after a deployment. */
function start(what: string): void {
  const script = fileURLToPath(new URL('process.ts', import.meta.url));
  console.log(`\n${what}`);
  spawnSync(process.execPath, ['--max-old-space-size=6144', script, url, folder], { stdio: 'inherit' });
}

async function storeHomes({ pool }: Database, count: number): Promise<void> {
  const draw = homeDrawer(1);
  for (let from = 1; from <= count; from += 5_000) {
    const rows = [];
    for (let id = from; id < Math.min(count + 1, from + 5_000); id++) rows.push(rowOf(draw(id)));
    await pool.query(
      `insert into listings (originating_system_name, listing_key, listing_id, unparsed_address, city, neighbourhood,
        state_or_province, postal_code, country, currency, latitude, longitude, list_price_cents, standard_status, home_type,
        listed_on, off_market_date, modification_timestamp, bedrooms_total, bathrooms_full, living_area_sqft, lot_size_acres,
        year_built, association_fee_monthly_cents, school_rating, walk_score, garage_spaces, stories_total, features,
        public_remarks)
      select 'Bench', id, id, address, city, neighbourhood, state, "postalCode", country,
        case country when 'US' then 'USD' else 'CAD' end, "latE6" / 1e6, "lonE6" / 1e6, "priceCents", status, type,
        date '1970-01-01' + "listedDay", date '1970-01-01' + "offMarketDay", now(), beds, floor(baths), sqft, "lotAcres",
        "yearBuilt", "hoaCents", "schoolRating", "walkScore", "garageSpaces", stories, features, text
      from jsonb_to_recordset($1::jsonb) as h (id text, address text, city text, neighbourhood text, state text,
        "postalCode" text, country text, "latE6" float8, "lonE6" float8, "priceCents" bigint, status text, type text,
        "listedDay" int, "offMarketDay" int, beds int, baths numeric, sqft int, "lotAcres" numeric, "yearBuilt" int,
        "hoaCents" bigint, "schoolRating" numeric, "walkScore" int, "garageSpaces" int, stories int, features text[],
        text text)`,
      [JSON.stringify(rows)],
    );
  }
  await pool.query('vacuum analyze listings');
}
