import { z } from 'zod';
import { ratesToken } from '../../../listings/index.ts';
import { statedOf, type Term, type Unit } from '../../calculations/calculator.ts';
import { calculationNames, calculators } from '../../calculations/index.ts';
import { labels } from '../../calculations/labels.ts';
import { notes } from '../../calculations/notes.ts';
import type { Values } from '../../calculations/quantities/assign.ts';
import { type QuantityName, quantities } from '../../calculations/quantities/quantities.ts';
import type { InLanguages } from '../../reading/language.ts';
import { type ToolContext, tool } from '../tool.ts';
import { type Speaker, speaker, text } from '../words.ts';
import { sellerTransferTax } from './transfer/seller-tax.ts';

const quantityNames = Object.keys(quantities) as [QuantityName, ...QuantityName[]];

interface Periods {
  months(n: number): string;
  years(n: number): string;
}
const periods: InLanguages<Periods> = {
  en: { months: (n) => `${n} ${n === 1 ? 'month' : 'months'}`, years: (n) => `${n} ${n === 1 ? 'year' : 'years'}` },
  fr: { months: (n) => `${n} mois`, years: (n) => `${n} ${n < 2 ? 'an' : 'ans'}` },
  es: { months: (n) => `${n} ${n === 1 ? 'mes' : 'meses'}`, years: (n) => `${n} ${n === 1 ? 'año' : 'años'}` },
};

/** Writes a value in its unit. Months from two years on are written in years and months too. */
function written(value: number, unit: Unit, say: Speaker, currency: 'USD' | 'CAD'): string {
  const { months, years } = periods[say.language];
  switch (unit) {
    case 'money':
      return Number.isInteger(value) ? say.money(value, currency) : say.exactMoney(value, currency);
    case 'percent':
      return say.percent(value);
    case 'years':
      return years(value);
    case 'months': {
      const rest = value % 12;
      const inYears = say.listed([years((value - rest) / 12), ...(rest > 0 ? [months(rest)] : [])]);
      return value < 24 ? months(value) : `${months(value)} (${inYears})`;
    }
    case 'number':
      return say.factor(value);
    default:
      return say.number(value);
  }
}

export const calculate = tool({
  name: 'calculate',
  about:
    'Arithmetic on stated figures, shown step by step: what a sale leaves, equity and loan-to-value, refinancing, break-even, extra and biweekly payments, total interest, balance after years, prepayment charge, debt ratio, income for a payment or rent, rent budget, cap rate, cash flow, capital gain, shares of an amount, prorations and daily interest at closing, temporary buydowns, points, adjustable rates, the payment at the stress test, buying out a co-owner, commission tiers, depreciation, growth at a stated rate.',
  input: z.strictObject({
    calculation: z.enum(calculationNames),
    values: z.partialRecord(
      z.enum(quantityNames),
      z.strictObject({ value: z.number().min(0).max(1e10), percent: z.boolean() }),
    ),
    country: z.enum(['US', 'CA']).optional(),
    province: z.string().length(2).optional().describe('Where the tax on the commission is from'),
    soldIn: z
      .strictObject({ state: z.string().length(2), city: z.string().max(80).optional() })
      .optional()
      .describe('netProceeds: the place whose transfer tax comes off too'),
  }),
  async run(context: ToolContext, { calculation, values: stated, country: named, soldIn }) {
    const values = { ...stated, ...taxOfSale(context, stated.sale?.value, soldIn) };
    const country = named ?? context.country;
    const currency = country === 'US' ? 'USD' : 'CAD';
    const say = speaker(context.language);
    const result = calculators[calculation].run(
      statedOf(values, country, context.resolve(ratesToken)()[country]?.percent),
    );
    if (!result) return { facts: { computed: false }, parts: [text(notComputed[context.language])] };
    const label = (name: keyof typeof labels) => labels[name][context.language];
    const plainly = (value: number, unit: Unit) =>
      unit === 'months' ? periods[say.language].months(value) : written(value, unit, say, currency);
    const title = (name: keyof typeof labels, ordinal?: number) => [label(name), ordinal].filter(Boolean).join(' ');
    const termOf = ({ sign, value, unit = 'money', label: name, percent, ordinal }: Term, at: number): string => {
      const about = [name && title(name, ordinal), percent !== undefined && say.percent(percent)]
        .filter(Boolean)
        .join(', ');
      return `${sign ? `${sign} ` : at > 0 ? '· ' : ''}${plainly(value, unit)}${about ? ` ${about}` : ''}`;
    };
    const steps = result.steps.map(({ label: name, value, unit, terms = [], ordinal }) => {
      const how = terms.length > 0 ? ` (${terms.map(termOf).join(' ')})` : '';
      const about = title(name, ordinal);
      const colon = context.language === 'fr' ? ' :' : ':';
      return `${about[0]!.toUpperCase()}${about.slice(1)}${colon} ${written(value, unit, say, currency)}${how}.`;
    });
    const ofLoan = result.steps.some(({ terms = [] }) => terms.some(({ label: name }) => name === 'rate'));
    const assumed = ofLoan && (values.rate === undefined || (values.years ?? values.amortization) === undefined);
    const remarks = [...(result.notes ?? []), ...(assumed ? (['assumed'] as const) : [])].map(
      (name) => notes[name][context.language],
    );
    return {
      facts: { country, currency, calculation, steps: result.steps, amounts: steps, notes: remarks },
      parts: [text(...steps, ...remarks)],
    };
  },
});

/** Returns the transfer tax of the seller as a quantity of the calculation. */
function taxOfSale(
  { now }: ToolContext,
  price: number | undefined,
  place: { state: string; city?: string | undefined } | undefined,
): Values {
  const tax =
    price === undefined || place === undefined
      ? undefined
      : sellerTransferTax(price, place.state, place.city, now.toISOString().slice(0, 10));
  return tax === undefined ? {} : { saleTax: { value: tax, percent: false } };
}

const notComputed: InLanguages = {
  en: 'I can’t compute that from these figures: check that none is missing or mixed up.',
  fr: 'Je ne peux pas calculer cela avec ces chiffres : vérifiez qu’aucun ne manque ou n’est inversé.',
  es: 'No puedo calcularlo con estas cifras: verifique que no falte ninguna ni estén invertidas.',
};
