import { cpSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { openEmbedded, replacedFolder } from './embedded.ts';
import { requestSnapshot } from './snapshot-socket.ts';

const describeEmbedded = describe.runIf(inject('databaseKind') === 'embedded');
type Opened = Awaited<ReturnType<typeof openEmbedded>>;

let parent: string;
let folder: string;
let open: Opened[];
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'lintel-embedded-'));
  folder = join(parent, 'database');
  cpSync(inject('templateFolder'), folder, { recursive: true });
  open = [];
});
afterEach(async () => {
  for (const database of open) await database.close();
  rmSync(parent, { recursive: true, force: true });
});

async function opened(place = folder): Promise<Opened> {
  const database = await openEmbedded({ folder: place });
  open.push(database);
  return database;
}

const close = async (database: Opened) => {
  open = open.filter((each) => each !== database);
  await database.close();
};

describeEmbedded('the folder of the embedded database', () => {
  it('flushes every commit to disk', async () => {
    const { pool } = await opened();
    const { rows } = await pool.query(`select name, setting from pg_settings
      where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'wal_sync_method') order by name`);
    expect(Object.fromEntries(rows.map((row) => [row.name, row.setting]))).toEqual({
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      wal_sync_method: 'fsync',
    });
  });

  it('is copied whole while rows are written: all that was committed before the copy is in it', async () => {
    const { pool } = await opened();
    await pool.query('create table notes (n integer primary key, text text)');
    let written = 0;
    let writing = true;
    const writer = (async () => {
      while (writing) await pool.query('insert into notes values ($1, repeat($2, 500))', [++written, 'x']);
    })();
    while (written < 50) await new Promise((done) => setTimeout(done, 5));
    const before = written - 1;
    const copy = await requestSnapshot(folder);
    const after = written;
    writing = false;
    await writer;
    const { rows } = await (await opened(copy)).pool.query('select count(*)::int, min(n), max(n) from notes');
    expect(rows[0].count).toBeGreaterThanOrEqual(before);
    expect(rows[0].count).toBeLessThanOrEqual(after);
    expect(rows[0]).toMatchObject({ min: 1, max: rows[0].count });
  });

  it('leaves no other files when it is closed', async () => {
    const database = await opened();
    expect(existsSync(`${folder}.door`)).toBe(true);
    await close(database);
    expect(readdirSync(parent)).toEqual(['database']);
  });

  it('removes a copy that a killed process left behind', async () => {
    await close(await opened());
    cpSync(folder, `${folder}.snapshot-old`, { recursive: true });
    await close(await opened());
    expect(readdirSync(parent)).toEqual(['database']);
  });

  it('is put back when a restore died between removing it and putting the new one in its place', async () => {
    await close(await opened());
    renameSync(folder, replacedFolder(folder));
    const { pool } = await opened();
    expect((await pool.query('select from migrations')).rowCount).toBeGreaterThan(0);
    expect(existsSync(replacedFolder(folder))).toBe(false);
  });
});
