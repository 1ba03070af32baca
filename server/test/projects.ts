import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { findPostgres } from './postgres-server.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * The server's tests on the embedded database and, where there is one, on a real PostgreSQL: a binary in the path or in
 * the usual folders, or the server that TEST_DATABASE_URL names. Where there is none it is said aloud, not passed over.
 */
export function serverProjects(): TestProjectInlineConfiguration[] {
  const both = Boolean(process.env.TEST_DATABASE_URL || findPostgres());
  const projects = [project('server:pglite', 'embedded', './test/set-up-embedded.ts', !both)];
  if (both) projects.push(project('server:postgres', 'server', './test/set-up-postgres.ts', true, ofOneDatabase()));
  else
    console.warn(
      '\n!! server:postgres is LEFT OUT: no PostgreSQL was found on this machine.\n' +
        '!! Install PostgreSQL 15 or newer, or set TEST_DATABASE_URL to a server on which databases may be created.\n',
    );
  return projects;
}

/**
 * Slow ones about what is the same on either: passwords that are guessed, codes that are shown, what
 * a payment provider is sent, ways out of an empty result (from the index in memory).
 */
const slowOfOne = [
  'src/capabilities/accounts/guessing.test.ts',
  'src/capabilities/accounts/second-factor.test.ts',
  'src/capabilities/billing/providers.test.ts',
  'src/capabilities/search/widen.test.ts',
];

/**
 * Matches what differs on a server: calls in parallel, locks, connections and processes. Hostile requests are sent to both.
 * A file without any of it runs on the embedded database alone.
 */
const differs =
  /Promise\.all(Settled)?\(|databaseKind|forEither|deadlock|SIGKILL|advisory|\bpool\b|isolation|test\/hostile/;

/** Files that need no second run on another database, among them those that open none. */
function ofOneDatabase(): string[] {
  const all = globSync(tests, { cwd: root });
  return [...slowOfOne, ...all.filter((file) => !needsServer(readFileSync(`${root}/${file}`, 'utf8')))];
}

const needsServer = (source: string): boolean => /\/test\/|inject\(/.test(source) && differs.test(source);

const tests = ['src/**/*.test.ts', 'sample/**/*.test.ts'];

function project(
  name: string,
  databaseKind: 'embedded' | 'server',
  globalSetup: string,
  forEither: boolean,
  exclude: string[] = [],
): TestProjectInlineConfiguration {
  return {
    root,
    test: {
      name,
      include: tests,
      exclude,
      globalSetup: [globalSetup],
      provide: { databaseKind, forEither },
      // One database and one set of modules for all files of a worker: a fresh one per file takes ten times as long.
      pool: 'threads',
      isolate: false,
      // No test measures time by this: a busy machine only takes longer.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      // Processes, sockets and clocks: who fails once and passes then is told with `retry x1`.
      retry: 1,
    },
  };
}

declare module 'vitest' {
  interface ProvidedContext {
    databaseKind: 'embedded' | 'server';
    /** Whether this one tests what is the same on either: a process of its own starts on a server in half the time. */
    forEither: boolean;
    /** Embedded: the file that a migrated database is loaded from. Server: the name of a migrated database. */
    template: string;
    /** Embedded: the same as a data folder, to be copied. */
    templateFolder: string;
    /** Server: where databases can be made. */
    postgresUrl: string;
  }
}
