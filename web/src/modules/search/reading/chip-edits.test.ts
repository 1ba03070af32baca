import { describe, expect, it } from 'vitest';
import type { SearchState } from '../search-state.ts';
import {
  type EditedChip,
  edit,
  effectiveFacts,
  factAsRead,
  harden,
  relax,
  replaceCriteria,
  soften,
  switchOff,
  switchOn,
} from './chip-edits.ts';

const asRead = ['place:austin', 'beds>=3', 'has:pool', 'prefer:has:deck'];
const start: SearchState = { q: '3 bed in austin with a pool, ideally a deck', after: ['c1'], sort: 'newest' };
const chip = (fact: string, state: EditedChip['state'] = 'applied'): EditedChip => ({ fact, spans: [[0, 1]], state });
const added = (fact: string): EditedChip => ({ fact, spans: [], state: 'applied' });
const facts = (state: SearchState) => effectiveFacts(asRead, state);

describe('a chip of the sentence', () => {
  it('can be switched off and on again, which leaves nothing in the URL', () => {
    const off = switchOff(start, chip('has:pool'));
    expect(facts(off)).toEqual(['place:austin', 'beds>=3', 'prefer:has:deck']);
    expect(switchOn(off, chip('has:pool', 'off'))).toEqual({ q: start.q, sort: 'newest' });
  });

  it('can be made preferred and required, in both directions', () => {
    const soft = soften(start, chip('has:pool'));
    expect(facts(soft)).toContain('prefer:has:pool');
    expect(facts(harden(soft, chip('prefer:has:pool', 'preference')))).toContain('has:pool');
    const hard = harden(start, chip('prefer:has:deck', 'preference'));
    expect(facts(hard)).toContain('has:deck');
    expect(facts(soften(hard, chip('has:deck')))).toContain('prefer:has:deck');
  });

  it('is switched off in its original form after it was made preferred', () => {
    const off = switchOff(soften(start, chip('has:pool')), chip('prefer:has:pool', 'preference'));
    expect(off.off).toEqual(['has:pool']);
    expect(off.soft).toBeUndefined();
    expect(facts(off).some((fact) => fact.includes('pool'))).toBe(false);
  });

  it('can be changed to another value and back', () => {
    const four = edit(start, chip('beds>=3'), 'beds>=4');
    expect(facts(four)).toEqual(['place:austin', 'has:pool', 'prefer:has:deck', 'beds>=4']);
    expect(facts(edit(four, added('beds>=4'), 'beds>=5'))).toContain('beds>=5');
    expect(edit(start, chip('beds>=3'), 'beds>=3')).toBe(start);
  });

  it('keeps its original form while it is changed', () => {
    expect(factAsRead(chip('prefer:has:pool', 'preference'), { soft: ['has:pool'] })).toBe('has:pool');
    expect(factAsRead(chip('has:deck'), { hard: ['prefer:has:deck'] })).toBe('prefer:has:deck');
    expect(factAsRead(chip('prefer:has:deck', 'preference'), {})).toBe('prefer:has:deck');
  });
});

describe('any change', () => {
  it('returns to the first page and keeps the order', () => {
    for (const state of [
      switchOff(start, chip('has:pool')),
      soften(start, chip('has:pool')),
      relax(start, asRead, ['has:pool']),
    ])
      expect(state).toMatchObject({ q: start.q, sort: 'newest' });
    expect(switchOff(start, chip('has:pool')).after).toBeUndefined();
  });
});

describe('an added chip', () => {
  const state: SearchState = { ...start, add: ['garage>=2', 'no:gym'] };

  it('is removed when it is switched off', () => {
    expect(switchOff(state, added('garage>=2')).add).toEqual(['no:gym']);
  });

  it('keeps its position when it is made preferred or changed', () => {
    expect(soften(state, added('garage>=2')).add).toEqual(['prefer:garage>=2', 'no:gym']);
    expect(edit(state, added('garage>=2'), 'garage>=3').add).toEqual(['garage>=3', 'no:gym']);
  });
});

describe('a filter', () => {
  const isBeds = (criterion: string) => criterion.startsWith('beds');

  it('replaces the fact of the sentence', () => {
    const state = replaceCriteria(start, asRead, isBeds, ['beds>=2', 'beds<=4']);
    expect(facts(state)).toEqual(['place:austin', 'has:pool', 'prefer:has:deck', 'beds>=2', 'beds<=4']);
  });

  it('adds nothing if the sentence contains the same fact', () => {
    const changed = replaceCriteria(start, asRead, isBeds, ['beds>=5']);
    expect(replaceCriteria(changed, asRead, isBeds, ['beds>=3'])).toEqual({ q: start.q, sort: 'newest' });
  });

  it('removes preferences too when it is cleared', () => {
    const state = replaceCriteria(start, asRead, (criterion) => criterion === 'has:deck', []);
    expect(facts(state).some((fact) => fact.includes('deck'))).toBe(false);
  });
});

describe('a relaxation', () => {
  it('drops a criterion, a group of alternatives, or the keywords', () => {
    expect(facts(relax(start, asRead, ['beds>=3']))).not.toContain('beds>=3');
    expect(facts(relax({ ...start, add: ['zip:78704'] }, asRead, ['places']))).toEqual([
      'beds>=3',
      'has:pool',
      'prefer:has:deck',
    ]);
    expect(relax({ q: 'x', text: 'granite' }, [], ['words'])).toEqual({ q: 'x' });
  });
});
