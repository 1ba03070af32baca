import { distanceMetres } from '@lintel/geo';
import type { Feature, HomeType } from '../facts.ts';
import { kindSide, type Measure, measureNames, measures, type TasteHome } from './aspects.ts';
import { metresTo, type Signal, statedWeight, type Taste } from './taste.ts';

/** A reason for a recommendation. `points` (out of 100) are the points that the home would lose without it. */
export type TasteReason = { points: number } & (
  | { aspect: Measure }
  | { aspect: 'type'; type: HomeType; have: number }
  | { aspect: 'feature'; feature: Feature; have: number }
  | { aspect: 'place'; metres: number }
  | { aspect: 'budget'; underCents: number }
  | { aspect: 'bedsMin' | 'bathsMin' }
);

/** The fit of a home to a taste. */
export interface Judgement {
  id: number;
  /**
   * 0–100: the share of the liked homes’ common traits and the stated criteria that this home has, each weighted by how
   * distinctive it is, less its similarity to rejected homes.
   */
  score: number;
  /** The strongest first. Only aspects that apply. */
  reasons: TasteReason[];
}

/** Fit from which an aspect counts as met. */
const isMet = 0.6;
/** Minimum points of a reported reason. */
const worthAWord = 3;
/** Fit of an unknown value: neither good nor bad. */
const unknownFit = 0.35;

/** Scores the fit of a home to a taste, with reasons. Deterministic. */
export function judge(taste: Taste, home: TasteHome): Judgement {
  let sum = 0;
  const reasons: TasteReason[] = [];
  const kept = 1 - Math.min(0.9, againstIt(taste, home));
  const add = (weight: number, fit: number, reason?: (points: number) => TasteReason) => {
    sum += weight * fit;
    const points = (100 * weight * fit * kept) / taste.total;
    if (reason && fit >= isMet && points >= worthAWord) reasons.push(reason(Math.round(points)));
  };
  for (const name of measureNames) {
    const liked = taste.measures[name];
    if (!liked) continue;
    const value = measures[name](home);
    const fit = value === undefined ? unknownFit : closeness((value - liked.mean) / liked.spread, kindSide[name]);
    add(liked.weight, fit, value === undefined ? undefined : (points) => ({ aspect: name, points }));
  }
  add(taste.types.weight, taste.types.fit.get(home.type) ?? 0, (points) => ({
    ...{ aspect: 'type', type: home.type, points },
    have: taste.types.have.get(home.type) ?? 0,
  }));
  for (const [feature, { weight, have }] of taste.features)
    add(weight, home.features.includes(feature) ? 1 : 0, (points) => ({ aspect: 'feature', feature, have, points }));
  addPlace(taste, home, add);
  addStated(taste, home, add);
  reasons.sort((a, b) => b.points - a.points);
  return { id: home.id, score: taste.total === 0 ? 0 : Math.round((100 * sum * kept) / taste.total), reasons };
}

type Add = (weight: number, fit: number, reason?: (points: number) => TasteReason) => void;

/** Returns 1 at the mean, falling as a Gaussian; half as fast on the favorable side. */
const closeness = (steps: number, kind: -1 | 0 | 1): number => {
  const felt = kind !== 0 && steps * kind > 0 ? steps / 2 : steps;
  return Math.exp(-(felt ** 2) / 2);
};

function addPlace({ place }: Taste, home: TasteHome, add: Add): void {
  if (place.weight === 0) return;
  const { latE6, lonE6 } = home;
  if (latE6 === undefined || lonE6 === undefined) {
    add(place.weight, unknownFit);
    return;
  }
  const metres = metresTo(place.points, { latE6, lonE6 });
  add(place.weight, 1 / (1 + (metres / place.scaleMetres) ** 2), (points) => ({ aspect: 'place', metres, points }));
}

function addStated({ stated }: Taste, { priceCents, beds, baths }: TasteHome, add: Add): void {
  const { priceMaxCents, bedsMin, bathsMin } = stated;
  if (priceMaxCents !== undefined) {
    const over = Math.max(0, Math.log(priceCents / priceMaxCents));
    add(statedWeight.priceMaxCents, Math.exp(-((over / 0.04) ** 2) / 2), (points) => ({
      ...{ aspect: 'budget', points },
      underCents: priceMaxCents - priceCents,
    }));
  }
  if (bedsMin !== undefined)
    add(statedWeight.bedsMin, atLeast(beds, bedsMin), (points) => ({ aspect: 'bedsMin', points }));
  if (bathsMin !== undefined)
    add(statedWeight.bathsMin, atLeast(baths, bathsMin), (points) => ({ aspect: 'bathsMin', points }));
}

const atLeast = (value: number | undefined, least: number): number =>
  value === undefined ? unknownFit : value >= least ? 1 : 0.5 ** (least - value + 1);

/**
 * Returns the similarity of a home to rejected homes. Considers only the stated reason of each rejection, if there is
 * one.
 */
function againstIt(taste: Taste, home: TasteHome): number {
  let least = 1;
  for (const signal of taste.disliked)
    least *= 1 - Math.min(0.9, -signal.liking * 0.45 * likeness(taste, signal, home));
  return 1 - least;
}

function likeness(taste: Taste, { home: other, why }: Signal, home: TasteHome): number {
  switch (why) {
    case 'price':
      return beyond(taste.measures.price?.mean, measures.price(other), measures.price(home), 0.04);
    case 'size':
      return beyond(taste.measures.size?.mean, measures.size(other), measures.size(home), 0.06);
    case 'place':
      return near(other, home, 1_500);
    case 'looks':
      return looks(other, home);
    default:
      return 0.5 * looks(other, home) * (0.5 + 0.5 * near(other, home, 3_000)) * alike(other, home);
  }
}

/** Returns 1 when the value is at least as far from the liked mean, on the same side, as the rejected home. */
function beyond(mean: number | undefined, other: number | undefined, value: number | undefined, slack: number): number {
  if (other === undefined || value === undefined) return 0;
  const side = Math.sign(other - (mean ?? other - 1)) || 1;
  const short = (other - value) * side;
  return short <= 0 ? 1 : Math.exp(-((short / slack) ** 2) / 2);
}

function near(other: TasteHome, home: TasteHome, scale: number): number {
  if (other.latE6 === undefined || other.lonE6 === undefined) return 0;
  if (home.latE6 === undefined || home.lonE6 === undefined) return 0;
  const metres = distanceMetres({ latE6: other.latE6, lonE6: other.lonE6 }, { latE6: home.latE6, lonE6: home.lonE6 });
  return Math.exp(-((metres / scale) ** 2) / 2);
}

/** Returns the similarity in type and age. */
function looks(other: TasteHome, home: TasteHome): number {
  if (other.type !== home.type) return 0;
  if (other.yearBuilt === undefined || home.yearBuilt === undefined) return 0.5;
  return Math.exp(-(((other.yearBuilt - home.yearBuilt) / 10) ** 2) / 2);
}

const alike = (other: TasteHome, home: TasteHome): number =>
  Math.exp(-(((measures.price(other) - measures.price(home)) / 0.25) ** 2) / 2);
