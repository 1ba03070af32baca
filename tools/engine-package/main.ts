/** `npm run package -w engines/hypersearch` and `npm run api -w engines/hypersearch [-- --check]`. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkApiPage, writeApiPage } from './api.ts';
import { buildPackage } from './build-package.ts';

const [what, engine = '', flag] = process.argv.slice(2);

if (what === 'package') {
  const folder = join(fileURLToPath(new URL('../../engines', import.meta.url)), engine, 'dist');
  await buildPackage(engine, folder);
  console.log(`The package lies in ${folder}; npm publish ${folder} would publish it.`);
} else if (what === 'api' && flag === '--check') {
  const wrong = checkApiPage(engine);
  if (wrong) console.error(wrong);
  process.exitCode = wrong ? 1 : 0;
} else if (what === 'api') {
  writeApiPage(engine);
} else {
  console.error('What? package ENGINE, or api ENGINE [--check]');
  process.exitCode = 2;
}
