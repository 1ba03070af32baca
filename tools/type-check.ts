const cache = 'node_modules/.cache/types';

/**
 * Returns the command that checks the types of a program. The compiler keeps what it found, so that the next check reads
 * only what has changed. One checker, because each further one computes the types that they share again.
 */
export const typesOf = (path: string): ['tsc', ...string[]] => [
  'tsc',
  ...[
    '-p',
    path,
    '--checkers',
    '1',
    '--incremental',
    '--tsBuildInfoFile',
    `${cache}/${path.replaceAll('/', '-')}.tsbuildinfo`,
  ],
];
