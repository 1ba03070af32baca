import { m } from '@lintel/messages';
import { type Findings, RejectedFile } from '../inspection.ts';

interface DirectoryEntry {
  name: string;
  startSector: number;
  size: number;
}

/**
 * Inspects the legacy Word format: a file system (MS-CFB) whose `WordDocument` begins with a block that states whether
 * it is encrypted (MS-DOC, FibBase). Reads names from the directory; runs and unpacks nothing.
 */
export async function inspectDoc(content: Uint8Array): Promise<Findings> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (bytes.length < 1536) throw cutOff();
  const sectorSize = 1 << bytes.readUInt16LE(0x1e);
  if (sectorSize !== 512 && sectorSize !== 4096) throw cutOff();
  const entries = entriesOf(bytes, sectorSize);
  const has = (...names: string[]) => entries.some(({ name }) => names.includes(name));
  if (has('EncryptedPackage')) throw locked();
  const text = entries.find(({ name }) => name === 'WordDocument');
  if (!text) throw new RejectedFile('not-what-it-says', m.documents__this_is_another_kind_of());
  if (has('_VBA_PROJECT', 'VBA', 'Macros'))
    throw new RejectedFile('active-content', m.documents__this_word_document_contains_macros());
  const at = (text.startSector + 1) * sectorSize;
  if (at + text.size > bytes.length || at + 12 > bytes.length) throw cutOff();
  if (bytes.readUInt16LE(at) !== 0xa5ec) throw cutOff();
  if (bytes.readUInt16LE(at + 0x0a) & 0x0100) throw locked();
  return { advice: [] };
}

const cutOff = () => new RejectedFile('cut-off', m.documents__this_word_document_is_incomplete());

const locked = () => new RejectedFile('encrypted', m.documents__this_word_document_has_a());

/** Follows the directory's chain of sectors. A cyclic chain ends after as many sectors as the file has. */
function entriesOf(bytes: Buffer, sectorSize: number): DirectoryEntry[] {
  const entries: DirectoryEntry[] = [];
  const most = Math.ceil(bytes.length / sectorSize);
  let sector = bytes.readUInt32LE(0x30);
  for (let seen = 0; seen < most && sector < most; seen++) {
    const start = (sector + 1) * sectorSize;
    for (let at = start; at + 128 <= Math.min(start + sectorSize, bytes.length); at += 128) {
      const length = bytes.readUInt16LE(at + 0x40);
      if (bytes[at + 0x42] === 0 || length < 2 || length > 64) continue;
      entries.push({
        name: bytes.subarray(at, at + length - 2).toString('utf16le'),
        startSector: bytes.readUInt32LE(at + 0x74),
        size: bytes.readUInt32LE(at + 0x78),
      });
    }
    sector = after(bytes, sectorSize, sector);
  }
  return entries;
}

/**
 * Returns the next sector of a chain. The header names the first 109 sectors of the table: 7 MB with sectors of 512
 * bytes.
 */
function after(bytes: Buffer, sectorSize: number, sector: number): number {
  const perSector = sectorSize / 4;
  const block = Math.floor(sector / perSector);
  if (block >= 109) return sector + 1;
  const at = (bytes.readUInt32LE(0x4c + block * 4) + 1) * sectorSize + (sector % perSector) * 4;
  return at + 4 <= bytes.length ? bytes.readUInt32LE(at) : Number.MAX_SAFE_INTEGER;
}
