import type { HomeType, Signal, Stated, Why, Wish } from '@lintel/hypersearch';
import { eq } from 'drizzle-orm';
import type { Db } from '../../foundation/db.ts';
import { searchesOf } from '../alerts/index.ts';
import { buyers } from '../network/index.ts';
import { savedHomesOf } from '../saving/index.ts';
import { homesByIds, type LikedHome } from './candidates.ts';
import { recommendationFeedback } from './tables.ts';

/** What each deed says of a home, from −1 to 1. */
const says = { saved: 1, loved: 1.3, maybe: 0.6, votedNo: -1, removed: -0.6, more: 1, less: -1 } as const;

/** Of the newest so many; older ones say what somebody liked then. */
const signalsMost = 200;

export interface Known {
  signals: Signal[];
  /** The homes that are liked, as far as they are still known. */
  liked: LikedHome[];
  stated: Stated;
  /** Homes that are not to be shown: saved ones and those turned down. */
  except: Set<number>;
  more: Set<number>;
}

/** All that somebody said and did that tells of their taste. */
export async function knownOf(db: Db, personId: number): Promise<Known> {
  const said = new Map<number, { liking: number; why?: Why | undefined }>();
  const except = new Set<number>();
  for (const { listingId, removedAt, vote, savedByThem } of await savedHomesOf(db, personId)) {
    const own =
      vote === 'love' ? says.loved : vote === 'no' ? says.votedNo : vote === 'maybe' ? says.maybe : says.saved;
    if (removedAt === null) except.add(listingId);
    // What a co-buyer saved says nothing until one votes oneself.
    if (removedAt === null && !savedByThem && vote === null) continue;
    said.set(listingId, { liking: removedAt === null ? own : says.removed });
  }
  const feedback = await db.select().from(recommendationFeedback).where(eq(recommendationFeedback.personId, personId));
  const more = new Set<number>();
  for (const { listingId, verdict, why } of feedback) {
    if (verdict === 'more') more.add(listingId);
    else except.add(listingId);
    if (!said.has(listingId)) said.set(listingId, { liking: says[verdict], why: why ?? undefined });
  }
  const homes = await homesByIds(db, [...said.keys()].slice(0, signalsMost));
  const all = homes.map((home) => ({ home, ...said.get(home.id)! }));
  // Prices of two countries are no common scale: the country of most liked homes counts.
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

/** The sign-up's budget and wishes, and what saved searches ask for. */
async function statedOf(db: Db, personId: number, country: 'US' | 'CA'): Promise<Stated> {
  const [buyer] = await db.select().from(buyers).where(eq(buyers.personId, personId));
  const searches = (await searchesOf(db, personId)).filter(({ paused }) => !paused);
  const wishes = searches.flatMap(({ question }) =>
    question.facts.map((fact) => (fact.kind === 'prefer' ? fact.wish : fact)),
  );
  return {
    priceMaxCents: buyer?.country === country ? (buyer.budgetMaxCents ?? undefined) : undefined,
    bedsMin: buyer?.bedroomsMin ?? undefined,
    bathsMin: buyer?.bathroomsMin ?? undefined,
    features: wishes.flatMap((wish) => (wish.kind === 'feature' && !wish.not ? [wish.feature] : [])),
    types: wishes.flatMap((wish): HomeType[] => (isType(wish) ? [wish.type] : [])),
  };
}

const isType = (wish: { kind: string }): wish is Extract<Wish, { kind: 'type' }> =>
  wish.kind === 'type' && !(wish as Extract<Wish, { kind: 'type' }>).not;
