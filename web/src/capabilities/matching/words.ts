import { m } from '@lintel/messages';
import { whole } from '../../ui/format.ts';

/** Minutes as people say them: "25 min", "2 h 10 min", "3 days". */
export function span(minutes: number): string {
  const rounded = Math.max(1, Math.round(minutes));
  if (rounded < 60) return m.matching__min({ rounded });
  // Up to two days hours say it better: "1 day" would be anything from 12 to 36 of them.
  if (rounded < 2 * 1_440) {
    const rest = rounded < 720 ? rounded % 60 : 0;
    return rest === 0 ? `${Math.floor(rounded / 60)} h` : m.matching__h_min({ floor: Math.floor(rounded / 60), rest });
  }
  return m.count__days({ count: Math.round(rounded / 1_440) });
}

/** `93rd`: the place of a percentile in words. */
export function ordinal(percentile: number): string {
  const place = Math.round(percentile);
  const last = place % 10;
  const teen = place % 100 >= 11 && place % 100 <= 13;
  return `${whole(place)}${!teen && last === 1 ? 'st' : !teen && last === 2 ? 'nd' : !teen && last === 3 ? 'rd' : 'th'}`;
}

/** A share of the formula's weight, 0 to 100, in words. */
export const weightWords = (share: number): string =>
  share > 0 && share < 1 ? m.matching__under_1() : `${whole(Math.round(share))}%`;
