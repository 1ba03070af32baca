import type { CircleShape } from '@lintel/geo';
import { reaching } from '../find/constraints/area-constraint.ts';
import type { Near, Plan, RareWord } from '../find/plan.ts';
import type { Column } from '../find/store/columns.ts';
import { Impacts, placeOf } from '../find/store/postings.ts';
import { NOWHERE } from '../find/store/rows.ts';
import { hasTrait, type Segment } from '../find/store/segment.ts';
import { ACTIVE } from '../find/store/traits.ts';
import { MOST, nearPoints, pricePoints, recencyPoints, wordPoints } from './points.ts';

/**
 * Calculates the score of a segment's homes apart from preferences: cheap components from columns, and components that
 * need the home's location or text.
 */
export class Rest {
  readonly mostDear: number;
  readonly #plan: Plan;
  readonly #segment: Segment;
  readonly #cents: number;
  /** Undefined when no home of the segment has left the market. */
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

  /** Writes each home's points for price and days on market. */
  cheapPoints(homes: Int32Array, count: number, points: Float64Array): void {
    const { price, listedDay } = this.#segment.figures;
    const { isActiveOnly, today } = this.#plan;
    points.fill(0, 0, count);
    if (this.#cents > 0) {
      price.read(homes, count, values);
      for (let i = 0; i < count; i++) points[i] = pricePoints(values[i] as number, this.#cents);
    }
    listedDay.read(homes, count, values);
    this.#offMarketDay?.read(homes, count, offDays);
    for (let i = 0; i < count; i++) {
      const off = this.#offMarketDay === undefined ? Number.NaN : (offDays[i] as number);
      const days = (Number.isNaN(off) ? today : off) - (values[i] as number);
      if (isActiveOnly || hasTrait(this.#segment, ACTIVE, homes[i] as number)) points[i]! += recencyPoints(days);
    }
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

  /** Returns days on market; see `daysOnMarket`. */
  days(home: number): number {
    const off = this.#offMarketDay === undefined ? Number.NaN : this.#offMarketDay.at(home);
    return (Number.isNaN(off) ? this.#plan.today : off) - this.#segment.figures.listedDay.at(home);
  }

  /** Returns a home's points for the wanted words: their impacts (0–255) weighted by rarity. */
  textPoints(home: number): number {
    const { words } = this.#plan;
    let weight = 0;
    for (let i = 0; i < words.length; i++)
      weight += (words[i] as RareWord).rarity * (this.#impacts[i] as Impacts).on(home);
    return wordPoints(weight, this.#mostWeight);
  }
}

/** Figures of the current homes. */
const values = new Float64Array(2 ** 16);
const offDays = new Float64Array(2 ** 16);

/** Returns the meters to the nearest point; infinite for a home without coordinates. */
export function metresFrom(circles: readonly CircleShape[], { latE6, lonE6 }: Segment, home: number): number {
  if (latE6[home] === NOWHERE) return Number.POSITIVE_INFINITY;
  let nearest = Number.POSITIVE_INFINITY;
  for (let c = 0; c < circles.length; c++) {
    const squared = (circles[c] as CircleShape).squaredMetres(latE6[home] as number, lonE6[home] as number);
    if (squared < nearest) nearest = squared;
  }
  return Math.sqrt(nearest);
}
