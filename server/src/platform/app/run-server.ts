import type { Server } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { type Database, databasePlaceOf, openDatabase } from '../database/db.ts';
import { migrate } from '../database/migrate.ts';
import { endOf } from '../database/outage.ts';
import type { Api } from '../http/api.ts';
import { closeGracefully, closeKeepAlive, createHttpServer, listen } from '../http/listen.ts';
import { listenForMetrics } from '../http/metrics-endpoint.ts';
import type { Pages } from '../http/request-handler.ts';
import { createLog } from '../log/log.ts';
import { createPrivately, repairDataFolder } from '../secrets/private-folders.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import type { App, AppOptions } from './assemble.ts';

export interface ServerOptions {
  environment: NodeJS.ProcessEnv;
  createApp(ground: AppOptions): Promise<App>;
  /** Creates the handler for requests outside the API. */
  pages(api: Api, server: Server): Promise<Pages>;
  /** Prepares the database before the app starts. */
  prepare?(database: Database, settings: Settings): Promise<void>;
}

/** Errors whose message is one sentence for the person who starts the server. */
const FORESEEN = new Set(['SettingError', 'FolderInUse', 'MigrationError']);

/**
 * Runs a server until it is asked to stop: settings, database, migrations, app, then listening. A failure on the way
 * ends the process with code 3 for a full disk and 1 otherwise, with one sentence for expected errors.
 */
export async function runServer(options: ServerOptions): Promise<void> {
  try {
    await start(options);
  } catch (error) {
    const { text, code } = endOf(error, FORESEEN);
    console.error(text);
    process.exit(code);
  }
}

async function start({ environment, createApp, pages, prepare }: ServerOptions): Promise<void> {
  const settings = readSettings(environment);
  // Libraries read it directly; without it React renders with its slow development checks.
  process.env.NODE_ENV ??= settings.NODE_ENV;
  const log = createLog(settings.LINTEL_LOG_LEVEL);
  createPrivately();
  repairDataFolder(settings.LINTEL_DATA_FOLDER, log);
  const database = await openDatabase(databasePlaceOf(settings));
  await migrate(database.pool);
  await prepare?.(database, settings);

  const server = createHttpServer(settings);
  const app = await createApp({ settings, database, log, pages: (api) => pages(api, server) });
  server.on('request', app.handle);
  const metricsServer = await listenForMetrics(app.context.metrics, settings);
  const port = await listen(server, settings.PORT);
  console.log(`Lintel is ready at http://localhost:${port}`);
  const working = app.work();
  setImmediate(() => app.warmUp());
  let ending = false;
  app.context.readiness.add('not ending', () => !ending);
  onSignal(async () => {
    // A load balancer polls /readyz; until it has noticed, requests are answered.
    ending = true;
    closeKeepAlive(server);
    await setTimeout(settings.LINTEL_DRAIN_MS);
    app.endStreams();
    await closeGracefully(server, settings.LINTEL_SHUTDOWN_TIMEOUT_MS);
    metricsServer?.close();
    metricsServer?.closeAllConnections();
    await working;
    await app.stop();
    await database.close();
  });
}

/** Calls `stop` on the first signal and exits immediately on the second. */
function onSignal(stop: () => Promise<void>): void {
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
