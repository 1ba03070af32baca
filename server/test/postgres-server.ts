import { execFileSync, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';

const USUAL_ROOT = '/usr/lib/postgresql';
const MAJOR_MIN = 15;

/** Returns the folder with the newest PostgreSQL binaries, or undefined. */
export function findPostgres(): string | undefined {
  const usual = existsSync(USUAL_ROOT)
    ? readdirSync(USUAL_ROOT)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(USUAL_ROOT, version, 'bin'))
    : [];
  return [...usual, ...(process.env.PATH ?? '').split(delimiter)].find(
    (folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb')) && isNewEnough(folder),
  );
}

function isNewEnough(folder: string): boolean {
  const version = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)/.exec(version)?.[1]) >= MAJOR_MIN;
}

export interface PostgresServer {
  url: string;
  /** The same through the server's Unix socket, which takes half the CPU of TCP. */
  socketUrl: string;
  /** Kills all of its processes at once, like a power failure. */
  kill(): Promise<void>;
  /** Stops it as `pg_ctl stop -m fast` does: open connections are terminated. */
  interrupt(): Promise<void>;
  /** Starts it again after `kill` or `interrupt`, on the same port. */
  restart(): Promise<void>;
  /** Stops it and deletes its data. */
  stop(): Promise<void>;
}

/**
 * Starts a server in a temporary folder; without `fsync` it does not wait for the disk, so it may not survive
 * a crash. `settings`: `name=value`.
 */
export async function startPostgres(
  binaries: string,
  { fsync = false, settings: further = [] as readonly string[] } = {},
): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-postgres-'));
  const owner = unprivilegedOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const options: SpawnOptions = { ...owner, cwd: folder, stdio: 'ignore' };

  const data = join(folder, 'data');
  const initdb = spawn(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    options,
  );
  const [code] = await once(initdb, 'exit');
  if (code !== 0) throw new Error(`initdb ended with code ${code}`);

  const port = await freePort();
  const settings = [
    `fsync=${fsync ? 'on' : 'off'}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    ...further,
  ].flatMap((setting) => ['-c', setting]);
  const url = `postgres://postgres@127.0.0.1:${port}`;
  const start = async () => {
    const started = spawn(join(binaries, 'postgres'), ['-D', data, '-p', String(port), ...settings], options);
    await untilItAnswers(`${url}/postgres`);
    return started;
  };
  let server = await start();
  return {
    url,
    socketUrl: `${url}?host=${folder}`,
    async kill() {
      const exited = once(server, 'exit');
      for (const pid of [server.pid!, ...childrenOf(server.pid!)]) killNow(pid);
      await exited;
    },
    async interrupt() {
      const exited = once(server, 'exit');
      server.kill('SIGINT');
      await exited;
    },
    async restart() {
      server = await start();
    },
    async stop() {
      // "Fast shutdown" terminates open sessions.
      const exited = once(server, 'exit');
      server.kill('SIGINT');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function childrenOf(pid: number): number[] {
  const list = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return list.stdout.split('\n').map(Number).filter(Boolean);
}

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has already exited.
  }
}

/** PostgreSQL refuses to run as root, so the distribution's PostgreSQL account, or an unprivileged one, is used. */
function unprivilegedOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody'])
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // Missing account: try the next one.
    }
  throw new Error('PostgreSQL does not run as root, and this machine has no other account to run it with');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

async function untilItAnswers(url: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (attempt === 100) throw error;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}
