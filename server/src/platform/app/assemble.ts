import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnyContractRouter } from '@orpc/contract';
import type { AnyRouter } from '@orpc/server';
import type { Database } from '../database/db.ts';
import { pruneBudgets } from '../email/email-budget.ts';
import { createSending } from '../email/email-outbox.ts';
import { createMail } from '../email/mail.ts';
import { createEvents } from '../events/events.ts';
import { type Api, createApi } from '../http/api.ts';
import { createDocs } from '../http/docs/docs.ts';
import { mapFileOf } from '../http/pages/map-file.ts';
import { createRequestHandler, type Pages } from '../http/request-handler.ts';
import { createJobs } from '../jobs/jobs.ts';
import type { Log } from '../log/log.ts';
import { createMetrics } from '../log/metrics.ts';
import { setSecret } from '../secrets/at-rest.ts';
import { sealOlderEmails } from '../secrets/seal-older.ts';
import { secretOf } from '../secrets/secret.ts';
import { createRegistry } from '../serve/registry.ts';
import { type FindPerson, type FindViewer, withoutSignIn } from '../serve/session.ts';
import { visitorOf } from '../serve/viewer.ts';
import type { Settings } from '../settings/settings.ts';
import type { AppContext, ServerModule } from './app-context.ts';
import { createReadiness } from './readiness.ts';

export interface App {
  context: AppContext;
  api: Api;
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Builds the modules’ slow state in memory. Call it once the server listens. */
  warmUp(): void;
  /** Starts background work: events first, then jobs. */
  work(): Promise<void>;
  /** Closes open event streams, which would otherwise never end. */
  endStreams(): void;
  /** Stops background work. Call it after the last request. */
  stop(): Promise<void>;
}

/** Options plus the modules, contract and router that make up an app. */
export interface AppDefinition extends AppOptions {
  /** In dependency order: a module depends only on those before it. */
  modules: readonly ServerModule[];
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

/** Creates the app context and starts the modules. The app can serve requests when this returns. */
export async function assemble(definition: AppDefinition): Promise<App> {
  const { settings, modules, contract, router, pages } = definition;
  const app = createContext(definition);
  setSecret(await secretOf(app));
  await sealOlderEmails(app);
  const sending = createSending(app.database, app.mail, app.log);
  const started: ServerModule[] = [];
  for (const module of modules) {
    await module.start?.(app);
    started.unshift(module);
  }
  const api = createApi(app, router, contract);
  const front = createRequestHandler(app, {
    api,
    extras: new Map([
      ...createDocs(contract, settings.LINTEL_PUBLIC_URL, api.forVisitors),
      ...mapFileOf(settings),
      ...app.files,
    ]),
    pages: await pages(api),
  });
  return {
    context: app,
    api,
    handle: front,
    warmUp() {
      for (const module of modules) module.warmUp?.();
    },
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
      for (const module of started) await module.stop?.(app);
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
    files: new Map(),
    readiness,
    findPerson,
    findViewer,
    ...createRegistry(),
  };
}
