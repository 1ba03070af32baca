import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { empty } from '../../../../test/empty.ts';
import { testDatabase } from '../../../../test/test-database.ts';
import { listings } from '../../listings/tables.ts';
import { openRejectsFile } from '../rejects-file.ts';
import { csvRows } from './csv-rows.ts';
import { type CsvImport, importCsv } from './import-csv.ts';
import { parseMapping } from './mapping.ts';

const folder = mkdtempSync(join(tmpdir(), 'lintel-import-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const database = await testDatabase();
beforeEach(() => empty(database));

const mapping = parseMapping(
  JSON.stringify({
    format: 'a test',
    fields: {
      originatingSystemName: { constant: 'Test MLS' },
      listingKey: { column: 'Id' },
      listPrice: { column: 'Price' },
      city: { constant: 'Austin' },
      stateOrProvince: { constant: 'TX' },
      homeType: { constant: 'condo' },
      standardStatus: { constant: 'Active' },
      bedroomsTotal: { column: 'Beds' },
      yearBuilt: { column: 'Year' },
    },
  }),
  'test',
);

async function* bytesOf(text: string) {
  yield new TextEncoder().encode(text);
}

async function run(text: string, its: Partial<CsvImport> = { database }) {
  const path = join(folder, 'rejects.csv');
  const rejects = await openRejectsFile(path);
  const order = { bytes: bytesOf(text), mapping, rejects, now: new Date('2026-11-20T12:00:00Z'), ...its };
  try {
    return { summary: await importCsv(order), rejects: () => rejectsIn(path) };
  } finally {
    await rejects.close();
  }
}

async function rejectsIn(path: string) {
  const { rows } = await csvRows(bytesOf(readFileSync(path, 'utf8')), ',');
  const found = [];
  for await (const row of rows) if ('row' in row) found.push(row.row);
  return found;
}

const count = () => database.db.$count(listings);
const goodRows = (from: number, many: number) =>
  Array.from({ length: many }, (_, at) => `K${from + at},450000,3\n`).join('');

test('imports valid rows and rejects invalid ones with row, field, rule, value and the original row', async () => {
  const { summary, rejects } = await run('Id,Price,Beds\nA,450000,3\nB,12,3\nC,450000,99\nD\n"E ""x"", y",500,1\n');
  expect(summary).toMatchObject({ read: 5, good: 2, setAside: 3, warnings: 1, added: 2, missingColumns: ['Year'] });
  expect(await count()).toBe(2);
  const price = 'must be a price between 10,000 and 1,000,000,000';
  expect(await rejects()).toEqual([
    {
      severity: 'rejected',
      row: '3',
      field: 'listPrice',
      rule: price,
      value: '12',
      raw: '{"Id":"B","Price":"12","Beds":"3"}',
    },
    {
      severity: 'warning',
      row: '4',
      field: 'bedroomsTotal',
      rule: 'must be a whole number between 0 and 50',
      value: '99',
      raw: '{"Id":"C","Price":"450000","Beds":"99"}',
    },
    {
      severity: 'rejected',
      row: '5',
      field: 'row',
      rule: 'must have 3 columns as the header, not 1',
      value: 'D',
      raw: '["D"]',
    },
    {
      severity: 'rejected',
      row: '6',
      field: 'listPrice',
      rule: price,
      value: '500',
      raw: JSON.stringify({ Id: 'E "x", y', Price: '500', Beds: '1' }),
    },
  ]);
  expect([...summary.rejectedBy]).toEqual([
    [`listPrice ${price}`, 2],
    ['row must have 3 columns as the header, not 1', 1],
  ]);
});

test('a dry run validates every row and writes none', async () => {
  const { summary, rejects } = await run('Id,Price,Beds\nA,450000,3\nB,12,3\n', {});
  expect(summary).toMatchObject({ read: 2, good: 1, setAside: 1, added: 0 });
  expect(await count()).toBe(0);
  expect(await rejects()).toHaveLength(1);
});

test('imports a repeated key once, so that a second run changes nothing', async () => {
  const text = 'Id,Price,Beds\nA,450000,3\nA,460000,3\n';
  expect((await run(text)).summary).toMatchObject({ added: 1, setAside: 1 });
  expect((await run(text)).summary).toMatchObject({ added: 0, changed: 0, unchanged: 1, setAside: 1 });
});

test('imports a file of several batches completely and in order', async () => {
  const { summary } = await run(`Id,Price,Beds\n${goodRows(0, 2_345)}`);
  expect(summary).toMatchObject({ read: 2_345, added: 2_345 });
  const keys = await database.db.select({ key: listings.listingKey }).from(listings).orderBy(listings.id);
  expect(keys.map(({ key }) => key)).toEqual(Array.from({ length: 2_345 }, (_, at) => `K${at}`));
});

test('refuses a file without a required column with a message, and writes nothing', async () => {
  await expect(run('Id,Cost\nA,450000\n')).rejects.toThrow(
    'The file has no column for listPrice: the mapping looks for Price.',
  );
  expect(await count()).toBe(0);
});

test('the next run completes an interrupted import', async () => {
  const text = `Id,Price,Beds\n${goodRows(0, 2_500)}`;
  async function* cut() {
    yield new TextEncoder().encode(text.slice(0, text.length / 2));
    throw new Error('the disk is gone');
  }
  await expect(run('', { database, bytes: cut() })).rejects.toThrow('the disk is gone');
  const there = await count();
  expect(there).toBeGreaterThan(0);
  expect((await run(text)).summary).toMatchObject({ added: 2_500 - there, unchanged: there });
});

test('a value that a spreadsheet would run as a formula becomes text in the rejects file', async () => {
  const { rejects } = await run('Id,Price,Beds\nA,=HYPERLINK("http://x"),3\n');
  expect((await rejects())[0]?.value).toBe('\'=HYPERLINK("http://x")');
});
