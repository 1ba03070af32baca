import type { ResellerFilter } from '@lintel/server/administration';
import { readId } from '../../api/id.ts';
import { type SearchParams, writeSearchParams } from '../../api/search-params.ts';

export const wholesalerDashboardPath = '/wholesaler-dashboard';

export const dashboardTabs = [
  'resellers',
  'verifications',
  'analytics',
  'markets',
  'rates',
  'audit',
  'support',
] as const;
export type DashboardTabName = (typeof dashboardTabs)[number];

type Sort = ResellerFilter['sort'];
const sorts: readonly Sort[] = [
  'companyName',
  'country',
  'currentAgentCount',
  'subscriptionTier',
  'subscriptionStatus',
  'createdAt',
];
const statuses = ['active', 'pending', 'trialing', 'past_due', 'suspended', 'cancelled', 'none'] as const;
const licenses = ['pending', 'verified', 'rejected'] as const;

/** URL state of the dashboard: the tab, its filters, and what is open. */
export interface DashboardState {
  tab?: DashboardTabName | undefined;
  search?: string | undefined;
  status?: ResellerFilter['status'] | undefined;
  license?: ResellerFilter['verification'] | undefined;
  sort?: Sort | undefined;
  order?: 'desc' | undefined;
  page?: number | undefined;
  /** Id of the open company. */
  company?: number | undefined;
  /** Id of the license under review. */
  review?: number | undefined;
  /** Lists licenses due for another check instead of pending ones. */
  due?: 'yes' | undefined;
  /** Id of the open support request. */
  ticket?: number | undefined;
  months?: number | undefined;
  /** The product whose mortgage rates are listed. */
  product?: string | undefined;
  action?: string | undefined;
  object?: string | undefined;
  actor?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value.slice(0, 200) : undefined);
const oneOf = <T extends string>(list: readonly T[], value: unknown): T | undefined =>
  list.find((each) => each === value);
const whole = (value: unknown, most: number) => {
  const number = Number(text(value) ?? value);
  return Number.isInteger(number) && number > 0 && number <= most ? number : undefined;
};
const day = (value: unknown) => (/^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? String(value) : undefined);

/**
 * Reads the state from a URL. Invalid values are ignored, so that outdated or edited links still open the dashboard.
 */
export function readDashboardState(params: SearchParams | Record<string, unknown>): DashboardState {
  const read: DashboardState = {
    tab: oneOf(dashboardTabs, params.tab),
    search: text(params.search),
    status: oneOf(statuses, params.status),
    license: oneOf(licenses, params.license),
    sort: oneOf(sorts, params.sort),
    order: oneOf(['desc'], params.order),
    page: whole(params.page, 1_000_000),
    company: readId(params.company),
    review: readId(params.review),
    due: oneOf(['yes'], params.due),
    ticket: readId(params.ticket),
    months: whole(params.months, 36),
    product: text(params.product),
    action: text(params.action),
    object: text(params.object),
    actor: text(params.actor),
    from: day(params.from),
    to: day(params.to),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

/** Path of the dashboard in a given state. */
export const dashboardPath = (state: DashboardState): string =>
  `${wholesalerDashboardPath}${writeSearchParams({ ...state })}`;

/** Changes parts of the URL; `undefined` removes a name. Opening a drawer adds a history entry. */
export type ChangeDashboard = (change: DashboardState, step?: 'replace') => void;

/** Filter of companies, for the list and its CSV file. */
export const filterOf = ({ search, status, license, sort, order }: DashboardState): ResellerFilter => ({
  ...(search ? { search } : {}),
  status: status ?? 'all',
  verification: license ?? 'all',
  sort: sort ?? 'companyName',
  order: order ?? 'asc',
});
