/**
 * Lintel as a child process, as `npm start` runs it but with a small sample network, and without pages unless
 * `TORTURE_PAGES=built`. It also records each handled event in the table `torture_handled`, and runs a job
 * every minute.
 */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { loadSample } from '../../sample/index.ts';
import { createApp } from '../../src/app.ts';
import { runServer } from '../../src/platform/app/run-server.ts';
import { event } from '../../src/platform/events/events.ts';
import { builtPages } from '../../src/platform/http/pages/pages.ts';
import { setSecret } from '../../src/platform/secrets/at-rest.ts';
import { secretOf } from '../../src/platform/secrets/secret.ts';

const { TORTURE_HOMES = '500', TORTURE_PAGES, ...environment } = process.env;
const handledEvent = event('torture.told', z.object({ n: z.number().int() }));

await runServer({
  environment,
  async createApp(ground) {
    const app = await createApp(ground);
    const { events, jobs } = app.context;
    events.on(handledEvent, 'count', async ({ n }, tx) => {
      await tx.execute(sql`insert into torture_handled (what) values (${`event ${n}`})`);
    });
    jobs.schedule('torture-tick', '* * * * *', async () => {});
    return app;
  },
  async prepare(database, settings) {
    await database.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(1)`);
      await tx.execute(sql`create table if not exists torture_handled (what text not null)`);
    });
    // The sample network encrypts fields of mortgage applications.
    setSecret(await secretOf({ settings, database }));
    await loadSample(database, { today: '2026-11-20', homes: Number(TORTURE_HOMES) });
  },
  pages:
    TORTURE_PAGES === 'built'
      ? builtPages
      : async () => async (_request, response) => {
          response.end();
          return 'pages';
        },
});
