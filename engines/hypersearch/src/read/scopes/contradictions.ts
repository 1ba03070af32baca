import { type Fact, factText } from '../../facts.ts';

/** Pairs of bounds and of criteria that cannot hold together. */
export function contradictionsIn(facts: readonly Fact[]): [string, string][] {
  const found: [string, string][] = [];
  for (const [at, one] of facts.entries()) {
    if (one.kind !== 'bound' && !('not' in one)) continue;
    for (let next = at + 1; next < facts.length; next++) {
      const other = facts[next] as Fact;
      if (one.kind !== other.kind) continue;
      if (one.kind === 'bound' && other.kind === 'bound') {
        if (one.field !== other.field || one.op === other.op) continue;
        const [least, most] = one.op === '>=' ? [one, other] : [other, one];
        if (least.value > most.value) found.push([factText(least), factText(most)]);
      } else if ('not' in one && 'not' in other && one.not !== other.not && subjectOf(one) === subjectOf(other))
        found.push([factText(one), factText(other)]);
    }
  }
  return found;
}

const subjectOf = (fact: Fact): string | undefined =>
  fact.kind === 'place'
    ? fact.name
    : fact.kind === 'type'
      ? fact.type
      : fact.kind === 'feature'
        ? fact.feature
        : undefined;
