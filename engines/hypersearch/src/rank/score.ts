import type { Plan } from '../find/plan.ts';
import { listHomes, type Selection } from '../find/selection.ts';
import { bitCount } from '../find/store/bits.ts';
import { daysOnMarket } from '../find/store/measures.ts';
import { hasTrait, type Segment } from '../find/store/segment.ts';
import { ACTIVE } from '../find/store/traits.ts';
import { CRITERION_POINTS, MOST, recencyPoints } from './points.ts';
import { Rest } from './rest.ts';
import type { TopHomes } from './top-homes.ts';

/** Scratch memory that scorers share: as long as a selection, or as its homes. */
export class Scratch {
  readonly words = new Int32Array(2048);
  readonly masks = new Int32Array(2048);
  readonly graded = new Int32Array(2048);
  /** Counts up to 65,535 preferences. */
  readonly planes = Array.from({ length: 16 }, () => new Int32Array(2048));
  readonly homes = new Int32Array(2 ** 16);
  readonly points = new Float64Array(2 ** 16);
}

/**
 * Offers the selected homes with their scores, homes that meet the most preferences first. The rest of the score is
 * bounded, so homes that meet fewer preferences are usually skipped.
 */
export class Scorer {
  readonly #plan: Plan;
  readonly #scratch: Scratch;
  /** Number of chosen words; their homes are `words` and `masks` of the scratch. */
  #chosen = 0;

  constructor(plan: Plan, scratch: Scratch) {
    this.#plan = plan;
    this.#scratch = scratch;
  }

  offer(segment: Segment, selection: Selection, top: TopHomes): void {
    const { preferences, budget, nears, words, today } = this.#plan;
    const most = (budget ? MOST : 0) + MOST * nears.length + (words.length > 0 ? MOST : 0);
    const freshest = freshestPoints(segment, today);
    if (top.isBeyond(CRITERION_POINTS * preferences.length + most + freshest)) return;
    this.#countPreferences(segment, selection);
    const rest = new Rest(this.#plan, segment);
    for (let met = preferences.length; met >= 0; met--) {
      const points = CRITERION_POINTS * met;
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

  /** Counts the preferences that each selected home meets, in binary: plane p holds bit p of all counts. */
  #countPreferences(segment: Segment, { words, masks, count, spare }: Selection): void {
    const { preferences } = this.#plan;
    const { planes } = this.#scratch;
    for (let n = 0; n < preferences.length; n++) {
      preferences[n]?.constraint.narrow(segment, words, masks, count, spare);
      for (let p = 0; p < bitsOf(n); p++) addBits(planes[p] as Int32Array, spare, count);
      if (bitsOf(n + 1) > bitsOf(n)) copy(spare, planes[bitsOf(n)] as Int32Array, count);
    }
  }

  /** Chooses the homes that meet exactly `met` preferences and returns their number. */
  #choose(met: number, selection: Selection): number {
    const { words, masks, planes } = this.#scratch;
    const { count } = selection;
    copy(selection.masks, masks, count);
    for (let p = 0; p < bitsOf(this.#plan.preferences.length); p++) {
      const plane = planes[p] as Int32Array;
      const flip = (met >>> p) & 1 ? 0 : -1;
      for (let i = 0; i < count; i++) masks[i]! &= (plane[i] as number) ^ flip;
    }
    let homes = 0;
    let chosen = 0;
    for (let i = 0; i < count; i++) {
      const mask = masks[i] as number;
      words[chosen] = selection.words[i] as number;
      masks[chosen] = mask;
      chosen += (mask | -mask) >>> 31;
      homes += bitCount(mask);
    }
    this.#chosen = chosen;
    return homes;
  }

  /** Offers the chosen homes of one freshness class. */
  #offerChosen(
    met: number,
    fresh: Int32Array | undefined,
    fresher: Int32Array | undefined,
    segment: Segment,
    rest: Rest,
    top: TopHomes,
  ): void {
    const { words, masks, graded, homes, points } = this.#scratch;
    for (let i = 0; i < this.#chosen; i++) {
      const word = words[i] as number;
      graded[i] = (masks[i] as number) & (fresh?.[word] ?? -1) & ~(fresher?.[word] ?? 0);
    }
    const count = listHomes(words, graded, this.#chosen, homes);
    rest.cheapPoints(homes, count, points);
    const { mostDear } = rest;
    for (let i = 0; i < count; i++) {
      const [home, cheap] = [homes[i] as number, met + (points[i] as number)];
      if (top.isBeyond(cheap + mostDear)) continue;
      top.offer(segment, home, mostDear === 0 ? cheap : cheap + rest.dearPoints(home));
    }
  }
}

/** Returns the number of bits that hold counts up to `most`. */
const bitsOf = (most: number): number => 32 - Math.clz32(most);

function copy(from: Int32Array, to: Int32Array, count: number): void {
  for (let i = 0; i < count; i++) to[i] = from[i] as number;
}

/** Adds one bit per home. Leaves the carries in `bits`. */
function addBits(plane: Int32Array, bits: Int32Array, count: number): void {
  for (let i = 0; i < count; i++) {
    const sum = plane[i] as number;
    const bit = bits[i] as number;
    plane[i] = sum ^ bit;
    bits[i] = sum & bit;
  }
}

/** With more homes than this, the scorer visits them by freshness class. */
const MANY = 128;

/** Lower point bounds of the freshness classes. One more class lies below the first bound. */
const FRESHNESS = [1, 8, 15, 22];

/** Returns for each class the homes that are at least as fresh on the day. Cached until the day changes. */
function freshness(segment: Segment, today: number): readonly Int32Array[] {
  if (segment.fresh?.today === today) return segment.fresh.atLeast;
  const atLeast = FRESHNESS.map(() => new Int32Array(segment.wordCount));
  for (let home = 0; home < segment.count; home++) {
    if (!hasTrait(segment, ACTIVE, home)) continue;
    const points = recencyPoints(daysOnMarket(segment, home, today));
    for (let c = 0; points >= (FRESHNESS[c] as number); c++)
      (atLeast[c] as Int32Array)[home >>> 5]! |= 1 << (home & 31);
  }
  segment.fresh = { today, atLeast };
  return atLeast;
}

/** Returns the maximum freshness points of the segment's homes. */
function freshestPoints({ image: { freshest } }: Segment, today: number): number {
  const points = Math.max(recencyPoints(today - freshest.listedDay), recencyPoints(freshest.days));
  return Number.isNaN(points) ? Number.POSITIVE_INFINITY : points;
}
