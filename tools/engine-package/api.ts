import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { apiPage } from './api-page.ts';
import { type Declarations, declarationsOf } from './declarations.ts';

const fileOf = (engine: string): string => fileURLToPath(new URL(`../../engines/${engine}/API.md`, import.meta.url));

const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');

/** Formatted like all files of the project. */
function pageOf(engine: string, declarations: Declarations): { page: string; silent: string[] } {
  const { page: input, silent } = apiPage(engine, `types/${engine}/index.d.ts`, declarations);
  const page = execFileSync(process.execPath, [biome, 'format', '--stdin-file-path=API.md'], {
    input,
    encoding: 'utf8',
  });
  return { page, silent };
}

/** Writes an engine's `API.md` from its types and their comments. */
export function writeApiPage(engine: string): void {
  writeFileSync(fileOf(engine), pageOf(engine, declarationsOf(engine, ['index'])).page);
}

/** Returns an error message when `API.md` is outdated or a type has no comment; undefined otherwise. */
export function checkApiPage(engine: string, declarations = declarationsOf(engine, ['index'])): string | undefined {
  const { page, silent } = pageOf(engine, declarations);
  if (silent.length > 0) return `No comment says what these are: ${silent.join(', ')}.`;
  return readFileSync(fileOf(engine), 'utf8') === page
    ? undefined
    : `API.md is not what the types say: npm run api -w engines/${engine}`;
}
