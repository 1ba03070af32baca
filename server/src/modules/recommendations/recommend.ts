import { recommend as rank } from '@lintel/hypersearch';
import type { Db } from '../../platform/database/db.ts';
import { propertiesByIds } from '../listings/index.ts';
import type { Finder } from '../search/index.ts';
import { candidates } from './candidates.ts';
import { likedNeeded, type Recommendation } from './contract.ts';
import { reasoningOf, reasonText } from './reason-text.ts';
import { knownOf } from './signals.ts';

export interface Recommended {
  /** Number of liked homes; below `likedNeeded` there are no recommendations. */
  liked: number;
  homes: Recommendation[];
}

const reasonsShown = 5;

/** Returns homes for sale that match a person's taste, best first, without saved and rejected ones. */
export async function recommendationsFor(
  { db, finder }: { db: Db; finder: Finder },
  personId: number,
  limit: number,
): Promise<Recommended> {
  const { signals, liked, stated, except, more } = await knownOf(db, personId);
  if (liked.length < likedNeeded) return { liked: liked.length, homes: [] };
  const offered = await candidates(db, finder, liked);
  const ranked = rank(offered, signals, stated, { limit, except }) ?? [];
  const context = { rates: finder.rates(), now: finder.clock() };
  const ids = ranked.map(({ id }) => id);
  const shown = new Map((await propertiesByIds(db, ids, context)).map((home) => [home.id, home]));
  const homes = ranked.flatMap(({ id, score, reasons }): Recommendation[] => {
    const home = shown.get(id);
    if (home?.status !== 'active') return [];
    const reasonContext = { liked: liked.length, home };
    const texts = reasons.slice(0, reasonsShown).map((reason) => ({
      text: reasonText(reason, reasonContext),
      aspect: reason.aspect,
      points: reason.points,
    }));
    const { address, addressHidden, city, state, price, currency, bedrooms, bathrooms, squareFeet, propertyType } =
      home;
    const { status, photo } = home;
    return [
      {
        ...{ id, address, addressHidden, city, state, price, currency, bedrooms, bathrooms, squareFeet },
        ...{ propertyType, status },
        imageUrl: photo?.url ?? null,
        imageAlt: photo?.alt ?? '',
        illustration: photo?.illustration ?? false,
        matchScore: score,
        reasoning: reasoningOf(texts),
        reasons: texts,
        feedback: more.has(id) ? 'more' : null,
      },
    ];
  });
  return { liked: liked.length, homes };
}
