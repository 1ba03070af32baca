import type { Server } from 'node:http';
import { createApp } from './app.ts';
import { loadSampleWhenEmpty } from './first-start.ts';
import type { App } from './foundation/assemble.ts';
import { migrate } from './foundation/database/migrate.ts';
import { type Database, databasePlaceOf, openDatabase } from './foundation/db.ts';
import type { Api } from './foundation/http/api.ts';
import type { Pages } from './foundation/http/front.ts';
import { closeGracefully, createHttpServer, listen } from './foundation/http/listen.ts';
import { builtPages } from './foundation/http/pages.ts';
import { createLog } from './foundation/log.ts';
import { readSettings } from './foundation/settings.ts';

const NODE_MAJOR_MIN = 24;

/** Makes what answers outside of the API. */
export type MakePages = (api: Api, server: Server) => Promise<Pages>;

/**
 * Starts the server by the environment: settings, database, migrations, app, and at last the door. What fails on the way
 * is told in one sentence where it was foreseen, and ends the process.
 */
export async function startServer(environment: NodeJS.ProcessEnv, pages: MakePages = builtPages): Promise<void> {
  try {
    refuseOldNode();
    await start(environment, pages);
  } catch (error) {
    const { name, message, stack } = error as Error;
    const foreseen = ['SettingError', 'FolderInUse', 'MigrationError', 'WrongNode'].includes(name);
    console.error(foreseen ? message : stack);
    process.exit(1);
  }
}

async function start(environment: NodeJS.ProcessEnv, pages: MakePages): Promise<void> {
  const settings = readSettings(environment);
  // Libraries look at it by themselves; without it React renders with its slow checks for developers.
  process.env.NODE_ENV ??= settings.NODE_ENV;
  const log = createLog(settings.LINTEL_LOG_LEVEL);
  const database = await openDatabase(databasePlaceOf(settings));
  await migrate(database.pool);
  if (settings.LINTEL_SAMPLE === 'auto') await loadSampleWhenEmpty(database);

  const server = createHttpServer(settings);
  const app = await createApp({ settings, database, log, pages: (api) => pages(api, server) });
  server.on('request', app.handle);
  const port = await listen(server, settings.PORT);
  console.log(`Lintel is ready at http://localhost:${port}`);
  const working = app.work();
  onceAsked(async () => {
    await closeGracefully(server, settings.LINTEL_SHUTDOWN_TIMEOUT_MS);
    await working;
    await closeAll(app, database);
  });
}

async function closeAll(app: App, database: Database): Promise<void> {
  await app.stop();
  await database.close();
}

/** Ends the process by `stop` when it is asked to end; asked again while it does, it ends at once. */
function onceAsked(stop: () => Promise<void>): void {
  let asked = false;
  const end = async () => {
    if (asked) process.exit(1);
    asked = true;
    await stop();
    process.exit(0);
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}

function refuseOldNode(): void {
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR_MIN) return;
  const error = new Error(`Node ${NODE_MAJOR_MIN} is needed, this is ${process.version}: "npm ci", then "npm start".`);
  error.name = 'WrongNode';
  throw error;
}

if (import.meta.main) await startServer(process.env);
