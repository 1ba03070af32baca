/**
 * `npm run dev`: server and pages with reload on both sides. Node restarts the server when one of its files
 * changes.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const server = fileURLToPath(new URL('dev-server.ts', import.meta.url));
const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', server], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development' },
});
child.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
