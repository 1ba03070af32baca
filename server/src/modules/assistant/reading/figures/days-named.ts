import { DAY_MS } from '@lintel/geo';

const weekDays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** Days that a question names: a day of the week, by its number from Sunday, or a span. */
export const dayNames = [...weekDays, 'today', 'tomorrow', 'weekend', 'week', 'next-week'] as const;
export type DayName = (typeof dayNames)[number];

const patterns: Readonly<Record<DayName, RegExp>> = {
  sun: /\b(sundays?|dimanche|domingo)\b/,
  mon: /\b(mondays?|lundi|lunes)\b/,
  tue: /\b(tuesdays?|tues|mardi|martes)\b/,
  wed: /\b(wednesdays?|mercredi|miercoles)\b/,
  thu: /\b(thursdays?|thurs|jeudi|jueves)\b/,
  fri: /\b(fridays?|vendredi|viernes)\b/,
  sat: /\b(saturdays?|samedi|sabado)\b/,
  today: /\b(today|tonight|aujourd'hui|hoy)\b/,
  tomorrow: /\b(tomorrow|demain|manana)\b(?! por la)/,
  weekend: /\b(week-?end|fin de semana|fin de semaine)\b/,
  week: /\b(this week|cette semaine|esta semana)\b(?!-?end)/,
  'next-week':
    /\b(next week|la semaine prochaine|semaine prochaine|(la )?(proxima semana|semana (proxima|que viene)))\b/,
};

/** Returns the days that a plain text names, unordered. */
export const daysNamed = (text: string): DayName[] => dayNames.filter((name) => patterns[name].test(text));

/** True if an instant is on a named day relative to another instant, both in one time zone. */
export function isOn(name: DayName, moment: Date, now: Date, timeZone: string): boolean {
  const at = dayNumber(moment, timeZone);
  const today = dayNumber(now, timeZone);
  const ahead = at - today;
  const weekday = (at + 4) % 7;
  const monday = today - ((today + 3) % 7);
  switch (name) {
    case 'today':
      return ahead === 0;
    case 'tomorrow':
      return ahead === 1;
    case 'weekend':
      return (weekday === 6 || weekday === 0) && ahead >= 0 && ahead < 7;
    case 'week':
      // On a Sunday, the week that begins.
      return at >= monday && at < monday + (today === monday + 6 ? 14 : 7);
    case 'next-week':
      return at >= monday + 7 && at < monday + 14;
    default:
      // On a Saturday, “Saturday” is today or a week from now.
      return dayNames.indexOf(name) === weekday && ahead >= 0 && ahead <= 7;
  }
}

/** Returns the days since January 1, 1970 (a Thursday) in a time zone. */
function dayNumber(moment: Date, timeZone: string): number {
  const written = new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment);
  return Math.round(Date.parse(`${written}T00:00:00Z`) / DAY_MS);
}

/** Days that have passed and that a question about messages names. */
export const pastDayNames = [...weekDays, 'today', 'yesterday', 'week', 'last-week'] as const;
export type PastDayName = (typeof pastDayNames)[number];

const yesterday = /\b(yesterday|last night|hier|ayer|anoche)\b/;
const lastWeek = /\b(last week|la semaine (derniere|passee)|semaine derniere|la semana pasada)\b/;

/** Returns the passed day or week that a plain text names. */
export const pastDayIn = (text: string): PastDayName | undefined =>
  yesterday.test(text)
    ? 'yesterday'
    : lastWeek.test(text)
      ? 'last-week'
      : pastDayNames.find((name) => name !== 'yesterday' && name !== 'last-week' && patterns[name].test(text));

/** True if an instant was on a named day that has passed, by days of UTC, as the days of answers are. */
export function wasOn(name: PastDayName, moment: Date, now: Date): boolean {
  const at = dayNumber(moment, 'UTC');
  const today = dayNumber(now, 'UTC');
  const ago = today - at;
  switch (name) {
    case 'today':
      return ago === 0;
    case 'yesterday':
      return ago === 1;
    case 'week':
      return ago >= 0 && ago < 7;
    case 'last-week':
      return ago >= 0 && ago < 14;
    default:
      return dayNames.indexOf(name) === (at + 4) % 7 && ago >= 0 && ago < 7;
  }
}
