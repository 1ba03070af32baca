import { isNamed } from '../calculations/index.ts';
import { figuresOf, numbersIn } from '../figures.ts';
import { textOf } from '../parts/present.ts';
import type { StoredPart } from '../parts/stored-part.ts';
import { programIn } from '../reading/context.ts';
import { rolesOf } from '../reading/figures/amount-roles.ts';
import type { Amount } from '../reading/figures/amounts.ts';
import { fullTimeHours, hourlyExtraIn, weeklyHoursIn, weeksYearly } from '../reading/figures/hourly-pay.ts';
import { isPartnersShortPay, withPayRanges } from '../reading/figures/household-pay.ts';
import type { NumberRole } from '../reading/figures/number-roles.ts';
import { placesIn, withoutOrigins } from '../reading/homes/places.ts';
import type { InLanguages, Language } from '../reading/language.ts';
import type { Message } from '../reading/message.ts';
import { personNamed } from '../reading/people-named.ts';
import { plain } from '../reading/plain.ts';
import { explainsLocalRule } from '../reading/plans/local-rule.ts';
import { meansOf } from '../reading/topics/terms.ts';
import type { ToolCall } from '../tables.ts';
import { amountInWords } from '../tools/amount-words.ts';
import { speaker, text } from '../tools/words.ts';

/** Returns the amounts that a question states and that neither a tool nor the answer uses. */
export function unusedAmounts(message: Message, calls: readonly ToolCall[], parts: readonly StoredPart[]): Amount[] {
  const inputs = calls.map(({ input }) => withoutSentences(input));
  const facts = calls.map(({ facts }) => facts);
  const numbers = [...numbersIn(inputs), ...termsIn(facts), ...figuresOf(textOf(parts))].map(({ value }) =>
    Math.abs(value),
  );
  const summed = message.amounts.filter(({ role }) => role === 'debt' || role === 'income');
  const isSummed = ({ role }: Amount): boolean => {
    const sum = summed.filter((each) => each.role === role).reduce((total, { value }) => total + value, 0);
    return summed.some((each) => each.role === role) && (numbers.includes(sum) || numbers.includes(sum * 12));
  };
  const pay = payCounted(message, numbers);
  const { calculation: name } = calculationIn(calls);
  // A calculation without a name of its own uses every number of its question.
  if (name !== undefined && !isNamed(name)) return [];
  // The rule of a state or province holds for every rent, age and delay of its question.
  if (calls.length > 0 && calls.every(explainsLocalRule)) return [];
  // A definition needs no number of the sentence that the term comes from: “the listing says strata fee 480”.
  const defined = calls.every(({ tool }) => tool === 'explain') && message.cues.has('whatIs');
  return message.amounts
    .filter((amount) => !(defined && amount.unit === 'plain' && amount.value < 1_000))
    .filter(
      (amount) =>
        isStated(amount, message) &&
        !isUsed(amount, numbers, weeklyHoursIn(message.text), hourlyExtraIn(message.text)) &&
        !isSummed(amount) &&
        !pay.includes(amount) &&
        !makesLoan(amount, [...message.amounts, ...purchaseBefore(message)], numbers),
    );
}

/** Returns the name and the country of the calculation that alone answers a question. */
const calculationIn = (calls: readonly ToolCall[]): { calculation?: string; country?: string } =>
  calls.length > 0 && calls.every(({ tool }) => tool === 'calculate') ? (calls[0]!.input as object) : {};

/**
 * The accounting law of answers: every amount, place, program and person that a question states is used by a tool, is
 * in the answer, or is named as not used. Times are checked where the tool could have limited its data by them.
 */
export function unusedIn(message: Message, calls: readonly ToolCall[], parts: readonly StoredPart[]): string[] {
  if (calls.every(({ tool }) => silent.has(tool))) return [];
  const inputs = calls.map(({ input }) => withoutSentences(input));
  const facts = calls.map(({ facts }) => facts);
  const said = plain(`${textOf(parts)} ${JSON.stringify([inputs, facts])}`);
  const { language, text: asked, named, typed } = message;
  const { country } = calculationIn(calls);
  const unused = unusedAmounts(message, calls, parts).map((amount) => amountInWords(amount, language));
  const places = withoutOrigins(placesIn(typed), asked).filter(
    ({ name, city, state, country: its }) =>
      // A calculation by a law of the country holds in its places.
      (country === undefined || its !== country) &&
      // The answer about a county uses its state.
      !(city === undefined && /\bcounty\b/.test(said)) &&
      !said.includes(plain(city ?? name)) &&
      !said.includes(`:"${state.toLowerCase()}"`),
  );
  const program = programIn(asked);
  const person = personNamed(typed, asked, named);
  const time = calls.some(({ tool }) => dated.has(tool)) ? timeIn(typed) : undefined;
  const direction = calls.some(({ tool }) => searches.has(tool)) ? directionIn(typed) : undefined;
  return [
    ...unused,
    ...places.map(({ name }) => name),
    ...(program && program !== 'conventional' && !programIn(said) ? [program.toUpperCase()] : []),
    ...(person && !said.includes(plain(person)) ? [person] : []),
    ...(direction && !said.includes(plain(direction)) ? [direction] : []),
    ...(time && !said.includes(plain(time)) && !calls.some(({ input }) => hasTime(input)) ? [time] : []),
  ];
}

/** Returns the amounts of the pay that an answer counted together: both ends of a range, and each person's part. */
function payCounted({ text: asked, amounts }: Message, numbers: readonly number[]): Amount[] {
  const { incomeYearly } = meansOf(asked, amounts);
  if (incomeYearly === undefined || !numbers.includes(incomeYearly)) return [];
  const ranged = withPayRanges(amounts);
  const pay = rolesOf(amounts).known.flatMap(([role, amount]) => (role === 'income' ? [amount] : []));
  // A short pay was read as thousands, so the sum of the numbers as written is another one.
  const isScaled = amounts.some(isPartnersShortPay) || pay.some(({ value, per }) => value < 1_000 && per === undefined);
  return amounts.filter(
    (amount) => !ranged.includes(amount) || (isScaled && (pay.includes(amount) || isPartnersShortPay(amount))),
  );
}

/** Returns an input without the person's own words and without ids of homes. */
const withoutSentences = (input: unknown): unknown =>
  typeof input === 'object' && input !== null
    ? Object.fromEntries(Object.entries(input).filter(([name]) => !/^(sentence|change|words|homes?|mls)$/.test(name)))
    : input;

const termKeys = /percent|rate|years|amount|price|income|debt|down|loan|understood|labels|notUsed/i;

/** Returns the numbers of a tool's result that are figures of the question: prices, terms of a loan, search criteria. */
function termsIn(facts: unknown): ReturnType<typeof numbersIn> {
  if (Array.isArray(facts)) return facts.flatMap(termsIn);
  if (typeof facts !== 'object' || facts === null) return [];
  return Object.entries(facts).flatMap(([name, value]) =>
    termKeys.test(name) ? numbersIn(value, name) : typeof value === 'object' && name !== 'homes' ? termsIn(value) : [],
  );
}

/** Tools whose answer is about the assistant itself. */
const silent: ReadonlySet<string> = new Set(['outOfScope', 'capabilities', 'recommendations']);
/** Tools whose data a time could limit. */
const dated: ReadonlySet<string> = new Set([
  'searchHomes',
  'refineSearch',
  'savedHomes',
  'savedSearches',
  'replies',
  'documents',
  'purchase',
  'news',
]);

/** Tools that search homes, whose places are no parts of a city by direction. */
const searches: ReadonlySet<string> = new Set(['searchHomes', 'refineSearch']);
const directions =
  /(?<=\b(?:dans|vers|au|du|à) )(?:le |la |l['’])?(?:nord|sud|est|ouest)(?: de (?:l['’]île|la ville))?(?![\w-])|\b(?:côté|secteur) (?:nord|sud|est|ouest)(?![\p{L}-])|\b(?:north|south|east|west)(?:ern)? (?:side|part|end) of (?:town|the (?:city|island))\b|(?<=\b(?:por|hacia|en|al|del) )(?:el )?(?:lado )?(?:norte|sur|este|oeste|poniente|oriente)(?: de la ciudad)?(?![\p{L}])/iu;
/** Returns the part of a city by its direction, as it was typed: “dans le nord de l’île”. */
const directionIn = (typed: string): string | undefined => directions.exec(typed)?.[0];

const times =
  /\b(since (yesterday|last \w+|\w+day)|yesterday|last (night|week|month|year|\w+day)|this (week|weekend|month)|depuis (hier|la semaine dernière|\w+di)|hier|la (semaine|nuit) dernière|le mois dernier|cette semaine|ce mois-ci|desde (ayer|el \w+|la semana pasada)|ayer|la semana pasada|el mes pasado|esta semana|este mes)\b/i;
const timeIn = (typed: string): string | undefined => times.exec(typed)?.[0];
const hasTime = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && ('newWithinDays' in input || 'days' in input);

/** Counts, ranks, years and house numbers are not amounts that a figure could use. */
function isStated({ unit, value, role, before, after }: Amount, { home, typed }: Message): boolean {
  if (unit === 'plain' && (role === 'rate' || role === 'otherrate') && !Number.isInteger(value)) return true;
  if (unit === 'plain')
    return (
      value >= 100 &&
      !(value >= 1_900 && value < 2_100) &&
      !home.lookUp &&
      !/\b(401|529|1031|1099|1040)\b/.test(String(value)) &&
      !/#|\bno\.? $|\bmls/.test(before) &&
      !/^ ?(st|street|ave|rd|rue|main)\b/.test(after) &&
      !/[a-z]-?\d/i.test(typed.slice(Math.max(0, typed.indexOf(String(value)) - 2), typed.indexOf(String(value)) + 1))
    );
  return unit !== 'years' || value < 100;
}

const paidMonthly: ReadonlySet<NumberRole> = new Set(['tax', 'insurance', 'taxins', 'fees', 'heat']);

function isUsed(
  { value, unit, per, role }: Amount,
  numbers: readonly number[],
  weeklyHours?: number,
  hourlyExtra = 0,
): boolean {
  const forms = [
    value,
    ...(per === 'month' ? [value * 12] : []),
    ...(per === 'year' ? [value / 12] : []),
    // A tax or an insurance of a small amount is paid each month.
    ...(per === undefined && unit === 'plain' && paidMonthly.has(role!) ? [value * 12] : []),
    ...(per === 'hour' && hourlyExtra > 0 ? [value + hourlyExtra] : []),
    ...(per === 'hour' ? [value * (weeklyHours === undefined ? fullTimeHours : weeklyHours * weeksYearly)] : []),
    ...(unit === 'percent' ? [100 - value, value / 100] : []),
    ...(value < 1_000 && unit === 'plain' ? [value * 1_000] : []),
  ];
  return numbers.some((number) => forms.some((form) => Math.abs(number - form) <= Math.max(1e-6, form * 0.0005)));
}

/** Returns a price of “315” in full. */
const inFull = ({ unit, value }: Pick<Amount, 'unit' | 'value'>): number =>
  unit === 'money' ? value : unit === 'plain' && value >= 50 && value < 2_000 ? value * 1_000 : 0;

/** Returns the price and the down payment that earlier questions stated. */
const purchaseBefore = ({
  talk: { stated: { price, downPercent, downAmount } = {} },
}: Message): Pick<Amount, 'unit' | 'value'>[] => [
  ...(price === undefined ? [] : [{ unit: 'money' as const, value: price }]),
  ...(downPercent === undefined ? [] : [{ unit: 'percent' as const, value: downPercent }]),
  ...(downAmount === undefined ? [] : [{ unit: 'money' as const, value: downAmount }]),
];

/** True if an amount is a price or its down payment whose difference is the loan that was used. */
const makesLoan = (
  amount: Amount,
  amounts: readonly Pick<Amount, 'unit' | 'value'>[],
  numbers: readonly number[],
): boolean =>
  amounts.some((price) =>
    amounts.some((down) => {
      if (price === down || inFull(price) < 10_000 || (amount !== price && amount !== down)) return false;
      const whole = inFull(price);
      const isShare = down.unit === 'percent' || (down.unit === 'plain' && down.value <= 50);
      const paid = isShare ? (whole * down.value) / 100 : down.unit === 'money' ? down.value : 0;
      return paid > 0 && paid < whole && numbers.some((number) => Math.abs(number - (whole - paid)) < 0.5);
    }),
  );

const notUsed: InLanguages<(list: string) => string> = {
  en: (list) => `Not used in this answer: ${list}.`,
  fr: (list) => `Pas utilisé dans cette réponse : ${list}.`,
  es: (list) => `No se usó en esta respuesta: ${list}.`,
};

/** Names what an answer does not use. */
export const unusedNote = (unused: readonly string[], language: Language): string | undefined =>
  unused.length === 0 ? undefined : notUsed[language](speaker(language).listed([...new Set(unused)]));

/** Adds notes after the texts and cards of an answer. */
export function withNotes(parts: readonly StoredPart[], notes: readonly (string | undefined)[]): StoredPart[] {
  const texts = notes.flatMap((note) => (note === undefined ? [] : [text(note)]));
  const end = parts.findIndex(({ kind }) => kind === 'choices' || kind === 'sources');
  return end < 0 ? [...parts, ...texts] : [...parts.slice(0, end), ...texts, ...parts.slice(end)];
}
