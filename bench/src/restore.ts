import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPostgres, startPostgres } from '../../server/test/postgres-server.ts';
import { startServer } from './with-server.ts';

const script = (name: string) => fileURLToPath(new URL(`../../server/src/operation/${name}.ts`, import.meta.url));

async function timed(what: string, run: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await run();
  const seconds = (performance.now() - begun) / 1000;
  console.log(`${what.padEnd(44)} ${seconds.toFixed(1).padStart(6)} s`);
  return seconds;
}

async function command(name: string, words: string[], settings: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, [script(name), ...words], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${name} ended with code ${code}`);
}

/**
 * The restore drill: backs up the data folder and restores it to an empty place, until a server is ready on it; on
 * both databases, including the move from one to the other.
 */
export async function benchRestore(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-drill-'));
  const binaries = findPostgres();
  const postgres = binaries ? await startPostgres(binaries, { fsync: true }) : undefined;
  const file = join(folder, 'backup.tar');
  const drill = async (name: string, port: number, settings: Record<string, string>) => {
    const restored = await timed(`restore, ${name}`, () => command('restore', [file], settings));
    const ready = await timed(`start, ${name}`, async () => (await startServer(port, settings)).stop());
    console.log(`ready again after ${((restored + ready) / 60).toFixed(1)} minutes (${name})\n`);
  };
  try {
    await timed('backup of the data folder', () => command('backup', [file], {}));
    console.log(`${(statSync(file).size / 1e6).toFixed(1)} MB\n`);
    await drill('embedded', 3902, { LINTEL_DATA_FOLDER: join(folder, 'data') });
    if (!postgres) return console.log('PostgreSQL is left out: there is none on this machine.');
    await drill('PostgreSQL', 3903, { DATABASE_URL: `${postgres.url}/postgres` });
    await timed('move into PostgreSQL', () => command('move', [`${postgres.url}/template1`], {}));
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
