/**
 * Asks the assistant every question of a file with test homes and people. Prints the kind, the tools, the answer and the
 * missing facts of each question, then the accuracy.
 * `npm run assistant:corpus -- FILE`
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const [file] = process.argv.slice(2).filter((argument) => argument !== 'assistant');
if (!file) {
  process.stderr.write('Name the file of questions: npm run assistant:corpus -- FILE\n');
  process.exit(1);
}
const { status } = spawnSync(
  process.execPath,
  [
    ...['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', '--silent=false', '--reporter=dot'],
    'server/src/modules/assistant/questions/corpus.test.ts',
  ],
  {
    cwd: fileURLToPath(new URL('../../../', import.meta.url)),
    env: { ...process.env, LINTEL_QUESTIONS: resolve(file) },
    stdio: 'inherit',
  },
);
process.exit(status ?? 1);
