const DAY_MS = 86_400_000;
export const DAYS_A_MONTH = 30.4375;

/** Days since 1970 of an ISO day or instant; NaN when it is neither. */
export const dayNumber = (iso: string): number => Math.floor(Date.parse(iso) / DAY_MS);

/** Milliseconds since 1970 of an ISO instant; NaN when it is none. */
export const instantMs = (iso: string): number => Date.parse(iso);

/** From the day to `asOf` in months; negative for a day that lies ahead. */
export const monthsBetween = (day: number, asOf: number): number => (asOf - day) / DAYS_A_MONTH;

const HALF_LIFE_MONTHS = 24;

/**
 * What a record of that age counts: half after two years. Half-lives from 12 to 36 months were equal within noise.
 * A record from after `asOf` counts nothing: it isn't known yet.
 */
export function recency(day: number, asOf: number): number {
  const months = monthsBetween(day, asOf);
  return months >= 0 ? 2 ** (-months / HALF_LIFE_MONTHS) : 0;
}
