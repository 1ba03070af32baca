export const isoDay = (at: Date): string => at.toISOString().slice(0, 10);

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
export const speakDay = (day: string): string => days.format(new Date(`${day}T12:00:00Z`));

/** Whole units; both currencies show as a plain dollar, with the code in Canada. */
export const money = (cents: number, currency: 'USD' | 'CAD'): string =>
  `${new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(cents / 100)}${currency === 'CAD' ? ' CAD' : ''}`;
