import { DAY_MS } from '@lintel/geo';
/** Days that a question names: a day of the week, by its number from Sunday, or a span. */
export const dayNames = [
  'sun',
  'mon',
  'tue',
  'wed',
  'thu',
  'fri',
  'sat',
  'today',
  'tomorrow',
  'weekend',
  'week',
  'next-week',
] as const;
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
      return at >= monday && at < monday + 7;
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
