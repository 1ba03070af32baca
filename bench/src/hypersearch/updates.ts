import type { Change, Listing } from '@lintel/hypersearch';
import { Dice } from '../../../engines/hypersearch/bench/dice.ts';
import type { Engine } from './engine.ts';
import { homeDrawer } from './homes.ts';
import type { Lintel } from './lintel.ts';
import { compare } from './measure.ts';
import type { Postgres } from './postgres.ts';
import type { Search } from './searches.ts';
import type { Words } from './words.ts';

const CHANGES = 100_000;
/** Changes that arrive together. */
const BATCH = 500;

export interface Updated {
  changes: number;
  /** Microseconds of CPU a change, all that they cost together. */
  cpu: number;
  /** The longest batch, milliseconds. */
  longestMs: number;
  /** Answers that differ from those of PostgreSQL afterwards. */
  different: string[];
}

/**
 * Random changes (six in ten bring a home anew, three cut a price, one takes a home away), the same for both, in batches;
 * afterwards every answer is compared again.
 */
export async function compareAfterUpdates(
  ours: Lintel,
  peer: Postgres,
  { listings, seed, words, searches }: { listings: number; seed: number; words: Words; searches: readonly Search[] },
): Promise<Updated> {
  const dice = new Dice(seed + 3);
  const draw = homeDrawer(seed + 4, words);
  /** What changes have made of homes; the others are as they were drawn, and are brought anew as a whole. */
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
    const [from, before] = [performance.now(), ours.cpu()];
    await ours.apply(batch);
    cpu += ours.cpu() - before;
    longestMs = Math.max(longestMs, performance.now() - from);
    await peer.apply(batch);
  }
  await peer.tidy();
  const different = (await compare([ours, peer] as Engine[], searches))[1]!;
  return { changes: CHANGES, cpu: cpu / CHANGES, longestMs, different };
}
