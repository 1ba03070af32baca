import type { CircleShape } from '@lintel/geo';
import { reaching } from '../find/area-constraint.ts';
import { daysOnMarket } from '../find/measures.ts';
import type { Near, Plan, RareWord } from '../find/plan.ts';
import { impactOn, placeOf } from '../find/postings.ts';
import { NOWHERE } from '../find/rows.ts';
import type { Segment } from '../find/segment.ts';
import type { Selection } from '../find/selection.ts';
import { ACTIVE } from '../find/traits.ts';
import { MOST, nearPoints, pricePoints, recencyPoints, WISH_POINTS, wordPoints } from './points.ts';
import type { TopHomes } from './top-homes.ts';

/**
 * Offers the selected homes with their scores, those that meet the most preferences first: what the rest of the score
 * can bring is bounded, so that homes which meet fewer are as a rule not looked at any more.
 */
export class Scorer {
  readonly #plan: Plan;
  /** How many preferences each home of the selection meets, in binary: bit n of all counts is the n-th array. */
  #planes: Int32Array[] = [];

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  offer(segment: Segment, selection: Selection, top: TopHomes): void {
    const { preferences, budget, nears, words, today } = this.#plan;
    this.#countPreferences(segment, selection);
    const rest = new Rest(this.#plan, segment);
    const most =
      (budget ? MOST : 0) + freshestPoints(segment, today) + MOST * nears.length + (words.length > 0 ? MOST : 0);
    for (let met = preferences.length; met >= 0; met--) {
      if (top.isBeyond(WISH_POINTS * met + most)) return;
      this.#offerThose(met, segment, selection, rest, top);
    }
  }

  /** Those that meet exactly so many preferences. */
  #offerThose(met: number, segment: Segment, { words, masks, count }: Selection, rest: Rest, top: TopHomes): void {
    const planes = this.#planes;
    for (let i = 0; i < count; i++) {
      let left = masks[i] as number;
      for (let p = 0; p < planes.length; p++) left &= (planes[p]?.[i] as number) ^ ((met >>> p) & 1 ? 0 : -1);
      const last = ((words[i] as number) << 5) + 31;
      for (; left !== 0; left &= left - 1) {
        const home = last - Math.clz32(left & -left);
        const points = WISH_POINTS * met + rest.cheapPoints(home);
        if (rest.isDear && top.isBeyond(points + rest.mostDear)) continue;
        top.offer(segment, home, rest.isDear ? points + rest.dearPoints(home) : points);
      }
    }
  }

  #countPreferences(segment: Segment, { words, masks, count, spare }: Selection): void {
    const { preferences } = this.#plan;
    const needed = 32 - Math.clz32(preferences.length);
    while (this.#planes.length < needed) this.#planes.push(new Int32Array(masks.length));
    for (let p = 0; p < needed; p++) this.#planes[p]?.fill(0, 0, count);
    for (const { constraint } of preferences) {
      constraint.narrow(segment, words, masks, count, spare);
      for (let p = 0; p < needed; p++) addBits(this.#planes[p] as Int32Array, spare, count);
    }
  }
}

/** Adds one bit a home; what is carried over is left in `bits`. */
function addBits(plane: Int32Array, bits: Int32Array, count: number): void {
  for (let i = 0; i < count; i++) {
    const [sum, bit] = [plane[i] as number, bits[i] as number];
    plane[i] = sum ^ bit;
    bits[i] = sum & bit;
  }
}

/** The most that freshness can bring a home of the segment. */
function freshestPoints({ image: { freshest } }: Segment, today: number): number {
  const points = Math.max(recencyPoints(today - freshest.listedDay), recencyPoints(freshest.days));
  return Number.isNaN(points) ? Number.POSITIVE_INFINITY : points;
}

/** What a home of one segment scores beside its preferences: what is had at a glance, and what takes a look at its place or text. */
export class Rest {
  readonly isDear: boolean;
  readonly mostDear: number;
  readonly #segment: Segment;
  readonly #today: number;
  readonly #cents: number | undefined;
  readonly #nears: readonly Near[];
  readonly #words: readonly RareWord[];
  /** Where each word stands in the postings of the segment. */
  readonly #places: readonly number[];
  readonly #mostWeight: number;

  constructor({ budget, nears, today, words }: Plan, segment: Segment) {
    this.#segment = segment;
    this.#today = today;
    this.#cents = budget?.cents;
    this.#nears = nears.map((near) => ({ ...near, circles: reaching(near.circles, segment) }));
    this.#words = words;
    this.#places = words.map(({ number }) => placeOf(segment.postings, number));
    this.#mostWeight = words.reduce((sum, { rarity }) => sum + rarity * 255, 0);
    this.isDear = nears.length + words.length > 0;
    this.mostDear = MOST * (nears.length + Math.min(1, words.length));
  }

  cheapPoints(home: number): number {
    return this.pricePoints(home) + this.recencyPoints(home);
  }

  dearPoints(home: number): number {
    let points = this.textPoints(home);
    for (let n = 0; n < this.#nears.length; n++) {
      const { circles, limitMetres } = this.#nears[n] as Near;
      points += nearPoints(metresFrom(circles, this.#segment, home), limitMetres);
    }
    return points;
  }

  pricePoints(home: number): number {
    return this.#cents === undefined ? 0 : pricePoints(this.#segment.figures.price.at(home), this.#cents);
  }

  recencyPoints(home: number): number {
    return isActive(this.#segment, home) ? recencyPoints(daysOnMarket(this.#segment, home, this.#today)) : 0;
  }

  /** What the wanted words bring a home: their impacts (0–255) weighted by their rarity. */
  textPoints(home: number): number {
    let weight = 0;
    for (let i = 0; i < this.#words.length; i++)
      weight += (this.#words[i] as RareWord).rarity * impactOn(this.#segment.postings, this.#places[i] as number, home);
    return wordPoints(weight, this.#mostWeight);
  }
}

/** Metres to the nearest of the points; infinite for a home that is not on the map. */
export function metresFrom(circles: readonly CircleShape[], { latE6, lonE6 }: Segment, home: number): number {
  if (latE6[home] === NOWHERE) return Number.POSITIVE_INFINITY;
  let nearest = Number.POSITIVE_INFINITY;
  for (let c = 0; c < circles.length; c++) {
    const squared = (circles[c] as CircleShape).squaredMetres(latE6[home] as number, lonE6[home] as number);
    if (squared < nearest) nearest = squared;
  }
  return Math.sqrt(nearest);
}

export const isActive = ({ traits, wordCount }: Segment, home: number): boolean =>
  ((traits[ACTIVE * wordCount + (home >>> 5)] as number) & (1 << (home & 31))) !== 0;
