import type { Lead, Need } from '@lintel/server/contacts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/api.ts';
import { callApi } from '../../api/client.ts';
import type { LeadFilters, leadSorts } from './crm-state.ts';

export type { Lead, Need };
export type LeadDetail = Awaited<ReturnType<Api['contacts']['get']>>;
export type TimelineEntry = Awaited<ReturnType<Api['contacts']['timeline']>>[number];
export type Task = Awaited<ReturnType<Api['contacts']['tasks']>>[number];
export type ClaimableLead = Awaited<ReturnType<Api['contacts']['routing']['claimable']>>[number];
export type Channel = LeadDetail['reachable'][number]['channel'];

/** Key prefix of everything about contacts; every action refetches it. */
export const contactsKey = ['contacts'] as const;

/** A minute is the longest that a new lead stays unseen on an open page. */
const POLL_MS = 60_000;

export const nowQuery = queryOptions({
  queryKey: [...contactsKey, 'now'],
  refetchInterval: POLL_MS,
  queryFn: () => callApi((api) => api.contacts.now({})),
});

export const claimableQuery = queryOptions({
  queryKey: [...contactsKey, 'claimable'],
  refetchInterval: POLL_MS,
  queryFn: () => callApi((api) => api.contacts.routing.claimable({})),
});

export const leadQuery = (id: number) =>
  queryOptions({
    queryKey: [...contactsKey, 'lead', id],
    queryFn: () => callApi((api) => api.contacts.get({ id })),
  });

export const timelineQuery = (id: number) =>
  queryOptions({
    queryKey: [...contactsKey, 'timeline', id],
    queryFn: () => callApi((api) => api.contacts.timeline({ id })),
  });

export const tasksQuery = (of: { contactId?: number; done?: 'true' | 'false' } = {}) =>
  queryOptions({
    queryKey: [...contactsKey, 'tasks', of],
    placeholderData: keepPreviousData,
    queryFn: () => callApi((api) => api.contacts.tasks(of)),
  });

export const assigneesQuery = queryOptions({
  queryKey: [...contactsKey, 'assignees'],
  queryFn: () => callApi((api) => api.contacts.assignees({})),
});

export type Client = Awaited<ReturnType<Api['contacts']['agent']['endUsers']>>[number];
export type LeadActivity = Awaited<ReturnType<Api['contacts']['agent']['leadActivities']>>[number];
export type OwnListing = Awaited<ReturnType<Api['contacts']['agent']['recentProperties']>>[number];
export type Stats = Awaited<ReturnType<Api['contacts']['agent']['stats']>>;

export const clientsQuery = (search: string) =>
  queryOptions({
    queryKey: [...contactsKey, 'clients', search],
    placeholderData: keepPreviousData,
    queryFn: () => callApi((api) => api.contacts.agent.endUsers(search ? { search } : {})),
  });

export const leadActivitiesQuery = queryOptions({
  queryKey: [...contactsKey, 'activities'],
  queryFn: () => callApi((api) => api.contacts.agent.leadActivities({})),
});

export const ownListingsQuery = queryOptions({
  queryKey: [...contactsKey, 'own-listings'],
  queryFn: () => callApi((api) => api.contacts.agent.recentProperties({})),
});

export const statsQuery = queryOptions({
  queryKey: [...contactsKey, 'stats'],
  queryFn: () => callApi((api) => api.contacts.agent.stats({})),
});

export interface Period {
  from: string;
  until: string;
}

export const performanceQuery = (period: Period) =>
  queryOptions({
    queryKey: [...contactsKey, 'performance', period],
    placeholderData: keepPreviousData,
    queryFn: () => callApi((api) => api.contacts.performance.figures({ ...period })),
  });

export const performanceRowsQuery = (period: Period) =>
  queryOptions({
    queryKey: [...contactsKey, 'performance-rows', period],
    queryFn: () => callApi((api) => api.contacts.performance.rows({ ...period })),
  });

export type SmartList = Awaited<ReturnType<Api['contacts']['lists']['list']>>[number];

export interface LeadQuery extends LeadFilters {
  sort: (typeof leadSorts)[number];
  order?: 'asc' | 'desc' | undefined;
  page: number;
  perPage: number;
}

/** The filters of the API for those of the URL. */
export const apiFilters = ({ q, status, urgency, source, tag }: LeadFilters) => ({
  ...(q ? { search: q } : {}),
  ...(status ? { status } : {}),
  ...(urgency ? { urgency } : {}),
  ...(source ? { leadSource: source } : {}),
  ...(tag ? { tag } : {}),
});

/** The contacts of the list's filters as a file. */
export const exportPath = (filters: LeadFilters): string =>
  `/api/contacts/export.csv?${new URLSearchParams(apiFilters(filters))}`;

const fetchLeads = async ({ sort, order, page, perPage, ...filters }: LeadQuery) => {
  const { body, headers } = await callApi((api) =>
    api.contacts.list({ ...apiFilters(filters), sort, ...(order ? { order } : {}), page, perPage }),
  );
  return { leads: body, total: Number(headers['x-total-count']) };
};

export const leadsQuery = (query: LeadQuery) =>
  queryOptions({
    queryKey: [...contactsKey, 'leads', query],
    placeholderData: keepPreviousData,
    queryFn: () => fetchLeads(query),
  });

/** Cards of a column that are loaded at once. */
const columnPage = 100;

/** A column of the board; each further page continues it. */
export const columnQuery = (filters: LeadFilters, status: Lead['status']) =>
  infiniteQueryOptions({
    queryKey: [...contactsKey, 'column', filters, status],
    queryFn: ({ pageParam }) =>
      fetchLeads({ ...filters, status, sort: 'newest', page: pageParam, perPage: columnPage }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * columnPage < total ? pages.length + 1 : null),
  });

export const listsQuery = queryOptions({
  queryKey: [...contactsKey, 'lists'],
  queryFn: () => callApi((api) => api.contacts.lists.list({})),
});

type Draft = Awaited<ReturnType<Api['contacts']['assistant']['brief']>>['drafts'][number];
export type Plan = Awaited<ReturnType<Api['contacts']['plans']['list']>>[number];
export type BulkResult = Awaited<ReturnType<Api['contacts']['lists']['bulk']>>;
export type PlanRun = Awaited<ReturnType<Api['contacts']['plans']['runs']>>[number];

export const plansQuery = queryOptions({
  queryKey: [...contactsKey, 'plans'],
  queryFn: () => callApi((api) => api.contacts.plans.list({})),
});

export const planRunsQuery = (id: number) =>
  queryOptions({
    queryKey: [...contactsKey, 'plan-runs', id],
    queryFn: () => callApi((api) => api.contacts.plans.runs({ id })),
  });

export type CustomField = Awaited<ReturnType<Api['contacts']['fields']['list']>>[number];
export type FieldValue = Awaited<ReturnType<Api['contacts']['fields']['values']>>[number];

export const fieldsQuery = queryOptions({
  queryKey: [...contactsKey, 'fields'],
  queryFn: () => callApi((api) => api.contacts.fields.list({})),
});

export const fieldValuesQuery = (id: number) =>
  queryOptions({
    queryKey: [...contactsKey, 'field-values', id],
    queryFn: () => callApi((api) => api.contacts.fields.values({ id })),
  });

export type LeadEmail = Awaited<ReturnType<Api['contacts']['leadEmails']['list']>>['emails'][number];
export type ReadLeadEmail = Awaited<ReturnType<Api['contacts']['leadEmails']['read']>>;

export const leadEmailsQuery = queryOptions({
  queryKey: [...contactsKey, 'lead-emails'],
  queryFn: () => callApi((api) => api.contacts.leadEmails.list({})),
});

export const mergesQuery = (id: number) =>
  queryOptions({
    queryKey: [...contactsKey, 'merges', id],
    queryFn: () => callApi((api) => api.contacts.merging.merges({ id })),
  });

/** Contacts that already have one of these words: an address, a number or a name. */
export const sameQuery = (search: string) =>
  queryOptions({
    queryKey: [...contactsKey, 'same', search],
    enabled: search.length >= 5,
    queryFn: () => fetchLeads({ q: search, sort: 'newest', page: 1, perPage: 3 }),
  });

export const totalsQuery = (personId: number) =>
  queryOptions({
    queryKey: [...contactsKey, 'totals'],
    queryFn: () => callApi((api) => api.contacts.dashboard({ id: personId })),
  });

export type ImportPreview = Awaited<ReturnType<Api['contacts']['imports']['preview']>>;
export type Duplicates = Awaited<ReturnType<Api['contacts']['merging']['duplicates']>>;

export const importsQuery = queryOptions({
  queryKey: [...contactsKey, 'imports'],
  queryFn: () => callApi((api) => api.contacts.imports.list({})),
});

export const duplicatesQuery = queryOptions({
  queryKey: [...contactsKey, 'duplicates'],
  queryFn: () => callApi((api) => api.contacts.merging.duplicates({})),
});

export const briefQuery = (id: number) =>
  queryOptions({
    queryKey: [...contactsKey, 'brief', id],
    queryFn: () => callApi((api) => api.contacts.assistant.brief({ id })),
  });

/** Asks the language model for other words of a draft. */
export const rewordDraft = (id: number, kind: Draft['kind']) =>
  callApi((api) => api.contacts.assistant.reword({ id, kind }));

export const listingTextQuery = (id: number) =>
  queryOptions({
    queryKey: [...contactsKey, 'listing-text', id],
    queryFn: () => callApi((api) => api.contacts.assistant.listingText({ id })),
  });

export const wordingQuery = (text: string) =>
  queryOptions({
    queryKey: ['wording', text],
    placeholderData: keepPreviousData,
    queryFn: () => callApi((api) => api.contacts.assistant.check({ text })),
  });

export type Routing = Awaited<ReturnType<Api['contacts']['routing']['get']>>;

export const routingQuery = queryOptions({
  queryKey: [...contactsKey, 'routing'],
  queryFn: () => callApi((api) => api.contacts.routing.get({})),
});
