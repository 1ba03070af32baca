import { describe, expect, it } from 'vitest';
import { parseSearchParams } from '../../../wire/search-params.ts';
import { type DeskState, deskPath, filterOf, readDeskState } from './desk-state.ts';

const read = (search: string) => readDeskState(parseSearchParams(search));

describe('the address of the wholesaler’s desk', () => {
  it.each<[DeskState]>([
    [{ tab: 'resellers', search: '100% Homes & more', status: 'past_due', sort: 'createdAt', order: 'desc', page: 3 }],
    [{ tab: 'verifications', due: 'yes', review: 12 }],
    [{ tab: 'audit', action: 'license.verified', object: 'license:12', actor: 'visitor', from: '2026-11-01' }],
    [{ tab: 'support', ticket: 7 }],
  ])('comes back as it was written: %j', (state) => {
    expect(read(deskPath(state).split('?')[1] ?? '')).toEqual(state);
  });

  it('leaves out what cannot be read, and opens all the same', () => {
    expect(
      read('tab=nonsense&page=-1&company=2147483648&review=x&months=99&from=yesterday&order=up&status=all'),
    ).toEqual({});
    expect(read('company=1.5&search=&page=0')).toEqual({});
  });

  it('asks for all companies by name where nothing is said', () => {
    expect(filterOf({})).toEqual({ status: 'all', verification: 'all', sort: 'companyName', order: 'asc' });
  });
});
