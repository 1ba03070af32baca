import type { Database } from '../database/db.ts';
import type { Mail } from '../email/mail.ts';
import type { Events } from '../events/events.ts';
import type { Extra } from '../http/send.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../log/metrics.ts';
import type { Registry } from '../serve/registry.ts';
import type { FindPerson, FindViewer } from '../serve/session.ts';
import type { Settings } from '../settings/settings.ts';
import type { Readiness } from './readiness.ts';

/** The services of a running app, created once and passed to every module when it starts. */
export interface AppContext extends Registry {
  settings: Settings;
  log: Log;
  database: Database;
  events: Events;
  jobs: Jobs;
  mail: Mail;
  metrics: Metrics;
  /** Files that modules serve outside `/api`, by their path. */
  files: Map<string, Extra>;
  readiness: Readiness;
  /** Set by the accounts module when it starts. */
  findPerson: FindPerson;
  /** Set by the accounts module when it starts. */
  findViewer: FindViewer;
}

/** A module of the app. */
export interface ServerModule {
  name: string;
  /** Registers handlers and jobs and builds state in memory. The database is migrated; requests are not served yet. */
  start?(app: AppContext): Promise<void> | void;
  /** Builds state in memory that the first request would wait for. Called once the server listens. */
  warmUp?(): void;
  /** Undoes `start` after the last request. */
  stop?(app: AppContext): Promise<void> | void;
}
