import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { childEnvironment } from './child-environment.ts';
import { findPostgres } from './postgres-server.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const resolveOnce = new URL('../../tools/resolve-once.ts', import.meta.url).href;

/**
 * Runs the server's tests on the embedded database and, if available, on a real PostgreSQL: binaries in the
 * path or the usual folders, or the server in TEST_DATABASE_URL. Prints a notice when there is none.
 */
export function serverProjects(): TestProjectInlineConfiguration[] {
  // Workers read it: all but the first ones load the server in half the time.
  process.env.NODE_COMPILE_CACHE ??= childEnvironment.NODE_COMPILE_CACHE;
  const both = Boolean(process.env.TEST_DATABASE_URL || findPostgres());
  const projects = [project('server:pglite', 'embedded', './test/set-up-embedded.ts', !both)];
  if (both) projects.push(project('server:postgres', 'server', './test/set-up-postgres.ts', true));
  else
    console.warn(
      '\n!! server:postgres is LEFT OUT: no PostgreSQL was found on this machine.\n' +
        '!! Install PostgreSQL 15 or newer, or set TEST_DATABASE_URL to a server on which databases may be created.\n',
    );
  return projects;
}

/** Tests with this tag run on PostgreSQL too: parallel requests, locks, connections, processes, each route once. */
const onPostgres = 'postgres';

/** Files without the tag, which the PostgreSQL project skips. */
function ofOneDatabase(): string[] {
  const tagged = new RegExp(`tags: \\['${onPostgres}'\\]|@module-tag ${onPostgres}\\b`);
  return globSync(tests, { cwd: root }).filter((file) => !tagged.test(readFileSync(`${root}/${file}`, 'utf8')));
}

const tests = ['src/**/*.test.ts', 'sample/**/*.test.ts'];

function project(
  name: string,
  databaseKind: 'embedded' | 'server',
  globalSetup: string,
  forEither: boolean,
): TestProjectInlineConfiguration {
  return {
    root,
    test: {
      name,
      include: tests,
      tags: [{ name: onPostgres, description: 'Runs on the embedded database and on PostgreSQL.' }],
      ...(databaseKind === 'server' ? { exclude: ofOneDatabase(), tagsFilter: [onPostgres] } : {}),
      globalSetup: [globalSetup],
      provide: { databaseKind, forEither },
      // One database and one set of modules for all files of a worker: a fresh one per file takes ten times
      // as long.
      pool: 'threads',
      isolate: false,
      // Node imports the server as it does in production; Vite would first transform its 1,900 files.
      experimental: { viteModuleRunner: false },
      execArgv: ['--import', resolveOnce],
      // Generous, because no test measures time by it and a busy machine is slow.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      // Processes, sockets and clocks: a test that passes on its second run is reported as `retry x1`.
      retry: 1,
    },
  };
}

declare module 'vitest' {
  interface ProvidedContext {
    databaseKind: 'embedded' | 'server';
    /**
     * True in the project that runs database-independent tests: a child process starts twice as fast on a
     * server.
     */
    forEither: boolean;
    /**
     * Embedded: path of the file that a migrated database is loaded from. Server: name of a migrated
     * database.
     */
    template: string;
    /** Embedded: the same as a data folder, to be copied. */
    templateFolder: string;
    /** Server: URL for creating databases. */
    postgresUrl: string;
  }
}
