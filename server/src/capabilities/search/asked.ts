import type { Query } from '@lintel/hypersearch';
import { distinct, type FilterInput, readFilters } from './filters.ts';
import type { Finder } from './finder.ts';
import { type SentenceInput, understand } from './sentence.ts';

/** A sentence with its changes and filters, as one question: all must hold. */
export function ask(finder: Finder, input: SentenceInput & FilterInput): Omit<Query, 'today' | 'payment' | 'points'> {
  const { facts } = understand(input, finder.placeNames, finder.clock());
  const filters = readFilters(input);
  return { ...filters, facts: distinct([...facts, ...filters.facts]) };
}
