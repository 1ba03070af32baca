import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnyContractRouter } from '@orpc/contract';
import type { AnyRouter } from '@orpc/server';
import type { AppContext, Capability } from './app-context.ts';
import { setSecret } from './at-rest.ts';
import type { Database } from './db.ts';
import { pruneBudgets } from './email-budget.ts';
import { createSending } from './email-outbox.ts';
import { createEvents } from './events.ts';
import { type Api, createApi } from './http/api.ts';
import { createDocs } from './http/docs.ts';
import { createRequestHandler, type Pages } from './http/request-handler.ts';
import { createJobs } from './jobs.ts';
import type { Log } from './log.ts';
import { createMail } from './mail.ts';
import { createMetrics } from './metrics.ts';
import { createReadiness } from './readiness.ts';
import { createRegistry } from './registry.ts';
import { sealOlderEmails } from './seal-older.ts';
import { secretOf } from './secret.ts';
import { type FindPerson, type FindViewer, withoutSignIn } from './session.ts';
import type { Settings } from './settings.ts';
import { visitorOf } from './viewer.ts';

export interface App {
  context: AppContext;
  api: Api;
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Starts background work: events first, then jobs. */
  work(): Promise<void>;
  /** Closes open event streams, which would otherwise never end. */
  endStreams(): void;
  /** Stops background work. Call it after the last request. */
  stop(): Promise<void>;
}

/** Options plus the capabilities, contract and router that make up an app. */
export interface AppDefinition extends AppOptions {
  /** In dependency order: a capability depends only on those before it. */
  capabilities: readonly Capability[];
  contract: AnyContractRouter;
  router: AnyRouter;
}

export interface AppOptions {
  settings: Settings;
  /** Open and migrated. The caller closes it. */
  database: Database;
  log: Log;
  pages(api: Api): Promise<Pages>;
  findPerson?: FindPerson;
}

/** Creates the app context and starts the capabilities. The app can serve requests when this returns. */
export async function assemble(definition: AppDefinition): Promise<App> {
  const { settings, capabilities, contract, router, pages } = definition;
  const app = createContext(definition);
  setSecret(await secretOf(app));
  await sealOlderEmails(app);
  const sending = createSending(app.database, app.mail, app.log);
  const started: Capability[] = [];
  for (const capability of capabilities) {
    await capability.start?.(app);
    started.unshift(capability);
  }
  const api = createApi(app, router, contract);
  const front = createRequestHandler(app, {
    api,
    extras: createDocs(contract, settings.LINTEL_PUBLIC_URL, api.forVisitors),
    pages: await pages(api),
  });
  return {
    context: app,
    api,
    handle: front,
    async work() {
      await app.events.start();
      await app.jobs.start();
      sending.start();
    },
    endStreams: api.endStreams,
    async stop() {
      await sending.stop();
      await app.jobs.stop();
      await app.events.stop();
      for (const capability of started) await capability.stop?.(app);
    },
  };
}

function createContext({ settings, database, log, findPerson = withoutSignIn }: AppOptions): AppContext {
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
  return {
    settings,
    log,
    database,
    events,
    jobs,
    mail,
    metrics,
    readiness,
    findPerson,
    findViewer,
    ...createRegistry(),
  };
}
