import { CalendarProblem } from './public-fetch.ts';

/** Reads the iCalendar file at an address; throws a `CalendarProblem`. */
export async function fetchCalendar(address: string, fetchFrom: typeof fetch): Promise<string> {
  const response = await fetchFrom(address, { headers: { accept: 'text/calendar' } });
  if (response.status === 404 || response.status === 410) throw new CalendarProblem('not_found');
  if (response.status !== 200) throw new CalendarProblem('unreachable');
  return response.text();
}
