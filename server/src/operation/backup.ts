import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fileStoreOf } from '../platform/files/files.ts';
import { showProgress } from '../platform/jobs/progress.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { keyOfFile, type Manifest } from './archive-format.ts';
import { runCommand } from './command.ts';
import { rowsOf } from './contents.ts';
import { missingBeside } from './files-beside.ts';
import { OperationError, UsageError } from './operation-error.ts';
import { verifyArchive } from './read-archive.ts';
import { contentsOfDatabase, withSource } from './source.ts';
import { tableOf } from './table-lines.ts';
import { type UploadedFiles, writeArchive } from './write-archive.ts';

const usage = 'npm run backup -- FILE [--files-beside | --without-files], or npm run backup -- --verify FILE';

/**
 * `npm run backup -- FILE`: writes the whole database and the uploaded files of the data folder into a file
 * (`--files-beside`: files go into the folder `files` next to it, shared by all backups there); `--verify FILE` checks
 * a backup.
 */
async function main(words: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      verify: { type: 'boolean', default: false },
      'files-beside': { type: 'boolean', default: false },
      'without-files': { type: 'boolean', default: false },
    },
  });
  const [file, ...rest] = positionals;
  if (!file || rest.length > 0) throw new UsageError(`Which file? ${usage}`);
  if (values['files-beside'] && values['without-files']) throw new UsageError(`One of them: ${usage}`);
  if (values.verify) await verify(file);
  else await backUp(file, values['without-files'] ? undefined : values['files-beside'] ? 'beside' : 'inside');
}

async function backUp(file: string, where: UploadedFiles['where'] | undefined): Promise<void> {
  if (existsSync(file)) throw new UsageError(`There is a file ${file} already; a backup never writes over another.`);
  if (!existsSync(dirname(resolve(file)))) throw new UsageError(`There is no folder ${dirname(resolve(file))}.`);
  const settings = readSettings(process.env);
  const progress = showProgress('Backing up');
  const begun = performance.now();
  const { manifest, bytes } = await withSource(settings, async (client) => {
    const contents = await contentsOfDatabase(client);
    const total = rowsOf(contents.description);
    // Backing up a bucket is the responsibility of its operator.
    const files = where && !settings.LINTEL_S3_ENDPOINT ? { store: fileStoreOf(settings), where } : undefined;
    return writeArchive(file, versionOfLintel(), contents, (done) => progress.at(done, total), files);
  }).finally(() => progress.end());
  for (const line of tableOf(manifest.tables)) console.log(line);
  console.log(`${file} holds ${summaryOf(manifest)}: ${megabytes(bytes)}, in ${seconds(begun)}.`);
}

async function verify(file: string): Promise<void> {
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
  const progress = showProgress('Checking');
  const total = statSync(file).size;
  const manifest = await verifyArchive(file, (done) => progress.at(done, total)).finally(() => progress.end());
  const missing = await missingBeside(file, manifest.beside ?? []);
  if (missing.length > 0)
    throw new OperationError(
      `Of its uploaded files ${missing.length} are missing beside ${file}, the first is ${missing[0]}.`,
    );
  for (const line of tableOf(manifest.tables)) console.log(line);
  console.log(`${file} is complete: ${summaryOf(manifest)}. Every checksum agrees.`);
}

const summaryOf = (manifest: Manifest): string =>
  `${rowsOf(manifest).toLocaleString('en')} rows in ${manifest.tables.length} tables${filesOf(manifest)} as they were at ${manifest.at}, ` +
  `by Lintel ${manifest.lintel} with the migration ${manifest.migrations.at(-1)?.name ?? 'none'}`;

function filesOf({ entries, beside }: Manifest): string {
  const files = beside?.length ?? entries.filter(({ name }) => keyOfFile(name)).length;
  return files === 0 ? '' : ` and ${files.toLocaleString('en')} uploaded files${beside ? ' beside it' : ''}`;
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

function versionOfLintel(): string {
  return JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version;
}

await runCommand(() => main(process.argv.slice(2)));
