/** Splits a total into integers in proportion to weights; they sum to the total exactly. */
export function shareOut(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let weighed = 0;
  let given = 0;
  return weights.map((weight) => {
    weighed += weight;
    const part = Math.round((total * weighed) / sum) - given;
    given += part;
    return part;
  });
}
