/** `npm run new-module NAME`: adds a module with one operation and its page to the server and the web app. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../architecture/source-files.ts';
import { addModule } from './add-module.ts';

const [name] = process.argv.slice(2);
if (!name) {
  console.error('usage: npm run new-module NAME, such as open-houses');
  process.exit(2);
}
const paths = addModule(root, name);
const steps: [command: string, ...args: string[]][] = [
  ['biome', 'check', '--write', ...paths],
  [process.execPath, join(root, 'web/messages/compile.ts')],
  ['npm', 'run', 'build', '--silent'],
  ['vitest', 'run', '--project', 'server', '--update', 'server/src/access-matrix.test.ts', `modules/${name}/`],
];
for (const [command, ...args] of steps) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
console.log(`\nAdded:\n${paths.map((path) => `  ${path}`).join('\n')}`);
