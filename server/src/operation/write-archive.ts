import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { zstdCompress } from 'node:zlib';
import { pack } from 'tar-stream';
import { syncFolder } from '../platform/database/embedded/synced-folder.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { FORMAT, fileName, HEAD, MANIFEST, MANIFEST_HASH, type Manifest, partName, sha256 } from './archive-format.ts';
import { titleOf } from './catalog.ts';
import { createSum } from './checksum.ts';
import type { Contents } from './contents.ts';
import { storeBeside } from './files-beside.ts';

/** The uploaded files, and whether they go into the backup or next to it. */
export interface UploadedFiles {
  store: FileStore;
  where: 'inside' | 'beside';
}

const compress = promisify(zstdCompress);
/** A part is read into memory as a whole. */
const PART_BYTES = 4 * 1024 * 1024;

/**
 * Writes a backup. The file appears once it is complete and synced; a failure leaves none. Returns its manifest: rows
 * and checksums are those of the streamed lines.
 */
export async function writeArchive(
  file: string,
  lintel: string,
  contents: Contents,
  onRows: (done: number) => void,
  files?: UploadedFiles,
): Promise<{ manifest: Manifest; bytes: number }> {
  const draft = `${file}.part`;
  const tar = pack();
  const output = createWriteStream(draft, { flags: 'w', mode: 0o600 });
  const written = pipeline(tar, output);
  // The error is thrown where `written` is awaited.
  written.catch(() => {});
  try {
    const beside = () => (files?.where === 'beside' ? storeBeside(file, files.store) : undefined);
    const inside = files?.where === 'inside' ? files.store : undefined;
    const manifest = await fill(tar, lintel, contents, onRows, inside, beside);
    tar.finalize();
    await written;
    await bringToDisk(draft);
    await rename(draft, file);
    syncFolder(dirname(file));
    return { manifest, bytes: output.bytesWritten };
  } catch (error) {
    tar.destroy();
    await written.catch(() => {});
    await rm(draft, { force: true });
    throw error;
  }
}

type Tar = ReturnType<typeof pack>;

async function fill(
  tar: Tar,
  lintel: string,
  contents: Contents,
  onRows: (done: number) => void,
  files: FileStore | undefined,
  keep: () => Promise<Manifest['beside']> | undefined,
): Promise<Manifest> {
  const entries: Manifest['entries'] = [];
  const put = async (name: string, bytes: Buffer) => {
    await entry(tar, name, bytes);
    entries.push({ name, bytes: bytes.length, sha256: sha256(bytes) });
  };
  await put(HEAD, json({ format: FORMAT, lintel, at: contents.description.at }));
  const sums = new Map(contents.description.tables.map((table) => [titleOf(table), createSum()]));
  let done = 0;
  let part = 0;
  for await (const { title, lines } of parts(contents)) {
    const sum = sums.get(title)!;
    for (const line of lines) sum.add(line);
    await put(partName(title, ++part), await compress(Buffer.from(`${lines.join('\n')}\n`)));
    done += lines.length;
    onRows(done);
  }
  // Files are listed after the rows: a file is stored before its row, so each file that a row names exists.
  for await (const { key } of files?.list() ?? []) {
    const file = await files!.get(key);
    if (file) await put(fileName(key), await buffer(file));
  }
  const beside = await keep();
  const { description } = contents;
  const tables = description.tables.map((table) => ({ ...table, ...sums.get(titleOf(table))!.get() }));
  const manifest: Manifest = { format: FORMAT, lintel, ...description, tables, entries, ...(beside && { beside }) };
  const bytes = json(manifest);
  await entry(tar, MANIFEST, bytes);
  await entry(tar, MANIFEST_HASH, Buffer.from(`${sha256(bytes)}  ${MANIFEST}\n`));
  return manifest;
}

/** Combines batches of one table into parts of sufficient size. */
async function* parts(contents: Contents): AsyncGenerator<{ title: string; lines: string[] }> {
  let title = '';
  let lines: string[] = [];
  let bytes = 0;
  for await (const batch of contents.batches()) {
    const next = titleOf(batch.table);
    if (lines.length > 0 && (next !== title || bytes > PART_BYTES)) {
      yield { title, lines };
      lines = [];
      bytes = 0;
    }
    title = next;
    lines.push(...batch.lines);
    for (const line of batch.lines) bytes += line.length;
  }
  if (lines.length > 0) yield { title, lines };
}

/** Waits for the disk when the stream is full. */
function entry(tar: Tar, name: string, bytes: Buffer): Promise<void> {
  return new Promise((done, fail) => {
    tar.once('error', fail);
    tar.entry({ name, size: bytes.length, mtime: new Date(0) }, bytes, (error) => {
      tar.off('error', fail);
      error ? fail(error) : done();
    });
  });
}

const json = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 1)}\n`);

async function bringToDisk(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}
