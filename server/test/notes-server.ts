/** The notes app as a process, for tests of start and shutdown. */

import { runServer } from '../src/platform/app/run-server.ts';
import { renderedPages } from '../src/platform/http/pages/pages.ts';
import { createNotesApp } from './notes-app.ts';

await runServer({
  environment: process.env,
  createApp: createNotesApp,
  pages: async (api) => renderedPages(api, () => ({ fetch: () => new Response('a page') })),
});
