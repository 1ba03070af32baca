import { createApp } from './app.ts';
import { loadSampleWhenEmpty, refusePublicSample } from './first-start.ts';
import { scheduleBackups } from './operation/scheduled-backups.ts';
import { runServer, type ServerOptions } from './platform/app/run-server.ts';
import { builtPages } from './platform/http/pages/pages.ts';

/**
 * Starts Lintel from environment variables. Pages come from the last build unless the caller passes others.
 */
export function startServer(environment: NodeJS.ProcessEnv, pages: ServerOptions['pages'] = builtPages): Promise<void> {
  return runServer({
    environment,
    createApp: async (ground) => {
      const app = await createApp(ground);
      scheduleBackups(app.context);
      return app;
    },
    pages,
    prepare: async (database, settings) => {
      await refusePublicSample(database, settings);
      if (settings.LINTEL_SAMPLE === 'auto') await loadSampleWhenEmpty(database, settings);
    },
  });
}

if (import.meta.main) {
  if (Number(process.versions.node.split('.')[0]) < 24) {
    console.error(`Node 24 is needed, this is ${process.version}: run "npm ci", then "npm start".`);
    process.exit(1);
  }
  await startServer(process.env);
}
