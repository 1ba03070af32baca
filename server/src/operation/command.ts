import { endOf } from '../platform/database/outage.ts';
import { createPrivately } from '../platform/secrets/private-folders.ts';

const wrongOrder = new Set(['UsageError', 'SettingError']);
const foreseen = new Set([...wrongOrder, 'OperationError', 'FolderInUse', 'MigrationError']);

/**
 * Runs a command. Exit codes: 0 done, 1 impossible with this database or file, 2 invalid arguments, 3 disk full. An
 * expected error is one sentence.
 */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  createPrivately();
  try {
    await run();
  } catch (error) {
    const { name, message, code } = error as Error & { code?: string };
    const slip = wrongOrder.has(name) || code?.startsWith('ERR_PARSE_ARGS');
    const end = endOf(error, foreseen);
    console.error(end.code === 1 && (slip || code?.startsWith('E')) ? message : end.text);
    process.exitCode = slip ? 2 : end.code;
  }
}
