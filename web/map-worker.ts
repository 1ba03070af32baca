import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const dist = dirname(createRequire(import.meta.url).resolve('maplibre-gl/dist/maplibre-gl.css'));

/**
 * In development, gives the map's worker as it is: Vite would put its own client into it, which looks for a document.
 * The build has no such client and makes the worker itself.
 */
export function mapWorker(): Plugin {
  return {
    name: 'lintel:map-worker',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use('/@map-worker', (request, response, next) => {
        const file = /^\/([\w.-]+\.mjs)$/.exec(request.url ?? '')?.[1];
        if (!file) return next();
        response.setHeader('content-type', 'text/javascript');
        createReadStream(join(dist, file)).on('error', next).pipe(response);
      });
    },
  };
}
