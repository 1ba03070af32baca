import { describe, expect, it } from 'vitest';
import { deskPath, deskStateOf, readDeskState } from './desk-state.ts';

describe('the address of a desk', () => {
  it('holds what is shown, and nothing where that is the beginning', () => {
    expect(deskPath({})).toBe('/reseller-dashboard');
    expect(deskPath({ tab: 'agents', page: 1, q: '' })).toBe('/reseller-dashboard');
    expect(deskPath({ tab: 'codes', q: 'Ann', page: 3, sort: 'code', order: 'desc' })).toBe(
      '/reseller-dashboard?tab=codes&q=Ann&sort=code&order=desc&page=3',
    );
  });

  it('is read back as it was written, whatever else stands in it', () => {
    const state = { tab: 'analytics', q: 'ö & ü', status: 'pending', month: '2026-11', page: 2 } as const;
    expect(readDeskState({ ...state, other: '1' })).toEqual(state);
    expect(readDeskState({ tab: 'nowhere', page: '-4', sort: '<b>', month: '2026-13', order: 'up', q: ['a'] })).toEqual(
      {},
    );
    expect(deskStateOf({})).toMatchObject({ tab: 'agents', page: 1, order: 'asc' });
  });
});
