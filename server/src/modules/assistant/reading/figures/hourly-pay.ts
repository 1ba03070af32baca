const hours = '(?:hours?|hrs?|hr|h|heures?|horas?)';

/** “38.50 an hour”, “24,50 $ de l'heure”, “a 22 la hora” */
export const hourlyPay = new RegExp(
  String.raw`(\d{1,3}(?:[.,]\d{1,2})?) ?(?:\$|dollars?|dolares|bucks)? ?(?:/|an |per |a |la |por |l'|de l')${hours}\b`,
);

/** “36 hrs”, “37.5 hours a week”, “40 h par semaine”; not the “24 hours” of a day and not a pay an hour. */
export const hoursOfWeek = new RegExp(
  String.raw`(?<![\d.,$])(?<!\b(?:in|within|every|dans|en) )([1-9]\d?(?:[.,]\d{1,2})?) ?-?${hours}\b(?! (?:away|drive|notice|later|ago|commute|from))`,
);

/** Fewest and most hours of a week that a person is paid for. */
const [fewest, most] = [5, 90];

/** Returns the paid hours of a week that a plain text states beside a pay an hour. */
export function weeklyHoursIn(text: string): number | undefined {
  if (!hourlyPay.test(text)) return undefined;
  const stated = Number(hoursOfWeek.exec(text.replace(hourlyPay, ' '))?.[1]?.replace(',', '.'));
  return stated >= fewest && stated <= most ? stated : undefined;
}

/** Full-time working hours and paid weeks of a year. */
export const fullTimeHours = 2_080;
export const weeksYearly = 52;

/** Returns the hours that an hourly income is counted at, as facts of an answer. */
export const hoursCounted = (weeklyHours: number | undefined): Record<string, number> =>
  weeklyHours === undefined ? { hoursYearly: fullTimeHours } : { weeklyHours, weeksYearly };
