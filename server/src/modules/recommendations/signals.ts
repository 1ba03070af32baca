import type { Criterion, HomeType, Signal, Stated, Why } from '@lintel/hypersearch';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { searchesOf } from '../alerts/index.ts';
import { buyerProfiles } from '../companies/index.ts';
import { savedHomesOf } from '../saving/index.ts';
import { homesByIds, type LikedHome } from './candidates.ts';
import { recommendationFeedback } from './tables.ts';

/** Weight of each action as a signal, from −1 to 1. */
const says = { saved: 1, loved: 1.3, maybe: 0.6, votedNo: -1, removed: -0.6, more: 1, less: -1 } as const;

/** Only the newest signals count; older ones reflect an earlier taste. */
const signalsMost = 200;

export interface Known {
  signals: Signal[];
  /** Liked homes that are still known. */
  liked: LikedHome[];
  stated: Stated;
  /** Homes to exclude: saved and rejected ones. */
  except: Set<number>;
  more: Set<number>;
}

/** Returns a person's taste signals. */
export async function knownOf(db: Db, personId: number): Promise<Known> {
  const feedbackByHome = new Map<number, { liking: number; why?: Why | undefined }>();
  const except = new Set<number>();
  for (const { listingId, removedAt, vote, savedByThem } of await savedHomesOf(db, personId)) {
    const own =
      vote === 'love' ? says.loved : vote === 'no' ? says.votedNo : vote === 'maybe' ? says.maybe : says.saved;
    if (removedAt === null) except.add(listingId);
    // A co-buyer's saved home counts only once the person votes on it.
    if (removedAt === null && !savedByThem && vote === null) continue;
    feedbackByHome.set(listingId, { liking: removedAt === null ? own : says.removed });
  }
  const feedback = await db.select().from(recommendationFeedback).where(eq(recommendationFeedback.personId, personId));
  const more = new Set<number>();
  for (const { listingId, verdict, why } of feedback) {
    if (verdict === 'more') more.add(listingId);
    else except.add(listingId);
    if (!feedbackByHome.has(listingId)) feedbackByHome.set(listingId, { liking: says[verdict], why: why ?? undefined });
  }
  const homes = await homesByIds(db, [...feedbackByHome.keys()].slice(0, signalsMost));
  const all = homes.map((home) => ({ home, ...feedbackByHome.get(home.id)! }));
  // Prices in two currencies are not comparable, so the country with most liked homes is used.
  const likedAll = all.filter(({ liking }) => liking > 0);
  const canadian = likedAll.filter(({ home }) => home.country === 'CA').length;
  const country = canadian * 2 > likedAll.length ? 'CA' : 'US';
  const here = all.filter(({ home }) => home.country === country);
  return {
    signals: here,
    liked: here.filter(({ liking }) => liking > 0).map(({ home }) => home),
    stated: await statedOf(db, personId, country),
    except,
    more,
  };
}

/** Returns the budget and criteria of the sign-up and of saved searches. */
async function statedOf(db: Db, personId: number, country: 'US' | 'CA'): Promise<Stated> {
  const [buyer] = await db.select().from(buyerProfiles).where(eq(buyerProfiles.personId, personId));
  const searches = (await searchesOf(db, personId)).filter(({ paused }) => !paused);
  const criteria = searches.flatMap(({ question }) =>
    question.facts.map((fact) => (fact.kind === 'prefer' ? fact.criterion : fact)),
  );
  return {
    priceMaxCents: buyer?.country === country ? (buyer.budgetMaxCents ?? undefined) : undefined,
    bedsMin: buyer?.bedroomsMin ?? undefined,
    bathsMin: buyer?.bathroomsMin ?? undefined,
    features: criteria.flatMap((criterion) =>
      criterion.kind === 'feature' && !criterion.not ? [criterion.feature] : [],
    ),
    types: criteria.flatMap((criterion): HomeType[] => (isType(criterion) ? [criterion.type] : [])),
  };
}

const isType = (criterion: { kind: string }): criterion is Extract<Criterion, { kind: 'type' }> =>
  criterion.kind === 'type' && !(criterion as Extract<Criterion, { kind: 'type' }>).not;
