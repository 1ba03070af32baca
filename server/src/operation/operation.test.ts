/** @module-tag both-databases */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { childEnvironment } from '../../test/child-environment.ts';
import { home, storeHomes } from '../../test/homes.ts';
import { createServerDatabase } from '../../test/test-database.ts';
import { type Database, openDatabase } from '../platform/database/db.ts';
import { migrate, readMigrations } from '../platform/database/migrate.ts';
import { localFiles } from '../platform/files/local-files.ts';
import { readSettings } from '../platform/settings/settings.ts';
import type { Manifest } from './archive-format.ts';
import type { Contents } from './contents.ts';
import { contentsOf, filesIn, verifyArchive } from './read-archive.ts';
import { contentsOfDatabase, openServer, withSource } from './source.ts';
import { fillFolder, fillServer } from './target.ts';
import { writeArchive } from './write-archive.ts';

// A new embedded database takes seconds on a busy machine.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const onServer = inject('databaseKind') === 'server';
/** The database under test: a folder, or a database on a server. */
type Place = { folder: string } | { url: string };

let parent: string;
let file: string;
let manifest: Manifest;
let places = 0;

const openPlace = (place: Place): Promise<Database> => ('url' in place ? openServer(place.url) : openDatabase(place));
const settingsOf = (place: Place) =>
  readSettings(
    'url' in place ? { DATABASE_URL: place.url } : { LINTEL_DATA_FOLDER: place.folder.replace(/\/database$/, '') },
  );
const empty = async (): Promise<Place> =>
  onServer
    ? { url: await createServerDatabase({ migrated: false }) }
    : { folder: join(parent, String(++places), 'database') };

async function migrated(template = inject('templateFolder')): Promise<Place> {
  if (onServer) return { url: await createServerDatabase({ migrated: true }) };
  const place = { folder: join(parent, String(++places), 'database') };
  cpSync(template, place.folder, { recursive: true });
  return place;
}

async function using<T>(place: Place, run: (database: Database) => Promise<T>): Promise<T> {
  const database = await openPlace(place);
  return run(database).finally(() => database.close());
}

/** Inserts values that break when treated as another type. */
async function fillWithOddRows(database: Database): Promise<void> {
  const jobs = new PgBoss({ db: { executeSql: (text, values) => database.pool.query(text, values) } });
  await jobs.start();
  await jobs.createQueue('letters');
  await jobs.send('letters', { to: 'Élodie "Ø" \\ 🏠' });
  await jobs.stop({ graceful: false });
  // A partition of a day long ago, which no new database has.
  await database.pool.query(
    `create table pgboss.queue_stats_20200101 partition of pgboss.queue_stats for values from ('2020-01-01') to ('2020-01-02')`,
  );
  const ids = await storeHomes(
    database,
    home({
      publicRemarks: 'tab\there, "quotes", \\N, {braces}, a line\nbreak, \u2028 and 🏡',
      features: ['pool', 'garage'],
    }),
    home({
      view: ['a "quoted" one', 'NULL', '', 'with,comma'],
      localFields: { a: null, b: [1.5, 'é'] },
      latitude: null,
      longitude: null,
    }),
    home({ lotSizeAcres: 0.1234, schoolRating: 9.9, modificationTimestamp: new Date('2026-02-03T04:05:06.789Z') }),
  );
  await database.pool.query('insert into listing_events (listing_id, event, happened_on) values ($1, $2, $3)', [
    ids[1],
    'listed',
    '2026-01-01',
  ]);
  await database.pool.query('delete from listings where id = $1', [ids[0]]);
  await storeHomes(database, home({ publicRemarks: 'x'.repeat(20_000) }));
  await database.pool.query(
    `insert into events (name, payload) values ('a.thing', 'null'), ('b.thing', '{"n": 1e30}')`,
  );
}

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'lintel-operation-'));
  file = join(parent, 'backup.tar');
  const source = await migrated();
  await using(source, fillWithOddRows);
  const files = localFiles(join(parent, 'files'));
  await files.put('documents/one', Buffer.from('sealed'));
  await files.put('documents/two', Buffer.alloc(100_000, 7));
  const made = await withSource(settingsOf(source), async (client) =>
    writeArchive(file, '0.1.0', await contentsOfDatabase(client), () => {}, { store: files, where: 'inside' }),
  );
  manifest = made.manifest;
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const order = (contents: Contents, replace = false) => ({ contents, replace, onRows: () => {}, say: () => {} });
const fill = (place: Place, contents: Contents, replace = false) =>
  'url' in place ? fillServer(place.url, order(contents, replace)) : fillFolder(place.folder, order(contents, replace));
const countHomes = ({ pool }: Database) =>
  pool.query('select count(*)::int as n from listings').then(({ rows }) => rows[0].n as number);

describe('a backup', () => {
  it('restores into an empty database of its own kind with matching checksums, and sequences continue', async () => {
    const target = await empty();
    expect(await fill(target, contentsOf(file, manifest))).toEqual([]);
    await using(target, async (database) => {
      expect(await countHomes(database)).toBe(3);
      const [id] = await storeHomes(database, home());
      expect(id).toBe(5);
      const { rows } = await database.pool.query(
        `select (select count(*)::int from pgboss.job where name = 'letters') as jobs,
          (select bool_and(changed_xid <= pg_current_xact_id()) from listings) as "xidsOfHere",
          (select count(*)::int from listing_tombstones) as tombstones`,
      );
      expect(rows[0]).toEqual({ jobs: 1, xidsOfHere: true, tombstones: 1 });
      await expect(
        database.pool.query(`insert into listing_events (listing_id, event, happened_on) values (99, 'listed', now())`),
      ).rejects.toThrow(/foreign key/);
    });
  });

  it('restores into the other kind of database with the same checksums, and moves from there to a server', {
    timeout: 180_000,
  }, async () => {
    if (!onServer) return;
    const folder = mkdtempSync(join(parent, 'other-'));
    const target = { folder: join(folder, 'database') };
    await fillFolder(target.folder, order(contentsOf(file, manifest)));
    const again = join(folder, 'again.tar');
    const { manifest: second } = await withSource(settingsOf(target), async (client) =>
      writeArchive(again, '0.1.0', await contentsOfDatabase(client), () => {}),
    );
    const sums = ({ tables }: Manifest) =>
      Object.fromEntries(tables.filter(({ rows }) => rows > 0).map((table) => [table.name, table.checksum]));
    expect(sums(second)).toEqual(sums(manifest));

    const url = await createServerDatabase({ migrated: false });
    const move = () =>
      spawnSync(process.execPath, [fileURLToPath(new URL('move.ts', import.meta.url)), url], {
        env: { ...childEnvironment, LINTEL_DATA_FOLDER: folder },
        encoding: 'utf8',
      });
    const moved = move();
    expect(moved).toMatchObject({ status: 0 });
    expect(moved.stdout).toMatch(/^public\.listings +3 rows/m);
    expect(moved.stdout).toMatch(/rows and checksum of every table agree on both sides/);
    expect(await using({ url }, countHomes)).toBe(3);
    expect(await using(target, countHomes)).toBe(3);
    expect(move()).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/Move into an empty one\.\n$/),
    });
  });

  it('is rejected with a message when it is truncated or one bit differs', async () => {
    const whole = readFileSync(file);
    const broken = join(parent, 'broken.tar');
    for (let part = 0; part < 20; part++) {
      writeFileSync(broken, whole.subarray(0, Math.floor((whole.length * part) / 20)));
      await expect(verifyArchive(broken)).rejects.toThrow(/cut off|damaged|no backup of Lintel/);
      const flipped = Buffer.from(whole);
      // Within the content of some entry, because tar padding carries no data.
      const at = 512 + Math.floor((part / 20) * 60);
      flipped[at] = flipped[at]! ^ (1 << (part % 8));
      writeFileSync(broken, flipped);
      await expect(verifyArchive(broken)).rejects.toThrow(/damaged|no backup of Lintel/);
    }
    writeFileSync(broken, 'hello');
    await expect(verifyArchive(broken)).rejects.toThrow(/no backup of Lintel/);
  });

  it('contains the uploaded files as stored in their folder', async () => {
    const found = new Map<string, string>();
    for await (const { key, bytes } of filesIn(file)) found.set(key, bytes.toString('latin1'));
    expect(found).toEqual(
      new Map([
        ['documents/one', 'sealed'],
        ['documents/two', '\x07'.repeat(100_000)],
      ]),
    );
  });

  it('passes verification, which lists the rows of each table', async () => {
    const verified = await verifyArchive(file);
    expect(verified).toEqual(JSON.parse(JSON.stringify(manifest)));
    expect(verified.tables.find((table) => table.name === 'listings')).toMatchObject({ rows: 3 });
  });

  it('of an older version is migrated', async () => {
    if (!onServer) return;
    const [first, second] = readMigrations();
    const old = await empty();
    await using(old, ({ pool }) => migrate(pool, [first!, second!]));
    const oldFile = join(parent, 'old.tar');
    const made = await withSource(settingsOf(old), async (client) =>
      writeArchive(oldFile, '0.0.9', await contentsOfDatabase(client), () => {}),
    );
    const target = await empty();
    expect(await fill(target, contentsOf(oldFile, made.manifest))).toEqual(
      readMigrations()
        .slice(2)
        .map(({ name }) => name),
    );
  });
});

describe('a table added by hand', () => {
  it('is skipped with a warning by a restore that keeps everything else', async () => {
    if (!onServer) return;
    const source = await migrated();
    await using(source, async (database) => {
      await database.pool.query('create table by_hand (id serial, text text)');
      await database.pool.query(`insert into by_hand (text) values ('a'), ('b')`);
      await storeHomes(database, home());
    });
    const handFile = join(parent, 'hand.tar');
    const made = await withSource(settingsOf(source), async (client) =>
      writeArchive(handFile, '0.1.0', await contentsOfDatabase(client), () => {}),
    );
    const { url } = (await empty()) as { url: string };
    const contents = contentsOf(handFile, made.manifest);
    await expect(fillServer(url, order(contents))).rejects.toThrow('public.by_hand is not created by any migration');
    const left: string[] = [];
    await fillServer(url, { ...order(contents), onSkipped: (title, rows) => left.push(`${title} ${rows}`) });
    expect(left).toEqual(['public.by_hand 2']);
    expect(await using({ url }, countHomes)).toBe(1);
  });
});

describe('a restore', () => {
  let target: Place;
  /** A folder with one home, copied for each test: opening it costs more. */
  let prepared: string | undefined;
  beforeEach(async () => {
    target = await migrated(prepared);
    if (prepared) return;
    await using(target, (database) => storeHomes(database, home()));
    if (!('folder' in target)) return;
    prepared = join(parent, 'prepared', 'database');
    cpSync(target.folder, prepared, { recursive: true });
  });

  it('leaves a database with contents untouched and lists what would be lost', async () => {
    await expect(fill(target, contentsOf(file, manifest))).rejects.toThrow(
      'The database is not empty: it has rows (1 in public.listings), which would be lost. Say --replace',
    );
    expect(await using(target, countHomes)).toBe(1);
  });

  it('replaces the contents on request', async () => {
    await fill(target, contentsOf(file, manifest), true);
    expect(await using(target, countHomes)).toBe(3);
  });

  it('changes nothing when a table differs from the backup', async () => {
    const tables = manifest.tables.map((table) =>
      table.name === 'listings' ? { ...table, checksum: '0000000000000000' } : table,
    );
    await expect(fill(target, contentsOf(file, { ...manifest, tables }), true)).rejects.toThrow(
      /^The table public.listings is not what it was: 3 rows/,
    );
    expect(await using(target, countHomes)).toBe(1);
    if ('folder' in target) expect(readdirSync(join(target.folder, '..'))).toEqual(['database']);
    expect(existsSync(`${file}.part`)).toBe(false);
  });

  it('rejects a backup of a newer version', async () => {
    const newer = { ...manifest, migrations: [...manifest.migrations, { name: '9999_later', hash: 'x' }] };
    await expect(fill(target, contentsOf(file, newer), true)).rejects.toThrow(/9999_later .* use the newer version/);
    expect(await using(target, countHomes)).toBe(1);
  });
});
