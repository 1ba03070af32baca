import { createApp } from './app.ts';
import { migrate } from './foundation/database/migrate.ts';
import { type DatabasePlace, openDatabase } from './foundation/db.ts';
import { closeGracefully, createHttpServer, listen } from './foundation/http/listen.ts';
import { builtPages } from './foundation/http/pages.ts';
import { createLog } from './foundation/log.ts';
import { readSettings, type Settings } from './foundation/settings.ts';

const NODE_MAJOR_MIN = 24;

/** Starts the server by the environment: settings, database, migrations, app, and at last the door. */
async function main(): Promise<void> {
  refuseOldNode();
  const settings = readSettings(process.env);
  const log = createLog(settings.LINTEL_LOG_LEVEL);
  const database = await openDatabase(placeOf(settings));
  await migrate(database.pool);

  const app = await createApp({ settings, database, log, pages: builtPages });
  const server = createHttpServer(settings, app.handle);
  const port = await listen(server, settings.PORT);
  console.log(`Lintel is ready at http://localhost:${port}`);
  const working = app.work();

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await closeGracefully(server, settings.LINTEL_SHUTDOWN_TIMEOUT_MS);
    await working;
    await app.stop();
    await database.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

function refuseOldNode(): void {
  if (Number(process.versions.node.split('.')[0]) < NODE_MAJOR_MIN)
    throw new Error(`Node ${NODE_MAJOR_MIN} is needed, this is ${process.version}: run "npm ci" and "npm start".`);
}

function placeOf(settings: Settings): DatabasePlace {
  return settings.DATABASE_URL
    ? {
        url: settings.DATABASE_URL,
        poolSize: settings.LINTEL_POOL_SIZE,
        statementTimeoutMs: settings.LINTEL_STATEMENT_TIMEOUT_MS,
      }
    : { folder: `${settings.LINTEL_DATA_FOLDER}/database` };
}

try {
  await main();
} catch (error) {
  // One sentence for the person who starts it; a stack helps only where nobody foresaw the error.
  const { name, message, stack } = error as Error;
  const foreseen = ['SettingError', 'FolderInUse', 'MigrationError'].includes(name);
  console.error(foreseen ? message : stack);
  process.exit(1);
}
