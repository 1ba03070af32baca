import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { childEnvironment } from './child-environment.ts';

const scripts = {
  notes: fileURLToPath(new URL('notes-server.ts', import.meta.url)),
  lintel: fileURLToPath(new URL('torture/lintel-server.ts', import.meta.url)),
};

export interface ChildServer {
  child: ChildProcessWithoutNullStreams;
  /** Resolves with the address when the server is ready, or undefined if it ended before. */
  ready: Promise<string | undefined>;
  ended: Promise<{ code: number | null; errors: string; output: string }>;
}

/**
 * Starts the notes app, or Lintel with a small sample network, in a child process configured only by
 * settings.
 */
export function startChild(
  settings: Record<string, string>,
  app: keyof typeof scripts = 'notes',
  /** Umask of the starting shell, in octal digits. */
  umask = '022',
): ChildServer {
  const child = spawn('/bin/sh', ['-c', `umask ${umask}; exec "$0" "$1"`, process.execPath, scripts[app]], {
    env: { ...childEnvironment, NODE_ENV: 'test', PORT: '0', ...settings },
  });
  let output = '';
  let errors = '';
  child.stderr.on('data', (bytes) => {
    errors += bytes;
  });
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, errors, output }));
  const ready = new Promise<string | undefined>((done) => {
    child.stdout.on('data', (bytes) => {
      output += bytes;
      const url = /^Lintel is ready at (http:\/\/localhost:\d+)$/m.exec(output)?.[1];
      if (url) done(url);
    });
    void ended.then(() => done(undefined));
  });
  return { child, ready, ended };
}
