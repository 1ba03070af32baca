import type { Fact, Query } from '@lintel/hypersearch';
import { distinct, type FilterInput, readFilters } from './filters/read-filters.ts';
import type { Finder } from './finder.ts';
import { type SentenceInput, understand } from './sentence.ts';
import { typedPlace } from './typed-text.ts';

type Asked = Omit<Query, 'today' | 'payment' | 'points'>;

/**
 * Filters as a question: all must hold. A text that names a place is that place (`typed`); any other asks for its
 * words.
 */
export function askFilters(finder: Finder, input: FilterInput): { asked: Asked; typed: Fact[] } {
  const { words, ...filters } = readFilters(input);
  const typed = (input.q === undefined ? undefined : typedPlace(finder, input.q)) ?? [];
  const asked = { ...filters, facts: [...filters.facts, ...typed], ...(typed.length > 0 || !words ? {} : { words }) };
  return { asked, typed };
}

/** A sentence with its changes, and filters, as one question. */
export function ask(finder: Finder, input: SentenceInput & FilterInput): Asked {
  const { facts } = understand(input, finder.placeNames, finder.clock());
  const { asked } = askFilters(finder, input);
  return { ...asked, facts: distinct([...facts, ...asked.facts]) };
}
