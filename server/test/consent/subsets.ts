import { type SharedFact, sharedFacts } from '../../src/modules/professionals/contract.ts';

/** The facts that a buyer can choose: all but the name. */
export const chosenFacts = sharedFacts.filter((fact) => fact !== 'name');

/**
 * Returns subsets of the facts: all with up to two, their complements, and others drawn by a seeded generator
 * until there are `random` of them.
 */
export function factSubsets(random: number): SharedFact[][] {
  const all = Array.from({ length: 2 ** chosenFacts.length }, (_, bits) =>
    chosenFacts.filter((_, at) => (bits >> at) & 1),
  );
  const isSmall = (facts: readonly unknown[]) => facts.length <= 2 || facts.length >= chosenFacts.length - 2;
  const rest = all.filter((facts) => !isSmall(facts));
  let seed = 7;
  const drawn = Array.from({ length: random }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return rest.splice(seed % rest.length, 1)[0]!;
  });
  return [...all.filter(isSmall), ...drawn];
}
