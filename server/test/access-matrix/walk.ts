import { attempts } from '../../src/modules/accounts/tables.ts';
import type { Route } from '../../src/platform/http/route-table.ts';
import { type Role, roles, type Tenant, type World } from './world.ts';

/** The input of a call: values for the `{names}` of the path, then the query or the body. */
export interface Sent {
  params?: Record<string, string | number>;
  query?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** No valid input exists here (a token from an email): 400 proves that no one was rejected before. */
  invalid?: true;
  /** The response is endless: only its head is read. */
  endless?: true;
}

/**
 * A valid call of a route, so that only authorization decides. A route on an object creates one of the requested
 * company, and a new one after each call that was not refused; `absent` is the input for a nonexistent object.
 */
export type Row = (() => Sent) | { of(tenant: Tenant, world: World): Promise<Sent> | Sent; absent: Sent };

export type Rows = Readonly<Record<string, Row>>;

export const nameOf = ({ method, path }: Route): string => `${method} ${path}`;

/** Returns the access table: one line per route and kind of object, one status per role. */
export async function walk(given: World, routes: readonly Route[], rows: Rows): Promise<string> {
  const lines: string[] = [];
  const world = { ...given, silent: [] as string[] };
  for (const route of routes) {
    const row = rows[nameOf(route)]!;
    if (typeof row === 'function') lines.push(await line(world, route, '', async () => row()));
    else {
      lines.push(await line(world, route, 'own', () => row.of(world.ours, world)));
      lines.push(await line(world, route, 'foreign', () => row.of(world.theirs, world)));
      lines.push(await line(world, route, 'absent', () => row.absent));
    }
  }
  if (world.silent.length > 0) throw new Error(`These say nothing about rights:\n${world.silent.join('\n')}`);
  return `${[header, ...lines].join('\n')}\n`;
}

const names = Object.keys(roles) as Role[];
/** These change nothing, so the next caller gets the same object. */
const refused = new Set([401, 403, 404]);
const WIDTH = 74;
const header = `${'route'.padEnd(WIDTH)}${names.map((name) => name.padStart(11)).join('')}`;

/** Collects calls whose status says nothing about access. */
interface Walk extends World {
  silent: string[];
}

async function line(world: Walk, route: Route, of: string, make: () => Promise<Sent> | Sent): Promise<string> {
  const statuses: string[] = [];
  let sent: Sent | undefined;
  for (const name of names) {
    // Rate limits are not part of access.
    if (!sent) await world.app.context.database.db.delete(attempts);
    sent ??= await make();
    const status = await call(world, route, sent, roles[name](world));
    if (!refused.has(status)) sent = undefined;
    statuses.push(String(status).padStart(11));
  }
  return `${`${nameOf(route)}${of && `  (${of})`}`.padEnd(WIDTH)}${statuses.join('')}`;
}

async function call(world: Walk, { method, path }: Route, sent: Sent, as: Record<string, string>): Promise<number> {
  const place = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(sent.params?.[name])));
  const body = method === 'GET' ? undefined : (sent.body ?? {});
  const url = `/api${place}${sent.query ?? ''}`;
  const headers = { ...sent.headers, ...as };
  if (sent.endless) return headOf(world.app.url + url, headers);
  const reply = await world.app.request(method, url, body, headers);
  const silent = (reply.status === 400 && !sent.invalid) || [405, 429].includes(reply.status) || reply.status >= 500;
  if (silent) world.silent.push(`${method} ${place}: ${reply.status} ${JSON.stringify(reply.body)}`);
  return reply.status;
}

async function headOf(url: string, headers: Record<string, string>): Promise<number> {
  const response = await fetch(url, { headers });
  await response.body?.cancel();
  return response.status;
}
