import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import { extract } from 'tar-stream';
import { HEAD, keyOfFile, MANIFEST, MANIFEST_HASH, Manifest, sha256, titleOfPart } from './archive-format.ts';
import { titleOf } from './catalog.ts';
import { createSum } from './checksum.ts';
import type { Contents } from './contents.ts';
import { OperationError } from './operation-error.ts';

const decompress = promisify(zstdDecompress);

/** Yields all entries in order, each complete. */
async function* entriesOf(
  file: string,
  onBytes: (done: number) => void,
): AsyncGenerator<{ name: string; bytes: Buffer }> {
  const tar = extract();
  const input = createReadStream(file);
  let read = 0;
  input.on('data', (chunk) => {
    read += chunk.length;
    onBytes(read);
  });
  input.once('error', (error) => tar.destroy(error));
  input.pipe(tar);
  try {
    for await (const entry of tar) yield { name: entry.header.name, bytes: await buffer(entry) };
  } finally {
    input.destroy();
  }
}

/**
 * Reads a whole backup: every entry must be unchanged, and every table must have its rows and checksum. Throws an
 * `OperationError` that describes the damage.
 */
export async function verifyArchive(file: string, onBytes: (done: number) => void = () => {}): Promise<Manifest> {
  const found = new Map<string, string>();
  const sums = new Map<string, ReturnType<typeof createSum>>();
  let manifest: Buffer | undefined;
  let manifestHash: string | undefined;
  try {
    for await (const { name, bytes } of entriesOf(file, onBytes)) {
      if (found.size === 0 && name !== HEAD) throw new OperationError(`${file} is no backup of Lintel.`);
      if (name === MANIFEST) manifest = bytes;
      else if (name === MANIFEST_HASH) manifestHash = bytes.toString().slice(0, 64);
      else found.set(name, sha256(bytes));
      const title = titleOfPart(name);
      if (title) for (const line of await linesOf(bytes)) sumFor(sums, title).add(line);
    }
  } catch (error) {
    if (error instanceof OperationError) throw error;
    throw new OperationError(`${file} is damaged or no backup of Lintel: ${(error as Error).message}.`);
  }
  if (found.size === 0) throw new OperationError(`${file} is no backup of Lintel: it is empty.`);
  if (!manifest || !manifestHash) throw new OperationError(`${file} is cut off: it has no manifest.`);
  if (sha256(manifest) !== manifestHash) throw new OperationError(`${file} is damaged: its manifest was changed.`);
  const parsed = readManifest(file, manifest);
  compareWithManifest(file, parsed, found, sums);
  return parsed;
}

function sumFor(sums: Map<string, ReturnType<typeof createSum>>, title: string) {
  const sum = sums.get(title) ?? createSum();
  sums.set(title, sum);
  return sum;
}

function readManifest(file: string, bytes: Buffer): Manifest {
  const parsed = Manifest.safeParse(JSON.parse(bytes.toString()));
  if (parsed.success) return parsed.data;
  throw new OperationError(`${file} was made by another version of Lintel in a form that this one does not read.`);
}

function compareWithManifest(
  file: string,
  { entries, tables }: Manifest,
  found: ReadonlyMap<string, string>,
  sums: ReadonlyMap<string, ReturnType<typeof createSum>>,
): void {
  for (const { name, sha256: hash } of entries) {
    if (!found.has(name)) throw new OperationError(`${file} is damaged: ${name} is missing.`);
    if (found.get(name) !== hash) throw new OperationError(`${file} is damaged in ${name}.`);
  }
  if (found.size !== entries.length) throw new OperationError(`${file} is damaged: it has parts that nobody wrote.`);
  for (const table of tables) {
    const { rows, checksum } = (sums.get(titleOf(table)) ?? createSum()).get();
    if (rows !== table.rows || checksum !== table.checksum)
      throw new OperationError(`${file} is damaged: the table ${titleOf(table)} is not what it was.`);
  }
}

/** Returns the contents of a verified backup. */
export function contentsOf(file: string, manifest: Manifest): Contents {
  const tables = new Map(manifest.tables.map((table) => [titleOf(table), table]));
  return {
    description: manifest,
    async *batches() {
      for await (const { name, bytes } of entriesOf(file, () => {})) {
        const table = tables.get(titleOfPart(name) ?? '');
        const lines = table ? await linesOf(bytes) : [];
        for (let from = 0; from < lines.length; from += LINES_AT_ONCE)
          yield { table: table!, lines: lines.slice(from, from + LINES_AT_ONCE) };
      }
    },
  };
}

/** Yields the uploaded files of a verified backup. */
export async function* filesIn(file: string): AsyncGenerator<{ key: string; bytes: Buffer }> {
  for await (const { name, bytes } of entriesOf(file, () => {})) {
    const key = keyOfFile(name);
    if (key) yield { key, bytes };
  }
}

const LINES_AT_ONCE = 1_000;

/** Lines are JSON without line breaks. */
async function linesOf(part: Buffer): Promise<string[]> {
  const text = (await decompress(part)).toString();
  return text.slice(0, -1).split('\n');
}
