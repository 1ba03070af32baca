/** @module-tag both-databases */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { childEnvironment } from '../../test/child-environment.ts';
import { home, storeHomes } from '../../test/homes.ts';
import { createServerDatabase } from '../../test/test-database.ts';
import { type Database, openDatabase } from '../platform/database/db.ts';
import { encryptedFiles } from '../platform/files/files.ts';
import { localFiles } from '../platform/files/local-files.ts';
import { masterKeys } from '../platform/files/master-keys.ts';
import { missingBeside } from './files-beside.ts';
import { backUpInto } from './scheduled-backups.ts';
import { openServer } from './source.ts';

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const onServer = inject('databaseKind') === 'server';
/** Behavior that does not depend on the database is tested where processes start faster. */
const itOnce = it.runIf(inject('forEither'));
let parent: string;
let environment: Record<string, string>;
/** Held open by this process, as by a running server. */
let database: Database;

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'lintel-commands-'));
  const folder = join(parent, 'data', 'database');
  if (onServer) environment = { DATABASE_URL: await createServerDatabase({ migrated: true }) };
  else {
    cpSync(inject('templateFolder'), folder, { recursive: true });
    environment = { LINTEL_DATA_FOLDER: join(parent, 'data') };
  }
  database = onServer ? await openServer(environment.DATABASE_URL!) : await openDatabase({ folder });
  await storeHomes(database, home(), home());
});
afterAll(async () => {
  await database.close();
  rmSync(parent, { recursive: true, force: true });
});

const run = (command: Command, ...words: string[]) => runWith(environment, command, ...words);

type Command = 'backup' | 'restore' | 'move';
async function runWith(environment: Record<string, string>, command: Command, ...words: string[]) {
  const script = fileURLToPath(new URL(`${command}.ts`, import.meta.url));
  const child = spawn(process.execPath, [script, ...words], { env: { ...childEnvironment, ...environment } });
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return {
    code,
    output,
    errors: errors
      .split('\n')
      .filter((line) => !/^[A-Z][a-z ]+: \d+ %/.test(line))
      .join('\n')
      .trim(),
  };
}

describe('the commands', () => {
  it('back up a database that is in use, verify the file, and refuse to restore over a database in use', async () => {
    const file = join(parent, 'one.tar');
    const made = await run('backup', file);
    expect(made).toMatchObject({ code: 0, errors: '' });
    expect(made.output).toMatch(/public\.listings +2 rows {2}[0-9a-f]{16}\n/);
    const checked = await run('backup', '--verify', file);
    expect(checked).toMatchObject({ code: 0, errors: '' });
    expect(checked.output).toMatch(/one\.tar is complete: .* Every checksum agrees\.\n$/);

    // The pool closes connections that are idle for ten seconds; this one stays in use.
    const held = onServer ? await database.pool.connect() : undefined;
    const refused = await run('restore', file, '--replace');
    held?.release();
    expect(refused).toMatchObject({ code: 1, output: '' });
    expect(refused.errors).toMatch(
      onServer
        ? /^Lintel is running on this database \(1 connections\): stop every server first\.$/
        : /is in use by process \d+: stop that one first/,
    );
    // The copy was deleted after reading.
    if (!onServer)
      expect(readdirSync(join(parent, 'data')).sort()).toEqual([
        'database',
        'database.door',
        'database.lock',
        'database.sock',
      ]);
  });

  itOnce('say in one sentence what is wrong with an order, with the exit code 2', async () => {
    expect(await run('backup')).toEqual({
      code: 2,
      output: '',
      errors: expect.stringMatching(/^Which file\? npm run/),
    });
    expect(await run('restore', join(parent, 'none.tar'))).toMatchObject({
      code: 2,
      errors: expect.stringMatching(/^There is no file/),
    });
    expect((await run('backup', '--fast', 'x')).code).toBe(2);
    writeFileSync(join(parent, 'there.tar'), '');
    expect((await run('backup', join(parent, 'there.tar'))).errors).toMatch(/^There is a file .* already/);
  });

  itOnce('refuse a file that is no backup, with the exit code 1', async () => {
    const file = join(parent, 'letter.tar');
    writeFileSync(file, 'Dear reader,');
    const { code, errors } = await run('restore', file);
    expect(code).toBe(1);
    expect(errors).toMatch(/letter\.tar is (damaged or )?no backup of Lintel/);
  });

  itOnce('make backups by the clock and keep the last ones', async () => {
    const folder = join(parent, 'backups');
    const backUp = () => backUpInto(folder, 1, { ...childEnvironment, ...environment, ...data });
    const data = { LINTEL_DATA_FOLDER: environment.LINTEL_DATA_FOLDER ?? join(parent, 'files-of-server') };
    // Uploaded documents in the folder, under the configured key.
    const papers = encryptedFiles(localFiles(join(data.LINTEL_DATA_FOLDER, 'files')), masterKeys('of this house', []));
    for (const key of ['documents/one', 'documents/two']) await papers.put(key, Buffer.from(`What ${key} says`));
    await backUp();
    await papers.remove('documents/one');
    await papers.put('documents/three', Buffer.from('What came later'));
    const last = await backUp();
    expect(readdirSync(folder).filter((name) => name.endsWith('.tar'))).toEqual([basename(last)]);
    // Files that no backup needs are deleted from there too.
    expect(readdirSync(join(folder, 'files', 'documents')).sort()).toEqual(['three', 'two']);
    expect(existsSync(`${last}.part`)).toBe(false);

    // On another machine the document is unchanged.
    const elsewhere = join(parent, 'elsewhere');
    const target = onServer ? { DATABASE_URL: await createServerDatabase({ migrated: false }) } : {};
    const restored = await runWith({ ...target, LINTEL_DATA_FOLDER: elsewhere }, 'restore', last);
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('Brought 2 uploaded files') });
    const there = encryptedFiles(localFiles(join(elsewhere, 'files')), masterKeys('of this house', []));
    expect(await text((await there.get('documents/two'))!)).toBe('What documents/two says');
    rmSync(join(folder, 'files', 'documents', 'two'));
    expect(await missingBeside(last, [{ key: 'documents/two', bytes: 0 }])).toEqual(['documents/two']);
  });
});
