import { type Change, createIndex, type Epoch, type Listing, type ListingIndex } from '@lintel/hypersearch';
import type { Db } from '../../foundation/db.ts';
import { part } from '../../foundation/part.ts';
import {
  allIndexedRows,
  changesSince,
  currentWatermark,
  type IndexedRow,
  indexed,
  openHousesEnded,
  publicListingsByIds,
  type Rates,
  type Watermark,
} from '../listings/index.ts';

const pollMilliseconds = 300;
const chunk = 2000;

/** The one living index: built from the database, then kept within a second of its commits by whichever process. */
export interface LiveIndex {
  readonly index: ListingIndex;
  /** From now on `take` hears of each change of the index as it happens. */
  follow(take: (epoch: Epoch) => void): void;
  /** Brings in what was committed by now. Runs by itself; tests call it to wait for a change. */
  refresh(): Promise<void>;
  /** When it last knew every commit. */
  refreshedAt(): Date;
  stop(): Promise<void>;
}

/** What hears of every home beside the index: of all at the start, then of those that changed. */
export interface Follower {
  put(row: IndexedRow): void;
  delete(id: number): void;
}

export const liveIndexPart = part<LiveIndex>('live index');

/** `onError` hears of a refresh that failed; the next one tries again from the same watermark. */
export async function openLiveIndex(
  db: Db,
  rates: Rates,
  clock: () => Date,
  onError: (error: unknown) => void,
  followers: readonly Follower[] = [],
): Promise<LiveIndex> {
  let mark: Watermark = await currentWatermark(db);
  let openHousesSeen = clock();
  let refreshedAt = openHousesSeen;
  const listings: Listing[] = [];
  for await (const rows of allIndexedRows(db)) {
    for (const row of rows) {
      listings.push(indexed(row, rates));
      for (const follower of followers) follower.put(row);
    }
  }
  const index = createIndex(listings);
  listings.length = 0;
  const takers: ((epoch: Epoch) => void)[] = [];

  async function bringIn(ids: readonly number[]): Promise<void> {
    for (let from = 0; from < ids.length; from += chunk) {
      const part = ids.slice(from, from + chunk);
      const rows = new Map((await publicListingsByIds(db, part)).map((row) => [row.id, row]));
      const epoch = index.apply(
        part.map((id): Change => {
          const row = rows.get(id);
          return row ? { op: 'put', listing: indexed(row, rates) } : { op: 'delete', id };
        }),
      );
      for (const take of takers) take(epoch);
      for (const id of part) {
        const row = rows.get(id);
        for (const follower of followers) row ? follower.put(row) : follower.delete(id);
      }
    }
  }

  async function readChanges(): Promise<void> {
    const now = clock();
    const changes = await changesSince(db, mark);
    await bringIn(changes.ids);
    mark = changes.mark;
    refreshedAt = now;
    if (now.getTime() - openHousesSeen.getTime() > 60_000) {
      await bringIn(await openHousesEnded(db, openHousesSeen, now));
      openHousesSeen = now;
    }
  }

  let running: Promise<void> | undefined;
  const refresh = async (): Promise<void> => {
    await running?.catch(() => {});
    running = readChanges();
    await running;
  };
  let stopped = false;
  let timer: NodeJS.Timeout;
  const tick = async (): Promise<void> => {
    await refresh().catch(onError);
    if (!stopped) timer = setTimeout(tick, pollMilliseconds);
  };
  timer = setTimeout(tick, pollMilliseconds);

  return {
    index,
    follow: (take) => void takers.push(take),
    refresh,
    refreshedAt: () => refreshedAt,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running?.catch(() => {});
    },
  };
}
