const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const percentFormat = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 3 });

/** A mortgage rate with its date. */
export interface DatedRate {
  percent: number;
  /** ISO date. */
  on: string;
  /** True when the rate is too old to be called current. */
  isOld: boolean;
  isSample: boolean;
}

/** Formats a percentage with one to three decimals: `6.36%`. */
const formatPercent = (percent: number): string => `${percentFormat.format(percent)}%`;

/** Formats `6.36% on Nov 19, 2026`; an old rate as `6.36%, rate from Nov 19, 2026`; a sample rate says so. */
export function formatRate({ percent, on, isOld, isSample }: DatedRate): string {
  const rate = `${formatPercent(percent)}${isSample ? ' sample rate' : ''}`;
  const day = dayFormat.format(new Date(on));
  if (isOld) return isSample ? `${rate} from ${day}` : `${rate}, rate from ${day}`;
  return `${rate} on ${day}`;
}
