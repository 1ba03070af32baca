import { isDeepStrictEqual } from 'node:util';
import type { Change, Listing } from '@lintel/hypersearch';
import { Dice } from '../../../engines/hypersearch/bench/dice.ts';
import type { Engine } from './engine.ts';
import { homeDrawer } from './homes.ts';
import { compare } from './measure.ts';
import type { Lintel } from './peers/lintel.ts';
import type { Postgres } from './peers/postgres.ts';
import type { Search } from './searches.ts';
import { openReaders } from './threads.ts';
import type { Words } from './words.ts';

const CHANGES = 100_000;
/** Changes per batch. */
const BATCH = 500;

export interface Updated {
  changes: number;
  /** Microseconds of CPU per change, including all follow-up work. */
  cpu: number;
  /** Longest batch in milliseconds. */
  longestMs: number;
  /** Answers that differ from PostgreSQL afterwards, or between reader and writer. */
  different: string[];
  /** Searches by the readers during the updates. */
  readerSearches: number;
}

/**
 * Applies the same random changes to both engines in batches (60% update a home completely, 30% reduce a price,
 * 10% remove a home), then compares every answer. Two threads search continuously, and apply changes between two
 * searches.
 */
export async function compareAfterUpdates(
  ours: Lintel,
  peer: Postgres,
  setting: { listings: number; seed: number; remarks: string | undefined; words: Words; searches: readonly Search[] },
): Promise<Updated> {
  const { listings, seed, words, searches } = setting;
  const readers = await openReaders(ours, 2, setting);
  const dice = new Dice(seed + 3);
  const draw = homeDrawer(seed + 4, words);
  /** Current state of changed homes; the others are as drawn. */
  const present = new Map<number, Listing>();
  let [cpu, longestMs] = [0, 0];
  for (let done = 0; done < CHANGES; done += BATCH) {
    const changes = new Map<number, Change>();
    while (changes.size < BATCH) {
      const id = 1 + dice.below(Math.round(listings * 1.02));
      const known = present.get(id);
      const drawn = dice.below(10);
      if (drawn === 9) {
        present.delete(id);
        changes.set(id, { op: 'delete', id });
        continue;
      }
      const cut = known && drawn > 5;
      const listing = cut ? { ...known, priceCents: Math.floor(known.priceCents / 110) * 100 } : draw(id);
      present.set(id, listing);
      changes.set(id, { op: 'put', listing });
    }
    const batch = [...changes.values()];
    const [from, before] = [performance.now(), process.threadCpuUsage()];
    const epoch = ours.index.apply(batch);
    const { user, system } = process.threadCpuUsage(before);
    cpu += user + system;
    longestMs = Math.max(longestMs, performance.now() - from);
    for (const reader of readers) reader.take(epoch);
    await peer.apply(batch);
  }
  await peer.tidy();
  const different = (await compare([ours, peer] as Engine[], searches))[1]!;
  const answers = searches.map((search) => ours.answer(ours.ask(search)));
  let readerSearches = 0;
  for (const reader of readers) {
    const seen = await reader.finish();
    readerSearches += seen.searches;
    different.push(...seen.wrong);
    for (const [place, answer] of seen.answers.entries())
      if (!isDeepStrictEqual(answer, answers[place])) different.push(`${place}: a reader`);
  }
  return { changes: CHANGES, cpu: cpu / CHANGES, longestMs, different, readerSearches };
}
