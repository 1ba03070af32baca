import type { CircleShape } from '@lintel/geo';
import { reaching } from '../find/area-constraint.ts';
import { bitCount } from '../find/bits.ts';
import type { Column } from '../find/columns.ts';
import { daysOnMarket } from '../find/measures.ts';
import type { Near, Plan, RareWord } from '../find/plan.ts';
import { Impacts, placeOf } from '../find/postings.ts';
import { NOWHERE } from '../find/rows.ts';
import type { Segment } from '../find/segment.ts';
import type { Selection } from '../find/selection.ts';
import { ACTIVE } from '../find/traits.ts';
import { MOST, nearPoints, pricePoints, recencyPoints, WISH_POINTS, wordPoints } from './points.ts';
import type { TopHomes } from './top-homes.ts';

/** What scorers work with, one after the other: as long as a selection. */
export class Scratch {
  readonly words = new Int32Array(2048);
  readonly masks = new Int32Array(2048);
  /** Enough to count 65,535 preferences. */
  readonly planes = Array.from({ length: 16 }, () => new Int32Array(2048));
}

/**
 * Offers the selected homes with their scores, those that meet the most preferences first: what the rest of the score
 * can bring is bounded, so that homes which meet fewer are as a rule not looked at any more.
 */
export class Scorer {
  readonly #plan: Plan;
  /** How many preferences each home of the selection meets, in binary: bit n of all counts is the n-th array. */
  readonly #planes: Int32Array[] = [];
  /** Those that are looked at now. */
  readonly #words: Int32Array;
  readonly #masks: Int32Array;
  #chosen = 0;

  constructor(plan: Plan, { words, masks, planes }: Scratch) {
    this.#plan = plan;
    this.#words = words;
    this.#masks = masks;
    this.#planes = planes.slice(0, 32 - Math.clz32(plan.preferences.length));
  }

  offer(segment: Segment, selection: Selection, top: TopHomes): void {
    const { preferences, budget, nears, words, today } = this.#plan;
    const most = (budget ? MOST : 0) + MOST * nears.length + (words.length > 0 ? MOST : 0);
    const freshest = freshestPoints(segment, today);
    if (top.isBeyond(WISH_POINTS * preferences.length + most + freshest)) return;
    this.#countPreferences(segment, selection);
    const rest = new Rest(this.#plan, segment);
    for (let met = preferences.length; met >= 0; met--) {
      const points = WISH_POINTS * met;
      if (top.isBeyond(points + most + freshest)) return;
      const homes = this.#choose(met, selection);
      const grades = homes > MANY ? freshness(segment, today) : [];
      for (let grade = grades.length; grade >= 0; grade--) {
        const fresh = grade === grades.length ? freshest : (FRESHNESS[grade] as number) - 1;
        if (top.isBeyond(points + most + fresh)) break;
        this.#offerChosen(points, grades[grade - 1], grades[grade], segment, rest, top);
      }
    }
  }

  /** Chooses those that meet exactly so many preferences, and says how many they are. */
  #choose(met: number, { words, masks, count }: Selection): number {
    const planes = this.#planes;
    let homes = 0;
    let chosen = 0;
    for (let i = 0; i < count; i++) {
      let mask = masks[i] as number;
      for (let p = 0; p < planes.length; p++) mask &= (planes[p]?.[i] as number) ^ ((met >>> p) & 1 ? 0 : -1);
      if (mask === 0) continue;
      this.#words[chosen] = words[i] as number;
      this.#masks[chosen++] = mask;
      homes += bitCount(mask);
    }
    this.#chosen = chosen;
    return homes;
  }

  /** Of the chosen those that are at least so fresh, and not fresher. */
  #offerChosen(
    points: number,
    fresh: Int32Array | undefined,
    fresher: Int32Array | undefined,
    segment: Segment,
    rest: Rest,
    top: TopHomes,
  ): void {
    const { mostDear } = rest;
    for (let i = 0; i < this.#chosen; i++) {
      const word = this.#words[i] as number;
      let left = this.#masks[i] as number;
      if (fresh !== undefined) left &= fresh[word] as number;
      if (fresher !== undefined) left &= ~(fresher[word] as number);
      for (; left !== 0; left &= left - 1) {
        const home = (word << 5) + 31 - Math.clz32(left & -left);
        const cheap = points + rest.cheapPoints(home);
        if (mostDear === 0) top.offer(segment, home, cheap);
        else if (!top.isBeyond(cheap + mostDear)) top.offer(segment, home, cheap + rest.dearPoints(home));
      }
    }
  }

  #countPreferences(segment: Segment, { words, masks, count, spare }: Selection): void {
    const { preferences } = this.#plan;
    for (const plane of this.#planes) plane.fill(0, 0, count);
    for (const { constraint } of preferences) {
      constraint.narrow(segment, words, masks, count, spare);
      for (let p = 0; p < this.#planes.length; p++) addBits(this.#planes[p] as Int32Array, spare, count);
    }
  }
}

/** Adds one bit a home; what is carried over is left in `bits`. */
function addBits(plane: Int32Array, bits: Int32Array, count: number): void {
  for (let i = 0; i < count; i++) {
    const sum = plane[i] as number;
    const bit = bits[i] as number;
    plane[i] = sum ^ bit;
    bits[i] = sum & bit;
  }
}

/** More homes than this are gone through by freshness. */
const MANY = 128;

/** From so many points on homes are of a class of freshness; below the first there is one more. */
const FRESHNESS = [1, 8, 15, 22];

/** Of each class the homes that are at least so fresh on the day; kept until another day is asked about. */
function freshness(segment: Segment, today: number): readonly Int32Array[] {
  if (segment.fresh?.today === today) return segment.fresh.atLeast;
  const atLeast = FRESHNESS.map(() => new Int32Array(segment.wordCount));
  for (let home = 0; home < segment.count; home++) {
    if (!isActive(segment, home)) continue;
    const points = recencyPoints(daysOnMarket(segment, home, today));
    for (let c = 0; points >= (FRESHNESS[c] as number); c++)
      (atLeast[c] as Int32Array)[home >>> 5]! |= 1 << (home & 31);
  }
  segment.fresh = { today, atLeast };
  return atLeast;
}

/** The most that freshness can bring a home of the segment. */
function freshestPoints({ image: { freshest } }: Segment, today: number): number {
  const points = Math.max(recencyPoints(today - freshest.listedDay), recencyPoints(freshest.days));
  return Number.isNaN(points) ? Number.POSITIVE_INFINITY : points;
}

/** What a home of one segment scores beside its preferences: what is had at a glance, and what takes a look at its place or text. */
export class Rest {
  readonly mostDear: number;
  readonly #plan: Plan;
  readonly #segment: Segment;
  readonly #cents: number;
  /** Undefined where no home of the segment has left the market. */
  readonly #offMarketDay: Column | undefined;
  readonly #nears: readonly Near[];
  readonly #impacts: readonly Impacts[];
  readonly #mostWeight: number;

  constructor(plan: Plan, segment: Segment) {
    const { budget, nears, words } = plan;
    this.#plan = plan;
    this.#segment = segment;
    this.#cents = budget?.cents ?? 0;
    this.#offMarketDay = segment.figures.offMarketDay.mask > 0 ? segment.figures.offMarketDay : undefined;
    this.#nears = nears.length === 0 ? nears : nears.map((n) => ({ ...n, circles: reaching(n.circles, segment) }));
    const { postings } = segment;
    this.#impacts = words.map(({ number }) => new Impacts(postings, placeOf(postings, number)));
    this.#mostWeight = words.reduce((sum, { rarity }) => sum + rarity * 255, 0);
    this.mostDear = MOST * (nears.length + Math.min(1, words.length));
  }

  cheapPoints(home: number): number {
    const price = this.#cents > 0 ? this.pricePoints(home) : 0;
    return this.#plan.isActiveOnly || isActive(this.#segment, home) ? price + recencyPoints(this.days(home)) : price;
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
    return pricePoints(this.#segment.figures.price.at(home), this.#cents);
  }

  /** Days on market; see `daysOnMarket`. */
  days(home: number): number {
    const off = this.#offMarketDay === undefined ? Number.NaN : this.#offMarketDay.at(home);
    return (Number.isNaN(off) ? this.#plan.today : off) - this.#segment.figures.listedDay.at(home);
  }

  /** What the wanted words bring a home: their impacts (0–255) weighted by their rarity. */
  textPoints(home: number): number {
    const { words } = this.#plan;
    let weight = 0;
    for (let i = 0; i < words.length; i++)
      weight += (words[i] as RareWord).rarity * (this.#impacts[i] as Impacts).on(home);
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
