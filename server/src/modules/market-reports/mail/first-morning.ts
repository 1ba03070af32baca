import { dayOf, momentOf } from '../../../platform/time/zone.ts';

/** Reports are sent at eight. */
const MORNING = 8 * 60;

/** The latest first morning of a month in a zone, and the month before it, which the report of that morning is about. */
export interface FirstMorning {
  at: Date;
  /** `2026-11` */
  month: string;
}

export function lastFirstMorning(zone: string | null, now: Date): FirstMorning {
  const today = new Date(dayOf(now, zone));
  const first = (back: number) => Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1);
  const back = momentOf(first(0), MORNING, zone) <= now.getTime() ? 0 : 1;
  return {
    at: new Date(momentOf(first(back), MORNING, zone)),
    month: new Date(first(back + 1)).toISOString().slice(0, 7),
  };
}
