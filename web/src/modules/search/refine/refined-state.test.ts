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
const refined = (more: Partial<Refined>): Refined => ({
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

describe('a search changed by a sentence', () => {
  it('has the same URL as after chip edits, starts at the first page and drops replaced filters', () => {
    const changed = refined({ off: ['price<=500000'], add: ['price<=450000'], sort: 'price_asc', drops: ['area'] });
    expect(refinedState(state, changed)).toEqual({
      q: state.q,
      off: ['price<=500000'],
      add: ['price<=450000'],
      sort: 'price_asc',
      view: 'map',
      saved: 7,
    });
  });

  it('keeps only the view when the sentence is a new search', () => {
    expect(refinedState(state, refined({ kind: 'new', query: 'condo in Boulder' }))).toEqual({
      q: 'condo in Boulder',
      view: 'map',
      saved: 7,
    });
    expect(refinedState({ q: 'x' }, refined({ kind: 'new', query: null }))).toEqual({});
  });
});

describe('examples of a refinement', () => {
  it('refer to existing facts or add missing ones, in the language of the sentence', () => {
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
    expect(refineExamples(['near:fort worth'])).toContain('closer to Fort Worth');
    expect(refineExamples(['place:montreal'], 'fr')[0]).toBe('moins cher');
  });
});
