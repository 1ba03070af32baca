/** Whether a sheet has rates that are too old to be shown. Days are those of UTC, as the server counts them. */
export const isStale = (sheet: { rates: readonly unknown[]; ratesShownUntil: string }, now = new Date()): boolean =>
  sheet.rates.length > 0 && sheet.ratesShownUntil < now.toISOString().slice(0, 10);
