import { monthlyPayment } from '@lintel/mortgage';
import { z } from 'zod';
import { ratesToken } from '../../../listings/index.ts';
import { offer } from '../../offers.ts';
import type { InLanguages } from '../../reading/language.ts';
import { tool } from '../tool.ts';
import { type Currency, choices, speaker, text } from '../words.ts';
import { costWords } from './cost-words.ts';
import { usual } from './purchase.ts';
import { rateInWords } from './rate-words.ts';

interface Words {
  says(payment: string, loan: string, rate: string, years: number): string;
  only: string;
  withTax(tax: string, total: string): string;
  withCosts(costs: string, total: string): string;
  halfYearly: string;
  insuranceApart: string;
  other(payment: string, years: number, difference: string): string;
  /** Interest over each of two terms. */
  interest(total: string, years: number, otherTotal: string, otherYears: number, difference: string): string;
  otherRate(payment: string, rate: string, difference: string): string;
  points(cost: string, months: number): string;
}

const words: InLanguages<Words> = {
  en: {
    says: (payment, loan, rate, years) =>
      `Principal and interest: ${payment} a month for a loan of ${loan} at ${rate} over ${years} years.`,
    withTax: (tax, total) =>
      `With property tax of ${tax} a month it comes to ${total} a month; insurance and fees are extra.`,
    withCosts: (costs, total) => `With the other costs that you state, ${costs} a month, it comes to ${total} a month.`,
    only: 'Property tax, insurance and fees are not in it.',
    halfYearly: 'The rate is compounded half-yearly, as for fixed mortgages in Canada.',
    insuranceApart: 'Mortgage insurance (PMI) is not in it: with less than 20% down the lender usually adds it.',
    other: (payment, years, difference) =>
      `Over ${years} years it is ${payment} a month, so the difference is ${difference} a month.`,
    interest: (total, years, otherTotal, otherYears, difference) =>
      `Total interest is about ${total} over ${years} years and ${otherTotal} over ${otherYears}: a difference of ${difference}.`,
    otherRate: (payment, rate, difference) =>
      `At ${rate} it is ${payment} a month, so the difference is ${difference} a month.`,
    points: (cost, months) =>
      `The points cost ${cost} at closing, so they pay off after about ${months} months; before a sale or refinance they don’t.`,
  },
  fr: {
    says: (payment, loan, rate, years) =>
      `Capital et intérêts : ${payment} par mois pour un prêt de ${loan} à ${rate} sur ${years} ans.`,
    withTax: (tax, total) =>
      `Avec la taxe foncière de ${tax} par mois, cela fait ${total} par mois; l’assurance et les frais sont en sus.`,
    withCosts: (costs, total) => `Avec les autres frais indiqués, ${costs} par mois, cela fait ${total} par mois.`,
    only: 'Les taxes, l’assurance et les frais n’y sont pas.',
    halfYearly: 'Le taux est composé semestriellement, comme pour les prêts fixes au Canada.',
    insuranceApart:
      'L’assurance hypothécaire (PMI) n’y est pas : avec moins de 20 % de mise de fonds, le prêteur l’ajoute d’habitude.',
    other: (payment, years, difference) =>
      `Sur ${years} ans, c’est ${payment} par mois : la différence est de ${difference} par mois.`,
    interest: (total, years, otherTotal, otherYears, difference) =>
      `L’intérêt total est d’environ ${total} sur ${years} ans et de ${otherTotal} sur ${otherYears} ans : une différence de ${difference}.`,
    otherRate: (payment, rate, difference) =>
      `À ${rate}, c’est ${payment} par mois : la différence est de ${difference} par mois.`,
    points: (cost, months) =>
      `Les points coûtent ${cost} à la clôture : ils se remboursent après environ ${months} mois, et pas avant une vente ou un refinancement.`,
  },
  es: {
    says: (payment, loan, rate, years) =>
      `Capital e intereses: ${payment} al mes por un préstamo de ${loan} a ${rate} en ${years} años.`,
    withTax: (tax, total) =>
      `Con el impuesto predial de ${tax} al mes son ${total} al mes; el seguro y las cuotas van aparte.`,
    withCosts: (costs, total) => `Con los demás gastos que indica, ${costs} al mes, son ${total} al mes.`,
    only: 'No incluye impuestos, seguro ni cuotas.',
    halfYearly: 'La tasa se capitaliza cada semestre, como en las hipotecas fijas de Canadá.',
    insuranceApart:
      'No incluye el seguro hipotecario (PMI): con menos de 20% de enganche, el prestamista suele agregarlo.',
    other: (payment, years, difference) =>
      `A ${years} años son ${payment} al mes: la diferencia es de ${difference} al mes.`,
    interest: (total, years, otherTotal, otherYears, difference) =>
      `El interés total es de unos ${total} en ${years} años y ${otherTotal} en ${otherYears}: una diferencia de ${difference}.`,
    otherRate: (payment, rate, difference) =>
      `A ${rate} son ${payment} al mes: la diferencia es de ${difference} al mes.`,
    points: (cost, months) =>
      `Los puntos cuestan ${cost} al cierre: se recuperan en unos ${months} meses, y no si vende o refinancia antes.`,
  },
};

export const loanPayment = tool({
  name: 'loanPayment',
  about: 'Principal and interest a month of a loan, without taxes and insurance. USA and Canada.',
  input: z.strictObject({
    loan: z.number().min(1_000).max(1e9).describe('Currency units'),
    ratePercent: z.number().min(0).max(30).optional(),
    years: z.number().min(1).max(40).optional(),
    otherYears: z.number().min(1).max(40).optional().describe('A second term to compare'),
    otherRatePercent: z.number().min(0).max(30).optional().describe('A second rate to compare'),
    points: z.number().min(0).max(5).optional().describe('Discount points that buy the second rate'),
    taxYearly: z.number().min(0).max(1e7).optional().describe('Property tax a year, where it is stated'),
    insuranceYearly: z.number().min(0).max(1e7).optional().describe('Home insurance a year, where it is stated'),
    duesMonthly: z.number().min(0).max(1e6).optional().describe('Condo or HOA fees a month, where they are stated'),
    insuranceApart: z.boolean().optional().describe('Says that mortgage insurance is not included'),
    country: z.enum(['US', 'CA']).optional(),
  }),
  async run(context, input) {
    const { loan, ratePercent: stated, years = usual.years, country: named, taxYearly } = input;
    const { otherYears, otherRatePercent, points, insuranceYearly, duesMonthly } = input;
    const country = named ?? context.country;
    const currency: Currency = country === 'US' ? 'USD' : 'CAD';
    const rate = context.resolve(ratesToken)()[country];
    const ratePercent = stated ?? rate?.percent;
    const say = speaker(context.language);
    const its = words[context.language];
    if (ratePercent === undefined)
      return { facts: { computed: false }, parts: [text(costWords[context.language].noRate)] };
    const whole = { priceCents: Math.round(loan * 100), downPercent: 0 };
    const payment = monthlyPayment({ ...whole, ratePercent, years, country }) / 100;
    const other =
      otherYears === undefined && otherRatePercent === undefined
        ? undefined
        : monthlyPayment({
            ...whole,
            ratePercent: otherRatePercent ?? ratePercent,
            years: otherYears ?? years,
            country,
          }) / 100;
    const difference = other === undefined ? 0 : Math.round(Math.abs(payment - other) * 100) / 100;
    const interest = (each: number, over: number) => Math.round(each * over * 12 - loan);
    const interests =
      other === undefined || otherYears === undefined
        ? undefined
        : { interestTotal: interest(payment, years), otherInterestTotal: interest(other, otherYears) };
    const bought = points !== undefined && other !== undefined && other < payment ? points : undefined;
    const pointsCost = bought === undefined ? 0 : Math.round(loan * bought) / 100;
    const breakEven = bought === undefined ? 0 : Math.ceil(pointsCost / difference);
    const taxMonthly = Math.round(((taxYearly ?? 0) * 100) / 12) / 100;
    const costsMonthly =
      Math.round(taxMonthly * 100 + ((insuranceYearly ?? 0) * 100) / 12 + (duesMonthly ?? 0) * 100) / 100;
    const onlyTax = insuranceYearly === undefined && duesMonthly === undefined;
    const rateSaid = stated === undefined && rate ? rateInWords(rate, say) : say.percent(ratePercent);
    return {
      facts: {
        ...{ country, currency, loan, ratePercent, years, payment, rate: stated === undefined ? rate : null },
        ...(other ? { otherYears, otherRatePercent, otherPayment: other, paymentDifference: difference } : {}),
        ...(interests
          ? { ...interests, interestDifference: Math.abs(interests.interestTotal - interests.otherInterestTotal) }
          : {}),
        ...(input.insuranceApart ? { insuredBelowPercent: 20 } : {}),
        ...(bought === undefined ? {} : { points: bought, pointsCost, breakEvenMonths: breakEven }),
        ...(costsMonthly === 0
          ? {}
          : { taxMonthly, costsMonthly, totalMonthly: Math.round((payment + costsMonthly) * 100) / 100 }),
      },
      parts: [
        text(
          its.says(say.exactMoney(payment, currency), say.money(loan, currency), rateSaid, years),
          other !== undefined &&
            (otherYears === undefined
              ? its.otherRate(
                  say.exactMoney(other, currency),
                  say.percent(otherRatePercent!),
                  say.exactMoney(difference, currency),
                )
              : its.other(say.exactMoney(other, currency), otherYears, say.exactMoney(difference, currency))),
          interests !== undefined &&
            its.interest(
              say.money(interests.interestTotal, currency),
              years,
              say.money(interests.otherInterestTotal, currency),
              otherYears!,
              say.money(Math.abs(interests.interestTotal - interests.otherInterestTotal), currency),
            ),
          bought !== undefined && its.points(say.money(pointsCost, currency), breakEven),
          costsMonthly === 0
            ? its.only
            : (onlyTax ? its.withTax : its.withCosts)(
                say.exactMoney(costsMonthly, currency),
                say.exactMoney(payment + costsMonthly, currency),
              ),
          input.insuranceApart && its.insuranceApart,
          country === 'CA' && its.halfYearly,
          stated === undefined && costWords[context.language].rateAssumed,
        ),
        choices(offer(context.language, 'years15'), offer(context.language, 'afford')),
      ],
      talk: { loan: { amount: loan, country, ...(stated === undefined ? {} : { ratePercent: stated }), years } },
    };
  },
});
