/** Returns whether the rates are too old to be shown. Days are UTC, as on the server. */
export const isStale = (sheet: { rates: readonly unknown[]; ratesShownUntil: string }, now = new Date()): boolean =>
  sheet.rates.length > 0 && sheet.ratesShownUntil < now.toISOString().slice(0, 10);
