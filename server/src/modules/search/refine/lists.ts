import { type Fact, factText, isCriterion, type ReadFact } from '@lintel/hypersearch';

/** A page's record of changes to the reading of a sentence; canonical texts. */
export interface Lists {
  off: string[];
  soft: string[];
  hard: string[];
  add: string[];
}

/**
 * Returns the changes that lead from the facts of a sentence to these facts. A fact already in the sentence
 * is switched on instead of added; facts that only produce an answer (refused, no data) stay as they were.
 */
export function listsTo(
  facts: readonly Fact[],
  reading: readonly Pick<ReadFact, 'fact'>[],
  before: { off?: readonly string[] | undefined },
): Lists {
  const left = new Map(facts.map((fact) => [factText(fact), fact]));
  const lists: Lists = { off: [], soft: [], hard: [], add: [] };
  // Compare with the first reading: "a deck, ideally a pool" may contain a criterion and its preference.
  const changed = reading.filter(({ fact }) => !left.delete(factText(fact)));
  for (const { fact } of changed) {
    const text = factText(fact);
    if (fact.kind === 'refuse' || fact.kind === 'unsupported') {
      if (before.off?.includes(text)) lists.off.push(text);
    } else if (isCriterion(fact) && left.delete(factText({ kind: 'prefer', criterion: fact }))) lists.soft.push(text);
    else if (fact.kind === 'prefer' && left.delete(factText(fact.criterion))) lists.hard.push(text);
    else lists.off.push(text);
  }
  lists.add = [...new Set([...left.values()].flatMap(asAdded))];
  return lists;
}

/** A place name shared by several states is added with its state, which its canonical text omits. */
const asAdded = (fact: Fact): string[] =>
  fact.kind === 'place' && !fact.not && fact.state ? [factText(fact), `state:${fact.state}`] : [factText(fact)];
