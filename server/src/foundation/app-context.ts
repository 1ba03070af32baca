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

/** What a running app stands on; made once by `app.ts` and handed to every capability when it starts. */
export interface AppContext extends Registry {
  settings: Settings;
  log: Log;
  database: Database;
  events: Events;
  jobs: Jobs;
  mail: Mail;
  metrics: Metrics;
  readiness: Readiness;
  /** Set by the capability that keeps accounts, when it starts. */
  findPerson: FindPerson;
  /** Set by the same. */
  findViewer: FindViewer;
}

/** One line of the list of capabilities. */
export interface Capability {
  name: string;
  /** Registers handlers and jobs and builds what lives in memory. The database is migrated, nothing is served yet. */
  start?(app: AppContext): Promise<void> | void;
  /** Undoes `start`; requests have ended. */
  stop?(app: AppContext): Promise<void> | void;
}
