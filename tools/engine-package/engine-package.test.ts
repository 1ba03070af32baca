import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkApiPage } from './api.ts';
import { buildPackage } from './build-package.ts';
import type { Declarations } from './declarations.ts';

const run = promisify(execFile);
const tsc = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));
let folder: string;
let empty: string;
let declarations: Declarations;

/** Isolated from this repository and from the user's configuration. */
const npm = (words: string[], cwd: string) =>
  run('npm', [...words, '--no-audit', '--no-fund', '--no-update-notifier'], { cwd });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lintel-package-'));
  empty = join(folder, 'elsewhere');
  declarations = await buildPackage('hypersearch', join(folder, 'dist'));
  await cp(fileURLToPath(new URL('consumer', import.meta.url)), empty, { recursive: true });
  await writeFile(join(empty, 'package.json'), '{ "private": true }');
  const { stdout } = await npm(['pack', join(folder, 'dist'), '--silent'], empty);
  await npm(['install', '--offline', `./${stdout.trim()}`], empty);
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

it('installs without a network and without dependencies', async () => {
  expect((await readdir(join(empty, 'node_modules'))).filter((name) => !name.startsWith('.'))).toEqual(['@lintel']);
  const own = join(empty, 'node_modules/@lintel/hypersearch');
  expect((await readdir(own)).sort()).toEqual(
    ['API.md', 'LICENSE', 'README.md', 'facts.js', 'filters.js', 'index.js', 'package.json', 'types'].sort(),
  );
  const code = await readFile(join(own, 'index.js'), 'utf8');
  expect([...code.matchAll(/^import .* from "(.+)";$/gm)].map(([, target]) => target)).toEqual([
    './facts.js',
    './filters.js',
  ]);
});

it('reads, finds, shares with threads, writes, watches and suggests in plain Node', async () => {
  await run(process.execPath, ['program.mjs'], { cwd: empty });
});

it('provides its types to an external program', async () => {
  const strict = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', '--lib', 'es2023'];
  await run(process.execPath, [tsc, ...strict, '--types', '', 'typed.mts'], { cwd: empty }).catch(({ stdout }) =>
    expect.fail(stdout),
  );
});

it('has an up-to-date API page with a comment for every name', () => {
  expect(checkApiPage('hypersearch', declarations)).toBeUndefined();
});
