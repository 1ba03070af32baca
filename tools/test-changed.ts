/** `npm run test:changed`: format, types and the nearest tests of what differs from main. Only `npm test` checks all. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { affectedPrograms, affectedTests } from './affected.ts';
import { root, sourceFiles } from './architecture/source-files.ts';
import { typesOf } from './type-check.ts';

/** About as many as run in half a minute. */
const TESTS_MAX = 24;

const git = (...words: string[]): string[] =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);

function base(): string {
  for (const branch of ['main', 'origin/main'])
    try {
      return git('merge-base', branch, 'HEAD')[0]!;
    } catch {
      // No such branch; the next one.
    }
  return 'HEAD';
}

function run(name: string, command: string, ...words: string[]): void {
  console.log(`\n▸ ${name}`);
  const { status, error } = spawnSync(command, words, { cwd: root, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

const changed = [...git('diff', '--name-only', base()), ...git('ls-files', '--others', '--exclude-standard')];
const files = sourceFiles();
const present = changed.filter((path) => existsSync(join(root, path)));
const tests = affectedTests(changed, files);

if (present.length > 0)
  run('Format and lint', 'biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...present);
for (const path of affectedPrograms(changed, files)) run(`Types of ${path}`, ...typesOf(path));
if (tests.length > 0) run('Tests', 'vitest', 'run', '--project=!server:embedded', ...tests.slice(0, TESTS_MAX));
const left = tests.length - TESTS_MAX;
console.log(
  `\n${changed.length} changed files pass${left > 0 ? `; ${left} test files farther away are left to npm test` : ''}.`,
);
