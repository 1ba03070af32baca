import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractRoutes } from './contract-routes.ts';
import { mapWorker } from './map-worker.ts';
import { noServerFunctions } from './no-server-functions.ts';
import { pdfFiles } from './pdf-files.ts';
import { plainMap } from './plain-map/plain-map.ts';

export default defineConfig({
  build: {
    // Tokens use light-dark(); older targets would make the minifier rewrite it.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    // The map is by far the largest chunk, and comes only with the map view.
    chunkSizeWarningLimit: 1_200,
  },
  worker: { format: 'es' },
  plugins: [
    contractRoutes(),
    plainMap(),
    mapWorker(),
    pdfFiles(),
    noServerFunctions(),
    tailwindcss(),
    tanstackStart(),
    react(),
  ],
});
