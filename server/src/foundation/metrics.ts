import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  /** One answered request. The route is its pattern, so that ids do not make endless series. */
  request(method: string, route: string, status: number, seconds: number): void;
  /** A figure that is read when somebody asks for the metrics. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
  text(): Promise<string>;
  contentType: string;
}

/** What Prometheus reads at `/metrics`. */
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
  /** By what they are named: to find one by its labels costs the library more than to count. */
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
  return {
    request: (method, route, status, seconds) => durationsOf(method, route, status).observe(seconds),
    gauge,
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
