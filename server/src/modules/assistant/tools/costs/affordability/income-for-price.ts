import { canadianRules, costsOf, debtServiceOf, debtToIncomeLimits, heatMonthlyCents, inForce } from '@lintel/mortgage';
import { z } from 'zod';
import { ratesToken } from '../../../../listings/index.ts';
import type { InLanguages } from '../../../reading/language.ts';
import { tool } from '../../tool.ts';
import { speaker, text } from '../../words.ts';
import { costWords } from '../cost-words.ts';
import { fullTerms, purchaseOf, rateFor } from '../purchase.ts';
import { taxShareOf } from '../transfer/tax-share.ts';

interface Words {
  needs(income: string, price: string, down: string, rate: string): string;
  because(monthly: string, limit: string, stress: string | undefined): string;
  withDebts(monthly: string, debts: string, limit: string): string;
  /** Debts that change nothing, because housing alone decides. */
  debtsFit(debts: string, limit: string): string;
  guide: string;
}

const words: InLanguages<Words> = {
  en: {
    needs: (income, price, down, rate) =>
      `For a home at ${price} with ${down} down at ${rate}, the usual limits ask for a gross income of about ${income} a year.`,
    because: (monthly, limit, stress) =>
      `Housing costs about ${monthly} a month${stress ? ` when the loan is tested at ${stress}` : ''} and may be ${limit} of gross income.`,
    withDebts: (monthly, debts, limit) =>
      `With debts of ${debts} a month, ${monthly} in all may be ${limit}, and that decides.`,
    debtsFit: (debts, limit) => `Debts of ${debts} a month are counted: with them all stays within ${limit}.`,
    guide: 'Other debts raise it. It is a guide, not an approval: lenders and programs differ.',
  },
  fr: {
    needs: (income, price, down, rate) =>
      `Pour une propriété à ${price} avec ${down} de mise de fonds à ${rate}, les limites usuelles demandent un revenu brut d’environ ${income} par an.`,
    because: (monthly, limit, stress) =>
      `Le logement coûte environ ${monthly} par mois${stress ? ` quand le prêt est testé à ${stress}` : ''} et peut prendre ${limit} du revenu brut.`,
    withDebts: (monthly, debts, limit) =>
      `Avec ${debts} de dettes par mois, ${monthly} en tout peuvent prendre ${limit}, et c’est ce qui décide.`,
    debtsFit: (debts, limit) => `Vos dettes de ${debts} par mois sont comptées : le tout reste sous ${limit}.`,
    guide: 'D’autres dettes l’augmentent. C’est un guide, pas une approbation : les prêteurs diffèrent.',
  },
  es: {
    needs: (income, price, down, rate) =>
      `Para una casa de ${price} con ${down} de enganche al ${rate}, los límites usuales piden un ingreso bruto de unos ${income} al año.`,
    because: (monthly, limit, stress) =>
      `La vivienda cuesta unos ${monthly} al mes${stress ? ` con el préstamo probado al ${stress}` : ''} y puede ser el ${limit} del ingreso bruto.`,
    withDebts: (monthly, debts, limit) =>
      `Con deudas de ${debts} al mes, ${monthly} en total pueden ser el ${limit}, y eso decide.`,
    debtsFit: (debts, limit) => `Sus deudas de ${debts} al mes están contadas: todo queda dentro del ${limit}.`,
    guide: 'Otras deudas lo aumentan. Es una guía, no una aprobación: los prestamistas y programas difieren.',
  },
};

export const incomeForPrice = tool({
  name: 'incomeForPrice',
  about:
    'The gross income that the usual limits of lenders ask for to buy at a price, with stated terms, costs and debts.',
  input: z.strictObject({
    price: z.number().min(10_000).max(1e9).describe('Currency units'),
    downPercent: z.number().min(0).max(100).optional(),
    downAmount: z.number().min(0).max(1e9).optional(),
    ratePercent: z.number().min(0).max(30).optional(),
    years: z.number().min(1).max(40).optional(),
    taxYearly: z.number().min(0).max(1e7).optional(),
    insuranceYearly: z.number().min(0).max(1e7).optional(),
    duesMonthly: z.number().min(0).max(1e6).optional(),
    heatMonthly: z.number().min(0).max(1e5).optional(),
    premiumPercent: z.number().min(0).max(5).optional(),
    premiumMonthly: z.number().min(0).max(1e5).optional(),
    debtsMonthly: z.number().min(0).max(1e6).optional(),
    country: z.enum(['US', 'CA']).optional(),
    state: z.string().length(2).optional(),
    city: z.string().max(80).optional(),
  }),
  async run(context, { price, debtsMonthly = 0, country = context.country, state = '', city, ...terms }) {
    const rates = context.resolve(ratesToken)();
    const say = speaker(context.language);
    const ratePercent = rateFor(country, terms, rates);
    if (ratePercent === undefined)
      return { facts: { computed: false }, parts: [text(costWords[context.language].noRate)] };
    const day = context.now.toISOString().slice(0, 10);
    const share = await taxShareOf(context, country, state ? [`state:${state}`] : []);
    const full = fullTerms(price, terms, ratePercent, country);
    const bought = {
      price,
      country,
      state,
      city,
      land: false,
      duesMonthly: 0,
      taxAnnual: share ? (price * share.percent) / 100 : null,
    };
    const { monthly, loan } = costsOf(purchaseOf(bought, full, rates), day);
    const rules = inForce(canadianRules, day).table;
    const limits =
      country === 'US'
        ? { front: debtToIncomeLimits.guide.front, back: debtToIncomeLimits.guide.back }
        : { front: rules.gdsPercent, back: rules.tdsPercent };
    const tested =
      country === 'US'
        ? undefined
        : debtServiceOf(
            loan.baseCents + loan.premiumCents,
            { ratePercent, compounding: 'half-yearly', years: full.years },
            {
              incomeCents: 100,
              debtsCents: 0,
              taxCents: monthly.taxCents ?? 0,
              heatCents: terms.heatMonthly === undefined ? heatMonthlyCents : Math.round(terms.heatMonthly * 100),
              feeCents: monthly.duesCents ?? 0,
            },
            rules,
          );
    const housing = (tested?.housingCents ?? monthly.totalCents) / 100;
    const all = housing + debtsMonthly;
    const [byHousing, byAll] = [(housing * 1200) / limits.front, (all * 1200) / limits.back];
    const income = Math.ceil(Math.max(byHousing, byAll) / 100) * 100;
    const currency = country === 'US' ? ('USD' as const) : ('CAD' as const);
    const money = (amount: number) => say.money(Math.round(amount), currency);
    const its = words[context.language];
    return {
      facts: {
        ...{ country, currency, price, downAmount: full.downCents / 100, downPercent: full.downPercent, ratePercent },
        ...{ incomeYearly: income, housingMonthly: Math.round(housing), debtsMonthly, totalMonthly: Math.round(all) },
        ...{
          frontPercent: limits.front,
          backPercent: limits.back,
          stressRatePercent: tested?.stressRatePercent ?? null,
        },
        years: full.years,
      },
      parts: [
        text(
          its.needs(money(income), money(price), money(full.downCents / 100), say.percent(ratePercent)),
          its.because(money(housing), say.percent(limits.front), tested && say.percent(tested.stressRatePercent)),
          byAll > byHousing && its.withDebts(money(all), money(debtsMonthly), say.percent(limits.back)),
          debtsMonthly > 0 && byAll <= byHousing && its.debtsFit(money(debtsMonthly), say.percent(limits.back)),
          its.guide,
        ),
      ],
      talk: { costs: { price, country, ...(state ? { state } : {}), ...(city ? { city } : {}), terms } },
    };
  },
});
