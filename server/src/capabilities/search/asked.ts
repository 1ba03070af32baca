import type { Query } from '@lintel/hypersearch';
import { distinct, type FilterInput, readFilters } from './filters/read-filters.ts';
import type { Finder } from './finder.ts';
import { type SentenceInput, understand } from './sentence.ts';
import { typedPlace } from './typed-text.ts';

/**
 * A sentence with its changes and filters, as one question: all must hold. A text that names a place is that place;
 * any other asks for its words.
 */
export function ask(finder: Finder, input: SentenceInput & FilterInput): Omit<Query, 'today' | 'payment' | 'points'> {
  const { facts } = understand(input, finder.placeNames, finder.clock());
  const { words, ...filters } = readFilters(input);
  const place = input.q === undefined ? undefined : typedPlace(finder, input.q);
  return {
    ...filters,
    facts: distinct([...facts, ...filters.facts, ...(place ?? [])]),
    ...(place || !words ? {} : { words }),
  };
}
