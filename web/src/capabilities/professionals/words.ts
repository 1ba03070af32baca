import type { Professional } from '@lintel/server/professionals';
import { counted, day } from '../../ui/format.ts';

export const nameOf = ({ firstName, lastName }: Pick<Professional, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

/** `mortgage advisor`: the kind as it is on the wire, its underscore a space. */
export const kindOf = ({ type }: Pick<Professional, 'type'>): string => type.replaceAll('_', ' ');

export const ratingOf = ({ rating, reviewCount }: Pick<Professional, 'rating' | 'reviewCount'>): string =>
  rating === null || reviewCount === 0
    ? 'No reviews yet'
    : `${rating.toFixed(1)} of 5 · ${counted(reviewCount, 'review', 'reviews')}`;

let names: Intl.DisplayNames | undefined;

/** `Spanish`, of `es`. */
export function languageOf(code: string): string {
  names ??= new Intl.DisplayNames('en', { type: 'language' });
  return names.of(code) ?? code;
}

export const languagesOf = (codes: readonly string[]): string => codes.map(languageOf).join(', ');

/** Roughly, as people say it: "20 minutes", "3 hours", "2 days". */
function span(minutes: number): string {
  if (minutes < 90) return counted(Math.max(1, minutes), 'minute', 'minutes');
  if (minutes < 48 * 60) return counted(Math.round(minutes / 60), 'hour', 'hours');
  return counted(Math.round(minutes / 1_440), 'day', 'days');
}

export const replyTimeOf = ({ replyTime }: Pick<Professional, 'replyTime'>): string =>
  replyTime === null
    ? 'Reply time not known yet'
    : replyTime.medianMinutes === null
      ? `More than half of ${replyTime.requests} requests had no answer in time`
      : `Half of ${replyTime.requests} requests answered within ${span(replyTime.medianMinutes)}`;

type License = NonNullable<Professional['license']>;

/** What a licence is now, with the day on which it was looked up. */
export function licenseWords(license: License | null): { text: string; tone: 'good' | 'warning' | 'plain' } {
  if (license === null) return { text: 'Licence not known', tone: 'plain' };
  const { status, jurisdiction, expiresOn } = license;
  if (status === 'verified') return { text: `Licence verified, ${jurisdiction}`, tone: 'good' };
  if (status === 'expired')
    return { text: `Licence expired${expiresOn ? ` ${day(expiresOn)}` : ''}, ${jurisdiction}`, tone: 'warning' };
  return { text: `Licence not verified, ${jurisdiction}`, tone: 'warning' };
}
