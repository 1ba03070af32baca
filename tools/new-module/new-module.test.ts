import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../architecture/source-files.ts';
import { addModule } from './add-module.ts';
import { moduleNames } from './module-names.ts';

const copied = [
  ...['server', 'engines', 'web/messages', 'web/src', 'tools/resolve-once.ts'],
  ...['biome.json', 'package.json', 'tsconfig.base.json'],
];
let project: string;
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'lintel-new-module-'));
  for (const path of copied)
    cpSync(join(root, path), join(project, path), {
      recursive: true,
      filter: (from) => !/node_modules$|\/data$|\.test\.tsx?$/.test(from),
    });
  for (const path of ['node_modules', 'server/node_modules'])
    if (existsSync(join(root, path))) symlinkSync(join(root, path), join(project, path));
}, 60_000);
afterAll(() => rmSync(project, { recursive: true, force: true }));

it('adds a module whose files pass the format check and whose test passes on a real database', () => {
  const paths = addModule(project, 'open-days');
  const run = (command: string, ...args: string[]) =>
    execFileSync(join(root, 'node_modules/.bin', command), args, {
      ...{ cwd: project, encoding: 'utf8', stdio: 'pipe' },
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
    });
  run('biome', 'check', '--write', '--vcs-enabled=false', ...paths);
  expect(JSON.parse(readFileSync(join(project, 'web/messages/en.json'), 'utf8')).open_days__title).toBe('Open days');
  const config = join(project, 'server/vitest.config.ts');
  expect(run('vitest', 'run', '--root', join(project, 'server'), '--config', config, '--project', 'server')).toMatch(
    /Tests +1 passed/,
  );
  expect(() => addModule(project, 'open-days')).toThrow(/exists already/);
}, 120_000);

it('rejects a name that is not lower case with hyphens', () => {
  expect(() => moduleNames('OpenDays')).toThrow(/lower case with hyphens/);
});
