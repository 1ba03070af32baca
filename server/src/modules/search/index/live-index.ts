import { setTimeout as wait } from 'node:timers/promises';
import { type Change, createIndex, type Epoch, type Listing, type ListingIndex } from '@lintel/hypersearch';
import type { Db } from '../../../platform/database/db.ts';
import { token } from '../../../platform/serve/registry.ts';
import {
  allIndexedRows,
  allNamedRows,
  changesSince,
  currentWatermark,
  indexed,
  type NamedRow,
  openHousesEnded,
  publicListingsByIds,
  type Rates,
  type RatesNow,
} from '../../listings/index.ts';
import type { IndexFile, IndexPosition } from './index-file.ts';
import { costsKey } from './index-meaning.ts';

const pollMilliseconds = 300;
const chunk = 2000;
/** Homes that are read together while requests are answered, and the pause after each lot. */
const SMALL_CHUNK = 250;
const PAUSE_MS = 10;

/**
 * The live index: loaded from the database or its file, then updated within a second of commits by any
 * process. When the mortgage rates change, every home is read again, because its monthly cost depends on
 * them.
 */
export interface LiveIndex {
  readonly index: ListingIndex;
  /** Calls `take` with each later change of the index. */
  follow(take: (epoch: Epoch) => void): void;
  /** Applies all commits so far. Runs on a timer; tests call it to wait for a change. */
  refresh(): Promise<void>;
  /** Time at which it last had every commit. */
  refreshedAt(): Date;
  /** Writes the file, where something changed since it was written. Runs by itself, and at the end. */
  save(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Receives every home of the index, then changed ones. An index loaded from its file responds at once, while
 * the homes are still being delivered.
 */
export interface Follower {
  put(row: NamedRow): void;
  delete(id: number): void;
}

export interface LiveIndexOptions {
  db: Db;
  rates: RatesNow;
  clock: () => Date;
  /**
   * Receives failures: of a refresh, or of writing the file. The next attempt starts from the same watermark.
   */
  onError: (error: unknown) => void;
  followers?: readonly Follower[];
  file?: IndexFile | undefined;
}

export const liveIndexToken = token<LiveIndex>('live index');

export async function openLiveIndex(options: LiveIndexOptions): Promise<LiveIndex> {
  const { db, rates, clock, onError, followers = [], file } = options;
  let madeWith = rates();
  const opened = await file?.read(madeWith);
  const built = opened ?? (await build(options, madeWith));
  const { index, builtAt } = built;
  let { mark, openHousesSeen } = built;
  let refreshedAt = clock();
  const listeners: ((epoch: Epoch) => void)[] = [];
  /** Ids delivered to followers since the start, until all homes are delivered. */
  let delivered: Set<number> | undefined = opened && new Set();

  async function applyListings(ids: readonly number[]): Promise<void> {
    for (let from = 0; from < ids.length; from += chunk) {
      const token = ids.slice(from, from + chunk);
      const rows = new Map((await publicListingsByIds(db, token)).map((row) => [row.id, row]));
      const epoch = index.apply(
        token.map((id): Change => {
          const row = rows.get(id);
          return row ? { op: 'put', listing: indexed(row, madeWith) } : { op: 'delete', id };
        }),
      );
      isSaved = false;
      for (const take of listeners) take(epoch);
      for (const id of token) {
        const row = rows.get(id);
        delivered?.add(id);
        for (const follower of followers) row ? follower.put(row) : follower.delete(id);
      }
    }
  }

  async function readChanges(): Promise<void> {
    const now = clock();
    const changes = await changesSince(db, mark);
    await applyListings(changes.ids);
    mark = changes.mark;
    refreshedAt = now;
    if (now.getTime() - openHousesSeen.getTime() > 60_000) {
      await applyListings(await openHousesEnded(db, openHousesSeen, now));
      openHousesSeen = now;
    }
  }

  /** Reads every home again with the current rates, interleaved with new commits. */
  async function followRates(): Promise<void> {
    while (!stopped && (isMixed || costsKey(rates()) !== costsKey(madeWith))) {
      madeWith = rates();
      isMixed = true;
      for await (const rows of allNamedRows(db, SMALL_CHUNK)) {
        if (stopped) return;
        await applyListings(rows.map(({ id }) => id));
        await readChanges();
        // Requests share the embedded database's single session, so leave time for them.
        await wait(PAUSE_MS);
      }
      isMixed = false;
    }
  }

  /** A row read before a change was applied is older than what followers have. */
  async function introduce(): Promise<void> {
    while (delivered && !stopped) {
      try {
        for await (const rows of allNamedRows(db)) {
          if (stopped) return;
          for (const row of rows) if (!delivered.has(row.id)) for (const follower of followers) follower.put(row);
        }
        delivered = undefined;
      } catch (error) {
        onError(error);
        await wait(pollMilliseconds);
      }
    }
  }

  /** True while some homes have the costs of other rates; such an index is not written. */
  let isMixed = false;
  let isSaved = opened !== undefined;
  let savedAt = opened ? clock() : new Date(0);
  let saving = Promise.resolve();
  async function write(): Promise<void> {
    if (isSaved || isMixed || !file) return;
    isSaved = true;
    savedAt = clock();
    try {
      // Homes may be ahead of the mark, never behind it.
      await file.write(index.snapshot(), { mark, openHousesSeen, builtAt }, madeWith);
    } catch (error) {
      isSaved = false;
      onError(error);
    }
  }
  const save = (): Promise<void> => {
    saving = saving.then(write);
    return saving;
  };

  let running: Promise<void> | undefined;
  const refresh = async (): Promise<void> => {
    await running?.catch(() => {});
    running = readChanges().then(followRates);
    await running;
  };
  let stopped = false;
  let timer: NodeJS.Timeout;
  const tick = async (): Promise<void> => {
    await refresh().catch(onError);
    if (stopped) return;
    if (file && clock().getTime() - savedAt.getTime() >= file.everyMs) void save();
    timer = setTimeout(tick, pollMilliseconds);
  };
  if (opened) await refresh();
  const introducing = introduce();
  timer = setTimeout(tick, pollMilliseconds);

  return {
    index,
    follow: (take) => void listeners.push(take),
    refresh,
    refreshedAt: () => refreshedAt,
    save,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running?.catch(() => {});
      await introducing;
      await save();
    },
  };
}

/** Builds the index from the database; commits during the read arrive with the first changes. */
async function build(
  { db, clock, followers = [] }: LiveIndexOptions,
  rates: Rates,
): Promise<IndexPosition & { index: ListingIndex }> {
  const mark = await currentWatermark(db);
  const builtAt = clock();
  const listings: Listing[] = [];
  for await (const rows of allIndexedRows(db)) {
    for (const row of rows) {
      listings.push(indexed(row, rates));
      for (const follower of followers) follower.put(row);
    }
  }
  return { index: createIndex(listings), mark, openHousesSeen: builtAt, builtAt };
}
