import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { childEnvironment } from './child-environment.ts';
import { findPostgres } from './postgres-server.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const resolveOnce = new URL('../../tools/resolve-once.ts', import.meta.url).href;

/** Tests with this tag run on both databases: parallel requests, locks, connections, processes, each route once. */
const ofBoth = 'both-databases';

const embedded = { kind: 'embedded', setUp: './test/set-up-embedded.ts' } as const;
const postgres = { kind: 'server', setUp: './test/set-up-postgres.ts' } as const;

/**
 * Runs the server's tests on PostgreSQL, and the tagged ones on the embedded database too, which takes twice the CPU.
 * PostgreSQL: binaries in the path or the usual folders, or the server in TEST_DATABASE_URL. Without it, all tests run
 * on the embedded database, and a notice is printed.
 */
export function serverProjects(): TestProjectInlineConfiguration[] {
  // Workers read it: all but the first ones load the server in half the time.
  process.env.NODE_COMPILE_CACHE ??= childEnvironment.NODE_COMPILE_CACHE;
  if (process.env.TEST_DATABASE_URL || findPostgres())
    return [project('server', postgres), project('server:embedded', { ...embedded, onlyTagged: true })];
  console.warn(
    '\n!! Server tests on PostgreSQL are LEFT OUT: none was found on this machine.\n' +
      '!! Install PostgreSQL 15 or newer, or set TEST_DATABASE_URL to a server on which databases may be created.\n',
  );
  return [project('server', embedded)];
}

/** Test files without the tag. */
function untagged(): string[] {
  const tagged = new RegExp(`tags: \\['${ofBoth}'\\]|@module-tag ${ofBoth}\\b`);
  return globSync(tests, { cwd: root }).filter((file) => !tagged.test(readFileSync(`${root}/${file}`, 'utf8')));
}

const tests = ['src/**/*.test.ts', 'sample/**/*.test.ts'];

function project(
  name: string,
  { kind, setUp, onlyTagged = false }: { kind: 'embedded' | 'server'; setUp: string; onlyTagged?: boolean },
): TestProjectInlineConfiguration {
  return {
    root,
    test: {
      name,
      include: tests,
      tags: [{ name: ofBoth, description: 'Runs on the embedded database and on PostgreSQL.' }],
      ...(onlyTagged ? { exclude: untagged(), tagsFilter: [ofBoth] } : {}),
      globalSetup: [setUp],
      provide: { databaseKind: kind, forEither: !onlyTagged },
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
