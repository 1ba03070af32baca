import { type Fact, factText, isWish } from '../facts.ts';

/** Pairs of bounds and of wishes that cannot hold together. */
export function contradictionsIn(facts: readonly Fact[]): [string, string][] {
  const found: [string, string][] = [];
  for (const [at, one] of facts.entries()) {
    for (const other of facts.slice(at + 1)) {
      if (one.kind === 'bound' && other.kind === 'bound' && one.field === other.field && one.op !== other.op) {
        const [least, most] = one.op === '>=' ? [one, other] : [other, one];
        if (least.value > most.value) found.push([factText(least), factText(most)]);
      } else if (
        isWish(one) &&
        isWish(other) &&
        'not' in one &&
        'not' in other &&
        one.not !== other.not &&
        factText({ ...one, not: false }) === factText({ ...other, not: false } as Fact)
      )
        found.push([factText(one), factText(other)]);
    }
  }
  return found;
}
