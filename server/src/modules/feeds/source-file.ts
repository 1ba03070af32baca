import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { CsvFileError } from './csv/csv-rows.ts';

/** Reads a file, decompressing gzip (recognized by its first bytes, not by its name). */
export async function* sourceBytes(
  path: string,
  onRead: (bytes: number) => void = () => {},
): AsyncGenerator<Uint8Array> {
  const packed = counted(createReadStream(path), onRead);
  const first = await packed.next();
  if (first.done) return;
  const bytes = resumed(first.value, packed);
  if (first.value[0] !== 0x1f || first.value[1] !== 0x8b) yield* bytes;
  else yield* unpacked(bytes);
}

async function* counted(chunks: AsyncIterable<Buffer>, onRead: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    onRead(chunk.length);
    yield chunk;
  }
}

async function* resumed(first: Uint8Array, rest: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  yield* rest;
}

async function* unpacked(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip();

  const source = Readable.from(packed);
  source.once('error', (error) => gunzip.destroy(error));
  try {
    yield* source.pipe(gunzip) as AsyncIterable<Uint8Array>;
  } catch (error) {
    throw new CsvFileError(`The file is damaged and can't be unpacked to its end: ${(error as Error).message}.`);
  }
}
