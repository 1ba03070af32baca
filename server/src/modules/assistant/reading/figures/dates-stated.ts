/** A day that a question states: `2025-10-03`, `10-03` without a year, or `-34` for 34 days ago. */
export type StatedDay = string;

export interface StatedDate {
  day: StatedDay;
  year?: number;
  /** True for a month without a day, which then is the first. */
  isMonth: boolean;
  /** The texts on both sides. */
  before: string;
  after: string;
}

const months: readonly RegExp[] = [
  'jan(?:uary|vier)?|enero|ene',
  'feb(?:ruary|rero)?|fev(?:rier)?',
  'mar(?:ch|s|zo)?',
  'apr(?:il)?|avr(?:il)?|abr(?:il)?',
  'may|mai|mayo',
  'june?|juin|junio',
  'july?|juil(?:let)?|julio',
  'aug(?:ust)?|aout|agosto|ago',
  'sept?(?:ember|embre|iembre)?',
  'oct(?:ober|obre|ubre)?',
  'nov(?:ember|embre|iembre)?',
  'dec(?:ember|embre)?|dic(?:iembre)?',
].map((names) => new RegExp(`^(?:${names})$`));
const name =
  '(jan(?:uary|vier)?|enero|feb(?:ruary|rero)?|fev(?:rier)?|mar(?:ch|s|zo)?|apr(?:il)?|avr(?:il)?|abr(?:il)?|may|mai|mayo|june?|juin|junio|july?|juil(?:let)?|julio|aug(?:ust)?|aout|agosto|sept?(?:ember|embre|iembre)?|oct(?:ober|obre|ubre)?|nov(?:ember|embre|iembre)?|dec(?:ember|embre)?|dic(?:iembre)?)';
const year = '(?:,? ?(?:of |de |del )?(20\\d\\d))?';
const forms: readonly (readonly [pattern: RegExp, order: readonly ('day' | 'month' | 'year')[]])[] = [
  [/\b(20\d\d)-(\d\d)-(\d\d)\b/g, ['year', 'month', 'day']],
  [
    new RegExp(`\\b${name}\\.? (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b(?![.:]?\\d|,\\d{3}| ?%)${year}`, 'g'),
    ['month', 'day', 'year'],
  ],
  [new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th|er)? (?:of |de |d')?${name}\\b\\.?${year}`, 'g'), ['day', 'month', 'year']],
  [new RegExp(`\\b${name}\\.?(?: of| de| del)? (20\\d\\d)\\b`, 'g'), ['month', 'year']],
];
const ago =
  /\b(\d{1,3}) (?:days|dias|jours) (?:ago|atras)\b|\b(?:il y a|ca fait|hace)(?: (?:about|unos|environ|como))? (\d{1,3}) (?:days|dias|jours)\b/g;

const two = (value: number): string => String(value).padStart(2, '0');

/** Returns the dates that a plain text states, in their order. */
export function datesStated(text: string): StatedDate[] {
  const found: (StatedDate & { at: number; until: number })[] = [];
  const add = (at: number, length: number, date: Pick<StatedDate, 'day' | 'year' | 'isMonth'>) => {
    const until = at + length;
    if (found.some((each) => at < each.until && until > each.at)) return;
    found.push({ ...date, at, until, before: text.slice(0, at), after: text.slice(until) });
  };
  for (const [pattern, order] of forms)
    for (const match of text.matchAll(pattern)) {
      const part = (of: 'day' | 'month' | 'year') => (order.includes(of) ? match[order.indexOf(of) + 1] : undefined);
      const written = part('month')!;
      const month = /^\d/.test(written) ? Number(written) : months.findIndex((names) => names.test(written)) + 1;
      const [day, its] = [Number(part('day') ?? 1), part('year')];
      if (month < 1 || month > 12 || day < 1 || day > 31) continue;
      add(match.index, match[0].length, {
        day: `${its === undefined ? '' : `${its}-`}${two(month)}-${two(day)}`,
        ...(its === undefined ? {} : { year: Number(its) }),
        isMonth: part('day') === undefined,
      });
    }
  for (const match of text.matchAll(ago))
    add(match.index, match[0].length, { day: `-${match[1] ?? match[2]}`, isMonth: false });
  return found.sort((one, other) => one.at - other.at);
}

const present =
  /\b(today(('s| is)( the)?)?|it'?s( now)?|hoy( es| estamos a)?|(aujourd'hui|on est|nous sommes)( le)?|now) ?(,|:)? ?(el |le |the )?$/;
const begins =
  /\b(start\w*|effective|begin\w*|from|as of|come|on|for|this|in|by|until|dead ?line|due|out|des|a partir d[ue]|a compter du|au|le|pour le|desde( el)?|a partir del?|para el|el|en|fin\w*|ends?|expir\w*|termina\w*) ?(on |in |le |el |the )?$/;
const notified =
  /\b(notice|letter|paper|text|email|told|got|gave|received|given|posted|sent|handed|avis|lettre|recu\w*|papier|donne|dit|aviso|carta|recib\w+|dio|dijo|llego|mando)\b[^.;]{0,40}$/;

/** Returns the day of an event that the question states: neither the present day nor the day of a change. */
export const eventDay = (text: string): StatedDay | undefined =>
  datesStated(text).find(({ before, isMonth }) => !isMonth && !present.test(before))?.day;

/** Returns the days of a notice and of the change that it announces. */
export function noticeDays(text: string): { since?: StatedDay; starts?: StatedDay } {
  const dates = datesStated(text).filter(({ before }) => !present.test(before));
  const since = dates.find(({ before, isMonth }) => !isMonth && notified.test(before))?.day;
  const start = dates.findLast(
    ({ day, before }) =>
      day !== since &&
      begins.test(before) &&
      !/\b(ends?|fini\w*|expir\w*|termina\w*|since|depuis)\b[^.;,]{0,12}$/.test(before),
  );
  return { ...(since === undefined ? {} : { since }), ...(start === undefined ? {} : { starts: start.day }) };
}
