import { writeSearchParams } from '../../api/search-params.ts';

export const dashboardTabs = [
  'agents',
  'leads',
  'codes',
  'deals',
  'fees',
  'subscription',
  'analytics',
  'company',
] as const;
export type DashboardTabName = (typeof dashboardTabs)[number];

/** URL state of the dashboard: the open tab and its list's search, filter, order and page. */
export interface DashboardState {
  tab: DashboardTabName;
  q: string;
  status: string;
  /** `2026-11`, for lists by month. */
  month: string;
  sort: string;
  order: 'asc' | 'desc';
  page: number;
}

const start: DashboardState = { tab: 'agents', q: '', status: '', month: '', sort: '', order: 'asc', page: 1 };

/** Reads the state from a URL; ignores invalid values. */
export function readDashboardState(search: Record<string, unknown>): Partial<DashboardState> {
  const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
  const tab = dashboardTabs.find((each) => each === search.tab);
  const page = Math.trunc(Number(text(search.page)));
  const word = (value: unknown) => (/^[a-zA-Z_]{1,30}$/.test(text(value)) ? text(value) : undefined);
  const read: { [Key in keyof DashboardState]: DashboardState[Key] | undefined } = {
    tab: tab === 'agents' ? undefined : tab,
    q: text(search.q).slice(0, 100) || undefined,
    status: word(search.status),
    month: /^\d{4}-(0[1-9]|1[0-2])$/.test(text(search.month)) ? text(search.month) : undefined,
    sort: word(search.sort),
    order: search.order === 'desc' ? 'desc' : undefined,
    page: page > 1 && page <= 100_000 ? page : undefined,
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

export const dashboardStateOf = (search: Partial<DashboardState>): DashboardState => ({ ...start, ...search });

/** Path of the dashboard in a given state. Changing the list starts at page 1. */
export const dashboardPath = (state: Partial<DashboardState>): string =>
  `/reseller-dashboard${writeSearchParams(readDashboardState({ ...state }))}`;

/** Callback with which a panel changes the URL state. */
export type ChangeState = (change: Partial<DashboardState>) => void;
