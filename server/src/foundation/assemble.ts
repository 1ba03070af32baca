import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnyContractRouter } from '@orpc/contract';
import type { AnyRouter } from '@orpc/server';
import { sealUnder } from './at-rest.ts';
import type { Database } from './db.ts';
import { pruneBudgets } from './email-budget.ts';
import { createEvents } from './events.ts';
import type { Capability, House } from './house.ts';
import { type Api, createApi } from './http/api.ts';
import { createDocs } from './http/docs.ts';
import { createFront, type Pages } from './http/front.ts';
import { createJobs } from './jobs.ts';
import { createSending } from './letters.ts';
import type { Log } from './log.ts';
import { createMail } from './mail.ts';
import { createMetrics } from './metrics.ts';
import { createParts } from './part.ts';
import { createReadiness } from './readiness.ts';
import { sealOlderEmails } from './seal-older.ts';
import { secretOf } from './secret.ts';
import { type FindPerson, type FindViewer, nobodySignsIn } from './session.ts';
import type { Settings } from './settings.ts';
import { visitorOf } from './viewer.ts';

export interface App {
  house: House;
  api: Api;
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Starts what runs beside the requests: events, then jobs. */
  work(): Promise<void>;
  /** Ends the answers that would go on for as long as somebody listens. */
  endStreams(): void;
  /** After the last request. */
  stop(): Promise<void>;
}

/** What an app is built of and what it stands on. */
export interface Blueprint extends Ground {
  /** In order: each leans only on those above it. */
  capabilities: readonly Capability[];
  contract: AnyContractRouter;
  router: AnyRouter;
}

export interface Ground {
  settings: Settings;
  /** Open and migrated; whoever opened it closes it. */
  database: Database;
  log: Log;
  pages(api: Api): Promise<Pages>;
  findPerson?: FindPerson;
}

/** Builds the house and starts the capabilities in it; the app answers as soon as this returns. */
export async function assemble(blueprint: Blueprint): Promise<App> {
  const { settings, capabilities, contract, router, pages } = blueprint;
  const house = buildHouse(blueprint);
  sealUnder(await secretOf(house));
  await sealOlderEmails(house);
  const sending = createSending(house.database, house.mail, house.log);
  const started: Capability[] = [];
  for (const capability of capabilities) {
    await capability.start?.(house);
    started.unshift(capability);
  }
  const api = createApi(house, router, contract);
  const front = createFront(house, {
    api,
    extras: createDocs(contract, settings.LINTEL_PUBLIC_URL, api.forVisitors),
    pages: await pages(api),
  });
  return {
    house,
    api,
    handle: front,
    async work() {
      await house.events.start();
      await house.jobs.start();
      sending.start();
    },
    endStreams: api.endStreams,
    async stop() {
      await sending.stop();
      await house.jobs.stop();
      await house.events.stop();
      for (const capability of started) await capability.stop?.(house);
    },
  };
}

function buildHouse({ settings, database, log, findPerson = nobodySignsIn }: Ground): House {
  const events = createEvents(database, log);
  const jobs = createJobs(database, log);
  const mail = createMail(settings);
  const metrics = createMetrics(database.pool);
  const readiness = createReadiness();
  readiness.add('database', async () => (await database.pool.query('select 1')).rowCount === 1);
  readiness.add('writes (disk full)', () => database.canWrite());
  metrics.gauge('lintel_event_lag_seconds', 'Age of the oldest event that waits for a handler', events.lagSeconds);
  const findViewer: FindViewer = (_, headers) => visitorOf(headers);
  jobs.schedule('prune-email-budgets', '41 * * * *', async () => void (await pruneBudgets(database.db)));
  jobs.schedule('prune-events', '17 4 * * *', () => events.prune(7));
  return { settings, log, database, events, jobs, mail, metrics, readiness, findPerson, findViewer, ...createParts() };
}
