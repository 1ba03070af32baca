import type { Database } from './db.ts';
import type { Events } from './events.ts';
import type { Jobs } from './jobs.ts';
import type { Log } from './log.ts';
import type { Mail } from './mail.ts';
import type { Metrics } from './metrics.ts';
import type { Readiness } from './readiness.ts';
import type { Registry } from './registry.ts';
import type { FindPerson, FindViewer } from './session.ts';
import type { Settings } from './settings.ts';

/** The services of a running app, created once and passed to every capability when it starts. */
export interface AppContext extends Registry {
  settings: Settings;
  log: Log;
  database: Database;
  events: Events;
  jobs: Jobs;
  mail: Mail;
  metrics: Metrics;
  readiness: Readiness;
  /** Set by the accounts capability when it starts. */
  findPerson: FindPerson;
  /** Set by the accounts capability when it starts. */
  findViewer: FindViewer;
}

/** A module of the app. */
export interface Capability {
  name: string;
  /** Registers handlers and jobs and builds state in memory. The database is migrated; requests are not served yet. */
  start?(app: AppContext): Promise<void> | void;
  /** Undoes `start` after the last request. */
  stop?(app: AppContext): Promise<void> | void;
}
