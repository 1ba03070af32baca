import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { z } from 'zod';
import { call, Id, IdParam, PageSize } from '../../platform/serve/contract.ts';
import { Property } from '../listings/contract.ts';
import { Filters, Sentence, typed } from '../search/filters/contract.ts';

/** The events that people can subscribe to. The labels appear on forms. */
export const alertEvents = texts({
  new: m.alerts__new_homes,
  price_drop: m.alerts__price_drops,
  status: m.alerts__pending_or_sold,
  open_house: m.alerts__open_houses,
  back_on_market: m.alerts__back_on_the_market_2,
});
export const AlertEvent = z.enum(
  Object.keys(alertEvents) as [keyof typeof alertEvents, ...(keyof typeof alertEvents)[]],
);
export type AlertEvent = z.infer<typeof AlertEvent>;

/**
 * Delivery: instantly, each morning at 8 in the person's time zone, on Mondays at 8, or not at all (matches then
 * appear only on the page of the search).
 */
export const AlertFrequency = z.enum(['instant', 'daily', 'weekly', 'off']);
export type AlertFrequency = z.infer<typeof AlertFrequency>;

/** Maximum saved searches per person. */
export const savedSearchesMax = 100;
/** Homes per hour that get a notification each; further ones are combined into one list. */
export const singlesAnHour = 10;

/** A search as pages send it: filters with included and excluded areas, a sentence, and edits of its interpretation. */
export const SearchToSave = Filters.omit({ canBuy: true }).extend({
  ...Sentence,
  query: typed.trim().max(2_000).optional(),
});
export type SearchToSave = z.output<typeof SearchToSave>;

const Name = typed
  .trim()
  .min(1, { error: () => m.alerts__must_not_be_empty() })
  .max(100, { error: () => m.alerts__must_have_at_most_100() });
const Events = z
  .array(AlertEvent)
  .min(1, { error: () => m.alerts__must_include_at_least_one() })
  .max(10)
  .transform((events) => [...new Set(events)]);

export const NewSavedSearch = z.strictObject({
  search: SearchToSave,
  /** Default: the criteria in words. */
  name: Name.optional(),
  frequency: AlertFrequency.default('instant'),
  events: Events.default(() => Object.keys(alertEvents) as AlertEvent[]),
});
export type NewSavedSearch = z.input<typeof NewSavedSearch>;

export const SavedSearch = z.object({
  id: Id,
  name: z.string(),
  /** The submitted value, to fill the page of the search. */
  search: SearchToSave,
  /** RESO SearchQuery: the query string of the results page, without `?`. */
  searchQuery: z.string(),
  /** RESO SearchQueryHumanReadable: “3 bedrooms or more, Austin, up to $500,000”. */
  searchQueryHumanReadable: z.string(),
  /** The criteria in words, one by one. Preferences order results and exclude nothing. */
  chips: z.array(z.object({ fact: z.string(), label: z.string(), preference: z.boolean() })),
  /** Numbers of included and excluded drawn areas. */
  areas: z.object({ included: z.number().int(), excluded: z.number().int() }),
  frequency: AlertFrequency,
  events: z.array(AlertEvent),
  paused: z.boolean(),
  /** Current matches. */
  matchesNow: z.number().int(),
  /** Alerts since the page of the search was last viewed. */
  newMatches: z.number().int(),
  lastAlertAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
});
export type SavedSearch = z.infer<typeof SavedSearch>;

/** A saved search, with a message about what happens now. */
export const SavedSearchResult = SavedSearch.extend({
  /** “12 homes match right now. We’ll notify you about new ones.” */
  message: z.string(),
  /** Words that were left out because fair housing laws forbid searching by them. */
  refused: z.array(z.object({ words: z.string(), reason: z.string() })),
});
export type SavedSearchResult = z.infer<typeof SavedSearchResult>;

export const SearchAlert = z.object({
  id: Id,
  searchId: Id,
  searchName: z.string(),
  event: AlertEvent,
  /** The change: “Price down $20,000 to $480,000”. */
  title: z.string(),
  happenedAt: z.iso.datetime(),
  /** The criteria that the home met at the time, in words. */
  matchedBecause: z.array(z.string()),
  propertyId: Id,
  /** The current home; null when it is no longer shown. */
  property: Property.nullable(),
  /** True when it was not viewed since the page of the search was last opened. */
  isNew: z.boolean(),
});
export type SearchAlert = z.infer<typeof SearchAlert>;

const AlertPage = z.object({
  alerts: z.array(SearchAlert),
  total: z.number().int(),
  /** Pass as `before` for the next page; null on the last page. */
  next: z.number().int().nullable(),
});

const Paging = {
  /** Id of the last alert of the previous page. */
  before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  limit: PageSize(100, 24),
};
const WithId = { id: IdParam };

/** The search of a link in an alert email, which works without signing in. */
export const AlertLink = z.object({
  name: z.string(),
  searchQueryHumanReadable: z.string(),
  frequency: AlertFrequency,
  paused: z.boolean(),
  /** The search was removed and sends nothing anymore. */
  removed: z.boolean(),
});
export type AlertLink = z.infer<typeof AlertLink>;

const Token = { token: z.string().min(10).max(200) };
const route = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: `/${string}`, summary: string) =>
  call.route({ method, path, summary, tags: ['Saved searches'] });

/** Saved searches and alerts about matching homes. */
export const alertsContract = {
  list: route('GET', '/saved-searches', 'List your saved searches, newest first')
    .input(z.strictObject({}))
    .output(z.object({ searches: z.array(SavedSearch), limit: z.number().int() })),
  create: route('POST', '/saved-searches', 'Save a search; at most 100 per person')
    .input(NewSavedSearch)
    .output(SavedSearchResult),
  get: route('GET', '/saved-searches/{id}', 'Get a saved search').input(z.strictObject(WithId)).output(SavedSearch),
  change: route('PATCH', '/saved-searches/{id}', 'Rename, pause or change a saved search and its alerts')
    .input(
      z.strictObject({
        ...WithId,
        search: SearchToSave.optional(),
        name: Name.optional(),
        frequency: AlertFrequency.optional(),
        events: Events.optional(),
        paused: z.boolean().optional(),
      }),
    )
    .output(SavedSearchResult),
  remove: route('DELETE', '/saved-searches/{id}', 'Remove a saved search; it can be restored for 30 days')
    .input(z.strictObject(WithId))
    .output(z.object({ removed: z.literal(true) })),
  restore: route('POST', '/saved-searches/{id}/restore', 'Restore a removed saved search')
    .input(z.strictObject(WithId))
    .output(SavedSearch),
  visit: route('POST', '/saved-searches/{id}/visit', 'Mark the alerts of a search as seen')
    .input(z.strictObject(WithId))
    .output(SavedSearch),
  alerts: route('GET', '/saved-searches/{id}/alerts', 'List the alerts of a saved search, newest first')
    .input(z.strictObject({ ...WithId, ...Paging, event: AlertEvent.optional() }))
    .output(AlertPage),
  allAlerts: route('GET', '/search-alerts', 'List the alerts of all your saved searches, newest first')
    .input(z.strictObject({ ...Paging, event: AlertEvent.optional() }))
    .output(AlertPage),
  link: route('GET', '/alert-links/{token}', 'Get the search that an alert email’s link refers to')
    .input(z.strictObject(Token))
    .output(AlertLink),
  useLink: route(
    'POST',
    '/alert-links/{token}',
    'Pause, resume or change the frequency from an email, without signing in',
  )
    .input(z.strictObject({ ...Token, action: z.enum(['pause', 'resume', 'instant', 'daily', 'weekly', 'off']) }))
    .output(AlertLink),
  /** One-click unsubscribe target of mail programs (RFC 8058), which define the body. */
  unsubscribe: route(
    'POST',
    '/alert-links/{token}/unsubscribe',
    'Unsubscribe from a search with the mail program’s button',
  )
    .input(z.object(Token))
    .output(AlertLink),
};
