import { m } from '@lintel/messages';
import type { Professional } from '@lintel/server/professionals';
import { day } from '../../ui/format.ts';

export const nameOf = ({ firstName, lastName }: Pick<Professional, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

/** Formats the type as `mortgage advisor`. */
export const kindOf = ({ type }: Pick<Professional, 'type'>): string => type.replaceAll('_', ' ');

export const ratingOf = ({ rating, reviewCount }: Pick<Professional, 'rating' | 'reviewCount'>): string =>
  rating === null || reviewCount === 0
    ? m.professionals__no_reviews_yet()
    : m.professionals__of_5({ number: rating.toFixed(1), reviewCount: m.count__reviews({ count: reviewCount }) });

let names: Intl.DisplayNames | undefined;

/** Formats `es` as `Spanish`. */
export function languageOf(code: string): string {
  names ??= new Intl.DisplayNames('en', { type: 'language' });
  return names.of(code) ?? code;
}

export const languagesOf = (codes: readonly string[]): string => codes.map(languageOf).join(', ');

/** Rounds a duration: "20 minutes", "3 hours", "2 days". */
function span(minutes: number): string {
  if (minutes < 90) return m.count__minutes({ count: Math.max(1, minutes) });
  if (minutes < 48 * 60) return m.count__hours({ count: Math.round(minutes / 60) });
  return m.count__days({ count: Math.round(minutes / 1_440) });
}

export const replyTimeOf = ({ replyTime }: Pick<Professional, 'replyTime'>): string =>
  replyTime === null
    ? m.professionals__not_enough_data_on_reply()
    : replyTime.medianMinutes === null
      ? m.professionals__more_than_half_of_requests({ requests: replyTime.requests })
      : m.professionals__typically_replies_within_median_of({
          requests: replyTime.requests,
          medianMinutes: span(replyTime.medianMinutes),
        });

type License = NonNullable<Professional['license']>;

/** Describes the license's current status, with the date of its check. */
export function licenseWords(license: License | null): { text: string; tone: 'good' | 'warning' | 'plain' } {
  if (license === null) return { text: m.professionals__no_license_on_file(), tone: 'plain' };
  const { status, jurisdiction, expiresOn } = license;
  if (status === 'verified') return { text: m.professionals__license_verified({ jurisdiction }), tone: 'good' };
  if (status === 'expired')
    return {
      text: m.professionals__license_expired({ value: expiresOn ? ` ${day(expiresOn)}` : '', jurisdiction }),
      tone: 'warning',
    };
  return { text: m.professionals__license_not_verified({ jurisdiction }), tone: 'warning' };
}
