import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = fileURLToPath(new URL('..', import.meta.url));
const web = join(root, 'web');
const record = join(web, 'dist/.built');

/** Input files of the web app's build: its own files, the engines, and the contracts it calls. */
const sources = ['web/**/*', 'engines/*/src/**/*', 'server/src/**/contract.ts', 'package-lock.json'];
const passedOver = [
  'web/dist/**',
  'web/messages/compiled/**',
  'web/**/node_modules/**',
  'web/**/*.gen.ts',
  'web/**/.*/**',
  '**/*.test.{ts,tsx}',
];

const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|xml|ico|webmanifest)$/;
/** Compression saves nothing below the size of one network packet. */
const COMPRESS_FROM_BYTES = 1_400;

/** Builds the web app unless it was built from identical sources. */
export function buildWebWhenChanged(): void {
  if (existsSync(record) && readFileSync(record, 'utf8') === sourcesHash()) return;
  console.log('Building the pages …');
  buildWeb();
}

/** Builds the web app and compresses its files once, so that requests need not. */
export function buildWeb(): void {
  run(join(web, 'messages/compile.ts'), 'split');
  const manifest = createRequire(join(web, 'package.json')).resolve('vite/package.json');
  const vite = join(manifest, '../bin/vite.js');
  run(vite, 'build', '--logLevel', 'warn');
  compressFiles(join(web, 'dist/client'));
  writeFileSync(record, sourcesHash());
}

function run(file: string, ...args: string[]): void {
  const { status } = spawnSync(process.execPath, [file, ...args], {
    cwd: web,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error('The pages could not be built; the messages above say why');
}

function sourcesHash(): string {
  const hash = createHash('sha256');
  for (const path of globSync(sources, { cwd: root, exclude: passedOver }).sort()) {
    const file = join(root, path);
    if (statSync(file).isFile()) hash.update(path).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

function compressFiles(folder: string): void {
  for (const path of globSync('**/*', { cwd: folder })) {
    const file = join(folder, path);
    if (!COMPRESSIBLE.test(path) || statSync(file).size < COMPRESS_FROM_BYTES) continue;
    const content = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
