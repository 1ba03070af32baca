const hours = '(?:hours?|hrs?|hr|h|heures?|horas?)';

/** “38.50 an hour”, “24,50 $ de l'heure”, “a 22 la hora” */
export const hourlyPay = new RegExp(
  String.raw`(\d{1,3}(?:[.,]\d{1,2})?) ?(?:\$|dollars?|dolares|bucks)? ?(?:/|an |per |a |la |por |l'|de l')${hours}\b`,
);

/** “+ 5 night diff”, “plus a $2.50 shift differential”: pay an hour beside the base. */
const extra = String.raw`(?:\+|plus|and|with|y|mas|con|et|avec) ?(?:an? |un |une |\$ ?)*(\d{1,2}(?:[.,]\d{1,2})?) ?(?:\$ |an hour |\/hr |more |extra )?(?:de )?(?:(?:night|shift|evening|weekend|nuit|noche) )?(?:diff(?:erential)?s?|premium|prime de (?:nuit|soir|quart)|diferencial(?: nocturno)?|prima nocturna)\b`;

/** A base pay an hour with the pay beside it. */
export const hourlyPayWithExtra = new RegExp(`${hourlyPay.source}(?:[^\\d]{0,12}${extra})?`);

/** Returns the pay an hour that a plain text states beside the base. */
export function hourlyExtraIn(text: string): number {
  const stated = hourlyPayWithExtra.exec(text)?.[2];
  return stated === undefined ? 0 : Number(stated.replace(',', '.'));
}

/** “36 hrs”, “37.5 hours a week”, “40 h par semaine”; not the “24 hours” of a day and not a pay an hour. */
export const hoursOfWeek = new RegExp(
  String.raw`(?<![\d.,$])(?<!\b(?:in|within|every|dans|en) )([1-9]\d?(?:[.,]\d{1,2})?) ?-?${hours}\b(?! (?:away|drive|notice|later|ago|commute|from))`,
);

/** Fewest and most hours of a week that a person is paid for. */
const [fewest, most] = [5, 90];

/** Returns the paid hours of a week that a plain text states beside a pay an hour. */
export function weeklyHoursIn(text: string): number | undefined {
  if (!hourlyPay.test(text)) return undefined;
  const stated = Number(hoursOfWeek.exec(text.replace(hourlyPayWithExtra, ' '))?.[1]?.replace(',', '.'));
  return stated >= fewest && stated <= most ? stated : undefined;
}

/** Full-time working hours and paid weeks of a year. */
export const fullTimeHours = 2_080;
export const weeksYearly = 52;

/** Returns the hours that an hourly income is counted at, as facts of an answer. */
export const hoursCounted = (weeklyHours: number | undefined): Record<string, number> =>
  weeklyHours === undefined ? { hoursYearly: fullTimeHours } : { weeklyHours, weeksYearly };
