/** `npm test`: all checks. Each step prints its name and duration; the first group with a failure ends the run. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { programs } from './programs.ts';
import { typesOf } from './type-check.ts';

type Step = [name: string, command: string, ...args: string[]];

const root = fileURLToPath(new URL('..', import.meta.url));

/** Steps of one lane run one after the other, in parallel with those of the other lanes. Their output is printed at their end. */
const lanes: Step[][] = [
  [
    ['Format and lint', 'biome', 'ci', '--error-on-warnings'],
    ...Object.entries(programs).map(([path, folders]): Step => [`Types of ${folders.join(' and ')}`, ...typesOf(path)]),
    ['Nothing unused', 'knip'],
  ],
  [
    ['Build of the web app', 'npm', 'run', 'build', '--silent'],
    ['Sample network of the journeys', 'node', 'journeys/setup/load.ts'],
  ],
];
const long: Step[] = [
  ['Unit and server tests', 'vitest', 'run'],
  ['Journeys in a browser', 'playwright', 'test', '--config', 'journeys/playwright.config.ts'],
];

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs a step and returns whether it succeeded. */
async function run([name, command, ...args]: Step, output: 'at the end' | 'at once'): Promise<boolean> {
  const begun = performance.now();
  const parts: Buffer[] = [];
  if (output === 'at once') console.log(`\n▸ ${name}`);
  const child = spawn(command, args, {
    cwd: root,
    stdio: output === 'at once' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => parts.push(part));
  const { promise: ended, resolve, reject } = Promise.withResolvers<number | null>();
  child.once('error', reject).once('close', resolve);
  const status = await ended;
  if (output === 'at the end') console.log(`\n▸ ${name}\n${Buffer.concat(parts)}`.trimEnd());
  console.log(`  ${status === 0 ? 'done' : 'FAILED'} in ${seconds(begun)}`);
  return status === 0;
}

/** Runs the steps of a lane up to the first failure, and returns whether there was none. */
async function runLane(steps: Step[]): Promise<boolean> {
  for (const step of steps) if (!(await run(step, 'at the end'))) return false;
  return true;
}

const begun = performance.now();
const held = await Promise.all(lanes.map(runLane));
if (held.includes(false)) process.exit(1);
for (const step of long) if (!(await run(step, 'at once'))) process.exit(1);
console.log(`\nEverything holds (${seconds(begun)}).`);
