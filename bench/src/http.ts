import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startFlags } from '../../tools/start-flags.ts';
import type { LoadOrder, LoadReport } from './http-load.ts';
import { pagePaths, searchPaths } from './http-queries.ts';
import type { ServerCommand, Spent } from './http-server.ts';
import { benchBeside } from './http-under-load.ts';

export interface HttpOptions {
  /** Address of a running server, whose CPU is then unknown. */
  url?: string | undefined;
  seconds: number;
  /**
   * Number of homes of the sample network, in a data folder that is created once and cached; default:
   * LINTEL_DATA_FOLDER.
   */
  homes?: number | undefined;
  /** Accepted encoding: `br`, `gzip`, `zstd`. */
  encoding?: string | undefined;
  /** Each search with filter counts and map cells, as sent by the search page. */
  page?: boolean | undefined;
  /** Only the visitor's latency while clients request `/healthz` and `/metrics` in a loop. */
  beside?: boolean | undefined;
}

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const PORT = Number(process.env.BENCH_PORT ?? 3902);
const metricsToken = process.env.LINTEL_METRICS_TOKEN ?? randomUUID();

/** A server of this bench, which reports its CPU and its index's cost. */
export interface Measured {
  url: string;
  ask<T>(command: ServerCommand): Promise<T>;
  stop(): Promise<void>;
}

/** Data folder with this many homes of the sample network; the first start loads them. */
function folderOf(homes: number): string {
  const folder = fileOf(`../../node_modules/.cache/bench-http/${homes}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

export async function startMeasured(homes: number | undefined): Promise<Measured> {
  const child = fork(fileOf('./http-server.ts'), {
    execArgv: [...process.execArgv, ...startFlags],
    env: {
      LINTEL_RATE_PER_SECOND: '1000000',
      LINTEL_RATE_BURST: '10000000',
      LINTEL_LOG_LEVEL: 'error',
      ...process.env,
      LINTEL_METRICS_TOKEN: metricsToken,
      ...(homes ? { BENCH_HOMES: String(homes), LINTEL_DATA_FOLDER: folderOf(homes) } : {}),
      PORT: String(PORT),
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  await new Promise<void>((done, fail) => {
    child.once('exit', (code) => fail(new Error(`Lintel ended with code ${code} before it was ready`)));
    createInterface({ input: child.stdout! }).on('line', (line) => line.startsWith('Lintel is ready') && done());
  });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('Lintel ended while it was measured')));
  ended.catch(() => {});
  const measured: Measured = {
    url: `http://127.0.0.1:${PORT}`,
    async ask<T>(command: ServerCommand) {
      child.send(command);
      return (await Promise.race([once(child, 'message'), ended]))[0] as T;
    },
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
  await untilIdle(measured);
  return measured;
}

const at = (sorted: readonly number[], share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN).toFixed(2).padStart(8);

/** Waits for the work that a start begins in other threads, such as fitting the models of markets: no request causes it. */
async function untilIdle({ ask }: Measured): Promise<void> {
  // Timers of an idle server use 40 ms a second.
  const idleBelow = 100_000;
  for (let second = 0, idle = 0; second < 300 && idle < 5; second++) {
    await ask<Spent>({ ask: 'spent' });
    await setTimeout(1_000);
    idle = (await ask<Spent>({ ask: 'spent' })).cpu < idleBelow ? idle + 1 : 0;
  }
}

export function printReport(name: string, report: LoadReport, spent: Spent | undefined, cpu: number): void {
  const sorted = report.latencies.toSorted((a, b) => a - b);
  const answered = Object.values(report.statuses).reduce((sum, count) => sum + count, 0);
  const statuses = Object.entries(report.statuses).map(([status, count]) => `${status}: ${count}`);
  const threadCpu = (spent?.threadCpu ?? 0) / answered;
  const server = spent
    ? `  server ${cpu.toFixed(0).padStart(4)} µs, request thread ${threadCpu.toFixed(0)} µs  stood still ${(spent.pausedMs / report.elapsedSeconds / 10).toFixed(1)} %, at most ${spent.pauseMsMax.toFixed(0)} ms`
    : '';
  console.log(
    `${name.padEnd(24)} ${(sorted.length / report.elapsedSeconds).toFixed(0).padStart(6)} /s  p50${at(sorted, 0.5)}  p99${at(sorted, 0.99)}  p99.9${at(sorted, 0.999)} ms${server}` +
      `  client ${(report.cpuMicroseconds / answered).toFixed(0).padStart(3)} µs  ${(report.bytes / answered / 1000).toFixed(1)} kB  ${statuses.join(', ')}`,
  );
  if (report.refusals.length > 0) {
    const refused = report.refusals.toSorted((a, b) => a - b);
    console.log(
      `${''.padEnd(24)} refused with 503: ${((100 * refused.length) / answered).toFixed(1)} % after p50${at(refused, 0.5)} p99${at(refused, 0.99)} ms, ${report.withRetryAfter} with Retry-After`,
    );
  }
}

/** The median, because other processes disturb some of the runs. */
export const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/**
 * Plain searches over HTTP: first the capacity (each of 32 connections sends its next request after a response),
 * then open-loop Poisson arrivals at shares of it, with latency counted from the scheduled send time. Reports the
 * server's CPU per request next to that of the index alone for the same searches and that of an empty handler. The
 * client runs on the same machine, so its own CPU is reported too.
 */
export async function benchHttp({ url, seconds, homes, encoding, page, beside }: HttpOptions): Promise<void> {
  const server = url ? undefined : await startMeasured(homes);
  const place = new URL(url ?? server!.url);
  const client: ChildProcess = fork(fileOf('./http-load.ts'), { serialization: 'advanced' });
  const asIs = { ...(encoding ? { encoding } : {}), connections: 32, seconds };
  const run = async (name: string, order: Partial<LoadOrder>) => {
    await server?.ask<Spent>({ ask: 'spent' });
    client.send({ host: place.hostname, port: Number(place.port || 80), paths, ...asIs, ...order });
    const report = (await once(client, 'message'))[0] as LoadReport;
    const spent = await server?.ask<Spent>({ ask: 'spent' });
    const answered = report.latencies.length;
    const cpu = spent ? spent.cpu / (answered + report.refusals.length) : Number.NaN;
    printReport(name, report, spent, cpu);
    return { perSecond: answered / report.elapsedSeconds, cpu, bytes: report.bytes / answered };
  };

  const queries = await searchPaths(place.origin, 20_000);
  const paths = page ? pagePaths(queries) : queries;
  try {
    await run('warming up', { seconds: Math.min(seconds, 4) });
    await benchBeside({ place, paths: queries, seconds, client: fileOf('./http-load.ts'), metricsToken });
    if (beside) return;
    const closed = [];
    for (let round = 0; round < 3; round++) closed.push(await run('as much as it can', {}));
    const capacity = median(closed.map(({ perSecond }) => perSecond));
    console.log(`capacity ${capacity.toFixed(0)} requests a second`);
    for (const percent of [50, 70, 90, 130])
      await run(`${percent} % of capacity`, { perSecond: (capacity * percent) / 100, connections: 512 });
    if (server) {
      const cpu = median(closed.map((each) => each.cpu));
      const bytes = Math.round(median(closed.map((each) => each.bytes)));
      await server.ask({ ask: 'nothing', port: PORT + 1, bytes: 0 });
      await server.ask({ ask: 'nothing', port: PORT + 2, bytes });
      const nothing = await run('nothing at all', { port: PORT + 1, seconds: Math.min(seconds, 4) });
      const ready = await run('as many bytes, ready', { port: PORT + 2, seconds: Math.min(seconds, 4) });
      const engine = await server.ask<{ microseconds: number; homes: number }>({
        ask: 'replay',
        paths: queries,
        limit: 24,
      });
      console.log(
        `µs CPU a request: ${cpu.toFixed(1)}; a handler that does nothing ${nothing.cpu.toFixed(1)}, one that sends ${(bytes / 1000).toFixed(1)} kB which lie ready ${ready.cpu.toFixed(1)}; ` +
          `index alone ${engine.microseconds.toFixed(1)} (${engine.homes.toFixed(0)} homes found)\n` +
          `${(cpu / engine.microseconds).toFixed(2)} × the index; beside sending and the index ${(cpu - ready.cpu - engine.microseconds).toFixed(1)} µs`,
      );
    }
  } finally {
    client.kill();
    await server?.stop();
  }
}
