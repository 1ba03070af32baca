import { features, homeTypes } from '../facts.ts';
import type { Facets } from '../query.ts';
import { bitCount } from './bits.ts';
import type { Column } from './columns.ts';
import { priceHistogram } from './price-histogram.ts';
import type { Segment } from './segment.ts';
import type { Selection } from './selection.ts';
import { featureTrait, statuses, statusTrait, TRAITS } from './traits.ts';

/** The last step of bedrooms and bathrooms counts all from there on. */
const LAST_STEP = 10;

/** Counts of the homes that were found, gathered segment by segment. */
export class FacetCounter {
  readonly #traits = new Float64Array(TRAITS);
  readonly #counted: readonly number[];
  readonly #types = new Float64Array(homeTypes.length);
  readonly #beds = new Float64Array(LAST_STEP + 1);
  readonly #baths = new Float64Array(LAST_STEP + 1);
  #prices = new Float64Array(256);
  #count = 0;

  constructor(asked: true | readonly (keyof Facets)[]) {
    const withFeatures = asked === true || asked.includes('features');
    this.#counted = withFeatures ? [...featureTraits, ...statusTraits] : statusTraits;
  }

  add(segment: Segment, selection: Selection, homes: Int32Array, count: number): void {
    this.#addTraits(segment, selection);
    gatheredFrom = undefined;
    const { baths, beds, price, type } = segment.figures;
    this.#addPrices(price, gathered(price, homes, count), count);
    addSteps(type, gathered(type, homes, count), count, this.#types);
    addSteps(beds, gathered(beds, homes, count), count, this.#beds);
    addSteps(baths, gathered(baths, homes, count), count, this.#baths);
  }

  facets(): Facets {
    return {
      types: named(homeTypes, this.#types),
      features: named(features, this.#traits),
      statuses: named(statuses, this.#traits.subarray(statusTraits[0])),
      beds: [...this.#beds],
      baths: [...this.#baths],
      price: priceHistogram(this.#prices.subarray(0, this.#count)),
    };
  }

  #addTraits({ traits, wordCount }: Segment, { words, masks, count }: Selection): void {
    for (const trait of this.#counted) {
      const first = trait * wordCount;
      let homes = 0;
      for (let i = 0; i < count; i++)
        homes += bitCount((traits[first + (words[i] as number)] as number) & (masks[i] as number));
      this.#traits[trait]! += homes;
    }
  }

  #addPrices(column: Column, words: Int32Array, count: number): void {
    if (this.#prices.length < this.#count + count) {
      const prices = new Float64Array((this.#count + count) * 2);
      prices.set(this.#prices.subarray(0, this.#count));
      this.#prices = prices;
    }
    const { shift, mask } = column;
    const prices = this.#prices;
    let next = this.#count;
    for (let i = 0; i < count; i++) prices[next++] = column.valueOf(((words[i] as number) >>> shift) & mask);
    this.#count = next;
  }
}

/** Traits of features come first, in the order of their names, and those of statuses follow each other. */
const featureTraits = features.map(featureTrait);
const statusTraits = statuses.map(statusTrait);

function named<Name extends string>(names: readonly Name[], counts: Float64Array): Map<Name, number> {
  const homes = new Map<Name, number>();
  for (let i = 0; i < names.length; i++)
    if ((counts[i] as number) > 0) homes.set(names[i] as Name, counts[i] as number);
  return homes;
}

let words = new Int32Array(2 ** 12);
let gatheredFrom: Int32Array | undefined;

/** The words of a column's plane, one a home: what is scattered is read once for all columns of the plane. */
function gathered({ plane }: Column, homes: Int32Array, count: number): Int32Array {
  if (words.length < count) words = new Int32Array(count * 2);
  else if (plane === gatheredFrom) return words;
  for (let i = 0; i < count; i++) words[i] = plane[homes[i] as number] as number;
  gatheredFrom = plane;
  return words;
}

/** Columns of so few codes are counted by code, and only the counts are decoded. */
const FEW_CODES = 1024;
const tally = new Int32Array(FEW_CODES);

/** Half baths count with the whole below them; unknown figures nowhere, and what lies beyond with the last. */
function addSteps(column: Column, words: Int32Array, count: number, steps: Float64Array): void {
  const { shift, mask } = column;
  if (mask >= FEW_CODES) {
    for (let i = 0; i < count; i++) {
      const code = ((words[i] as number) >>> shift) & mask;
      if (code < mask) addStep(steps, column.valueOf(code), 1);
    }
    return;
  }
  tally.fill(0, 0, mask + 1);
  for (let i = 0; i < count; i++) tally[((words[i] as number) >>> shift) & mask]! += 1;
  for (let code = 0; code < mask; code++)
    if ((tally[code] as number) > 0) addStep(steps, column.valueOf(code), tally[code] as number);
}

function addStep(steps: Float64Array, value: number, homes: number): void {
  if (value >= 0) steps[Math.min(steps.length - 1, Math.floor(value))]! += homes;
}
