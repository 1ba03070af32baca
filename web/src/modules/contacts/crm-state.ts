import { leadSources, leadStatuses, urgencies } from '@lintel/server/contacts';
import { readId } from '../../api/id.ts';

export const crmTabs = ['leads', 'properties', 'activities', 'analytics', 'assistant'] as const;
export type CrmTab = (typeof crmTabs)[number];
export const leadViews = ['list', 'board', 'calendar'] as const;
export type LeadView = (typeof leadViews)[number];
/** The screens over the page. */
export const crmScreens = ['import', 'duplicates', 'plans', 'lead-emails', 'fields'] as const;
export const leadSorts = ['newest', 'name', 'budget', 'lastContact', 'status'] as const;

/** The filters of the list of leads, which a smart list stores. */
export interface LeadFilters {
  q?: string | undefined;
  status?: (typeof leadStatuses)[number] | undefined;
  urgency?: (typeof urgencies)[number] | undefined;
  source?: (typeof leadSources)[number] | undefined;
  tag?: string | undefined;
}

/** URL state of the CRM: the tab, the view, the filters, and the open contact. */
export interface CrmState extends LeadFilters {
  tab?: CrmTab | undefined;
  view?: LeadView | undefined;
  sort?: (typeof leadSorts)[number] | undefined;
  /** Set if the order is not the default of the sort. */
  order?: 'asc' | 'desc' | undefined;
  page?: number | undefined;
  /** The contact whose panel is open. */
  lead?: number | undefined;
  /** Opens the form of a new lead. */
  add?: true | undefined;
  /** The screen over the page. */
  open?: (typeof crmScreens)[number] | undefined;
}

const text = (value: unknown, max: number): string | undefined =>
  (typeof value === 'string' || typeof value === 'number' ? String(value) : '').slice(0, max) || undefined;

/** Reads the state from a URL; ignores invalid values and omits defaults. */
export function readCrmState(search: Record<string, unknown>): Partial<CrmState> {
  const among = <T extends string>(values: readonly T[], value: unknown) => values.find((each) => each === value);
  const page = Math.trunc(Number(search.page));
  const tab = among(crmTabs, search.tab);
  const view = among(leadViews, search.view);
  const read: CrmState = {
    tab: tab === 'leads' ? undefined : tab,
    view: view === 'list' ? undefined : view,
    q: text(search.q, 100),
    status: among(leadStatuses, search.status),
    urgency: among(urgencies, search.urgency),
    source: among(leadSources, search.source),
    tag: text(search.tag, 40),
    sort: among(leadSorts, search.sort),
    order: among(['asc', 'desc'] as const, search.order),
    page: page > 1 && page <= 10_000 ? page : undefined,
    lead: readId(search.lead),
    open: among(crmScreens, search.open),
    add: String(search.add) === 'true' ? true : undefined,
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

/** Callback with which a view changes the URL state. */
export type ChangeCrm = (change: Partial<CrmState>) => void;
