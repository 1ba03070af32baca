import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../test/harness.ts';
import { home, storeHomes } from '../../../../../test/homes.ts';
import { marketSeries } from '../../tables.ts';
import { readPricesOrder, runPricesOrder } from './import-prices.ts';

const folder = mkdtempSync(join(tmpdir(), 'lintel-prices-'));
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.reset();
  vi.spyOn(console, 'log')
    .mockImplementation(() => {})
    .mockClear();
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true });
});

const now = new Date('2026-11-29T12:00:00Z');
const file = (lines: readonly string[]): string => {
  const path = join(folder, 'prices.csv');
  writeFileSync(path, lines.join('\n'));
  return path;
};
const bring = (lines: readonly string[], ...more: string[]) => {
  const order = readPricesOrder([file(lines), '--source', 'Test', ...more]);
  return runPricesOrder(order, order.dryRun ? undefined : app.context.database, now);
};
const stored = async () => {
  const rows = await app.context.database.db
    .select()
    .from(marketSeries)
    .orderBy(asc(marketSeries.place), asc(marketSeries.month));
  return rows.map(({ place, source, month, value }) => `${place} ${source} ${month} ${value}`);
};

const formats: Record<string, [lines: string[], stored: string[]]> = {
  'FHFA, metros with a header': [
    [
      'metro,cbsa,year,quarter,hpi,hpi_se',
      '"Austin-Round Rock-Georgetown, TX",12420,2026,2,610.4,3.1',
      '"Winston-Salem, NC",49180,2026,2,280,2',
      '"Kansas City, MO-KS",28140,2026,2,300,2',
      '"Dallas-Plano-Irving, TX  (MSAD)",19124,2026,2,500,2',
    ],
    [
      'austin-tx Test 2026-06 610.4',
      'dallas-tx Test 2026-06 500',
      'kansas-city-mo Test 2026-06 300',
      'winston-salem-nc Test 2026-06 280',
    ],
  ],
  'FHFA, metros without a header': [
    [
      '"Austin-Round Rock-Georgetown, TX",12420,1975,1,-,-',
      '"Austin-Round Rock-Georgetown, TX",12420,1975,2,61.5,(4.1)',
    ],
    ['austin-tx Test 1975-06 61.5'],
  ],
  'FHFA, master file': [
    [
      'hpi_type,hpi_flavor,frequency,level,place_name,place_id,yr,period,index_nsa,index_sa',
      'traditional,purchase-only,quarterly,MSA,"Austin-Round Rock, TX",12420,2026,1,400,401',
      'traditional,all-transactions,quarterly,MSA,"Austin-Round Rock, TX",12420,2026,1,500,',
      'traditional,all-transactions,quarterly,State,Texas,TX,2026,1,450,',
    ],
    ['austin-tx Test 2026-03 500'],
  ],
  'Case-Shiller': [
    ['date,20-City Composite,"Dallas, TX","Washington, DC"', '2026-07,330,290.1,', '2026-08,331,290.9,310'],
    ['dallas-tx Test 2026-07 290.1', 'dallas-tx Test 2026-08 290.9', 'washington-dc Test 2026-08 310'],
  ],
  'Zillow, home values': [
    [
      'RegionID,SizeRank,RegionName,RegionType,StateName,2026-08-31,2026-09-30,2026-10-31',
      '102001,0,United States,country,,360000,361000,362000',
      '394355,30,"Austin, TX",msa,TX,441000.5,,439000',
    ],
    ['austin-tx Test 2026-08 441000.5', 'austin-tx Test 2026-10 439000'],
  ],
  'Teranet, a column per city with counts': [
    [
      'Transaction Date,c11,Sales Pair Count,on_toronto,Sales Pair Count,qc_montreal,Sales Pair Count',
      'Jul-2026,320,9000,410.2,2100,300.7,1500',
    ],
    ['montreal-qc Test 2026-07 300.7', 'toronto-on Test 2026-07 410.2'],
  ],
  'Statistics Canada, table 18-10-0205': [
    [
      'REF_DATE,GEO,DGUID,New housing price indexes,UOM,UOM_ID,SCALAR_FACTOR,SCALAR_ID,VECTOR,COORDINATE,VALUE,STATUS,SYMBOL,TERMINATED,DECIMALS',
      '2026-09,Canada,x,Total (house and land),"Index, 201612=100",347,units,0,v1,1.1,123.4,,,,1',
      '2026-09,"Toronto, Ontario",x,Total (house and land),"Index, 201612=100",347,units,0,v1,1.1,120.1,,,,1',
      '2026-09,"Toronto, Ontario",x,House only,"Index, 201612=100",347,units,0,v1,1.1,119,,,,1',
      '2026-09,"Ottawa-Gatineau, Ontario part, Ontario/Quebec",x,Total (house and land),"Index, 201612=100",347,units,0,v1,1.1,150,,,,1',
    ],
    ['ottawa-on Test 2026-09 150', 'toronto-on Test 2026-09 120.1'],
  ],
};

it.each(Object.entries(formats))(
  'imports the cities of %s, by the values as published',
  async (_, [lines, expected]) => {
    await bring(lines);
    expect(await stored()).toEqual(expected);
  },
);

it('replaces the revised series of a city, keeps other sources, and shows the index on the market page', async () => {
  const head = 'date,"Austin, TX"';
  await bring([head, '2026-07,100', '2026-08,101', '2026-09,102']);
  await runPricesOrder(
    readPricesOrder([file(['date,"Dallas, TX"', '2026-07,90']), '--source', 'Other']),
    app.context.database,
    now,
  );
  await bring([head, '2026-08,101.5', '2026-09,102.5', '2027-01,110']);
  expect(await stored()).toEqual([
    'austin-tx Test 2026-08 101.5',
    'austin-tx Test 2026-09 102.5',
    'dallas-tx Other 2026-07 90',
  ]);
  expect(console.log).toHaveBeenCalledWith('1 values were left out: their month is in the future.');
  await storeHomes(app.context.database, ...Array.from({ length: 10 }, () => home()));
  const { body } = await app.request('GET', '/api/markets/austin-tx/forecast');
  expect(body.index).toMatchObject({ source: 'Test', isSample: false, points: [{ value: 101.5 }, { value: 102.5 }] });
});

it('writes nothing in a dry run', async () => {
  await bring(formats['Case-Shiller']![0], '--dry-run');
  expect(await stored()).toEqual([]);
  expect(console.log).toHaveBeenCalledWith('Nothing was written: this was a dry run.');
});

it.each([
  [['date,"Austin, TX"', '2026-07,'], /no value above zero/],
  [['state,year,quarter,hpi', 'TX,2026,1,450'], /none of its 1 areas/],
  [['city,price', '"Austin, TX",450'], /no column names a month/],
  [['RegionID,RegionName,RegionType,2026-08,2026-09', '394355,"Austin, TX",msa,1700,1710'], /rents/],
])('says what is wrong with %j, and stores nothing', async (lines, message) => {
  await expect(bring(lines)).rejects.toThrow(message);
  expect(await stored()).toEqual([]);
});

it.each([
  [['nowhere.csv', '--source', 'FHFA'], /no file nowhere/],
  [[], /One file/],
  [[folder], /--source must name/],
  [[folder, '--source', 'sample'], /--source must name/],
])('explains an invalid command: %j', (words, message) => {
  expect(() => readPricesOrder(words)).toThrow(message);
});
