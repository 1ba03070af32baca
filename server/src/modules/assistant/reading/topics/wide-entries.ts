/** Entries whose names are part of most questions. */
export const wideEntries: ReadonlySet<string> = new Set([
  ...['mortgage', 'down-payment', 'closing-costs', 'closing', 'cash-to-close', 'property-tax', 'condo', 'townhouse'],
  ...['principal', 'term', 'fixed', 'variable', 'title', 'mls', 'pre-approval', 'inspection', 'realtor', 'equity'],
]);
