/** The app of notes as a process of its own, for the tests of starting and ending. */
import { renderedPages } from '../src/foundation/http/pages.ts';
import { runServer } from '../src/foundation/run-server.ts';
import { createNotesApp } from './notes-app.ts';

await runServer({
  environment: process.env,
  createApp: createNotesApp,
  pages: async (api) => renderedPages(api, () => ({ fetch: () => new Response('a page') })),
});
