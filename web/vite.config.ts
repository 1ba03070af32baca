import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractRoutes } from './contract-routes.ts';
import { mapWorker } from './map-worker.ts';
import { noServerFunctions } from './no-server-functions.ts';
import { common, controls, homesChunk } from './page-chunks.ts';
import { pdfFiles } from './pdf-files.ts';
import { plainMap } from './plain-map/plain-map.ts';

export default defineConfig({
  build: {
    // Tokens use light-dark(); older targets would make the minifier rewrite it.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    // The map is by far the largest chunk, and comes only with the map view.
    chunkSizeWarningLimit: 1_200,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'app', tags: ['$initial'], priority: 4 },
                { name: homesChunk(), priority: 3 },
                { name: 'common', test: common, minShareCount: 14, priority: 2 },
                { name: 'controls', test: controls, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  // The server renders the board of the CRM; this package's directory imports exist for bundlers only.
  ssr: { noExternal: ['@atlaskit/pragmatic-drag-and-drop'] },
  worker: { format: 'es' },
  plugins: [
    contractRoutes(),
    plainMap(),
    mapWorker(),
    pdfFiles(),
    noServerFunctions(),
    tailwindcss(),
    // A loader is in the file of its page, which the browser loads in any case.
    tanstackStart({
      router: {
        codeSplittingOptions: { defaultBehavior: [['loader', 'component', 'errorComponent', 'notFoundComponent']] },
      },
    }),
    react(),
  ],
});
