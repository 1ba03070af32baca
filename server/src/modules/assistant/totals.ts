import type { StoredPart } from './parts/stored-part.ts';
import { stateName } from './reading/homes/places.ts';
import type { InLanguages, Language } from './reading/language.ts';
import type { Message } from './reading/message.ts';
import { asksComparison } from './reading/plans/follow-ups/after-figures.ts';
import { comparedTerms } from './reading/plans/follow-ups/compared-terms.ts';
import { sharersIn } from './reading/sharing.ts';
import type { ToolCall } from './tables.ts';
import { type Currency, type Speaker, speaker, text } from './tools/words.ts';

/** The figure that a cost comes to. */
interface Total {
  amount: number;
  currency: Currency;
  per: 'month' | 'year' | 'once';
}

type Facts = Readonly<Record<string, unknown>>;
const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
const inside = (facts: Facts, name: string): Facts => (facts[name] ?? {}) as Facts;

/** Returns the figure that the result of a tool comes to, and its period. */
function figureOf({ tool, input, facts: result }: ToolCall): [number | undefined, Total['per']] {
  const facts = result as Facts;
  switch (tool) {
    case 'monthlyCost':
      return (input as { about?: string }).about === 'cash'
        ? [numberOf(inside(facts, 'cash').total), 'once']
        : [numberOf(inside(facts, 'monthly').total), 'month'];
    case 'loanPayment':
      return [numberOf(facts.totalMonthly) ?? numberOf(facts.payment), 'month'];
    case 'propertyTax':
      return [numberOf(facts.taxAnnual), 'year'];
    case 'transferTax':
      return [numberOf(facts.allTotal) ?? numberOf(facts.taxTotal) ?? numberOf(facts.stateTax), 'once'];
    case 'nonResidentTax':
      return [numberOf(facts.total), 'once'];
    default:
      return [undefined, 'once'];
  }
}

function totalOf(call: ToolCall): Total | undefined {
  const [amount, per] = figureOf(call);
  const { currency } = call.facts as { currency?: Currency };
  return amount === undefined || currency === undefined ? undefined : { amount, currency, per };
}

interface Words {
  per: Readonly<Record<Total['per'], string>>;
  /** “Each of 2 people pays $1,390 a month: $2,779 ÷ 2.” */
  each(share: string, total: string, people: number, per: string): string;
  cheaper(lower: string, its: string, higher: string, other: string, less: string, per: string): string;
  same(one: string, other: string, amount: string, per: string): string;
  years(years: number): string;
  down(share: string): string;
  conventional: string;
}

const words: InLanguages<Words> = {
  en: {
    per: { month: ' a month', year: ' a year', once: '' },
    each: (share, total, people, per) => `Divided between ${people}, each pays ${share}${per}: ${total} ÷ ${people}.`,
    cheaper: (lower, its, higher, other, less, per) =>
      `${lower} is lower: ${its}${per}, against ${other} for ${higher}. The difference is ${less}${per}.`,
    same: (one, other, amount, per) => `${one} and ${other} come to the same here: ${amount}${per}.`,
    years: (years) => `${years} years`,
    down: (share) => `${share} down`,
    conventional: 'Conventional',
  },
  fr: {
    per: { month: ' par mois', year: ' par an', once: '' },
    each: (share, total, people, per) =>
      `Partagé entre ${people}, cela fait ${share}${per} chacun : ${total} ÷ ${people}.`,
    cheaper: (lower, its, higher, other, less, per) =>
      `${lower} revient moins cher : ${its}${per}, contre ${other} pour ${higher}. La différence est de ${less}${per}.`,
    same: (one, other, amount, per) => `${one} et ${other} reviennent au même ici : ${amount}${per}.`,
    years: (years) => `${years} ans`,
    down: (share) => `${share} de mise de fonds`,
    conventional: 'Conventionnel',
  },
  es: {
    per: { month: ' al mes', year: ' al año', once: '' },
    each: (share, total, people, per) => `Entre ${people}, cada persona paga ${share}${per}: ${total} ÷ ${people}.`,
    cheaper: (lower, its, higher, other, less, per) =>
      `${lower} sale más barato: ${its}${per}, contra ${other} para ${higher}. La diferencia es de ${less}${per}.`,
    same: (one, other, amount, per) => `${one} y ${other} salen igual aquí: ${amount}${per}.`,
    years: (years) => `${years} años`,
    down: (share) => `${share} de enganche`,
    conventional: 'Convencional',
  },
};

/** Returns the words for what one of two calls differs in. */
function sideOf(input: Facts, other: Facts, say: Speaker, its: Words, currency: Currency): string | undefined {
  const place = (each: Facts): string | undefined => {
    const [fact] = ((each.facts as string[] | undefined) ?? []).filter((one) => one.startsWith('place:'));
    const city =
      (each.city as string | undefined) ??
      fact?.slice('place:'.length).replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());
    return city ?? (typeof each.state === 'string' ? stateName(each.state) : undefined);
  };
  if (place(input) !== place(other)) return place(input);
  if (input.program !== other.program)
    return typeof input.program === 'string' ? input.program.toUpperCase() : its.conventional;
  if (input.years !== other.years && typeof input.years === 'number') return its.years(input.years);
  if (input.downPercent !== other.downPercent && typeof input.downPercent === 'number')
    return its.down(say.percent(input.downPercent));
  if (input.ratePercent !== other.ratePercent && typeof input.ratePercent === 'number')
    return say.percent(input.ratePercent);
  return input.price !== other.price && typeof input.price === 'number' ? say.money(input.price, currency) : undefined;
}

/** Returns the sentence about which of the first two calls of one tool is lower. */
function comparison(calls: readonly ToolCall[], say: Speaker, its: Words): string | undefined {
  const [one] = calls;
  const other = calls.find((call) => call !== one && call.tool === one?.tool);
  if (!one || !other) return undefined;
  const [first, second] = [totalOf(one), totalOf(other)];
  if (!first || !second || first.currency !== second.currency || first.per !== second.per) return undefined;
  const [name, otherName] = [
    sideOf(one.input as Facts, other.input as Facts, say, its, first.currency),
    sideOf(other.input as Facts, one.input as Facts, say, its, first.currency),
  ];
  if (name === undefined || otherName === undefined) return undefined;
  // A tax on a transfer is due to the cent.
  const isExact = first.per === 'once' && ![first, second].every(({ amount }) => Number.isInteger(amount));
  const money = (amount: number) =>
    isExact ? say.exactMoney(amount, first.currency) : say.money(amount, first.currency);
  const per = its.per[first.per];
  if (Math.round(first.amount) === Math.round(second.amount))
    return its.same(name, otherName, money(first.amount), per);
  const isFirst = first.amount < second.amount;
  const [low, high] = isFirst ? [first, second] : [second, first];
  const [lowName, highName] = isFirst ? [name, otherName] : [otherName, name];
  addFact(one, 'differenceAmount', high.amount - low.amount);
  return its.cheaper(lowName, money(low.amount), highName, money(high.amount), money(high.amount - low.amount), per);
}

const addFact = (call: ToolCall, name: string, value: number): void => {
  call.facts = { ...(call.facts as Facts), [name]: value };
};

/** States the share of each person and the lower of two sides where a question asks for them. Adds their figures to the facts. */
export function figuresOfAll(message: Message, calls: ToolCall[], language: Language): StoredPart[] {
  const say = speaker(language);
  const its = words[language];
  const [call] = calls;
  const total = call && totalOf(call);
  // “On each of the two” homes divides no cost.
  const isOfHomes = calls.some((other) => other !== call && other.tool === call?.tool);
  const people = isOfHomes ? undefined : sharersIn(message.text);
  const compared = asksComparison(message) || comparedTerms(message) ? comparison(calls, say, its) : undefined;
  const shared = total && people !== undefined ? Math.round((total.amount * 100) / people) / 100 : undefined;
  if (call && shared !== undefined) {
    addFact(call, 'shareAmount', shared);
    addFact(call, 'people', people!);
  }
  const said = [
    compared,
    shared === undefined
      ? undefined
      : its.each(
          say.exactMoney(shared, total!.currency),
          say.exactMoney(total!.amount, total!.currency),
          people!,
          its.per[total!.per],
        ),
  ].filter((each) => each !== undefined);
  return said.length > 0 ? [text(...said)] : [];
}
