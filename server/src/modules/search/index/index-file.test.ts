/** @module-tag both-databases */

import { mkdtempSync } from 'node:fs';
import { readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '@lintel/geo';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { empty } from '../../../../test/empty.ts';
import { home, storeHomes } from '../../../../test/homes.ts';
import { testRates } from '../../../../test/rates.ts';
import { testDatabase } from '../../../../test/test-database.ts';
import type { Database } from '../../../platform/database/db.ts';
import { placeFile } from '../../../platform/files/local-files.ts';
import { createLog } from '../../../platform/log/log.ts';
import { listings } from '../../listings/tables.ts';
import { indexFiles } from '../tables.ts';
import { type IndexFile, indexFile } from './index-file.ts';
import { indexMeaning } from './index-meaning.ts';
import { type Follower, type LiveIndex, openLiveIndex } from './live-index.ts';

const rates = testRates('2026-11-19');
const folder = mkdtempSync(join(tmpdir(), 'lintel-index-'));
const path = join(folder, 'homes');

let database: Database;
let now: Date;
let logLines: { level: number; why?: string; homes?: number; msg: string }[];

beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  await empty(database);
  await rm(path, { force: true });
  now = new Date('2026-11-20T12:00:00Z');
  logLines = [];
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const fileWith = (its = indexMeaning): IndexFile =>
  indexFile(
    {
      db: database.db,
      clock: () => now,
      log: createLog('info', { write: (line: string) => void logLines.push(JSON.parse(line)) }),
    },
    folder,
    its,
    600_000,
  );

const start = (followers: Follower[] = [], file = fileWith()): Promise<LiveIndex> =>
  openLiveIndex({
    db: database.db,
    rates: () => rates,
    clock: () => now,
    onError(error) {
      throw error;
    },
    followers,
    file,
  });

/** Everything distinguishable about an index: every home with its price, its words and its open house. */
function contentsOf({ index }: LiveIndex) {
  const search = { facts: [], statuses: ['active', 'pending', 'sold'] as const, today: now.getTime() / DAY_MS };
  const { hits, total, facets } = index.find(search, { sort: 'price_asc', limit: 500, facets: true });
  const withWord = index.ids({ ...search, words: ['porch'] });
  return { hits: hits.map(({ id, key }) => [id, key]), total, open: facets?.features.get('open_house'), withWord };
}

/** The contents of an index built from all current listings. */
async function fromDatabase() {
  const built = await openLiveIndex({ db: database.db, rates: () => rates, clock: () => now, onError() {} });
  await built.stop();
  return contentsOf(built);
}

async function startAndStop(): Promise<void> {
  const live = await start();
  await live.stop();
}

const opened = () => logLines.some(({ msg }) => msg === 'the index was opened from its file');

it('begins with the homes of its file and what was committed since', async () => {
  const ids = await storeHomes(
    database,
    ...Array.from({ length: 40 }, (_, n) => home({ listPriceCents: 10_000_000 + n })),
  );
  await startAndStop();
  await database.db.update(listings).set({ listPriceCents: 99_000_000, city: 'Waco' }).where(eq(listings.id, ids[3]!));
  await database.db.delete(listings).where(eq(listings.id, ids[4]!));
  await database.db.update(listings).set({ internetEntireListingDisplayYn: false }).where(eq(listings.id, ids[5]!));
  await storeHomes(database, home({ publicRemarks: 'Two porches.' }));
  const followed = new Map<number, string>();
  const live = await start([
    { put: (row) => void followed.set(row.id, row.city), delete: (id) => followed.delete(id) },
  ]);
  expect(opened()).toBe(true);
  expect(contentsOf(live)).toEqual(await fromDatabase());
  expect(live.index.size).toBe(39);
  // Followers receive every home, including those that the index read from its file.
  await expect.poll(() => followed.size).toBe(39);
  expect(followed.get(ids[3]!)).toBe('Waco');

  await database.db.update(listings).set({ listPriceCents: 98_000_000 }).where(eq(listings.id, ids[3]!));
  await live.refresh();
  expect(contentsOf(live)).toEqual(await fromDatabase());
  await live.stop();
});

it('applies an open house that ended while no process was running', async () => {
  await storeHomes(
    database,
    home({ openHouseStartsAt: new Date(Date.now() - 9_000), openHouseEndsAt: new Date(Date.now() + DAY_MS) }),
  );
  now = new Date();
  await startAndStop();
  // Moves the date, because the view uses the database's clock.
  await database.db.execute(sql`alter table listings disable trigger user`);
  await database.db.update(listings).set({ openHouseEndsAt: new Date(Date.now() - 1_000) });
  await database.db.execute(sql`alter table listings enable trigger user`);
  const before = new Date(Date.now() - DAY_MS);
  const live = await start([], {
    ...fileWith(),
    read: async () => ({ ...(await fileWith().read(rates))!, openHousesSeen: before }),
  });
  expect(contentsOf(live).open ?? 0).toBe(0);
  await live.stop();
});

it('is written where something changed, and stays when writing breaks off', async () => {
  await storeHomes(database, home());
  await startAndStop();
  let first = await readFile(path);
  await startAndStop();
  // On a server with other concurrent transactions the home may be delivered again.
  if (inject('databaseKind') === 'server') first = await readFile(path);
  expect(await readFile(path)).toEqual(first);
  async function* cutOff() {
    yield Buffer.from('half of');
    throw new Error('no space left');
  }
  await expect(placeFile(path, cutOff())).rejects.toThrow('no space left');
  // A process that was killed while writing leaves such a file.
  await writeFile(`${path}.left.part`, 'half of');
  await utimes(`${path}.left.part`, 1, 1);
  expect(await readFile(path)).toEqual(first);
  await storeHomes(database, home());
  await startAndStop();
  expect(opened()).toBe(true);
  expect(await readdir(folder)).toEqual(['homes']);
  expect(await readFile(path)).not.toEqual(first);
});

describe('is rebuilt, with one log line, from', () => {
  const change = async (how: (bytes: Buffer) => Buffer) => writeFile(path, how(await readFile(path)));
  const flipped = (at: (length: number) => number) => () =>
    change((bytes) => {
      bytes[at(bytes.length)]! ^= 1;
      return bytes;
    });
  const cases: [string, string, () => Promise<unknown>][] = [
    ['a file that was cut off', 'it is damaged', () => change((bytes) => bytes.subarray(0, -100))],
    ['a file of no bytes', 'it is damaged', () => change(() => Buffer.alloc(0))],
    ['a flipped bit in its head', 'it is damaged', flipped(() => 3)],
    ['a flipped bit in its homes', 'it is damaged', flipped((length) => length - 2_000)],
    ['a flipped bit in its sum', 'it is damaged', flipped((length) => length - 1)],
    ['a file that another database made', 'another database', () => database.db.delete(indexFiles)],
    // A restore stores all rows in its own transaction.
    [
      'a file from before a restore',
      'another database',
      () => database.db.update(indexFiles).set({ writtenXid: sql`pg_current_xact_id()` }),
    ],
    ['a file of another version', 'another version', () => Promise.resolve()],
    [
      'a file of which the listings were read long ago',
      'too old',
      async () => {
        now = new Date(now.getTime() + 31 * DAY_MS);
      },
    ],
  ];
  it.each(cases)('%s', async (name, why, spoil) => {
    await storeHomes(database, home(), home());
    await startAndStop();
    logLines = [];
    await spoil();
    const live = await start([], fileWith(name === 'a file of another version' ? () => 'other' : indexMeaning));
    expect(logLines).toEqual([expect.objectContaining({ level: 40, why: expect.stringContaining(why) })]);
    expect(contentsOf(live)).toEqual(await fromDatabase());
    await live.stop();
    // The file written at shutdown is valid again.
    logLines = [];
    await (await start([], fileWith(name === 'a file of another version' ? () => 'other' : indexMeaning))).stop();
    expect(opened()).toBe(true);
  });
});

it.runIf(inject('databaseKind') === 'server')(
  'misses no commit of a transaction that ran while it was written',
  async () => {
    const live = await start();
    const client = await database.pool.connect();
    await client.query('begin');
    const [late] = await storeHomes({ ...database, db: database.db }, home());
    await client.query('update listings set list_price_cents = 77700 where id = $1', [late]);
    await live.refresh();
    await live.stop();
    await client.query('commit');
    client.release();
    const again = await start();
    expect(opened()).toBe(true);
    expect(contentsOf(again).hits).toEqual([[late, 77_700]]);
    await again.stop();
  },
);

it('contains nothing that is not public', async () => {
  await storeHomes(
    database,
    home({ unparsedAddress: '7 Seenstreet', publicRemarks: 'A wonderporch.' }),
    home({
      unparsedAddress: '8 Hiddenstreet',
      internetAddressDisplayYn: false,
      listAgentFullName: 'Wanda Agentname',
    }),
    home({ unparsedAddress: '9 Draftstreet', internetEntireListingDisplayYn: false }),
    home({ unparsedAddress: '10 Oldstreet', standardStatus: 'Withdrawn' }),
  );
  await startAndStop();
  const text = (await readFile(path)).toString('latin1').toLowerCase();
  for (const shown of ['seenstreet', 'wonderporch']) expect(text).toContain(shown);
  for (const hidden of ['hiddenstreet', 'draftstreet', 'oldstreet', 'wanda', 'agentname'])
    expect(text).not.toContain(hidden);
});
