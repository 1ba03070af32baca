import { DAY_MS } from '@lintel/geo';
/** Returns the date `count` days before another. */
export function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - count * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the UTC date of an instant. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
