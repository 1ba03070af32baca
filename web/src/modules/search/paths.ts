import { writeSearchParams } from '../../api/search-params.ts';

export const hyperSearchPath = '/hypersearch';

/** HyperSearch with a sentence. */
export const sentencePath = (q: string, more: Record<string, string> = {}): string =>
  `${hyperSearchPath}${writeSearchParams({ q, ...more })}`;

export const propertySearchPath = '/search';
export const discoverPath = '/discover';
