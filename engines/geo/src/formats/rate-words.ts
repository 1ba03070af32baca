const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A mortgage rate with the day that it is of. */
export interface DatedRate {
  percent: number;
  /** An ISO day. */
  on: string;
  /** Too old to be read as the rate of today. */
  isOld: boolean;
  isSample: boolean;
}

/** `6.36%`: at most three decimals, at least one. */
const percentWords = (percent: number): string =>
  `${new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 3 }).format(percent)}%`;

/** `6.36% on Nov 19, 2026`; an old one `6.36%, rate from Nov 19, 2026`; one of the sample network names itself a sample. */
export function rateWords({ percent, on, isOld, isSample }: DatedRate): string {
  const rate = `${percentWords(percent)}${isSample ? ' sample rate' : ''}`;
  const day = dayFormat.format(new Date(on));
  if (isOld) return isSample ? `${rate} from ${day}` : `${rate}, rate from ${day}`;
  return `${rate} on ${day}`;
}
