import type { Fact, Wish } from '../facts.ts';
import { isWish } from '../facts.ts';
import { measures, scaled } from '../find/measures.ts';
import { isPlaceAlternative } from '../find/places.ts';
import { placeName } from '../place-name.ts';
import type { PlaceJudge } from '../query.ts';
import {
  BATH_STEPS,
  BED_STEPS,
  BIT_WORDS,
  bathBit,
  bedBit,
  EVERY_TYPE,
  featureBit,
  MOST,
  statusBit,
  typeBit,
} from './asked-home.ts';
import { areasCheck, type Check, checkOf, placesCheck, type Question, wordsCheck } from './checks.ts';

/** What a search asks for, taken apart: figures that are compared in one sweep, and the rest, asked one by one. */
export interface Conditions {
  /** Whole currency units; never narrower than what is asked, and exactly that unless a check repeats it. */
  lowestPrice: number;
  highestPrice: number;
  lowestSqft: number;
  /** The types and the statuses that will do. */
  kinds: number;
  /** What a home must have. */
  bits: Int32Array;
  /** The features among it, by their place in the vocabulary. */
  features: readonly number[];
  box: { southE6: number; westE6: number; northE6: number; eastE6: number };
  checks: readonly Check[];
}

type BoundWish = Extract<Wish, { kind: 'bound' }>;

/** The same homes as `restrictionsOf` of the index finds, wish by wish. */
export function conditionsOf(question: Question, judge: PlaceJudge): Conditions {
  const wishes = question.facts.filter((fact: Fact): fact is Wish => isWish(fact));
  const draft = new Draft();
  const places = wishes.filter(isPlaceAlternative);
  const types = wishes.filter((wish) => wish.kind === 'type');
  const wanted = types.filter(({ not }) => !not);
  if (wanted.length > 0) draft.kinds = wanted.reduce((bits, { type }) => bits | typeBit(type), 0);
  for (const { type } of types.filter(({ not }) => not)) draft.kinds &= ~typeBit(type);
  const { statuses = [] } = question;
  draft.kinds |= (statuses.length > 0 ? statuses : ['active' as const]).reduce((bits, s) => bits | statusBit(s), 0);
  for (const wish of wishes) {
    if (wish.kind === 'type' || isPlaceAlternative(wish)) continue;
    if (wish.kind === 'bound' && draft.bound(wish)) continue;
    if (wish.kind === 'feature' && !wish.not && draft.feature(wish)) continue;
    draft.check(checkOf(wish, question));
  }
  if (places.length > 0) draft.check(placesOf(places, question, judge));
  if (question.bounds) draft.narrow(question.bounds);
  draft.area(question);
  draft.check(wordsCheck(question));
  return draft;
}

/** Nothing where the key under which the search is found says it already: it is one place. */
function placesOf(places: readonly Wish[], question: Question, judge: PlaceJudge): Check | undefined {
  if (places.length === 1) return undefined;
  if (!areJudgedTogether(places)) {
    const each = places.map((place) => checkOf(place, question) as Check);
    return (home) => each.some((check) => check(home));
  }
  return placesCheck(places, judge);
}

/** Whether one place may count within another, so that it takes all homes to say what they mean. */
function areJudgedTogether(places: readonly Wish[]): boolean {
  const kinds = new Set(places.map(({ kind }) => kind));
  const names = new Set(places.flatMap((wish) => (wish.kind === 'place' ? [placeName(wish.name)] : [])));
  return names.size > 1 || kinds.size > 1;
}

/** Conditions that are being gathered. */
class Draft implements Conditions {
  lowestPrice = -MOST;
  highestPrice = MOST;
  lowestSqft = -MOST;
  kinds = EVERY_TYPE;
  bits = new Int32Array(BIT_WORDS);
  features: number[] = [];
  box = { southE6: -MOST - 1, westE6: -MOST - 1, northE6: MOST, eastE6: MOST };
  checks: Check[] = [];

  check(check: Check | undefined): void {
    if (check) this.checks.push(check);
  }

  /** False where the bound has to be checked by itself, be it in addition. */
  bound({ field, op, value }: BoundWish): boolean {
    if (field === 'price') return this.#price(op, value);
    if (field === 'sqft' && op === '>=' && Number.isInteger(value) && value >= 0 && value < MOST) {
      this.lowestSqft = Math.max(this.lowestSqft, value);
      return true;
    }
    const step = op === '>=' && (field === 'beds' ? (BED_STEPS as readonly number[]).indexOf(value) : -1);
    if (step !== false && step >= 0) return this.#need(bedBit(step));
    const half = op === '>=' && (field === 'baths' ? (BATH_STEPS as readonly number[]).indexOf(value) : -1);
    if (half !== false && half >= 0) return this.#need(bathBit(half));
    return false;
  }

  feature({ feature }: Extract<Wish, { kind: 'feature' }>): boolean {
    const bit = featureBit(feature);
    if (bit < 0) return false;
    if (!this.features.includes(bit)) this.features.push(bit);
    return this.#need(bit);
  }

  narrow({ southE6, westE6, northE6, eastE6 }: Conditions['box']): void {
    const { box } = this;
    this.box = {
      southE6: Math.max(box.southE6, southE6),
      westE6: Math.max(box.westE6, westE6),
      northE6: Math.min(box.northE6, northE6),
      eastE6: Math.min(box.eastE6, eastE6),
    };
  }

  /** One box alone is a comparison; all else is checked. */
  area(question: Question): void {
    const { areas = [], excludedAreas = [] } = question;
    const [only] = areas;
    if (areas.length === 1 && excludedAreas.length === 0 && only?.kind === 'box') this.narrow(only);
    else this.check(areasCheck(question));
  }

  #need(bit: number): true {
    this.bits[bit >>> 5]! |= 1 << (bit & 31);
    return true;
  }

  #price(op: '>=' | '<=', value: number): boolean {
    const units = scaled(value, measures.price.scale) / 100;
    if (op === '>=') this.lowestPrice = Math.max(this.lowestPrice, Math.min(MOST - 1, Math.floor(units)));
    else this.highestPrice = Math.max(-MOST, Math.min(this.highestPrice, units >= MOST - 1 ? MOST : Math.ceil(units)));
    return Number.isInteger(units) && Math.abs(units) < MOST - 1;
  }
}
