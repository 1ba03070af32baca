import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '@lintel/geo';
import { type Epoch, type ListingIndex, openIndex, snapshotBytes, snapshotOf } from '@lintel/hypersearch';
import { eq, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { localFiles, placeFile } from '../../../platform/files/local-files.ts';
import type { Log } from '../../../platform/log/log.ts';
import { currentWatermark, type Rates, type Watermark } from '../../listings/index.ts';
import { indexFiles } from '../tables.ts';

/** Position of an index relative to the database. */
export interface IndexPosition {
  mark: Watermark;
  /** Open houses that ended before this are processed. */
  openHousesSeen: Date;
  /** Time of the last full read of all listings. */
  builtAt: Date;
}

/** The index on the disk, so that a start need not read every listing. */
export interface IndexFile {
  /** Minimum interval between writes. */
  readonly everyMs: number;
  /** Returns undefined when no file is valid for this database and this code; the log says why. */
  read(rates: Rates): Promise<(IndexPosition & { index: ListingIndex }) | undefined>;
  /** `rates` are those used for the costs of the homes. */
  write(snapshot: Epoch, position: IndexPosition, rates: Rates): Promise<void>;
}

/**
 * Data that is no longer shown may remain unread in the file until its part of the index is merged, so the
 * index is rebuilt at the first start after this time.
 */
const MAX_AGE_MS = 30 * DAY_MS;
const PIECE = 2 ** 20;
const SUM_BYTES = 32;

/** Dates as ISO texts. */
interface Head {
  meaning: string;
  /** Id of the database row that identifies the file. */
  id: string;
  writtenXid: string;
  mark: Watermark;
  openHousesSeen: string;
  builtAt: string;
}

/**
 * The file `homes` in a folder: length of the header, header as JSON, bytes of a snapshot, and the SHA-256 of
 * all that. `meaningOf` identifies the code, the settings and the rates that produced the homes of the index.
 *
 * Invariant: a file that is read gives the index that was written, and every later commit of this database is
 * above its mark. The row is written after the homes were read, so a database that lost commits since then
 * has lost the row, too.
 */
export function indexFile(
  { db, clock, log }: { db: Db; clock: () => Date; log: Log },
  folder: string,
  meaningOf: (rates: Rates) => string,
  everyMs: number,
): IndexFile {
  const path = join(folder, 'homes');

  async function open(rates: Rates) {
    const bytes = await readFile(path);
    const head = headOf(bytes);
    if (head.meaning !== meaningOf(rates))
      throw new Error('it was written by another version or with other settings or rates');
    const builtAt = new Date(head.builtAt);
    if (clock().getTime() - builtAt.getTime() > MAX_AGE_MS) throw new Error('it is too old');
    const [row] = await db.select().from(indexFiles).where(eq(indexFiles.id, head.id));
    const { floor } = await currentWatermark(db);
    if (row?.writtenXid !== head.writtenXid || BigInt(head.mark.floor) > BigInt(floor))
      throw new Error('it belongs to another database, or this one was restored to an earlier state');
    const index = openIndex(snapshotOf(bytes.subarray(8 + headLength(bytes), -SUM_BYTES)));
    return { index, mark: head.mark, openHousesSeen: new Date(head.openHousesSeen), builtAt };
  }

  return {
    everyMs,
    async read(rates) {
      const startedAt = performance.now();
      try {
        const opened = await open(rates);
        const seconds = (performance.now() - startedAt) / 1000;
        log.info({ homes: opened.index.size, seconds }, 'the index was opened from its file');
        return opened;
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException;
        if (code === 'ENOENT') log.info('the index is built: it has no file yet');
        else log.warn({ why: message }, 'the index is rebuilt: its file is not valid');
        return undefined;
      }
    },
    async write(snapshot, { mark, openHousesSeen, builtAt }, rates) {
      for await (const _ of localFiles(folder).list()) {
        // Listing the directory also deletes partial files of a killed process.
      }
      const [row] = await db.insert(indexFiles).values({ id: randomUUID(), writtenAt: clock() }).returning();
      const { id, writtenXid } = row!;
      const head = { meaning: meaningOf(rates), id, writtenXid, mark, openHousesSeen, builtAt };
      await placeFile(path, inPieces([...headBytes(head), ...snapshotBytes(snapshot)]));
      await db.delete(indexFiles).where(lt(indexFiles.writtenAt, new Date(clock().getTime() - MAX_AGE_MS)));
    },
  };
}

const headLength = (bytes: Buffer): number => Number(bytes.readBigUInt64LE(0));

function headBytes(head: Omit<Head, 'openHousesSeen' | 'builtAt'> & Pick<IndexPosition, 'openHousesSeen' | 'builtAt'>) {
  const json = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(8);
  length.writeBigUInt64LE(BigInt(json.length));
  return [length, json];
}

/** Verifies the checksum before anything else is trusted. */
function headOf(bytes: Buffer): Head {
  const sum = createHash('sha256').update(bytes.subarray(0, -SUM_BYTES)).digest();
  if (bytes.length <= SUM_BYTES || !sum.equals(bytes.subarray(-SUM_BYTES))) throw new Error('it is damaged');
  return JSON.parse(bytes.toString('utf8', 8, 8 + headLength(bytes)));
}

/** Pieces small enough for requests to be answered in between, and the sum of all at the end. */
async function* inPieces(parts: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  const sum = createHash('sha256');
  for (const part of parts) {
    for (let from = 0; from < part.length; from += PIECE) {
      const piece = part.subarray(from, from + PIECE);
      sum.update(piece);
      yield piece;
    }
  }
  yield sum.digest();
}
