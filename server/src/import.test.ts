/** @module-tag both-databases */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { childEnvironment } from '../test/child-environment.ts';
import { empty } from '../test/empty.ts';
import { createServerDatabase, testDatabase } from '../test/test-database.ts';
import { parseCsvArguments, runCsvImport } from './modules/feeds/index.ts';
import { type Database, openDatabase } from './platform/database/db.ts';
import { lockFolder } from './platform/database/embedded/folder-lock.ts';

/** Behavior that does not depend on the database is tested with one of them. */
const testOnce = test.runIf(inject('forEither'));

const folder = mkdtempSync(join(tmpdir(), 'lintel-import-command-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const mapping = join(folder, 'mapping.json');
writeFileSync(
  mapping,
  JSON.stringify({
    format: 'a test',
    fields: {
      originatingSystemName: { constant: 'Test MLS' },
      listingKey: { column: 'Id' },
      listPrice: { column: 'Price' },
      city: { constant: 'Austin' },
      stateOrProvince: { constant: 'TX' },
      homeType: { constant: 'condo' },
      standardStatus: { column: 'Status' },
      onMarketDate: { constant: '2026-01-01' },
      modificationTimestamp: { column: 'Changed' },
      publicRemarks: { column: 'Remarks' },
    },
  }),
);

interface Place {
  environment: Record<string, string>;
  open: Parameters<typeof openDatabase>[0];
}

async function newPlace(name: string): Promise<Place> {
  if (inject('databaseKind') === 'server') {
    const url = await createServerDatabase({ migrated: true });
    return { environment: { DATABASE_URL: url }, open: { url, poolSize: 1, statementTimeoutMs: 15_000 } };
  }
  const data = join(folder, name);
  cpSync(inject('templateFolder'), join(data, 'database'), { recursive: true });
  return { environment: { LINTEL_DATA_FOLDER: data }, open: { folder: `${data}/database` } };
}

function start(place: Place, file: string, rejects: string) {
  const words = [join(import.meta.dirname, 'import.ts'), 'csv', file, '--mapping', mapping, '--rejects', rejects];
  const child = spawn(process.execPath, words, { env: { ...childEnvironment, ...place.environment } });
  let said = '';
  child.stdout.on('data', (part) => {
    said += part;
  });
  child.stderr.on('data', (part) => {
    said += part;
  });
  const ended = new Promise<{ code: number | null; said: string }>((done) =>
    child.once('close', (code) => done({ code, said })),
  );
  return { child, ended };
}

/**
 * Kills the import abruptly after a number of rejected rows: the same position in the file on any machine.
 */
async function killed(place: Place, file: string, rejected: number): Promise<void> {
  const rejects = join(folder, `killed-${killings++}.csv`);
  const { child, ended } = start(place, file, rejects);
  const lines = () => (existsSync(rejects) ? readFileSync(rejects, 'utf8').split('\n').length - 2 : 0);
  while (child.exitCode === null && lines() < rejected) await wait(2);
  child.kill('SIGKILL');
  await ended;
}
let killings = 0;

const run = (place: Place, file: string) => start(place, file, join(folder, 'rejects.csv')).ended;

function fileOf(name: string, line: (at: number) => string): string {
  const path = join(folder, name);
  const lines = Array.from({ length: 3_000 }, (_, at) => (at % 300 === 0 ? `K${at},1,Active,,` : line(at)));
  writeFileSync(path, `Id,Price,Status,Changed,Remarks\n${lines.join('\n')}\n`);
  return path;
}

async function contents({ pool }: Database) {
  const listings = await pool.query(
    `select to_jsonb(listings) - 'id' - 'changed_xid' as listing from listings order by listing_key`,
  );
  const events = await pool.query(
    `select listing_key, event, happened_on::text, listing_events.price_cents from listing_events
     join listings on listings.id = listing_events.listing_id order by listing_key, listing_events.id`,
  );
  return { listings: listings.rows, events: events.rows };
}

/** Imports the files one after the other in this process, and returns what that leaves. */
async function importedAlone(...files: string[]) {
  const database = await testDatabase();
  await empty(database);
  vi.spyOn(console, 'log').mockImplementation(() => {});
  for (const file of files) {
    const order = parseCsvArguments([file, '--mapping', mapping, '--rejects', join(folder, 'alone-rejects.csv')]);
    if (!('file' in order)) throw new Error('This orders no import.');
    await runCsvImport(order, database, new Date());
  }
  vi.restoreAllMocks();
  const left = await contents(database);
  await empty(database);
  return left;
}

testOnce(
  'an import that is killed repeatedly ends, when run again, like an undisturbed one',
  {
    timeout: 180_000,
  },
  async () => {
    const remarks = 'A bright home with a deck, a garage and a finished basement near the park. '.repeat(4);
    const older = fileOf('older.csv', (at) => `K${at},${300_000 + at},Active,2026-02-01,"${remarks}"`);
    const newer = fileOf('newer.csv', (at) => {
      const price = at % 3 === 0 ? 290_000 + at : 300_000 + at;
      return `${at % 5 === 0 ? `N${at}` : `K${at}`},${price},${at % 7 === 0 ? 'Pending' : 'Active'},2026-03-01,"${remarks}"`;
    });
    const alone = await importedAlone(older, newer);
    const troubled = await newPlace('troubled');
    // At the eighth rejected row the second batch is full, so the first one is being written.
    await killed(troubled, older, 8);
    const first = await run(troubled, older);
    await killed(troubled, newer, 8);
    const second = await run(troubled, newer);
    expect([first.code, second.code]).toEqual([0, 0]);
    // Otherwise nothing was killed in the middle of its work, and this test would prove nothing.
    expect(first.said + second.said).toMatch(/[1-9]\d* unchanged/);
    const database = await openDatabase(troubled.open);
    const left = await contents(database).finally(() => database.close());
    expect(left).toEqual(alone);
    expect(left.listings.length).toBeGreaterThan(3_000);
  },
);

testOnce(
  'rows that are set aside are no failure; what can’t be carried out ends with 2 and a sentence',
  {
    timeout: 180_000,
  },
  async () => {
    const place = await newPlace('codes');
    const file = fileOf('bad.csv', (at) => `K${at},1,Active,,`);
    expect(await run(place, file)).toMatchObject({ code: 0, said: expect.stringContaining('3000 set aside') });
    const missing = await run(place, join(folder, 'nowhere.csv'));
    expect(missing).toEqual({ code: 2, said: `There is no file ${join(folder, 'nowhere.csv')}.\n` });
    writeFileSync(join(folder, 'headless.csv'), '');
    expect(await run(place, join(folder, 'headless.csv'))).toEqual({ code: 2, said: 'The file has no header row.\n' });
  },
);

test.runIf(inject('databaseKind') === 'embedded')(
  'reports a folder that a running server uses, with instructions',
  async () => {
    const data = join(folder, 'owned');
    const unlock = lockFolder(`${data}/database`);
    const { code, said } = await run(
      { environment: { LINTEL_DATA_FOLDER: data }, open: { memory: true } },
      fileOf('one.csv', () => ''),
    );
    unlock();
    expect(code).toBe(1);
    expect(said).toMatch(/in use by process \d+: stop that one first.*set DATABASE_URL/s);
    expect(said).not.toContain('    at ');
  },
);
