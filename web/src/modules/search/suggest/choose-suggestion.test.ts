import { expect, it } from 'vitest';
import { chosen } from './choose-suggestion.ts';

const place = (...facts: string[]) => ({ propertyId: null, facts });

it('opens the page of a home', () => {
  expect(chosen({ propertyId: 7, facts: [] }, { q: 'pool' })).toEqual({ home: 7 });
});

it('adds a place to the search, replaces the typed words and keeps the other criteria', () => {
  const state = { q: '3 beds', text: 'aus', add: ['place:dallas'], status: ['sold' as const], view: 'map' as const };
  expect(chosen(place('place:austin'), state)).toEqual({
    search: { q: '3 beds', add: ['place:dallas', 'place:austin'], status: ['sold'], view: 'map' },
  });
});

it('drops the page and the map area of the former search', () => {
  const state = { bounds: '-98,30,-97,31', after: ['c1'], add: ['has:pool'] };
  expect(chosen(place('zip:78704'), state)).toEqual({ search: { add: ['has:pool', 'zip:78704'] } });
});

it('adds each fact once, including those that distinguish a place from others of the same name', () => {
  expect(chosen(place('place:portland', 'state:ME'), { add: ['place:portland'] })).toEqual({
    search: { add: ['place:portland', 'state:ME'] },
  });
});

it('does not modify the given state', () => {
  const state = Object.freeze({ add: Object.freeze(['has:pool']) as string[], text: 'x' });
  chosen(place('place:austin'), state);
  expect(state).toEqual({ add: ['has:pool'], text: 'x' });
});
