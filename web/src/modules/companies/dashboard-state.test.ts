import { describe, expect, it } from 'vitest';
import { dashboardPath, dashboardStateOf, readDashboardState } from './dashboard-state.ts';

describe('the URL state of a dashboard', () => {
  it('contains the current view, and nothing for the default view', () => {
    expect(dashboardPath({})).toBe('/reseller-dashboard');
    expect(dashboardPath({ tab: 'agents', page: 1, q: '' })).toBe('/reseller-dashboard');
    expect(dashboardPath({ tab: 'codes', q: 'Ann', page: 3, sort: 'code', order: 'desc' })).toBe(
      '/reseller-dashboard?tab=codes&q=Ann&sort=code&order=desc&page=3',
    );
  });

  it('is restored from its URL, despite unknown parameters', () => {
    const state = { tab: 'analytics', q: 'ö & ü', status: 'pending', month: '2026-11', page: 2 } as const;
    expect(readDashboardState({ ...state, other: '1' })).toEqual(state);
    expect(
      readDashboardState({ tab: 'nowhere', page: '-4', sort: '<b>', month: '2026-13', order: 'up', q: ['a'] }),
    ).toEqual({});
    expect(dashboardStateOf({})).toMatchObject({ tab: 'agents', page: 1, order: 'asc' });
  });
});
