import { setTimeout as wait } from 'node:timers/promises';
import { type Change, createIndex, type Epoch, type Listing, type ListingIndex } from '@lintel/hypersearch';
import type { Db } from '../../foundation/db.ts';
import { token } from '../../foundation/registry.ts';
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
} from '../listings/index.ts';
import type { IndexFile, Standing } from './index-file.ts';
import { costsKey } from './index-meaning.ts';

const pollMilliseconds = 300;
const chunk = 2000;
/** Homes that are read together while requests are answered, and the pause after each lot. */
const SMALL_CHUNK = 250;
const PAUSE_MS = 10;

/**
 * The one living index: from the database or its file, then kept within a second of commits by whichever process. When the
 * mortgage rates change, every home is read again, because its monthly cost follows them.
 */
export interface LiveIndex {
  readonly index: ListingIndex;
  /** From now on `take` hears of each change of the index as it happens. */
  follow(take: (epoch: Epoch) => void): void;
  /** Brings in what was committed by now. Runs by itself; tests call it to wait for a change. */
  refresh(): Promise<void>;
  /** When it last knew every commit. */
  refreshedAt(): Date;
  /** Writes the file, where something changed since it was written. Runs by itself, and at the end. */
  save(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * What hears of every home beside the index, then of those that changed. An index that comes from its file answers at once,
 * and the homes are told while it does.
 */
export interface Follower {
  put(row: NamedRow): void;
  delete(id: number): void;
}

export interface Beginning {
  db: Db;
  rates: RatesNow;
  clock: () => Date;
  /** Hears of what failed: a refresh, a file that could not be written. It is tried again, from the same watermark. */
  onError: (error: unknown) => void;
  followers?: readonly Follower[];
  file?: IndexFile | undefined;
}

export const liveIndexToken = token<LiveIndex>('live index');

export async function openLiveIndex(beginning: Beginning): Promise<LiveIndex> {
  const { db, rates, clock, onError, followers = [], file } = beginning;
  let madeWith = rates();
  const opened = await file?.read(madeWith);
  const built = opened ?? (await build(beginning, madeWith));
  const { index, builtAt } = built;
  let { mark, openHousesSeen } = built;
  let refreshedAt = clock();
  const takers: ((epoch: Epoch) => void)[] = [];
  /** Homes that followers heard of since the start, for as long as they are told of all. */
  let met: Set<number> | undefined = opened && new Set();

  async function bringIn(ids: readonly number[]): Promise<void> {
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
      for (const take of takers) take(epoch);
      for (const id of token) {
        const row = rows.get(id);
        met?.add(id);
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

  /** Brings in every home with the rates of now, and in between what was committed meanwhile. */
  async function followRates(): Promise<void> {
    while (!stopped && (isMixed || costsKey(rates()) !== costsKey(madeWith))) {
      madeWith = rates();
      isMixed = true;
      for await (const rows of allNamedRows(db, SMALL_CHUNK)) {
        if (stopped) return;
        await bringIn(rows.map(({ id }) => id));
        await readChanges();
        // Requests share the embedded database's one session: they take their turn in between.
        await wait(PAUSE_MS);
      }
      isMixed = false;
    }
  }

  /** A row that was read before a change was brought in is older than what followers know. */
  async function introduce(): Promise<void> {
    while (met && !stopped) {
      try {
        for await (const rows of allNamedRows(db)) {
          if (stopped) return;
          for (const row of rows) if (!met.has(row.id)) for (const follower of followers) follower.put(row);
        }
        met = undefined;
      } catch (error) {
        onError(error);
        await wait(pollMilliseconds);
      }
    }
  }

  /** True while some homes have the costs of other rates: such an index is not written. */
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
    follow: (take) => void takers.push(take),
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

/** From the database: what is committed while it is read comes with the first changes. */
async function build(
  { db, clock, followers = [] }: Beginning,
  rates: Rates,
): Promise<Standing & { index: ListingIndex }> {
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
