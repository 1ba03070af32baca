import { factText, isCriterion } from '@lintel/hypersearch';
import { placeNames } from '../../places/index.ts';
import { understand } from '../../search/index.ts';
import type { ReadSearch } from '../reading/search-reading.ts';

/** Reads a text as HyperSearch does, without a conversation. */
export const readSearch: ReadSearch = (text) => {
  const { facts } = understand({ query: text }, placeNames(), new Date('2026-11-23'));
  return {
    criteria: facts.filter((fact) => isCriterion(fact) || fact.kind === 'sort').map(factText),
    refused: facts.flatMap((fact) => (fact.kind === 'refuse' ? [fact.class] : [])),
    unsupported: [],
    language: 'en',
    refines: false,
  };
};
