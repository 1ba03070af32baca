import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const name = 'virtual:pdf-files';
const library = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
const { version } = JSON.parse(readFileSync(library, 'utf8')) as { version: string };

/** Decoders that pdf.js uses for scanned pictures without WebAssembly: fax-like pages (JBIG2) and JPEG 2000. */
const files = ['jbig2_nowasm_fallback.js', 'openjpeg_nowasm_fallback.js'];
const folder = `assets/pdf-${version}`;
const sourceOf = (file: string) => readFileSync(join(dirname(library), 'wasm', file));

/** Gives the folder in which pdf.js finds files of its own by their names. */
export function pdfFiles(): Plugin {
  return {
    name: 'lintel:pdf-files',
    configureServer({ middlewares }) {
      middlewares.use(`/${folder}`, (request, response, next) => {
        const file = files.find((each) => request.url?.split('?')[0] === `/${each}`);
        if (!file) return next();
        response.setHeader('content-type', 'text/javascript').end(sourceOf(file));
      });
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      return id === `\0${name}` ? `export default ${JSON.stringify(`/${folder}/`)}` : undefined;
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const file of files) this.emitFile({ type: 'asset', fileName: `${folder}/${file}`, source: sourceOf(file) });
    },
  };
}
