import { calendarQuery, createAccount, type DAVCalendar, fetchCalendars, getBasicAuthHeaders } from 'tsdav';
import { CalendarProblem } from './public-fetch.ts';

export interface CalDavAccount {
  address: string;
  username: string;
  password: string;
}

interface Range {
  from: number;
  until: number;
}

const CALENDARS_MAX = 50;
const REQUESTS_MAX = 200;

/**
 * Reads the events of an account's calendars in a range (RFC 4791), each as an iCalendar file. Only the properties that
 * make a time busy are requested: no titles, places or attendees. Throws a `CalendarProblem`.
 */
export async function fetchCalDav(
  { address: serverUrl, username, password }: CalDavAccount,
  range: Range,
  fetchFrom: typeof fetch,
): Promise<string[]> {
  const headers = getBasicAuthHeaders({ username, password });
  const options = { headers, fetch: limited(fetchFrom) };
  const account = await createAccount({ account: { serverUrl, accountType: 'caldav' }, ...options }).catch(explained);
  const calendars = await fetchCalendars({
    account,
    props,
    projectedProps: { scheduleCalendarTransp: true },
    ...options,
  });
  const busy = calendars.filter(makesBusy);
  if (busy.length === 0) throw new CalendarProblem('no_calendar');
  if (busy.length > CALENDARS_MAX) throw new CalendarProblem('too_large');
  const files: string[] = [];
  for (const { url } of busy) {
    const found = await calendarQuery({ url, props: eventProps, filters: [eventsIn(range)], depth: '1', ...options });
    for (const { ok, props: values } of found) {
      if (!ok) throw new CalendarProblem('unreachable');
      const data = values?.calendarData?._cdata ?? values?.calendarData;
      if (typeof data === 'string') files.push(data);
    }
  }
  return files;
}

/** Ends endless redirections and discoveries, and names a wrong password. */
function limited(fetchFrom: typeof fetch): typeof fetch {
  let requests = 0;
  return async (input, init) => {
    if (++requests > REQUESTS_MAX) throw new CalendarProblem('too_large');
    const response = await fetchFrom(input, init);
    if (response.status === 401 || response.status === 403) throw new CalendarProblem('wrong_password');
    return response;
  };
}

/** The client reports a server that does not speak CalDAV with errors of its own. */
function explained(error: unknown): never {
  throw error instanceof CalendarProblem ? error : new CalendarProblem('no_calendar');
}

const props = {
  'd:resourcetype': {},
  'c:supported-calendar-component-set': {},
  // RFC 6638, 9.1: a transparent calendar does not make its owner busy.
  'c:schedule-calendar-transp': {},
};

const makesBusy = ({ components = [], projectedProps }: DAVCalendar): boolean =>
  (components.length === 0 || components.includes('VEVENT')) &&
  !('transparent' in ((projectedProps?.scheduleCalendarTransp as object | undefined) ?? {}));

const named = (name: string) => ({ _attributes: { name } });
const properties = [
  ...['UID', 'DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID', 'TRANSP', 'STATUS'],
].map(named);

const eventProps = {
  'c:calendar-data': {
    'c:comp': {
      ...named('VCALENDAR'),
      'c:prop': [named('VERSION'), named('PRODID')],
      'c:comp': [{ ...named('VEVENT'), 'c:prop': properties }, named('VTIMEZONE')],
    },
  },
};

const stamp = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');
const eventsIn = ({ from, until }: Range) => ({
  'comp-filter': {
    ...named('VCALENDAR'),
    'comp-filter': {
      ...named('VEVENT'),
      'time-range': { _attributes: { start: stamp(from), end: stamp(until) } },
    },
  },
});
