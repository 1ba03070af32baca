import { m } from '@lintel/messages';
import { z } from 'zod';
import { call } from '../../../platform/serve/contract.ts';

/** Working minutes within which buyers are promised a first reply, and after which a request lapses. */
export const replyMinutesTarget = 15;
export const replyMinutesMax = 480;

const minute = z.number().int().min(0).max(1_440);

/** One period of work on a weekday: 1 is Monday, 7 is Sunday; minutes since midnight. */
export const WorkingDay = z
  .strictObject({ day: z.number().int().min(1).max(7), fromMinute: minute, untilMinute: minute })
  .refine(({ fromMinute, untilMinute }) => fromMinute < untilMinute, {
    path: ['untilMinute'],
    error: () => m.professionals__must_be_later_than_the(),
  });
export type WorkingDay = z.infer<typeof WorkingDay>;

/** With fewer hours a professional cannot be reached, and timers would pause for days. */
export const weeklyMinutesMin = 600;

export const WorkingHours = z.strictObject({
  /** IANA name, such as `America/Chicago`. */
  timeZone: z
    .string()
    .max(60)
    .refine(isZone, { error: () => m.professionals__must_be_a_time_zone() })
    .meta({ description: 'IANA time zone name', examples: ['America/Chicago'] }),
  days: z
    .array(WorkingDay)
    .max(7, { error: () => m.professionals__must_have_at_most_7() })
    .refine((days) => new Set(days.map(({ day }) => day)).size === days.length, {
      error: () => m.professionals__must_not_repeat_a_day(),
    })
    .refine(
      (days) =>
        days.reduce((sum, { fromMinute, untilMinute }) => sum + untilMinute - fromMinute, 0) >= weeklyMinutesMin,
      { error: () => m.professionals__must_add_up_to_at() },
    ),
});
export type WorkingHours = z.infer<typeof WorkingHours>;

const OwnHours = WorkingHours.extend({
  /** True for the default hours of the place, which apply until they set their own. */
  isDefault: z.boolean(),
  /**
   * Working minutes: the first-reply target shown to buyers, and the time after which a request from a match
   * lapses.
   */
  targetMinutes: z.number().int(),
  lapseMinutes: z.number().int(),
  /** Next public holiday of their place, on which timers pause. */
  nextHoliday: z.object({ day: z.iso.date(), name: z.string() }).nullable(),
});

const tags = ['Professionals'];
const path = '/professionals/me/hours';

export const hoursContract = {
  get: call.route({ method: 'GET', path, summary: 'Get the caller’s working hours', tags }).output(OwnHours),
  /** Running timers are unchanged; the next request uses the new hours. */
  change: call
    .route({ method: 'PUT', path, summary: 'Change the caller’s working hours', tags })
    .input(WorkingHours)
    .output(OwnHours),
};

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
