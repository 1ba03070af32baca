import type { Home } from '@lintel/market';
import type { Estimate, EstimateChange } from '../contract.ts';

type Numbers = Home['numbers'];

const more = (name: string, by: number) => (numbers: Numbers) =>
  numbers[name] === undefined ? undefined : { ...numbers, [name]: numbers[name] + by };
const added = (name: string) => (numbers: Numbers) => (numbers[name] === 1 ? undefined : { ...numbers, [name]: 1 });

/** Each change of one fact; undefined where the home does not state it, or has it. */
const changes: Record<EstimateChange, (numbers: Numbers) => Numbers | undefined> = {
  living_area: (numbers) =>
    numbers.livingArea === undefined ? undefined : { ...numbers, livingArea: numbers.livingArea * 1.1 },
  bathroom: more('bathrooms', 1),
  bedroom: more('bedrooms', 1),
  garage_space: more('garageSpaces', 1),
  pool: added('pool'),
  air_conditioning: added('air_conditioning'),
};

/** Returns by how much the estimate of the home changes with each change, the largest first. */
export function changesOf(home: Home, estimate: number, estimateOf: (home: Home) => number): Estimate['changes'] {
  return (Object.keys(changes) as EstimateChange[])
    .flatMap((change) => {
      const numbers = changes[change](home.numbers);
      return numbers ? [{ change, amount: Math.round(estimateOf({ ...home, numbers }) - estimate) }] : [];
    })
    .filter(({ amount }) => amount !== 0)
    .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
}
