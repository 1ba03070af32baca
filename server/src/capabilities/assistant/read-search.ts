import { factText, isWish } from '@lintel/hypersearch';
import { type Finder, understand } from '../search/index.ts';
import type { ReadSearch } from './reading/plan.ts';

/** Reads a text as HyperSearch does, and parts what it holds by what becomes of it. */
export const searchReader =
  (finder: Finder): ReadSearch =>
  (text) => {
    const { facts, reading } = understand({ query: text }, finder.placeNames, finder.clock());
    return {
      wishes: facts.filter((fact) => isWish(fact) || fact.kind === 'prefer' || fact.kind === 'sort').map(factText),
      refused: facts.flatMap((fact) => (fact.kind === 'refuse' ? [fact.class] : [])),
      unsupported: facts.flatMap((fact) => (fact.kind === 'unsupported' ? [fact.topic] : [])),
      language: reading?.language ?? 'en',
    };
  };
