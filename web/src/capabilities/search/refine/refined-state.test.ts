import type { Refined } from '@lintel/server/search';
import { describe, expect, it } from 'vitest';
import type { SearchState } from '../search-state.ts';
import { refineExamples } from './refine-examples.ts';
import { refinedState } from './refined-state.ts';

const state: SearchState = {
  q: 'house in Denver under 500k',
  off: ['has:pool'],
  circle: ['-105,39.7,500'],
  sort: 'price_asc',
  after: ['c1'],
  view: 'map',
  saved: 7,
};
const told = (more: Partial<Refined>): Refined => ({
  kind: 'changed',
  query: state.q!,
  off: [],
  soft: [],
  hard: [],
  add: [],
  sort: null,
  drops: [],
  changes: [],
  unread: [],
  refused: [],
  unsupported: [],
  ignored: [],
  contradictions: [],
  total: 1,
  ...more,
});

describe('a search that a sentence changed', () => {
  it('stands in the address as chips would have it, from its first page, and lets go what gave way', () => {
    const changed = told({ off: ['price<=500000'], add: ['price<=450000'], sort: 'price_asc', drops: ['area'] });
    expect(refinedState(state, changed)).toEqual({
      q: state.q,
      off: ['price<=500000'],
      add: ['price<=450000'],
      sort: 'price_asc',
      view: 'map',
      saved: 7,
    });
  });

  it('keeps only how it is shown where the sentence is a search of its own', () => {
    expect(refinedState(state, told({ kind: 'new', query: 'condo in Boulder' }))).toEqual({
      q: 'condo in Boulder',
      view: 'map',
      saved: 7,
    });
    expect(refinedState({ q: 'x' }, told({ kind: 'new', query: null }))).toEqual({});
  });
});

describe('what could be said next', () => {
  it('speaks of what stands and adds what does not, in the language of the sentence', () => {
    expect(refineExamples(['place:denver', 'has:pool'])).toEqual([
      'cheaper',
      'with a garage too',
      'forget Denver, try …',
    ]);
    expect(refineExamples(['type:condo', 'near:downtown', 'beds>=2'])).toEqual([
      'cheaper',
      'with a balcony too',
      'closer to downtown',
    ]);
    expect(refineExamples(['place:montreal'], 'fr')[0]).toBe('moins cher');
  });
});
