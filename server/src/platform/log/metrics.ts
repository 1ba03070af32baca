import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  /** Counts an answered request. The route is one of the server's patterns, so a path never creates a new series. */
  request(method: string, route: string, status: number, seconds: number): void;
  /** Registers a value that is computed when metrics are read. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
  /** Returns the metrics in Prometheus format, at most one second old. */
  text(): Promise<string>;
  contentType: string;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const TEXT_MS = 1_000;

export function createMetrics(pool: pg.Pool): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'lintel_http_request_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  /** Keyed by labels: looking up a series by its labels costs the library more than counting. */
  const known = new Map<string, Histogram.Internal<string>>();
  const durationsOf = (method: string, route: string, status: number): Histogram.Internal<string> => {
    const name = `${status} ${method} ${route}`;
    const found = known.get(name) ?? durations.labels(method, route, String(status));
    known.set(name, found);
    return found;
  };
  const gauge: Metrics['gauge'] = (name, help, read) => {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read());
      },
    });
  };
  gauge('lintel_pool_connections', 'Open connections to the database', () => pool.totalCount);
  gauge('lintel_pool_idle', 'Connections that nobody uses', () => pool.idleCount);
  gauge('lintel_pool_waiting', 'Queries that wait for a connection', () => pool.waitingCount);
  let text: { at: number; value: Promise<string> } | undefined;
  return {
    // A client may send any method that Node parses; the labels stay a closed set.
    request: (method, route, status, seconds) =>
      durationsOf(METHODS.has(method) ? method : 'other', route, status).observe(seconds),
    gauge,
    text() {
      const at = performance.now();
      if (!text || at - text.at > TEXT_MS) {
        const value = registry.metrics();
        const made = { at, value };
        value.catch(() => {
          if (text === made) text = undefined;
        });
        text = made;
      }
      return text.value;
    },
    contentType: registry.contentType,
  };
}
