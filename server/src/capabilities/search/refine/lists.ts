import { type Fact, factText, isWish, type ReadFact } from '@lintel/hypersearch';

/** How a page holds what a person changed about the reading of a sentence; canonical texts. */
export interface Lists {
  off: string[];
  soft: string[];
  hard: string[];
  add: string[];
}

/**
 * The changes that lead from the facts of a sentence to these facts. What the sentence says already is switched on
 * rather than added; what only answers (refused, no data) stays as it was.
 */
export function listsTo(
  facts: readonly Fact[],
  reading: readonly Pick<ReadFact, 'fact'>[],
  before: { off?: readonly string[] | undefined },
): Lists {
  const left = new Map(facts.map((fact) => [factText(fact), fact]));
  const lists: Lists = { off: [], soft: [], hard: [], add: [] };
  // What stands as it was read first: "a deck, ideally a pool" may hold a wish and its preference.
  const changed = reading.filter(({ fact }) => !left.delete(factText(fact)));
  for (const { fact } of changed) {
    const text = factText(fact);
    if (fact.kind === 'refuse' || fact.kind === 'unsupported') {
      if (before.off?.includes(text)) lists.off.push(text);
    } else if (isWish(fact) && left.delete(factText({ kind: 'prefer', wish: fact }))) lists.soft.push(text);
    else if (fact.kind === 'prefer' && left.delete(factText(fact.wish))) lists.hard.push(text);
    else lists.off.push(text);
  }
  lists.add = [...new Set([...left.values()].flatMap(asAdded))];
  return lists;
}

/** A name that several states share goes with its state, which its canonical text does not hold. */
const asAdded = (fact: Fact): string[] =>
  fact.kind === 'place' && !fact.not && fact.state ? [factText(fact), `state:${fact.state}`] : [factText(fact)];
