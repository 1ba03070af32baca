import { fileURLToPath } from 'node:url';

/** The environment of a child process in addition to its settings, independent of the developer's own settings. */
export const childEnvironment: Record<string, string | undefined> = {
  PATH: process.env.PATH,
  // These two halve the time in which a command starts.
  NODE_OPTIONS: `--import ${new URL('../../tools/resolve-once.ts', import.meta.url).href}`,
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url)),
};
