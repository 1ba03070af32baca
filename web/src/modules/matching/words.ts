import { m } from '@lintel/messages';
import { whole } from '../../ui/format.ts';

/** Formats minutes as "25 min", "2 h 10 min" or "3 days". */
export function span(minutes: number): string {
  const rounded = Math.max(1, Math.round(minutes));
  if (rounded < 60) return m.matching__min({ rounded });
  // Hours are more precise up to two days: "1 day" could mean anything from 12 to 36 hours.
  if (rounded < 2 * 1_440) {
    const rest = rounded < 720 ? rounded % 60 : 0;
    return rest === 0 ? `${Math.floor(rounded / 60)} h` : m.matching__h_min({ floor: Math.floor(rounded / 60), rest });
  }
  return m.count__days({ count: Math.round(rounded / 1_440) });
}

/** Formats a percentile as `93rd`. */
export function ordinal(percentile: number): string {
  const place = Math.round(percentile);
  const last = place % 10;
  const teen = place % 100 >= 11 && place % 100 <= 13;
  return `${whole(place)}${!teen && last === 1 ? 'st' : !teen && last === 2 ? 'nd' : !teen && last === 3 ? 'rd' : 'th'}`;
}

/** Formats a share of the formula's weight, 0 to 100. */
export const weightWords = (share: number): string =>
  share > 0 && share < 1 ? m.matching__under_1() : `${whole(Math.round(share))}%`;
