import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { type Declarations, declarationsOf } from './declarations.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Maps a name of the package to its entry: `.` is index, `./facts` is facts. */
const entryOf = (name: string): string => (name === '.' ? 'index' : name.slice(2));

/**
 * Builds a self-contained package of an engine: modules that include the required code of other engines, their
 * types, the README, the API page and the license. `npm publish FOLDER` would publish it.
 */
export async function buildPackage(engine: string, folder: string): Promise<Declarations> {
  const own = join(root, 'engines', engine);
  const manifest = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8'));
  const names = Object.keys(manifest.exports);
  const entries = names.map(entryOf);
  await build({
    configFile: false,
    root: own,
    logLevel: 'warn',
    build: {
      target: 'es2023',
      minify: false,
      outDir: folder,
      emptyOutDir: true,
      lib: {
        entry: Object.fromEntries(entries.map((entry) => [entry, join(own, `src/${entry}.ts`)])),
        formats: ['es'],
      },
    },
  });
  const declarations = declarationsOf(engine, entries);
  for (const [place, text] of declarations) {
    mkdirSync(dirname(join(folder, place)), { recursive: true });
    writeFileSync(join(folder, place), text);
  }
  const { name, version, description, keywords, license, type } = manifest;
  const published = {
    ...{ name, version, description, keywords, license, type },
    sideEffects: false,
    engines: { node: '>=20' },
    exports: Object.fromEntries(
      names.map((each) => [
        each,
        { types: `./types/${engine}/${entryOf(each)}.d.ts`, default: `./${entryOf(each)}.js` },
      ]),
    ),
    files: ['*.js', 'types', 'API.md'],
    publishConfig: { access: 'public' },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  for (const file of ['README.md', 'API.md']) copyFileSync(join(own, file), join(folder, file));
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  return declarations;
}
