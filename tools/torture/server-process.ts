import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface ServerProcess {
  child: ChildProcess;
  ended: Promise<unknown>;
  /** What it wrote to its error output. */
  errors(): string;
  kill(): Promise<void>;
}

/** Runs a script of Node, hands each line of JSON that it says to `hear`, and can kill it. */
export function startProcess<Said>(
  script: URL,
  environment: Record<string, string>,
  hear: (said: Said) => void,
): ServerProcess {
  const child = spawn(process.execPath, [script.pathname], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (bytes) => {
    errors = (errors + bytes).slice(-4_000);
  });
  child.stdin.on('error', () => {});
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    const said = parsed<Said>(line);
    if (said) hear(said);
  });
  const ended = Promise.all([once(child, 'exit'), once(lines, 'close')]);
  return {
    child,
    ended,
    errors: () => errors,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** The last line of a process that was killed may be cut off: it says nothing then. */
function parsed<Said>(line: string): Said | undefined {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
