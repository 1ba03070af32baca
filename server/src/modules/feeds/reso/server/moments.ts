import { MINUTE_MS } from '@lintel/geo';
/**
 * Converts an OData timestamp to UTC with nine fractional digits, so that texts sort like the instants,
 * regardless of the server's precision and zone. Undefined for anything else. A timestamp without a zone is
 * UTC.
 */
export function sortableMoment(text: string): string | undefined {
  const found = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.(\d+))?(Z|[+-]\d{2}:?\d{2})?$/i.exec(text.trim());
  if (!found) return undefined;
  const [, day, time, fraction = '', zone = 'Z'] = found;
  const whole = Date.parse(
    `${day}T${time!.length === 5 ? `${time}:00` : time}${zone.replace(/(\d{2})(\d{2})$/, '$1:$2')}`,
  );
  if (Number.isNaN(whole)) return undefined;
  return `${new Date(whole).toISOString().slice(0, 19)}.${fraction.slice(0, 9).padEnd(9, '0')}Z`;
}

/** The same timestamp for a filter, without trailing zeros. */
export const filterMoment = (sortable: string): string =>
  sortable.replace(/\.(\d*?)0*Z$/, (_, digits: string) => (digits ? `.${digits}Z` : 'Z'));

/** Subtracts minutes. */
export function minutesBefore(sortable: string, minutes: number): string {
  const moment = new Date(Date.parse(`${sortable.slice(0, 19)}Z`) - minutes * MINUTE_MS);
  return `${moment.toISOString().slice(0, 19)}${sortable.slice(19)}`;
}

export const nextMillisecond = (sortable: string): string =>
  sortableOf(new Date(Date.parse(`${sortable.slice(0, 23)}Z`) + 1));

export const earlier = (one: string, other: string): string => (other < one ? other : one);

export const sortableOf = (moment: Date): string => sortableMoment(moment.toISOString())!;
