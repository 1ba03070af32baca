import { runCommand } from './operation/command.ts';
import { OperationError, UsageError } from './operation/operation-error.ts';
import { withSource } from './operation/source.ts';
import { fileStoreOf, storedKeyName } from './platform/files/files.ts';
import { masterKeys } from './platform/files/master-keys.ts';
import { rotate } from './platform/files/rotate.ts';
import { readSettings, type Settings } from './platform/settings/settings.ts';

/**
 * `npm run files:rotate`: wraps the keys of all files with LINTEL_FILES_KEY, also while servers run that have
 * both the current and the former key. Exit code 1 when a file is under an unknown key.
 */
async function main(words: readonly string[]): Promise<void> {
  if (words.length > 0) throw new UsageError('npm run files:rotate takes no words; the keys are settings.');
  const settings = readSettings(process.env);
  const key = settings.LINTEL_FILES_KEY;
  if (!key)
    throw new UsageError(
      'Set LINTEL_FILES_KEY to the new key, and LINTEL_FILES_OLD_KEYS to the former one if it was set.',
    );
  const store = fileStoreOf(settings);
  const made = await keyOfDatabase(settings);
  const masters = masterKeys(key, [...settings.LINTEL_FILES_OLD_KEYS, ...(made ? [made] : [])]);
  const { rewrapped, already, unreadable } = await rotate(store, masters);
  for (const line of unreadable.slice(0, 20)) console.error(line);
  console.log(
    `${store.place}: ${rewrapped} files are wrapped anew with the key ${masters.current.id}, ${already} were before.`,
  );
  if (unreadable.length > 0)
    throw new OperationError(`${unreadable.length} files could not be opened; keep the former keys until they can.`);
  console.log('No file needs a previous key anymore.');
}

/** The key that Lintel made for itself, where it did. */
const keyOfDatabase = (settings: Settings): Promise<string | undefined> =>
  withSource(settings, async (client) => {
    const { rows } = await client.query<{ value: string }>('select value from kept_secrets where name = $1', [
      storedKeyName,
    ]);
    return rows[0]?.value;
  });

await runCommand(() => main(process.argv.slice(2)));
