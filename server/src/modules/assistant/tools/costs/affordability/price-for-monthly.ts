import { costsOf } from '@lintel/mortgage';
import { z } from 'zod';
import { ratesToken } from '../../../../listings/index.ts';
import { offer } from '../../../offers.ts';
import type { InLanguages } from '../../../reading/language.ts';
import { tool } from '../../tool.ts';
import { type Currency, choices, speaker, text } from '../../words.ts';
import { costWords } from '../cost-words.ts';
import { rateAssumption, TermsInput } from '../monthly-cost.ts';
import { type Bought, fullTerms, purchaseOf, rateFor } from '../purchase.ts';
import { taxShareOf } from '../transfer/tax-share.ts';

interface Words {
  says(monthly: string, price: string, down: string, on: string): string;
  onlyLoan(monthly: string, price: string, down: string, on: string): string;
  counts(what: string): string;
  noDues: string;
  none: string;
  search(price: string): { label: string; message: string };
}

const words: InLanguages<Words> = {
  en: {
    says: (monthly, price, down, on) =>
      `${monthly} a month, all costs, fits a price of up to about ${price}, with ${down} ${on}.`,
    onlyLoan: (monthly, price, down, on) =>
      `${monthly} a month of principal and interest fits a price of up to about ${price}, with ${down} ${on}.`,
    counts: (what) => `Counted: principal and interest, mortgage insurance where it applies, and ${what}.`,
    noDues: 'Association or condo fees are not counted: take them off the monthly amount first.',
    none: 'No price fits this monthly amount and down payment.',
    search: (price) => ({ label: 'Homes up to that price', message: `Show me homes up to ${price}` }),
  },
  fr: {
    says: (monthly, price, down, on) =>
      `${monthly} par mois, tous frais compris, permet un prix d’environ ${price} au plus, avec ${down} ${on}.`,
    onlyLoan: (monthly, price, down, on) =>
      `${monthly} par mois de capital et intérêts permet un prix d’environ ${price} au plus, avec ${down} ${on}.`,
    counts: (what) => `Compté : capital et intérêts, assurance hypothécaire s’il y a lieu, et ${what}.`,
    noDues: 'Les frais de condo ou d’association ne sont pas comptés : retirez-les d’abord du montant mensuel.',
    none: 'Aucun prix ne correspond à ce montant mensuel et à cette mise de fonds.',
    search: (price) => ({
      label: 'Propriétés jusqu’à ce prix',
      message: `Montrez-moi des propriétés jusqu’à ${price}`,
    }),
  },
  es: {
    says: (monthly, price, down, on) =>
      `${monthly} al mes, con todos los gastos, alcanza para un precio de hasta unos ${price}, con ${down} ${on}.`,
    onlyLoan: (monthly, price, down, on) =>
      `${monthly} al mes de capital e intereses alcanza para un precio de hasta unos ${price}, con ${down} ${on}.`,
    counts: (what) => `Se cuenta: capital e intereses, seguro hipotecario si aplica, y ${what}.`,
    noDues: 'Las cuotas de asociación o condominio no se cuentan: réstelas primero del monto mensual.',
    none: 'Ningún precio cabe en este monto mensual con este enganche.',
    search: (price) => ({ label: 'Casas hasta ese precio', message: `Muéstreme casas de hasta ${price}` }),
  },
};

export const priceForMonthly = tool({
  name: 'priceForMonthly',
  about: 'The highest price that a monthly amount pays for, with all costs or with the loan alone, and the terms used.',
  input: z.strictObject({
    monthly: z.number().min(100).max(1e6).describe('Currency units a month'),
    basis: z.enum(['all', 'loan']).default('all'),
    country: z.enum(['US', 'CA']).optional(),
    state: z.string().length(2).optional(),
    city: z.string().max(80).optional(),
    ...TermsInput,
  }),
  async run(context, { monthly, basis, country: stated, state = '', city, ...terms }) {
    const country = stated ?? context.country;
    const currency: Currency = country === 'US' ? 'USD' : 'CAD';
    const rates = context.resolve(ratesToken)();
    const ratePercent = rateFor(country, terms, rates);
    if (ratePercent === undefined)
      return { facts: { computed: false }, parts: [text(costWords[context.language].noRate)] };
    const share = await taxShareOf(context, country, state ? [`state:${state}`] : []);
    const day = context.now.toISOString().slice(0, 10);
    const monthlyOf = (price: number): number => {
      const taxAnnual = share ? (price * share.percent) / 100 : 0;
      const bought: Bought = { price, country, state, city, land: false, taxAnnual, duesMonthly: 0 };
      const { monthly: its } = costsOf(purchaseOf(bought, fullTerms(price, terms, ratePercent, country), rates), day);
      return (basis === 'loan' ? its.principalAndInterestCents : its.totalCents) / 100;
    };
    const price = highest(monthly, monthlyOf);
    const full = fullTerms(Math.max(price, 1_000), terms, ratePercent, country);
    const say = speaker(context.language);
    const its = words[context.language];
    const cost = costWords[context.language];
    const money = (amount: number) => say.money(amount, currency);
    const rate = rates[country];
    const assumed = terms.ratePercent === undefined && rate ? rateAssumption(rate, country, say) : undefined;
    const assumptions = [
      ...(assumed ? [assumed] : []),
      ...(share && terms.taxYearly === undefined
        ? [cost.assumed.tax(say.percent(share.percent), share.homes, share.where)]
        : []),
      ...(terms.insuranceYearly === undefined ? [cost.assumed.insurance(say.percent(rates.insurance[country]))] : []),
    ];
    const on = cost.terms(say.percent(ratePercent), full.years);
    const down = cost.down(money(full.downCents / 100), say.percent(full.downPercent));
    const others = [...(share || terms.taxYearly !== undefined ? [cost.lines.tax] : []), cost.lines.insurance].map(
      (label) => label.toLowerCase(),
    );
    const search = its.search(String(price));
    return {
      facts: {
        country,
        currency,
        monthly,
        basis,
        highestPrice: price,
        ratePercent,
        years: full.years,
        downPercent: full.downPercent,
        down: full.downCents / 100,
        assumptions,
        taxShare: share,
        search,
      },
      parts: [
        text(
          price === 0 ? its.none : (basis === 'loan' ? its.onlyLoan : its.says)(money(monthly), money(price), down, on),
          price > 0 && basis === 'all' && its.counts(say.listed(others)),
          price > 0 && terms.duesMonthly === undefined && its.noDues,
          assumed && cost.rateAssumed,
        ),
        {
          kind: 'costs',
          asOf: context.now.toISOString(),
          title: cost.title,
          currency,
          lines: [{ label: cost.lines.down, amount: full.downCents / 100 }],
          total: { label: cost.totals.month, amount: monthly },
          assumptions,
        },
        choices(price > 0 && search, offer(context.language, 'down10'), offer(context.language, 'afford')),
      ],
      talk:
        price > 0 ? { costs: { price, country, ...(state ? { state } : {}), ...(city ? { city } : {}), terms } } : {},
    };
  },
});

/** Returns the highest price, in thousands, whose monthly cost is within the limit. */
function highest(limit: number, monthlyOf: (price: number) => number): number {
  let low = 0;
  let high = 100_000;
  while (high > low) {
    const middle = Math.ceil((low + high) / 2);
    if (monthlyOf(middle * 1_000) <= limit) low = middle;
    else high = middle - 1;
  }
  return low * 1_000;
}
