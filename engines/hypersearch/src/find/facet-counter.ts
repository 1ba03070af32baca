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
  #prices = new Float64Array(1024);
  #count = 0;

  constructor(withFeatures: boolean) {
    this.#counted = [...(withFeatures ? features.map(featureTrait) : []), ...statuses.map(statusTrait)];
  }

  add(segment: Segment, selection: Selection, homes: Int32Array, count: number): void {
    this.#addTraits(segment, selection);
    const { baths, beds, price, type } = segment.figures;
    addSteps(type, homes, count, this.#types);
    addSteps(beds, homes, count, this.#beds);
    addSteps(baths, homes, count, this.#baths);
    this.#reserve(this.#count + count);
    for (let i = 0; i < count; i++) this.#prices[this.#count + i] = price.at(homes[i] as number);
    this.#count += count;
  }

  facets(): Facets {
    const named = <T extends string>(names: readonly T[], countOf: (name: T, i: number) => number) =>
      new Map(names.map((name, i) => [name, countOf(name, i)] as const).filter(([, n]) => n > 0));
    return {
      types: named(homeTypes, (_, i) => this.#types[i] as number),
      features: named(features, (feature) => this.#traits[featureTrait(feature)] as number),
      statuses: named(statuses, (status) => this.#traits[statusTrait(status)] as number),
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

  #reserve(length: number): void {
    if (this.#prices.length >= length) return;
    const prices = new Float64Array(length * 2);
    prices.set(this.#prices.subarray(0, this.#count));
    this.#prices = prices;
  }
}

/** Columns of so few codes are counted by code, and only the counts are decoded. */
const FEW_CODES = 1024;
const tally = new Int32Array(FEW_CODES);

/** Half baths count with the whole below them; unknown figures nowhere, and what lies beyond with the last. */
function addSteps(column: Column, homes: Int32Array, count: number, steps: Float64Array): void {
  const { plane, shift, mask } = column;
  const add = (value: number, homes: number) => {
    if (value >= 0) steps[Math.min(steps.length - 1, Math.floor(value))]! += homes;
  };
  if (mask >= FEW_CODES) {
    for (let i = 0; i < count; i++) add(column.at(homes[i] as number), 1);
    return;
  }
  tally.fill(0, 0, mask + 1);
  for (let i = 0; i < count; i++) tally[((plane[homes[i] as number] as number) >>> shift) & mask]! += 1;
  for (let code = 0; code < mask; code++)
    if ((tally[code] as number) > 0) add(column.valueOf(code), tally[code] as number);
}
