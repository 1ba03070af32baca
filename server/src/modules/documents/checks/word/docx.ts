import { buffer } from 'node:stream/consumers';
import { m } from '@lintel/messages';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { type Findings, limits, RejectedFile } from '../inspection.ts';
import { isXmlName, rejectDtd } from './docx-xml.ts';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/**
 * Inspects a docx archive. Its declared size is limited first; then it is unpacked and counted without being kept, so
 * an archive with false sizes fails at the first excess byte.
 */
export async function inspectDocx(content: Uint8Array): Promise<Findings> {
  const zip = await opened(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
  const entries = await entriesOf(zip);
  const types = entries.find((entry) => entry.fileName === '[Content_Types].xml');
  if (!types || !entries.some((entry) => entry.fileName === 'word/document.xml'))
    throw new RejectedFile('not-what-it-says', m.documents__this_is_a_zip_archive());
  if (entries.some((entry) => /(^|\/)vbaProject\.bin$/i.test(entry.fileName)))
    throw new RejectedFile('active-content', m.documents__this_word_document_contains_macros());
  if (types.uncompressedSize > 1_000_000) throw tooLarge();
  const typesXml = (await unpacked(zip, types)).toString('utf8');
  if (/macroEnabled/i.test(typesXml))
    throw new RejectedFile('active-content', m.documents__this_word_document_contains_macros());
  if (!typesXml.includes(word)) throw new RejectedFile('not-what-it-says', m.documents__this_is_another_kind_of());
  for (const entry of entries) await drained(zip, entry);
  return { advice: [] };
}

const tooLarge = () => new RejectedFile('unpacks-too-large', m.documents__this_file_expands_to_far());

const broken = () => new RejectedFile('cut-off', m.documents__this_word_document_is_incomplete_2());

const opened = (content: Buffer) =>
  new Promise<ZipFile>((done, fail) =>
    yauzl.fromBuffer(content, { lazyEntries: true, validateEntrySizes: true, strictFileNames: true }, (error, zip) =>
      error || !zip ? fail(broken()) : done(zip),
    ),
  );

async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > limits.entries) throw tooLarge();
  const entries: Entry[] = [];
  let unpackedSize = 0;
  await new Promise<void>((done, fail) => {
    zip.on('entry', (entry: Entry) => {
      unpackedSize += entry.uncompressedSize;
      const ratio = entry.uncompressedSize / Math.max(1, entry.compressedSize);
      if (unpackedSize > limits.unpacked || (ratio > limits.ratio && entry.uncompressedSize > 1_000_000))
        return fail(tooLarge());
      if (entry.isEncrypted())
        return fail(
          new RejectedFile(
            'encrypted',
            'This Word document is locked with a password. Remove the password, or save it as a PDF, and upload that.',
          ),
        );
      entries.push(entry);
      zip.readEntry();
    });
    zip.on('end', done);
    zip.on('error', () => fail(broken()));
    zip.readEntry();
  });
  return entries;
}

const streamOf = (zip: ZipFile, entry: Entry) =>
  new Promise<NodeJS.ReadableStream>((done, fail) =>
    zip.openReadStream(entry, (error, stream) => (error || !stream ? fail(broken()) : done(stream))),
  );

const unpacked = async (zip: ZipFile, entry: Entry): Promise<Buffer> =>
  buffer(await streamOf(zip, entry)).catch(() => {
    throw broken();
  });

/** Unpacks a file of the archive completely and rejects XML that defines entities. */
async function drained(zip: ZipFile, entry: Entry): Promise<void> {
  const stream = await streamOf(zip, entry);
  const look = rejectDtd(isXmlName(entry.fileName));
  try {
    for await (const part of stream) look(part as Buffer);
  } catch (error) {
    throw error instanceof RejectedFile ? error : broken();
  }
}
