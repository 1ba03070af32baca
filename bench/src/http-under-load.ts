/** Visitor latency while other clients request one path in a loop; part of `bench -- http`. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { LoadOrder, LoadReport } from './http-load.ts';

const ROUNDS = 3;
const CLIENTS = 8;
const VISITS_PER_SECOND = 40;

export interface Beside {
  place: URL;
  /** Paths that the visitor requests. */
  paths: readonly string[];
  seconds: number;
  /** Script of the load client. */
  client: string;
  metricsToken: string;
}

/**
 * Prints a visitor's latency alone, and while eight clients request `/healthz`, `/metrics` without the token, and
 * `/metrics` with it. The rounds alternate, so that other load on the machine affects all of them alike.
 */
export async function benchBeside({ place, paths, seconds, client, metricsToken }: Beside): Promise<void> {
  const loads: [name: string, path: string, headers: string][] = [
    ['nobody else', '', ''],
    ['/healthz', '/healthz', ''],
    ['/metrics, no token', '/metrics', ''],
    ['/metrics, token', '/metrics', `Authorization: Bearer ${metricsToken}\r\n`],
  ];
  const [visitor, loadClient] = [client, client].map((script) => fork(script, { serialization: 'advanced' }));
  const to = { host: place.hostname, port: Number(place.port || 80), seconds };
  const visits = loads.map((): number[] => []);
  const others = loads.map(() => 0);
  try {
    for (let round = 0; round < ROUNDS; round++)
      for (const [at, [, path, headers]] of loads.entries()) {
        const hammering = path
          ? load(loadClient!, { ...to, paths: [path], connections: CLIENTS, headers })
          : Promise.resolve(undefined);
        const visit = await load(visitor!, { ...to, paths, connections: 64, perSecond: VISITS_PER_SECOND });
        visits[at]!.push(...visit.latencies);
        const statuses = (await hammering)?.statuses ?? {};
        others[at]! += Object.values(statuses).reduce((sum, count) => sum + count, 0) / (seconds * ROUNDS);
      }
  } finally {
    visitor!.kill();
    loadClient!.kill();
  }
  console.log(`a visitor (${VISITS_PER_SECOND} searches a second) beside ${CLIENTS} clients that request in a loop:`);
  for (const [at, [name]] of loads.entries()) {
    const sorted = visits[at]!.toSorted((a, b) => a - b);
    const share = (part: number) => (sorted[Math.floor(part * sorted.length)] ?? Number.NaN).toFixed(2).padStart(8);
    console.log(
      `${name.padEnd(24)} ${others[at]!.toFixed(0).padStart(6)} /s  visitor p50${share(0.5)}  p90${share(0.9)}  p99${share(0.99)} ms  n ${sorted.length}`,
    );
  }
}

async function load(client: ChildProcess, order: LoadOrder): Promise<LoadReport> {
  client.send(order);
  return (await once(client, 'message'))[0] as LoadReport;
}
