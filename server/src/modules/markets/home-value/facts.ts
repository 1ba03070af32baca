import type { Home } from '@lintel/market';
import type { HomeFacts } from '../contract.ts';

/** Feature of the model for each fact that is a number or a yes. */
const features = {
  livingAreaSqft: 'livingArea',
  lotSizeAcres: 'lotSize',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  yearBuilt: 'yearBuilt',
  garageSpaces: 'garageSpaces',
  pool: 'pool',
  airConditioning: 'air_conditioning',
} as const satisfies Record<Exclude<keyof HomeFacts, 'homeType'>, string>;
type NumberFact = keyof typeof features;
const names = Object.keys(features) as NumberFact[];

/** Returns the home with the stated facts in place of its own. */
export function withFacts(home: Home, facts: HomeFacts): Home {
  const numbers = { ...home.numbers };
  for (const name of names) if (facts[name] !== undefined) numbers[features[name]] = Number(facts[name]);
  return { ...home, numbers, words: { ...home.words, ...(facts.homeType ? { homeType: facts.homeType } : {}) } };
}

/** Returns the facts of a home. */
export function factsOf({ numbers, words }: Home): HomeFacts {
  const known = names.flatMap((name) => {
    const value = numbers[features[name]];
    if (value === undefined) return [];
    return [[name, name === 'pool' || name === 'airConditioning' ? value === 1 : value] as const];
  });
  return { ...Object.fromEntries(known), homeType: words.homeType as HomeFacts['homeType'] };
}
