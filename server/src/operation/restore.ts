import { existsSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fileStoreOf } from '../platform/files/files.ts';
import { showProgress } from '../platform/jobs/progress.ts';
import { readSettings, type Settings } from '../platform/settings/settings.ts';
import type { Manifest } from './archive-format.ts';
import { runCommand } from './command.ts';
import { rowsOf } from './contents.ts';
import { filesBeside, missingBeside } from './files-beside.ts';
import { UsageError } from './operation-error.ts';
import { contentsOf, filesIn, verifyArchive } from './read-archive.ts';
import { databaseFolderOf } from './source.ts';
import { tableOf } from './table-lines.ts';
import { fillFolder, fillServer } from './target.ts';

const usage = 'npm run restore -- FILE [--replace]';

/** `npm run restore -- FILE [--replace]`: restores the database to the state of the backup. */
async function main(words: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [file, ...rest] = positionals;
  if (!file || rest.length > 0) throw new UsageError(`Which file? ${usage}`);
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
  const settings = readSettings(process.env);
  const begun = performance.now();
  const manifest = await checked(file);
  const total = rowsOf(manifest);
  const progress = showProgress('Restoring');
  const order = {
    contents: contentsOf(file, manifest),
    replace: values.replace,
    onRows: (done: number) => progress.at(done, total),
    onSkipped: (title: string, rows: number) =>
      console.log(
        `Left out: ${title} with ${rows} rows, which no migration of this version makes; they are in the backup.`,
      ),
    say: (line: string) => console.log(line),
    bringFiles: () => bringFiles(file, manifest, settings),
  };
  const applied = await (settings.DATABASE_URL
    ? fillServer(settings.DATABASE_URL, order)
    : fillFolder(databaseFolderOf(settings), order)
  ).finally(() => progress.end());
  for (const line of tableOf(manifest.tables)) console.log(line);
  if (applied.length > 0) console.log(`Brought up to date by ${applied.join(', ')}.`);
  console.log(
    `Restored as it was at ${manifest.at}: ${total.toLocaleString('en')} rows in ${manifest.tables.length} tables; ` +
      `the checksum of every table agrees. ${((performance.now() - begun) / 1000).toFixed(1)} s.`,
  );
}

/** Existing files stay: files never change, and theirs may be wrapped with a newer key. */
async function bringFiles(file: string, { beside }: Manifest, settings: Settings): Promise<void> {
  const store = fileStoreOf(settings);
  let brought = 0;
  for await (const { key, bytes } of beside ? filesBeside(file, beside) : filesIn(file)) {
    const present = await store.get(key, 1);
    present?.destroy();
    if (present) continue;
    await store.put(key, bytes);
    brought += 1;
  }
  const missing = await missingBeside(file, beside ?? []);
  // Files destroyed since, or a missing folder: the rows are restored anyway.
  if (missing.length > 0)
    console.log(`Not there: ${missing.length.toLocaleString('en')} uploaded files that belong beside ${file}.`);
  if (brought > 0) console.log(`Brought ${brought.toLocaleString('en')} uploaded files to ${store.place}.`);
}

async function checked(file: string) {
  const progress = showProgress('Checking');
  const size = statSync(file).size;
  return verifyArchive(file, (done) => progress.at(done, size)).finally(() => progress.end());
}

await runCommand(() => main(process.argv.slice(2)));
