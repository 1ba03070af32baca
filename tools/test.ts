/** `npm test`: all checks. Each step prints its name and duration; the first failure ends the run. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { workspaces } from './workspaces.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const steps: [name: string, command: string, ...args: string[]][] = [
  ['Format and lint', 'biome', 'ci', '--error-on-warnings'],
  ...workspaces.map((path): [string, string, ...string[]] => [`Types of ${path}`, 'tsc', '-p', path]),
  ['Nothing unused', 'knip'],
  ['Unit and server tests', 'vitest', 'run'],
  ['Build of the web app', 'npm', 'run', 'build', '--silent'],
  ['Journeys in a browser', 'playwright', 'test', '--config', 'journeys/playwright.config.ts'],
];

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const begun = performance.now();

for (const [name, command, ...args] of steps) {
  console.log(`\n▸ ${name}`);
  const stepBegun = performance.now();
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (error) throw error;
  console.log(`  ${status === 0 ? 'done' : 'FAILED'} in ${seconds(stepBegun)}`);
  if (status !== 0) process.exit(status ?? 1);
}
console.log(`\nEverything holds (${seconds(begun)}).`);
