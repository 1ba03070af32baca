import { describe, expect, it } from 'vitest';
import { parseSearchParams, writeSearchParams } from '../../api/search-params.ts';
import { isSearch, readSearchState, type SearchState } from './search-state.ts';

const roundTrip = (state: SearchState) => readSearchState(parseSearchParams(writeSearchParams({ ...state })));

describe('the state of a search', () => {
  it.each<SearchState>([
    {},
    { q: '3 bed house in Austin under 500k' },
    { q: 'maison à Montréal, 600 000 $ & + % #', tab: 'ai-insights' },
    { off: ['has:pool'], q: 'x' },
    { canBuy: 'nearly', sort: 'reach' },
    {
      q: 'two beds',
      off: ['has:pool', 'near:downtown<=20min'],
      soft: ['beds>=2'],
      hard: ['prefer:has:deck'],
      add: ['price<=500000', 'place:st catharines'],
      status: ['active', 'pending'],
      text: 'granite counters',
      sort: 'price_asc',
      after: ['abc==', 'd/e+f'],
      tab: 'market-analysis',
      view: 'map',
    },
  ])('is restored from its URL: %j', (state) => {
    expect(roundTrip(state)).toEqual(state);
  });

  it('omits defaults and blanks from the URL', () => {
    const state = readSearchState({ q: '  ', tab: 'search-results', view: 'list', status: 'active', off: [''] });
    expect(state).toEqual({});
  });

  it('ignores unknown values and never throws', () => {
    const hostile = {
      tab: 'x',
      view: ['map', 'y'],
      sort: '__proto__',
      status: 'stolen',
      off: { a: 1 },
      after: [null],
      q: 7,
    };
    expect(() => readSearchState(hostile as never)).not.toThrow();
    expect(readSearchState({ tab: 'x', sort: '__proto__', status: ['stolen', 'sold'], view: ['map', 'y'] })).toEqual({
      status: ['sold'],
      view: 'map',
    });
  });

  it("cuts lists at the server's limits", () => {
    const off = Array.from({ length: 60 }, (_, index) => `beds>=${index}`);
    expect(readSearchState({ off }).off).toHaveLength(40);
    expect(readSearchState({ add: 'x'.repeat(121) })).toEqual({});
    expect(readSearchState({ off: ['has:\0pool', '\0', 'x', '<script>', 'has:'] })).toEqual({});
  });

  it('counts as a search with a sentence or filters, but not with a view alone', () => {
    expect(isSearch({ q: 'x' })).toBe(true);
    expect(isSearch({ add: ['has:pool'] })).toBe(true);
    expect(isSearch({ view: 'map' })).toBe(false);
    expect(isSearch({ text: 'granite' })).toBe(true);
  });
});
