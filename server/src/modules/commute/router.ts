import { z } from 'zod';
import type { Log } from '../../platform/log/log.ts';
import { token } from '../../platform/serve/registry.ts';
import type { Settings } from '../../platform/settings/settings.ts';

/** Degrees. */
export interface Spot {
  latitude: number;
  longitude: number;
}

export interface Route {
  seconds: number;
  meters: number;
}

/** Returns a route by car to each spot, null where there is none; undefined when the service is unavailable. */
export type Router = (from: Spot, to: readonly Spot[]) => Promise<(Route | null)[] | undefined>;

/** `route` is undefined when no service is configured. */
export const routerToken = token<{ route: Router | undefined }>('routing service');

/** Time in milliseconds for which a service that failed is not called. */
const PAUSE_MS = 30_000;

const number = z.number().nonnegative().nullable();
const Table = z.object({
  code: z.literal('Ok'),
  durations: z.array(z.array(number)),
  distances: z.array(z.array(number)),
});
const Matrix = z.object({
  sources_to_targets: z.array(z.array(z.object({ time: number, distance: number }))),
});

/** Calls the routing service of the settings; undefined without one. One request covers all spots. */
export function routerOf(settings: Settings, log: Log): Router | undefined {
  const { LINTEL_ROUTER_URL: url, LINTEL_ROUTER_PROTOCOL: protocol, LINTEL_ROUTER_TIMEOUT_MS: timeoutMs } = settings;
  if (url === undefined) return undefined;
  const read = { osrm: readTable, valhalla: readMatrix }[protocol];
  const base = url.replace(/\/+$/, '');
  let failedAt = Number.NEGATIVE_INFINITY;
  return async (from, to) => {
    if (performance.now() - failedAt < PAUSE_MS) return undefined;
    try {
      const routes = await read(base, [from, ...to], AbortSignal.timeout(timeoutMs));
      if (routes.length !== to.length) throw new Error(`${routes.length} routes instead of ${to.length}`);
      return routes;
    } catch (err) {
      failedAt = performance.now();
      // The URL of an OSRM request contains positions, so only the message is logged.
      log.warn({ reason: err instanceof Error ? err.message : String(err) }, 'the routing service is unavailable');
      return undefined;
    }
  };
}

type Read = (base: string, spots: readonly Spot[], signal: AbortSignal) => Promise<(Route | null)[]>;

/** https://project-osrm.org/docs/v5.24.0/api/#table-service */
const readTable: Read = async (base, spots, signal) => {
  const path = spots.map(({ latitude, longitude }) => `${longitude},${latitude}`).join(';');
  const query = 'sources=0&annotations=duration,distance';
  const { durations, distances } = Table.parse(await json(`${base}/table/v1/driving/${path}?${query}`, { signal }));
  const targets = spots.slice(1).keys();
  return [...targets].map((at) => routeOf(durations[0]?.[at + 1], distances[0]?.[at + 1]));
};

/** https://valhalla.github.io/valhalla/api/matrix/api-reference/ */
const readMatrix: Read = async (base, spots, signal) => {
  const [source, ...targets] = spots.map(({ latitude: lat, longitude: lon }) => ({ lat, lon }));
  const body = JSON.stringify({ sources: [source], targets, costing: 'auto', units: 'kilometers' });
  const headers = { 'content-type': 'application/json' };
  const found = Matrix.parse(await json(`${base}/sources_to_targets`, { method: 'POST', headers, body, signal }));
  return (found.sources_to_targets[0] ?? []).map(({ time, distance }) =>
    routeOf(time, distance === null ? null : distance * 1_000),
  );
};

const routeOf = (seconds: number | null | undefined, meters: number | null | undefined): Route | null =>
  typeof seconds === 'number' && typeof meters === 'number' ? { seconds, meters } : null;

/** Redirects are rejected, so only the operator's address is called. */
async function json(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, { ...init, redirect: 'error' });
  if (response.ok) return response.json();
  await response.body?.cancel();
  throw new Error(`status ${response.status}`);
}
