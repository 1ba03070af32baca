import {
  createIndex,
  type Found,
  type Listing,
  type ListingIndex,
  openSearcher,
  type Query,
} from '@lintel/hypersearch';
import { type Fact, parseFact } from '@lintel/hypersearch/facts';
import { boundFilters } from '@lintel/hypersearch/filters';

declare const homes: readonly Listing[];
const index: ListingIndex = createIndex(homes);
const fact: Fact | undefined = parseFact('beds>=3');
const query: Query = { facts: fact ? [fact] : [], today: 20_500 };
const found: Found = openSearcher(index.snapshot()).find(query, { limit: 24, facets: ['price'] });
export const prices: readonly number[] | undefined = found.facets?.price.counts;
export const steps: readonly { min?: number; max?: number }[] = boundFilters.price.steps;
// @ts-expect-error a limit is a number
index.find(query, { limit: '24' });
// @ts-expect-error there is no such status
export const wrong: Listing['status'] = 'gone';
