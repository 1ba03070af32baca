import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { startFlags } from '../../tools/start-flags.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Starts Lintel on a separate port and resolves when it reports that it is ready. */
export async function startServer(
  port: number,
  settings: Record<string, string> = {},
): Promise<{ url: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [...startFlags, '--import', './tools/resolve-once.ts', 'tools/start.ts'], {
    cwd: root,
    env: { ...process.env, LINTEL_LOG_LEVEL: 'error', ...settings, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await ready(child);
  return {
    url: `http://localhost:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    child.once('exit', (code) => fail(new Error(`Lintel ended with code ${code} before it was ready`)));
    createInterface({ input: child.stdout! }).on('line', (line) => {
      if (line.startsWith('Lintel is ready')) done();
    });
  });
}

/** Runs a bench against `url`, or against a server started for it. */
export async function withServer(url: string | undefined, bench: (url: string) => Promise<void>): Promise<void> {
  if (url) return bench(url);
  const server = await startServer(3900);
  try {
    await bench(server.url);
  } finally {
    await server.stop();
  }
}
