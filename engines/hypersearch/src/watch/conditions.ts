import { type Criterion, type Feature, isCriterion } from '../facts.ts';
import { isPlaceAlternative, type PlaceCriterion } from '../find/places.ts';
import { measures, scaled } from '../find/store/measures.ts';
import { placeName } from '../place-name.ts';
import type { PlaceJudge } from '../query.ts';
import { areasCheck, type Check, checkOf, placesCheck, type Question, termsChecks, wordsCheck } from './checks.ts';
import { type Bounds, boxAround } from './cover.ts';
import {
  areaMarkOf,
  BATH_STEPS,
  BED_STEPS,
  bathBit,
  bedBit,
  EVERY_KIND,
  EVERY_TYPE,
  featureBit,
  MOST,
  MOST_AREA_MARK,
  statusBit,
  typeBit,
} from './prepared-home.ts';

/** The conditions of a search: figures for comparison in one sweep, and the rest as separate checks. */
export interface Conditions {
  /** Whole currency units. Never narrower than the search, and exact unless a check repeats the bound. */
  lowestPrice: number;
  highestPrice: number;
  areaMark: number;
  /** Excluded types and statuses, and required rooms and features, in the format of `PreparedHome.lacks`. */
  bits: readonly number[];
  /** The required location. */
  box: Bounds;
  /** Alternative places. A check evaluates their combined meaning. */
  places: readonly PlaceCriterion[];
  checks: readonly Check[];
}

type BoundCriterion = Extract<Criterion, { kind: 'bound' }>;

/** Converts a search to conditions that match the same homes as `restrictionsOf` of the index, criterion by criterion. */
export function conditionsOf(question: Question, judge: PlaceJudge): Conditions {
  const draft = new Draft();
  for (const fact of question.facts) {
    if (!isCriterion(fact)) continue;
    if (fact.kind === 'type') draft.type(fact);
    else if (isPlaceAlternative(fact)) draft.places.push(fact);
    else if (!draft.holds(fact)) draft.check(checkOf(fact, question));
  }
  draft.settleKinds(question);
  if (draft.places.length > 1) draft.check(placesOf(draft.places, question, judge));
  if (question.bounds) draft.narrow(question.bounds);
  draft.area(question);
  draft.check(wordsCheck(question));
  for (const check of termsChecks(question)) draft.check(check);
  return draft;
}

/** For a single place, the key under which the search is filed already implies the condition. */
function placesOf(places: readonly Criterion[], question: Question, judge: PlaceJudge): Check {
  if (areJudgedTogether(places)) return placesCheck(places, judge);
  const each = places.map((place) => checkOf(place, question) as Check);
  return (home) => each.some((check) => check(home));
}

/** Returns whether one place may lie within another, so that resolving them requires all homes. */
function areJudgedTogether(places: readonly Criterion[]): boolean {
  const kinds = new Set(places.map(({ kind }) => kind));
  const names = new Set(places.flatMap((criterion) => (criterion.kind === 'place' ? [placeName(criterion.name)] : [])));
  return names.size > 1 || kinds.size > 1;
}

const WHOLE_WORLD: Bounds = { southE6: -MOST - 1, westE6: -MOST - 1, northE6: MOST, eastE6: MOST };
/** The type bits of a search for an unknown type, which no home has. */
const NO_TYPE = EVERY_TYPE + 1;

/** Returns whether the search has no box. */
export const isWorld = (box: Bounds): boolean => box === WHOLE_WORLD;

/** Conditions under construction. */
class Draft implements Conditions {
  lowestPrice = -MOST;
  highestPrice = MOST;
  areaMark = 0;
  bits = [0, 0, 0, 0];
  box: Bounds = WHOLE_WORLD;
  places: PlaceCriterion[] = [];
  checks: Check[] = [];
  #kinds = 0;
  #excludedTypes = 0;

  check(check: Check | undefined): void {
    if (check) this.checks.push(check);
  }

  type({ type, not }: Extract<Criterion, { kind: 'type' }>): void {
    if (not) this.#excludedTypes |= typeBit(type);
    else this.#kinds |= typeBit(type) || NO_TYPE;
  }

  /** Defaults to any type and to homes for sale. */
  settleKinds({ statuses = [] }: Question): void {
    if (this.#kinds === 0) this.#kinds = EVERY_TYPE;
    this.#kinds &= EVERY_TYPE & ~this.#excludedTypes;
    if (statuses.length === 0) this.#kinds |= statusBit('active');
    for (const status of statuses) this.#kinds |= statusBit(status);
    this.bits[0]! |= EVERY_KIND & ~this.#kinds;
  }

  /** Returns false when the criterion needs a separate check, possibly in addition. */
  holds(criterion: Criterion): boolean {
    if (criterion.kind === 'bound') return this.#bound(criterion);
    return criterion.kind === 'feature' && !criterion.not && this.#feature(criterion.feature);
  }

  #bound({ field, op, value }: BoundCriterion): boolean {
    if (field === 'price') return this.#price(op, value);
    if (field === 'sqft' && op === '>=' && Number.isInteger(value) && value >= 0 && value < MOST_AREA_MARK) {
      this.areaMark = Math.max(this.areaMark, areaMarkOf(value));
      return true;
    }
    if (op !== '>=' || (field !== 'beds' && field !== 'baths')) return false;
    const steps: readonly number[] = field === 'beds' ? BED_STEPS : BATH_STEPS;
    const step = steps.indexOf(value);
    return step >= 0 && this.#need(0, field === 'beds' ? bedBit(step) : bathBit(step));
  }

  #feature(feature: Feature): boolean {
    const bit = featureBit(feature);
    return bit >= 0 && this.#need(1 + (bit >>> 5), 1 << (bit & 31));
  }

  narrow({ southE6, westE6, northE6, eastE6 }: Bounds): void {
    const { box } = this;
    this.box = {
      southE6: Math.max(box.southE6, southE6),
      westE6: Math.max(box.westE6, westE6),
      northE6: Math.min(box.northE6, northE6),
      eastE6: Math.min(box.eastE6, eastE6),
    };
  }

  /** A single box becomes a comparison. Other areas become checks; a single area also sets its bounding box. */
  area(question: Question): void {
    const { areas = [], excludedAreas = [] } = question;
    const [only] = areas;
    if (only && areas.length === 1) this.narrow(boxAround(only));
    if (areas.length !== 1 || excludedAreas.length > 0 || only?.kind !== 'box') this.check(areasCheck(question));
  }

  #need(word: number, bit: number): true {
    this.bits[word]! |= bit;
    return true;
  }

  #price(op: '>=' | '<=', value: number): boolean {
    const units = scaled(value, measures.price.scale) / 100;
    if (op === '>=') this.lowestPrice = Math.max(this.lowestPrice, Math.min(MOST - 1, Math.floor(units)));
    else this.highestPrice = Math.max(-MOST, Math.min(this.highestPrice, units >= MOST - 1 ? MOST : Math.ceil(units)));
    return Number.isInteger(units) && Math.abs(units) < MOST - 1;
  }
}
