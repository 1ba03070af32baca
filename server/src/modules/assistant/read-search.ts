import { factText, isCriterion, parseFact } from '@lintel/hypersearch';
import { type Finder, refined, understand } from '../search/index.ts';
import type { ReadSearch } from './reading/search-reading.ts';

/** Reads a text with HyperSearch and groups its facts by outcome. */
export const searchReader =
  (finder: Finder): ReadSearch =>
  (text, before) => {
    const { facts, reading } = understand({ query: text }, finder.placeNames, finder.clock());
    const criteria = facts
      .filter((fact) => isCriterion(fact) || fact.kind === 'prefer' || fact.kind === 'sort')
      .map(factText);
    return {
      criteria,
      refused: facts.flatMap((fact) => (fact.kind === 'refuse' ? [fact.class] : [])),
      unsupported: facts.flatMap((fact) => (fact.kind === 'unsupported' ? [fact.topic] : [])),
      language: reading?.language ?? 'en',
      refines: before !== undefined && refines(finder, before, text, criteria),
    };
  };

/** True if the text removes criteria or adds criteria that it does not name. */
function refines(finder: Finder, before: readonly string[], text: string, criteria: readonly string[]): boolean {
  const present = before.flatMap((fact) => parseFact(fact) ?? []);
  const { kind, changes } = refined(finder, present, text);
  if (kind === 'undo') return true;
  if (kind === 'new') return criteria.length === 0;
  return changes.some(({ now }) => now.length === 0 || now.some((fact) => !criteria.includes(factText(fact))));
}
