/** The server that `bench -- http` measures: Lintel, with reports of its resource usage and replay of searches. */
import { createServer } from 'node:http';
import { Session } from 'node:inspector/promises';
import { PerformanceObserver } from 'node:perf_hooks';
import { loadSample } from '../../server/sample/index.ts';
import { createApp } from '../../server/src/app.ts';
import { loadSampleWhenEmpty } from '../../server/src/first-start.ts';
import { Filters } from '../../server/src/modules/search/filters/contract.ts';
import { type Finder, find, finderToken, searchQueryOf } from '../../server/src/modules/search/index.ts';
import { runServer } from '../../server/src/platform/app/run-server.ts';
import { builtPages } from '../../server/src/platform/http/pages/pages.ts';
import { type Part, partsOf } from './profile-parts.ts';

export type ServerCommand =
  | { ask: 'spent' }
  /** Begins to record which code uses the CPU of the request thread. */
  | { ask: 'profile' }
  /** Ends the recording and answers with the share of each part. */
  | { ask: 'parts' }
  | { ask: 'replay'; paths: readonly string[]; limit: number }
  /** Opens another port of the process that answers every request with this many prepared bytes. */
  | { ask: 'nothing'; port: number; bytes: number };

/** Usage since the previous report. */
export interface Spent {
  /** Microseconds of CPU of the whole process with all its threads. */
  cpu: number;
  /** Microseconds of CPU of the thread that answers requests. */
  threadCpu: number;
  /** Milliseconds of garbage collection pauses, in total and the longest. */
  pausedMs: number;
  pauseMsMax: number;
}

const cpuNow = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

const threadCpuNow = (): number => {
  const { user, system } = process.threadCpuUsage();
  return user + system;
};

let cpuBefore = 0;
let threadCpuBefore = 0;
let pauses: number[] = [];
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) pauses.push(duration);
}).observe({ entryTypes: ['gc'] });

function spent(): Spent {
  const cpu = cpuNow();
  const threadCpu = threadCpuNow();
  const usage = {
    cpu: cpu - cpuBefore,
    threadCpu: threadCpu - threadCpuBefore,
    pausedMs: pauses.reduce((sum, each) => sum + each, 0),
    pauseMsMax: Math.max(0, ...pauses),
  };
  cpuBefore = cpu;
  threadCpuBefore = threadCpu;
  pauses = [];
  return usage;
}

const inspector = new Session();

async function beginProfile(): Promise<void> {
  inspector.connect();
  await inspector.post('Profiler.enable');
  await inspector.post('Profiler.setSamplingInterval', { interval: 500 });
  await inspector.post('Profiler.start');
}

/** Returns the parts of the request thread's work, the largest first. */
async function endProfile(): Promise<Part[]> {
  const { profile } = await inspector.post('Profiler.stop');
  inspector.disconnect();
  return partsOf(profile);
}

let finder: Finder | undefined;

/**
 * Cost of the index alone for the same searches, in microseconds of CPU each: without HTTP, parsing and
 * presentation.
 */
function replay(paths: readonly string[], limit: number): { microseconds: number; homes: number } {
  const living = finder!;
  const queries = paths.map((path) => {
    const given: Record<string, string | string[]> = {};
    const { searchParams } = new URL(path, 'http://lintel');
    for (const name of new Set(searchParams.keys())) {
      const all = searchParams.getAll(name);
      given[name] = all.length > 1 ? all : all[0]!;
    }
    return searchQueryOf(living, Filters.parse(given));
  });
  for (const each of queries) find(living, each, { limit: limit + 1 });
  const before = cpuNow();
  let homes = 0;
  for (const each of queries) homes += find(living, each, { limit: limit + 1 }).total;
  return { microseconds: (cpuNow() - before) / paths.length, homes: homes / paths.length };
}

/** Cost of Node itself for a request: no query, prepared response. */
function answerNothing(port: number, bytes: number): Promise<void> {
  const body = Buffer.alloc(bytes, ' ');
  const headers = { 'content-type': 'application/json', 'content-length': bytes };
  const server = createServer((_request, response) => void response.writeHead(200, headers).end(body));
  server.unref();
  return new Promise((done) => void server.listen(port, '127.0.0.1', done));
}

process.on('message', async (command: ServerCommand) => {
  if (command.ask === 'spent') process.send!(spent());
  else if (command.ask === 'profile') {
    await beginProfile();
    process.send!(true);
  } else if (command.ask === 'parts') process.send!(await endProfile());
  else if (command.ask === 'replay') process.send!(replay(command.paths, command.limit));
  else {
    await answerNothing(command.port, command.bytes);
    process.send!(true);
  }
});

const homes = Number(process.env.BENCH_HOMES ?? 0);

await runServer({
  environment: process.env,
  createApp: async (ground) => {
    const app = await createApp(ground);
    finder = app.context.resolve(finderToken);
    return app;
  },
  pages: builtPages,
  prepare: async (database, settings) => {
    const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
    if (homes > 0) await loadSample(database, { today, homes });
    else if (settings.LINTEL_SAMPLE === 'auto') await loadSampleWhenEmpty(database, settings);
  },
});
