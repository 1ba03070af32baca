import { features, homeTypes } from '../../facts.ts';
import type { Facets } from '../../query.ts';
import type { Selection } from '../selection.ts';
import { commonBits } from '../store/bits.ts';
import type { Column } from '../store/columns.ts';
import type { Segment } from '../store/segment.ts';
import { featureTrait, statuses, statusTrait } from '../store/traits.ts';
import { priceHistogram } from './price-histogram.ts';

/** The last step of bedrooms and bathrooms counts this number or more. */
const LAST_STEP = 10;

/** Counts facets of the homes found, segment by segment. Facets that were not requested stay empty. */
export class FacetCounter {
  readonly #requested: readonly (keyof Facets)[];
  readonly #features: number[];
  readonly #statuses = [0, 0, 0];
  readonly #types = new Array<number>(homeTypes.length).fill(0);
  readonly #beds = new Array<number>(LAST_STEP + 1).fill(0);
  readonly #baths = new Array<number>(LAST_STEP + 1).fill(0);
  #count = 0;

  constructor(requested: true | readonly (keyof Facets)[]) {
    this.#requested = requested === true ? every : requested;
    this.#features = new Array<number>(this.#requested.includes('features') ? features.length : 0).fill(0);
  }

  add(segment: Segment, selection: Selection, homes: Int32Array, count: number): void {
    const requested = this.#requested;
    const { baths, beds, price, type } = segment.figures;
    if (requested.includes('features')) addTraits(segment, selection, featureTraits, this.#features);
    if (requested.includes('statuses')) addTraits(segment, selection, statusTraits, this.#statuses);
    if (requested.includes('price')) this.#addPrices(price, homes, count);
    if (requested.includes('types')) addSteps(type, homes, count, this.#types);
    if (requested.includes('beds')) addSteps(beds, homes, count, this.#beds);
    if (requested.includes('baths')) addSteps(baths, homes, count, this.#baths);
  }

  facets(): Facets {
    return {
      types: named(homeTypes, this.#types),
      features: named(features, this.#features),
      statuses: named(statuses, this.#statuses),
      beds: this.#beds,
      baths: this.#baths,
      price: priceHistogram(prices, this.#count),
    };
  }

  #addPrices(column: Column, homes: Int32Array, count: number): void {
    if (prices.length < this.#count + count) {
      const longer = new Float64Array((this.#count + count) * 2);
      longer.set(prices.subarray(0, this.#count));
      prices = longer;
    }
    column.read(homes, count, prices, this.#count);
    this.#count += count;
  }
}

const every = ['types', 'features', 'statuses', 'beds', 'baths', 'price'] as const;
const featureTraits = features.map(featureTrait);
const statusTraits = statuses.map(statusTrait);

function addTraits(
  { traits, wordCount }: Segment,
  { words, masks, count }: Selection,
  counted: readonly number[],
  homes: number[],
): void {
  for (let t = 0; t < counted.length; t++)
    homes[t]! += commonBits(traits, (counted[t] as number) * wordCount, words, masks, count);
}

function named<Name extends string>(names: readonly Name[], counts: readonly number[]): Map<Name, number> {
  const homes = new Map<Name, number>();
  for (let i = 0; i < counts.length; i++)
    if ((counts[i] as number) > 0) homes.set(names[i] as Name, counts[i] as number);
  return homes;
}

/** Scratch memory, shared by all counters. */
let prices = new Float64Array(2 ** 12);

/** Columns with up to this many codes are counted by code; only the counts are decoded. */
const FEW_CODES = 1024;
const tally = new Int32Array(FEW_CODES);

/** Counts a half bath with the whole number below it and larger values with the last step. Skips unknown values. */
function addSteps(column: Column, homes: Int32Array, count: number, steps: number[]): void {
  const { plane, shift, mask } = column;
  if (mask >= FEW_CODES) {
    for (let i = 0; i < count; i++) addStep(steps, column.at(homes[i] as number), 1);
    return;
  }
  tally.fill(0, 0, mask + 1);
  for (let i = 0; i < count; i++) tally[((plane[homes[i] as number] as number) >>> shift) & mask]! += 1;
  for (let code = 0; code < mask; code++)
    if ((tally[code] as number) > 0) addStep(steps, column.valueOf(code), tally[code] as number);
}

function addStep(steps: number[], value: number, homes: number): void {
  if (value >= 0) steps[Math.min(steps.length - 1, Math.floor(value))]! += homes;
}
