import { createPrivately } from '../foundation/private-folders.ts';

const wrongOrder = new Set(['UsageError', 'SettingError']);
const foreseen = new Set([...wrongOrder, 'OperationError', 'FolderInUse', 'MigrationError']);

/**
 * Runs a command for people. Exit codes: 0 done, 1 it can't be done with this database or file, 2 the order can't be
 * carried out as it was given. What was foreseen is one sentence.
 */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  createPrivately();
  try {
    await run();
  } catch (error) {
    const { name, message, stack, code } = error as Error & { code?: string };
    const slip = wrongOrder.has(name) || code?.startsWith('ERR_PARSE_ARGS');
    console.error(slip || foreseen.has(name) || code?.startsWith('E') ? message : stack);
    process.exitCode = slip ? 2 : 1;
  }
}
