/** The notes app as a process, for tests of start and shutdown. */
import { renderedPages } from '../src/foundation/http/pages.ts';
import { runServer } from '../src/foundation/run-server.ts';
import { createNotesApp } from './notes-app.ts';

await runServer({
  environment: process.env,
  createApp: createNotesApp,
  pages: async (api) => renderedPages(api, () => ({ fetch: () => new Response('a page') })),
});
