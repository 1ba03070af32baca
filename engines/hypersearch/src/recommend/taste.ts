import { distanceMetres } from '@lintel/geo';
import type { Feature, HomeType } from '../facts.ts';
import { leastSpread, type Measure, measureNames, measures, type TasteHome, tasteFeatures } from './aspects.ts';
import type { Market } from './market.ts';

/** The reason a home was rejected. */
export type Why = 'price' | 'place' | 'size' | 'looks' | 'other';

/** A home that a user rated, explicitly or by an action. */
export interface Signal {
  home: TasteHome;
  /** 1 is a saved home; negative values down to −1 are rejected homes. */
  liking: number;
  why?: Why | undefined;
}

/** Criteria stated at sign-up or in saved searches. Prices in minor units. */
export interface Stated {
  priceMaxCents?: number | undefined;
  bedsMin?: number | undefined;
  bathsMin?: number | undefined;
  features?: readonly Feature[] | undefined;
  types?: readonly HomeType[] | undefined;
}

interface LikedMeasure {
  mean: number;
  spread: number;
  weight: number;
}
interface LikedFeature {
  weight: number;
  /** Number of liked homes with the feature; 0 when it was only stated. */
  have: number;
}

/** A user's taste by aspect, as `learnTaste` returns it. */
export interface Taste {
  /** Number of liked homes. */
  homes: number;
  measures: Readonly<Partial<Record<Measure, LikedMeasure>>>;
  types: { weight: number; fit: ReadonlyMap<HomeType, number>; have: ReadonlyMap<HomeType, number> };
  features: ReadonlyMap<Feature, LikedFeature>;
  place: { weight: number; scaleMetres: number; points: readonly { latE6: number; lonE6: number }[] };
  stated: Stated;
  disliked: readonly Signal[];
  /** The sum of all weights: the value of a home that meets everything. */
  total: number;
}

/** Minimum number of liked homes for a taste. */
export const homesNeeded = 3;

/** Weight of the market relative to the liked homes, in homes. */
const marketHomes = 0.8;
/** Weight of the price, which matters to every buyer. */
const priceCounts = 1.75;
/** Weight of features: there are many, and a few homes share some by chance. */
const featureCounts = 0.6;
const mostWeight = 2.5;

/**
 * Learns a taste: for each aspect the liked homes' common value, weighted by how far it differs from the market (the
 * relative entropy of the two, in nats). An aspect that matches the market weighs nothing. Returns undefined below
 * `homesNeeded` liked homes.
 */
export function learnTaste(signals: readonly Signal[], stated: Stated, market: Market): Taste | undefined {
  const liked = signals.filter(({ liking }) => liking > 0);
  if (liked.length < homesNeeded) return undefined;
  const parts = {
    measures: likedMeasures(liked, market),
    types: likedTypes(liked, stated, market),
    features: likedFeatures(liked, stated, market),
    place: likedPlace(liked, market),
  };
  const total =
    Object.values(parts.measures).reduce((sum, { weight }) => sum + weight, 0) +
    parts.types.weight +
    [...parts.features.values()].reduce((sum, { weight }) => sum + weight, 0) +
    parts.place.weight +
    statedWeights(stated);
  return { homes: liked.length, ...parts, stated, disliked: signals.filter(({ liking }) => liking < 0), total };
}

/** Weights of stated criteria, equal to those of a clear taste. */
export const statedWeight = { priceMaxCents: 1.2, bedsMin: 0.8, bathsMin: 0.5 } as const;

const statedWeights = (stated: Stated): number =>
  (Object.keys(statedWeight) as (keyof typeof statedWeight)[]).reduce(
    (sum, name) => sum + (stated[name] === undefined ? 0 : statedWeight[name]),
    0,
  );

function likedMeasures(liked: readonly Signal[], market: Market): Taste['measures'] {
  const found: Partial<Record<Measure, LikedMeasure>> = {};
  for (const name of measureNames) {
    const known = liked.flatMap(({ home, liking }) => {
      const value = measures[name](home);
      return value === undefined ? [] : [{ value, liking }];
    });
    if (known.length < 2) continue;
    const background = market.measures[name];
    const count = known.reduce((sum, { liking }) => sum + liking, 0);
    const own = known.reduce((sum, { value, liking }) => sum + value * liking, 0) / count;
    const mean = (own * count + background.mean * 0.3) / (count + 0.3);
    const squares = known.reduce((sum, { value, liking }) => sum + liking * (value - mean) ** 2, 0);
    const variance = (squares + marketHomes * background.spread ** 2 * 0.5) / (count + marketHomes);
    const spread = Math.max(leastSpread[name], Math.sqrt(variance));
    const apart = Math.min(mostWeight, entropyOfNormals({ mean, spread }, background));
    const weight = name === 'price' ? apart * priceCounts : apart;
    if (weight > 0.02) found[name] = { mean, spread, weight };
  }
  return found;
}

type Normal = { mean: number; spread: number };

function entropyOfNormals(one: Normal, other: Normal): number {
  const ratio = one.spread / other.spread;
  return Math.max(0, -Math.log(ratio) + (ratio ** 2 + ((one.mean - other.mean) / other.spread) ** 2) / 2 - 0.5);
}

function likedTypes(liked: readonly Signal[], stated: Stated, market: Market): Taste['types'] {
  const counts = new Map<HomeType, number>();
  const have = new Map<HomeType, number>();
  for (const { home, liking } of liked) {
    counts.set(home.type, (counts.get(home.type) ?? 0) + liking);
    have.set(home.type, (have.get(home.type) ?? 0) + 1);
  }
  for (const type of stated.types ?? []) counts.set(type, (counts.get(type) ?? 0) + 1);
  const sum = [...counts.values()].reduce((all, n) => all + n, 0) + marketHomes;
  const shares = new Map(
    [...new Set([...market.types.keys(), ...counts.keys()])].map((type) => [
      type,
      ((counts.get(type) ?? 0) + marketHomes * (market.types.get(type) ?? 0)) / sum,
    ]),
  );
  const most = Math.max(...shares.values());
  const weight = [...shares].reduce(
    (all, [type, share]) =>
      all + (share > 0 ? share * Math.log(share / Math.max(0.01, market.types.get(type) ?? 0)) : 0),
    0,
  );
  return {
    weight: Math.min(mostWeight, Math.max(0, weight)),
    fit: new Map([...shares].map(([type, share]) => [type, share / most])),
    have,
  };
}

function likedFeatures(liked: readonly Signal[], stated: Stated, market: Market): Taste['features'] {
  const found = new Map<Feature, LikedFeature>();
  const count = liked.reduce((sum, { liking }) => sum + liking, 0);
  for (const feature of tasteFeatures) {
    const having = liked.filter(({ home }) => home.features.includes(feature));
    const isStated = stated.features?.includes(feature) ?? false;
    const background = Math.min(0.98, Math.max(0.01, market.features.get(feature) ?? 0));
    const wanted = having.reduce((sum, { liking }) => sum + liking, 0) + (isStated ? 2 : 0);
    const all = count + (isStated ? 2 : 0) + marketHomes;
    const share = Math.min(0.99, (wanted + marketHomes * background) / all);
    if (share <= background || (!isStated && (having.length < 2 || having.length / liked.length < 0.4))) continue;
    const weight = share * Math.log(share / background) + (1 - share) * Math.log((1 - share) / (1 - background));
    if (weight > 0.05)
      found.set(feature, { weight: featureCounts * Math.min(mostWeight, weight), have: having.length });
  }
  return found;
}

/**
 * Estimates the liked location. The median distance from a liked home to the nearest other one sets the scale, within
 * 1.5 and 20 km.
 */
function likedPlace(liked: readonly Signal[], market: Market): Taste['place'] {
  const points = liked.flatMap(({ home: { latE6, lonE6 } }) =>
    latE6 === undefined || lonE6 === undefined ? [] : [{ latE6, lonE6 }],
  );
  if (points.length < 2) return { weight: 0, scaleMetres: 1, points };
  const nearest = points
    .map((point) => Math.min(...points.filter((other) => other !== point).map((other) => distanceMetres(point, other))))
    .sort((a, b) => a - b);
  const scaleMetres = Math.min(20_000, Math.max(1_500, nearest[nearest.length >> 1]!));
  const around = market.places.filter((place) => metresTo(points, place) <= scaleMetres).length;
  const share = Math.min(1, (around + 1) / (market.places.length + 1));
  return { weight: Math.min(mostWeight, -Math.log(share) * 0.8), scaleMetres, points };
}

export const metresTo = (
  points: readonly { latE6: number; lonE6: number }[],
  place: { latE6: number; lonE6: number },
): number => points.reduce((least, point) => Math.min(least, distanceMetres(point, place)), Number.POSITIVE_INFINITY);
