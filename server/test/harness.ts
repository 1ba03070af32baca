import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../src/app.ts';
import { setPasswordCost } from '../src/modules/accounts/passwords/passwords.ts';
import type { AppContext } from '../src/platform/app/app-context.ts';
import type { App, AppOptions } from '../src/platform/app/assemble.ts';
import type { Database } from '../src/platform/database/db.ts';
import type { Api } from '../src/platform/http/api.ts';
import { closeGracefully, createHttpServer, listen } from '../src/platform/http/listen.ts';
import type { Pages } from '../src/platform/http/request-handler.ts';
import { send } from '../src/platform/http/send.ts';
import { createLog } from '../src/platform/log/log.ts';
import type { FindPerson } from '../src/platform/serve/session.ts';
import { readSettings } from '../src/platform/settings/settings.ts';
import { empty } from './empty.ts';
import { storeTestRates } from './rates.ts';
import { testDatabase } from './test-database.ts';

export interface Reply {
  status: number;
  headers: Headers;
  /** Parsed if it is JSON, else the text. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into it, and a wrong look is a failing test
  body: any;
}

export interface TestApp {
  context: AppContext;
  api: Api;
  url: string;
  /** Sends a request over real HTTP; `path` is relative to the origin, an object as body is sent as JSON. */
  request(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
  /** Calls operations in process, as pages do while they are rendered. */
  client(headers: Headers): unknown;
  /** Empties the database, except for the test rates. In-memory copies follow at their next refresh. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the whole app on the database of this worker, listening on its own port. Call `stop` after the
 * file's tests. Events and jobs don't run on their own; `app.context.events.start()` starts them.
 */
export const startTestApp = (options: TestOptions = {}): Promise<TestApp> => startTest(createApp, options);

export interface TestOptions {
  settings?: Record<string, string>;
  findPerson?: FindPerson;
  /** The test's own database, which it closes itself; else the worker's, emptied. */
  database?: Database;
  makePages?: (api: Api) => Promise<Pages>;
}

/**
 * Stores files away from those of developers; a test about files names its own folder. Disables load
 * shedding, however slow the machine.
 */
const forTests = {
  NODE_ENV: 'test',
  LINTEL_LOG_LEVEL: 'silent',
  LINTEL_SEARCH_THREADS: '0',
  LINTEL_WAIT_MS_MAX: '60000',
  LINTEL_DATA_FOLDER: join(tmpdir(), `lintel-tests-${process.pid}`),
};

/** A thousandth of the usual work. A test about the cost sets the usual one. */
export const cheapPasswords = { memory: 64, passes: 1 };

/** Does the same for an app that a test builds itself. */
export async function startTest(
  build: (ground: AppOptions) => Promise<App>,
  { settings = {}, findPerson, database: own, makePages = async () => noPages }: TestOptions = {},
): Promise<TestApp> {
  setPasswordCost(cheapPasswords);
  const database = own ?? (await testDatabase());
  if (!own) {
    await empty(database);
    await storeTestRates(database);
  }
  const read = readSettings({ ...forTests, ...settings });
  const app = await build({
    settings: read,
    database,
    log: createLog(read.LINTEL_LOG_LEVEL),
    pages: makePages,
    ...(findPerson ? { findPerson } : {}),
  });
  app.context.findPerson = orNamed(findPerson ?? app.context.findPerson);
  const server = createHttpServer(read);
  server.on('request', app.handle);
  const url = `http://localhost:${await listen(server, 0)}`;
  return {
    context: app.context,
    api: app.api,
    url,
    request: (method, path, body, headers = {}) => request(url + path, method, body, headers),
    client: app.api.clientFor,
    async reset() {
      await empty(database);
      await storeTestRates(database);
    },
    async stop() {
      app.endStreams();
      await closeGracefully(server, 1_000);
      await app.stop();
    },
  };
}

/**
 * In tests the header `x-test-person` identifies the caller, so that no test of an operation needs a sign-in.
 */
const orNamed =
  (findPerson: FindPerson): FindPerson =>
  async (headers) => {
    const id = headers.get('x-test-person');
    return id ? { id: Number(id) } : findPerson(headers);
  };

async function request(url: string, method: string, body: unknown, headers: Record<string, string>): Promise<Reply> {
  const isJson = body !== undefined && typeof body !== 'string' && !(body instanceof FormData);
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    headers: { ...(isJson ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : (body as string | FormData) }),
  });
  const text = await response.text();
  const json = response.headers.get('content-type')?.includes('json');
  return { status: response.status, headers: response.headers, body: json && text ? JSON.parse(text) : text };
}

const noPages: Pages = async (incoming, response) => {
  await send(incoming, response, { status: 404, headers: { 'content-type': 'text/plain' }, body: 'no pages\n' });
  return 'pages';
};
