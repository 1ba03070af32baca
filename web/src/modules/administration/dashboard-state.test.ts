import { describe, expect, it } from 'vitest';
import { parseSearchParams } from '../../api/search-params.ts';
import { type DashboardState, dashboardPath, filterOf, readDashboardState } from './dashboard-state.ts';

const read = (search: string) => readDashboardState(parseSearchParams(search));

describe('the URL state of the wholesaler’s dashboard', () => {
  it.each<[DashboardState]>([
    [{ tab: 'resellers', search: '100% Homes & more', status: 'past_due', sort: 'createdAt', order: 'desc', page: 3 }],
    [{ tab: 'verifications', due: 'yes', review: 12 }],
    [{ tab: 'audit', action: 'license.verified', object: 'license:12', actor: 'visitor', from: '2026-11-01' }],
    [{ tab: 'support', ticket: 7 }],
  ])('is restored from its URL: %j', (state) => {
    expect(read(dashboardPath(state).split('?')[1] ?? '')).toEqual(state);
  });

  it('ignores invalid values', () => {
    expect(
      read('tab=nonsense&page=-1&company=2147483648&review=x&months=99&from=yesterday&order=up&status=all'),
    ).toEqual({});
    expect(read('company=1.5&search=&page=0')).toEqual({});
  });

  it('lists all companies by name by default', () => {
    expect(filterOf({})).toEqual({ status: 'all', verification: 'all', sort: 'companyName', order: 'asc' });
  });
});
