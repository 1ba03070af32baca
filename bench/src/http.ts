import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { LoadOrder, LoadReport } from './http-load.ts';
import { questions } from './http-questions.ts';
import type { Wish } from './http-server.ts';

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** A server of our own, whose CPU and index can be asked about. */
interface Measured {
  url: string;
  ask<T>(wish: Wish): Promise<T>;
  stop(): Promise<void>;
}

async function startMeasured(port: number): Promise<Measured> {
  const child = fork(fileOf('./http-server.ts'), {
    env: {
      LINTEL_RATE_PER_SECOND: '1000000',
      LINTEL_RATE_BURST: '10000000',
      LINTEL_LOG_LEVEL: 'error',
      ...process.env,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  await new Promise<void>((done, fail) => {
    child.once('exit', (code) => fail(new Error(`Lintel ended with code ${code} before it was ready`)));
    createInterface({ input: child.stdout! }).on('line', (line) => line.startsWith('Lintel is ready') && done());
  });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('Lintel ended while it was measured')));
  ended.catch(() => {});
  return {
    url: `http://127.0.0.1:${port}`,
    async ask<T>(wish: Wish) {
      child.send(wish);
      return (await Promise.race([once(child, 'message'), ended]))[0] as T;
    },
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

const at = (sorted: readonly number[], share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN).toFixed(2).padStart(8);

function tell(name: string, report: LoadReport, cpuPerRequest: number | undefined): void {
  const sorted = report.latencies.toSorted((a, b) => a - b);
  const answered = Object.values(report.statuses).reduce((sum, count) => sum + count, 0);
  const statuses = Object.entries(report.statuses).map(([status, count]) => `${status}: ${count}`);
  console.log(
    `${name.padEnd(24)} ${(sorted.length / report.elapsedSeconds).toFixed(0).padStart(6)} /s  p50${at(sorted, 0.5)}  p99${at(sorted, 0.99)}  p99.9${at(sorted, 0.999)} ms` +
      `${cpuPerRequest === undefined ? '' : `  server ${cpuPerRequest.toFixed(0).padStart(4)} µs`}  client ${(report.cpuMicroseconds / answered).toFixed(0).padStart(3)} µs CPU  ${statuses.join(', ')}`,
  );
  if (report.refusals.length > 0) {
    const refused = report.refusals.toSorted((a, b) => a - b);
    console.log(
      `${''.padEnd(24)} refused with 503: ${((100 * refused.length) / answered).toFixed(1)} % after p50${at(refused, 0.5)} p99${at(refused, 0.99)} ms, ${report.withRetryAfter} with Retry-After`,
    );
  }
}

/** The middle one of several figures: other processes disturb some of the runs. */
const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/**
 * Plain searches over HTTP: first the capacity (each of 32 connections asks again once it is answered), then arrivals
 * that wait for nobody (Poisson) at shares of it, their time counted from when they were meant to be sent. CPU of the
 * server's process for each request stands beside that of the index alone for the same questions. The client runs on
 * the same machine: its own CPU is told, so that one knows what it took from the server.
 */
export async function benchHttp(url: string | undefined, seconds: number): Promise<void> {
  const server = url ? undefined : await startMeasured(3902);
  const place = new URL(url ?? server!.url);
  const client: ChildProcess = fork(fileOf('./http-load.ts'), { serialization: 'advanced' });
  const run = async (name: string, order: Partial<LoadOrder>): Promise<{ perSecond: number; cpu: number }> => {
    const before = await server?.ask<number>({ ask: 'cpu' });
    client.send({ host: place.hostname, port: Number(place.port || 80), seconds, connections: 32, paths, ...order });
    const report = (await once(client, 'message'))[0] as LoadReport;
    const spent = before === undefined ? undefined : (await server!.ask<number>({ ask: 'cpu' })) - before;
    const answered = report.latencies.length;
    const cpu = spent === undefined ? Number.NaN : spent / (answered + report.refusals.length);
    tell(name, report, spent === undefined ? undefined : cpu);
    return { perSecond: answered / report.elapsedSeconds, cpu };
  };

  const paths = await questions(place.origin, 20_000);
  try {
    await run('warming up', { seconds: Math.min(seconds, 4) });
    const closed = [];
    for (let round = 0; round < 3; round++) closed.push(await run('as much as it can', {}));
    const capacity = median(closed.map(({ perSecond }) => perSecond));
    console.log(`capacity ${capacity.toFixed(0)} searches a second`);
    for (const percent of [50, 70, 90, 130])
      await run(`${percent} % of capacity`, { perSecond: (capacity * percent) / 100, connections: 512 });
    if (server) {
      const engine = await server.ask<{ microseconds: number; homes: number }>({ ask: 'replay', paths, limit: 24 });
      const cpu = median(closed.map((each) => each.cpu));
      console.log(
        `index alone ${engine.microseconds.toFixed(1)} µs CPU a search (${engine.homes.toFixed(0)} homes found), whole request ${cpu.toFixed(1)} µs: ${(cpu / engine.microseconds).toFixed(2)} ×`,
      );
    }
  } finally {
    client.kill();
    await server?.stop();
  }
}
