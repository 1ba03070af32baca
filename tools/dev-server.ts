/** The server, with pages that Vite builds on each request. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { startServer } from '../server/src/main.ts';
import type { Api } from '../server/src/platform/http/api.ts';
import { renderedPages, type WebApp } from '../server/src/platform/http/pages/pages.ts';
import type { Pages } from '../server/src/platform/http/request-handler.ts';

async function vitePages(api: Api, http: Server): Promise<Pages> {
  const vite = await createServer({
    root: fileURLToPath(new URL('../web', import.meta.url)),
    server: { middlewareMode: true, hmr: { server: http } },
    appType: 'custom',
    // Node watches imported files; a bundled copy of the configuration would restart the server endlessly.
    configLoader: 'native',
  });
  const render = renderedPages(api, () => loadApp(vite), { inlineStyles: true });
  return (request: IncomingMessage, response: ServerResponse, requestId: string) =>
    new Promise((done, fail) => {
      response.once('close', () => done('files'));
      vite.middlewares(request, response, () => void render(request, response, requestId).then(done, fail));
    });
}

async function loadApp(vite: ViteDevServer): Promise<WebApp> {
  const environment = vite.environments.ssr;
  if (!environment || !isRunnableDevEnvironment(environment)) throw new Error('Vite cannot run the pages');
  return (await environment.runner.import('@tanstack/react-start/server-entry')).default;
}

await startServer(process.env, vitePages);
