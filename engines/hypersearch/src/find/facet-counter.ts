import { features, homeTypes } from '../facts.ts';
import type { Facets } from '../query.ts';
import { bitCount } from './bits.ts';
import { priceHistogram } from './price-histogram.ts';
import type { Column, Segment } from './segment.ts';
import type { Selection } from './selection.ts';
import { featureTrait, statuses, statusTrait, TRAITS, typeTrait } from './traits.ts';

/** The last step of bedrooms and bathrooms counts all from there on. */
const LAST_STEP = 10;

/** Counts of the homes that were found, gathered segment by segment. */
export class FacetCounter {
  readonly #traits = new Float64Array(TRAITS);
  readonly #beds = new Array<number>(LAST_STEP + 1).fill(0);
  readonly #baths = new Array<number>(LAST_STEP + 1).fill(0);
  readonly #prices: Float64Array[] = [];

  add(segment: Segment, selection: Selection, homes: Int32Array, count: number): void {
    this.#addTraits(segment, selection);
    addSteps(segment.figures.beds, homes, count, this.#beds);
    addSteps(segment.figures.baths, homes, count, this.#baths);
    const prices = new Float64Array(count);
    for (let i = 0; i < count; i++) prices[i] = segment.figures.price[homes[i] as number] as number;
    this.#prices.push(prices);
  }

  facets(): Facets {
    const named = <T extends string>(names: readonly T[], traitOf: (name: T) => number) =>
      new Map(names.map((name) => [name, this.#traits[traitOf(name)] as number] as const).filter(([, n]) => n > 0));
    return {
      types: named(homeTypes, typeTrait),
      features: named(features, featureTrait),
      statuses: named(statuses, statusTrait),
      beds: this.#beds,
      baths: this.#baths,
      price: priceHistogram(this.#prices),
    };
  }

  #addTraits({ traits, wordCount }: Segment, { words, masks, count }: Selection): void {
    for (let trait = 0; trait < TRAITS; trait++) {
      const first = trait * wordCount;
      let homes = 0;
      for (let i = 0; i < count; i++)
        homes += bitCount((traits[first + (words[i] as number)] as number) & (masks[i] as number));
      this.#traits[trait]! += homes;
    }
  }
}

/** Half baths count with the whole below them; unknown figures nowhere. */
function addSteps(column: Column, homes: Int32Array, count: number, steps: number[]): void {
  for (let i = 0; i < count; i++) {
    const value = column[homes[i] as number] as number;
    if (value >= 0) steps[Math.min(LAST_STEP, Math.floor(value))]! += 1;
  }
}
