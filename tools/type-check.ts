const cache = 'node_modules/.cache/types';

/**
 * Returns the command that checks the types of a workspace. The compiler keeps what it found, so that the next check
 * reads only what has changed.
 */
export const typesOf = (path: string): ['tsc', ...string[]] => [
  'tsc',
  ...['-p', path, '--incremental', '--tsBuildInfoFile', `${cache}/${path.replaceAll('/', '-')}.tsbuildinfo`],
];
