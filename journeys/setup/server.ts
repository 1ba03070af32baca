import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { startFlags } from '../../tools/start-flags.ts';
import type { CalendarServer } from './calendar-server.ts';
import type { FeedServer } from './feed-server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const longestStartMs = 240_000;

export async function stop(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit');
  if (server.exitCode === null && server.kill('SIGTERM')) await ended;
}

/** Outside services that a network for journeys follows. */
interface ExternalServices {
  feed: FeedServer;
  calendar: CalendarServer;
}

/** Starts Lintel on a data folder as `npm start` does, prints its progress, and returns its address. */
export async function start(
  folder: string,
  external?: ExternalServices,
): Promise<{ url: string; server: ChildProcess }> {
  const server = spawn(process.execPath, [...startFlags, '--import', './tools/resolve-once.ts', 'tools/start.ts'], {
    cwd: root,
    env: environment(await freePort(), folder, external),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const late = setTimeout(() => server.kill('SIGKILL'), longestStartMs);
  try {
    for await (const line of createInterface(server.stdout!)) {
      console.log(`  ${line}`);
      const url = /is ready at (http:\S+)/.exec(line)?.[1];
      if (!url) continue;
      server.stdout!.resume();
      return { url, server };
    }
    throw new Error('Lintel ended before it was ready; the lines above say why');
  } finally {
    clearTimeout(late);
  }
}

/** Excludes the user's own settings for Lintel. */
function environment(port: number, folder: string, external: ExternalServices | undefined): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => name !== 'DATABASE_URL' && !name.startsWith('LINTEL_'));
  return {
    ...Object.fromEntries(own),
    NODE_ENV: 'production',
    // The server that loads the sample network compiles the code for the others.
    NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url)),
    PORT: String(port),
    LINTEL_DATA_FOLDER: folder,
    LINTEL_LOG_LEVEL: 'error',
    // Loaded, indexed and valued in a third of the time of all homes.
    LINTEL_SAMPLE_HOMES: '20000',
    // A journey calls no other site; one of them simulates a street map.
    LINTEL_MAP_STYLE: 'plain',
    // All visitors of the journeys share one IP address, and crawlers send many requests.
    LINTEL_RATE_PER_SECOND: '10000',
    LINTEL_RATE_BURST: '100000',
    // Browser, server and load share two cores.
    LINTEL_WAIT_MS_MAX: '60000',
    // Shared renders are on, but shorter than the time between two steps of a journey.
    LINTEL_SHARED_RENDER_MS: '100',
    // Sends alert emails without waiting for further alerts.
    LINTEL_ALERT_GATHER_SECONDS: '0',
    ...(external && {
      LINTEL_CALENDAR_ORIGINS: external.calendar.url,
      LINTEL_FEED_URL: external.feed.url,
      LINTEL_FEED_NAME: 'MLS of the journeys',
      LINTEL_FEED_EVERY_MINUTES: '1',
      LINTEL_FEED_REQUESTS_PER_SECOND: '1000',
    }),
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system has no free port');
  return address.port;
}
