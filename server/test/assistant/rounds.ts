/** Returns a seeded generator of pseudorandom numbers from 0 to 1. */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Visits all items in a new order in each round, and says the number of the round. */
export function inRounds<T>(
  all: readonly T[],
  rounds: number,
  roll: () => number,
  visit: (item: T, round: number) => void,
): void {
  const order = all.map((_, at) => at);
  for (let round = 0; round < rounds; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(roll() * (at + 1));
      [order[at], order[other]] = [order[other]!, order[at]!];
    }
    for (const at of order) visit(all[at]!, round);
  }
}

/** Returns zero weights for each class of the features that at least `fewest` examples have. */
export function emptyWeights(
  all: readonly { features: Iterable<string> }[],
  fewest: number,
  classes: number,
): Map<string, Float64Array> {
  const counts = new Map<string, number>();
  for (const { features } of all) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return new Map([...counts].filter(([, n]) => n >= fewest).map(([feature]) => [feature, new Float64Array(classes)]));
}
