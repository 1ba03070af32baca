import { describe, expect, it } from 'vitest';
import { effectiveFacts } from '../reading/chip-edits.ts';
import type { SearchState } from '../search-state.ts';
import { readFilterForm, setBounds, setTypes, setWant } from './filter-edits.ts';

const asRead = ['price<=500000', 'type:condo', 'type:townhouse', 'has:pool', 'prefer:has:deck', 'no:gym', 'beds>=3'];
const start: SearchState = { q: 'a sentence' };

describe('the filter form', () => {
  it('contains the facts of the sentence', () => {
    const form = readFilterForm(asRead, start);
    expect(form.bounds).toEqual({ price: { max: 500_000 }, beds: { min: 3 } });
    expect([...form.types]).toEqual(['condo', 'townhouse']);
    expect(Object.fromEntries(form.wants)).toEqual({ pool: 'must', deck: 'nice', gym: 'no' });
  });

  it('contains the tightest of several bounds', () => {
    const form = readFilterForm(['beds>=2', 'beds>=3', 'beds<=5', 'beds<=4'], {});
    expect(form.bounds.beds).toEqual({ min: 3, max: 4 });
  });

  it('restores a set filter, and a cleared filter leaves nothing in the URL', () => {
    let state = setBounds(start, asRead, 'price', { min: 300_000, max: 600_000 });
    state = setTypes(state, asRead, ['condo']);
    state = setWant(state, asRead, 'pool', 'nice');
    state = setWant(state, asRead, 'deck', 'any');
    const form = readFilterForm(asRead, state);
    expect(form.bounds.price).toEqual({ min: 300_000, max: 600_000 });
    expect([...form.types]).toEqual(['condo']);
    expect(form.wants.get('pool')).toBe('nice');
    expect(form.wants.has('deck')).toBe(false);

    state = setBounds(state, asRead, 'price', { max: 500_000 });
    state = setTypes(state, asRead, ['townhouse', 'condo']);
    state = setWant(state, asRead, 'pool', 'must');
    state = setWant(state, asRead, 'deck', 'nice');
    expect(state).toEqual(start);
  });

  it('works without a sentence', () => {
    const state = setWant(setBounds({}, [], 'beds', { min: 2 }), [], 'garage', 'no');
    expect(effectiveFacts([], state)).toEqual(['beds>=2', 'no:garage']);
  });
});
