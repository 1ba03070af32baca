import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface ServerProcess {
  child: ChildProcess;
  ended: Promise<unknown>;
  /** Its error output. */
  errors(): string;
  /** Calls back with each line of its output. */
  onLine(hear: (line: string) => void): void;
  kill(): Promise<void>;
}

/** Runs a Node script in a process that can be killed. */
export function startProcess(
  script: URL,
  environment: Record<string, string>,
  words: readonly string[] = [],
): ServerProcess {
  const child = spawn(process.execPath, [script.pathname, ...words], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (bytes) => {
    errors = (errors + bytes).slice(-4_000);
  });
  child.stdin.on('error', () => {});
  const lines = createInterface({ input: child.stdout });
  const ended = Promise.all([once(child, 'exit'), once(lines, 'close')]);
  return {
    child,
    ended,
    errors: () => errors,
    onLine: (hear) => void lines.on('line', hear),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
