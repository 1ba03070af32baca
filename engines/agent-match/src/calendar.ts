import { DAY_MS } from '@lintel/geo';
export const DAYS_A_MONTH = 30.4375;

/** Days since 1970 of an ISO date or instant; NaN for other texts. */
export const dayNumber = (iso: string): number => Math.floor(Date.parse(iso) / DAY_MS);

/** Milliseconds since 1970 of an ISO instant; NaN for other texts. */
export const instantMs = (iso: string): number => Date.parse(iso);

/** Months from a day to `asOf`; negative for a day in the future. */
export const monthsBetween = (day: number, asOf: number): number => (asOf - day) / DAYS_A_MONTH;

const HALF_LIFE_MONTHS = 24;

/**
 * Weight of a record by age: halves every two years. Half-lives from 12 to 36 months performed equally within
 * noise. Records after `asOf` have weight 0, because they are not known yet.
 */
export function recency(day: number, asOf: number): number {
  const months = monthsBetween(day, asOf);
  return months >= 0 ? 2 ** (-months / HALF_LIFE_MONTHS) : 0;
}
