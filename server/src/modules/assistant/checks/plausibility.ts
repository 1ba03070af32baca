import { changesResult } from '../calculations/competing.ts';
import type { Calculation } from '../calculations/index.ts';
import { offer } from '../offers.ts';
import type { StoredPart } from '../parts/stored-part.ts';
import type { Amount } from '../reading/figures/amounts.ts';
import { couldBePrice, isOfCost, sourceOfPrice } from '../reading/figures/possible-price.ts';
import type { InLanguages, Language } from '../reading/language.ts';
import type { Message } from '../reading/message.ts';
import { computes } from '../reading/plan.ts';
import type { ToolCall } from '../tables.ts';
import { amountInWords } from '../tools/amount-words.ts';
import { choices, speaker, text } from '../tools/words.ts';
import { unusedAmounts } from './accounting.ts';

/** Rates of loans outside of these bounds are misread numbers. */
const [leastRate, mostRate] = [1.5, 16];
/** The same of an income a year, and of the share of it that debts take. */
const [leastIncome, mostIncome, mostDebtShare] = [4_000, 20_000_000, 0.8];
/** The bounds of results of a calculation, by their label. */
const bounds: Readonly<Record<string, readonly [least: number, most: number]>> = {
  capRate: [-10, 30],
  cashOnCash: [-100, 100],
  debtCoverage: [0, 6],
  rentMultiplier: [2, 100],
  debtRatio: [0, 150],
};

/** Returns the numbers of a question that a call takes for what they cannot be, or undefined without any. */
function misreadBy(call: ToolCall, parts: readonly StoredPart[], message: Message): Amount[] | undefined {
  const { tool, input } = call;
  const { amounts } = message;
  const { price, loan, amount, ratePercent, incomeYearly, debtsMonthly } = input as Record<string, number | undefined>;
  if (tool === 'searchHomes' && message.talk.search === undefined) {
    const wanted = message.search.criteria
      .filter((fact) => /^price/.test(fact))
      .map((fact) => Number(/\d+/.exec(fact)?.[0]));
    const wrong = wanted.map((each) => sourceOfPrice(each, amounts)).filter((each) => each && !couldBePrice(each));
    if (wrong.length > 0) return wrong as Amount[];
  }
  if (price !== undefined && computes.has(tool) && !isKnownPrice(price, message)) {
    const source = sourceOfPrice(price, amounts);
    if (source && !couldBePrice(source)) return [source];
  }
  // A fee of 250 is no loan of 250,000.
  const lent = [loan, amount].map((each) => (each === undefined ? undefined : scaledSourceOf(each, amounts)));
  const small = lent.filter((each) => each && isOfCost(each));
  if (small.length > 0) return small as Amount[];
  // The rate of a property tax is another one.
  if (tool !== 'propertyTax' && ratePercent !== undefined && (ratePercent < leastRate || ratePercent > mostRate))
    return amounts.filter(({ value }) => value === ratePercent);
  if (tool === 'affordability' && incomeYearly !== undefined) {
    const owesTooMuch = debtsMonthly !== undefined && debtsMonthly > (incomeYearly / 12) * mostDebtShare;
    if (incomeYearly < leastIncome || incomeYearly > mostIncome || owesTooMuch) return [...amounts];
  }
  return tool === 'calculate' ? misreadByCalculation(call, parts, message) : undefined;
}

/** Returns the number that an input was read from as thousands. */
const scaledSourceOf = (value: number, amounts: readonly Amount[]): Amount | undefined =>
  amounts.find((each) => each.value * 1_000 === value);

function misreadByCalculation(call: ToolCall, parts: readonly StoredPart[], message: Message): Amount[] | undefined {
  const calculation = call.input as { calculation: Calculation['name']; values: Calculation['values'] };
  const { values } = calculation;
  const { steps = [] } = call.facts as { steps?: readonly { label: string; value: number }[] };
  const isOut = steps.some(({ label, value }) => {
    const [least, most] = bounds[label] ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    return value < least || value > most;
  });
  const isNoRate = [values.rate, values.newRate].some((rate) => rate?.percent && rate.value > mostRate);
  if (isOut || isNoRate) return message.amounts.filter(({ role }) => role !== 'year');
  const left = unusedAmounts(message, [call], parts).filter((amount) =>
    changesResult(amount, { name: calculation.calculation, values }),
  );
  return left.length > 0 ? left : undefined;
}

/** True for a price that earlier questions or answers stated. */
const isKnownPrice = (price: number, { talk }: Message): boolean =>
  [talk.stated?.price, talk.costs?.price, talk.transfer?.price, talk.afforded?.price].includes(price);

/** A call with the parts of its answer. */
export interface Answered {
  call: ToolCall;
  parts: readonly StoredPart[];
}

/** Returns the calls that misread no number of a question, and the numbers that the others misread. */
export function plausibleOf<Each extends Answered>(
  answered: readonly Each[],
  message: Message,
): { plausible: Each[]; misread: Amount[] } {
  const plausible: Each[] = [];
  const misread = new Set<Amount>();
  for (const each of answered) {
    const amounts = misreadBy(each.call, each.parts, message);
    if (amounts === undefined || amounts.length === 0) plausible.push(each);
    else for (const amount of amounts) misread.add(amount);
  }
  return { plausible, misread: [...misread] };
}

const unplaced: InLanguages<{ one(figure: string): string; several(figures: string): string }> = {
  en: {
    one: (figure) =>
      `I can’t tell what ${figure} is here, so I won’t state a result that may be wrong. Say what it is: a price, a loan, a rate, an income, a cost a month or a year, or a share.`,
    several: (figures) =>
      `I can’t tell what ${figures} are here, so I won’t state a result that may be wrong. Say what each is: a price, a loan, a rate, an income, a cost a month or a year, or a share.`,
  },
  fr: {
    one: (figure) =>
      `Je ne sais pas ce qu’est ${figure} ici; je ne donne donc pas un résultat qui pourrait être faux. Dites ce que c’est : un prix, un prêt, un taux, un revenu, un coût par mois ou par an, ou une part.`,
    several: (figures) =>
      `Je ne sais pas ce que sont ${figures} ici; je ne donne donc pas un résultat qui pourrait être faux. Dites ce qu’est chaque chiffre : un prix, un prêt, un taux, un revenu, un coût par mois ou par an, ou une part.`,
  },
  es: {
    one: (figure) =>
      `No sé qué es ${figure} aquí, así que no doy un resultado que puede estar mal. Diga qué es: un precio, un préstamo, una tasa, un ingreso, un costo al mes o al año, o una parte.`,
    several: (figures) =>
      `No sé qué son ${figures} aquí, así que no doy un resultado que puede estar mal. Diga qué es cada cifra: un precio, un préstamo, una tasa, un ingreso, un costo al mes o al año, o una parte.`,
  },
};

/** Names the numbers whose meaning is not known. */
export function unplacedParts(misread: readonly Amount[], language: Language): StoredPart[] {
  const figures = [...new Set(misread.map((amount) => amountInWords(amount, language)))];
  const { one, several } = unplaced[language];
  return [
    text(figures.length === 1 ? one(figures[0]!) : several(speaker(language).listed(figures))),
    choices(offer(language, 'can'), offer(language, 'person')),
  ];
}
