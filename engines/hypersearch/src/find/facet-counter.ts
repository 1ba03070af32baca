import { features, homeTypes } from '../facts.ts';
import type { Facets } from '../query.ts';
import { commonBits } from './bits.ts';
import type { Column } from './columns.ts';
import { priceHistogram } from './price-histogram.ts';
import type { Segment } from './segment.ts';
import type { Selection } from './selection.ts';
import { featureTrait, statuses, statusTrait, TRAITS } from './traits.ts';

/** The last step of bedrooms and bathrooms counts all from there on. */
const LAST_STEP = 10;

/** Counts of the homes that were found, gathered segment by segment. */
export class FacetCounter {
  readonly #traits = new Array<number>(TRAITS).fill(0);
  readonly #counted: readonly number[];
  readonly #types = new Array<number>(homeTypes.length).fill(0);
  readonly #beds = new Array<number>(LAST_STEP + 1).fill(0);
  readonly #baths = new Array<number>(LAST_STEP + 1).fill(0);
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
      statuses: named(statuses, this.#traits.slice(statusTraits[0])),
      beds: this.#beds,
      baths: this.#baths,
      price: priceHistogram(prices.subarray(0, this.#count)),
    };
  }

  #addTraits({ traits, wordCount }: Segment, { words, masks, count }: Selection): void {
    for (const trait of this.#counted)
      this.#traits[trait]! += commonBits(traits, trait * wordCount, words, masks, count);
  }

  #addPrices(column: Column, words: Int32Array, count: number): void {
    if (prices.length < this.#count + count) {
      const longer = new Float64Array((this.#count + count) * 2);
      longer.set(prices.subarray(0, this.#count));
      prices = longer;
    }
    const { shift, mask } = column;
    let next = this.#count;
    for (let i = 0; i < count; i++) prices[next++] = column.valueOf(((words[i] as number) >>> shift) & mask);
    this.#count = next;
  }
}

/** Traits of features come first, in the order of their names, and those of statuses follow each other. */
const featureTraits = features.map(featureTrait);
const statusTraits = statuses.map(statusTrait);

function named<Name extends string>(names: readonly Name[], counts: readonly number[]): Map<Name, number> {
  const homes = new Map<Name, number>();
  for (let i = 0; i < names.length; i++)
    if ((counts[i] as number) > 0) homes.set(names[i] as Name, counts[i] as number);
  return homes;
}

/** Working memory of whoever counts at the moment. */
let prices = new Float64Array(2 ** 12);
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
function addSteps(column: Column, words: Int32Array, count: number, steps: number[]): void {
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

function addStep(steps: number[], value: number, homes: number): void {
  if (value >= 0) steps[Math.min(steps.length - 1, Math.floor(value))]! += homes;
}
