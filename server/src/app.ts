import type { IncomingMessage, ServerResponse } from 'node:http';
import { network, networkVerbs } from './capabilities/network/index.ts';
import { contract } from './contract.ts';
import type { Database } from './foundation/db.ts';
import { createEvents } from './foundation/events.ts';
import type { Capability, House } from './foundation/house.ts';
import { type Api, createApi } from './foundation/http/api.ts';
import { createDocs } from './foundation/http/docs.ts';
import { createFront, type Pages } from './foundation/http/front.ts';
import { createJobs } from './foundation/jobs.ts';
import type { Log } from './foundation/log.ts';
import { createMetrics } from './foundation/metrics.ts';
import { createParts } from './foundation/part.ts';
import { createReadiness } from './foundation/readiness.ts';
import { type FindPerson, nobodySignsIn } from './foundation/session.ts';
import type { Settings } from './foundation/settings.ts';

/** In order: each leans only on those above it. */
const capabilities: readonly Capability[] = [network];

const router = { network: networkVerbs };

export interface App {
  house: House;
  api: Api;
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Starts what runs beside the requests: events, then jobs. */
  work(): Promise<void>;
  /** After the last request. Does not close the database, which came from outside. */
  stop(): Promise<void>;
}

/** Builds the app on a migrated database and starts its capabilities; it answers as soon as this returns. */
export async function createApp({
  settings,
  database,
  log,
  pages,
  findPerson = nobodySignsIn,
}: {
  settings: Settings;
  database: Database;
  log: Log;
  pages(api: Api): Promise<Pages>;
  findPerson?: FindPerson;
}): Promise<App> {
  const house = buildHouse(settings, database, log, findPerson);
  const started: Capability[] = [];
  for (const capability of capabilities) {
    await capability.start?.(house);
    started.unshift(capability);
  }
  const api = createApi(house, router, contract);
  const front = createFront(house, {
    api,
    extras: createDocs(contract, settings.LINTEL_PUBLIC_URL),
    pages: await pages(api),
  });
  return {
    house,
    api,
    handle: front,
    async work() {
      await house.events.start();
      await house.jobs.start();
    },
    async stop() {
      await house.jobs.stop();
      await house.events.stop();
      for (const capability of started) await capability.stop?.(house);
    },
  };
}

function buildHouse(settings: Settings, database: Database, log: Log, findPerson: FindPerson): House {
  const events = createEvents(database, log);
  const jobs = createJobs(database, log);
  const metrics = createMetrics(database.pool);
  const readiness = createReadiness();
  readiness.add('database', async () => (await database.pool.query('select 1')).rowCount === 1);
  metrics.gauge('lintel_event_lag_seconds', 'Age of the oldest event that waits for a handler', events.lagSeconds);
  jobs.schedule('prune-events', '17 4 * * *', () => events.prune(7));
  return { settings, log, database, events, jobs, metrics, readiness, findPerson, ...createParts() };
}
