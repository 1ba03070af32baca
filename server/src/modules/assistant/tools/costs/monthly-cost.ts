import { costsOf, sourcesOf } from '@lintel/mortgage';
import { z } from 'zod';
import { type Rates, ratesToken } from '../../../listings/index.ts';
import type { StatedRate } from '../../../rates/index.ts';
import { offer } from '../../offers.ts';
import { homeMark, type StoredPart } from '../../parts/stored-part.ts';
import { plain } from '../../reading/plain.ts';
import type { Terms } from '../../reading/talk.ts';
import { noSuchHome, theHome, WhichHome } from '../homes/homes.ts';
import { type ToolContext, type ToolResult, tool } from '../tool.ts';
import { type Currency, choices, type Speaker, sources, speaker, text } from '../words.ts';
import { type About, closingWords, costsCard, costsInWords, usualClosing } from './cost-parts.ts';
import { costWords, findingsInWords } from './cost-words.ts';
import { leastDownFor } from './least-down.ts';
import { type Bought, boughtHome, type FullTerms, fullTerms, purchaseOf, rateFor } from './purchase.ts';
import { rateInWords } from './rate-words.ts';
import { type TaxShare, taxShareOf } from './transfer/tax-share.ts';

export const TermsInput = {
  downPercent: z.number().min(0).max(100).optional().describe('Down payment in per cent of the price'),
  downAmount: z.number().min(0).max(1e10).optional().describe('Down payment in currency units'),
  ratePercent: z.number().min(0).max(30).optional().describe('Interest a year as quoted, in per cent'),
  years: z.number().min(1).max(40).optional(),
  taxYearly: z.number().min(0).max(1e7).optional().describe('Stated property tax, currency units a year'),
  insuranceYearly: z.number().min(0).max(1e7).optional().describe('Stated home insurance, currency units a year'),
  duesMonthly: z.number().min(0).max(1e6).optional().describe('Stated condo or HOA fees, currency units a month'),
  premiumPercent: z.number().min(0).max(5).optional().describe('Stated PMI, percent of the loan a year'),
  premiumMonthly: z.number().min(0).max(1e5).optional().describe('Stated PMI, currency units a month'),
  heatMonthly: z.number().min(0).max(1e5).optional().describe('Stated heating, currency units a month'),
  program: z.enum(['fha', 'va', 'usda']).optional().describe('The program of a loan in the USA, unless conventional'),
  firstTime: z.boolean().optional().describe('A first-time buyer'),
  newlyBuilt: z.boolean().optional().describe('A newly built home to live in'),
};

export const monthlyCost = tool({
  name: 'monthlyCost',
  about:
    'What a home, or a price, costs a month in all and what cash is needed at closing, on given terms or the usual ones. USA and Canada.',
  input: z.strictObject({
    ...WhichHome,
    price: z.number().min(1_000).max(1e9).optional().describe('Currency units; where no home is meant'),
    country: z.enum(['US', 'CA']).optional(),
    state: z.string().length(2).optional(),
    city: z.string().max(80).optional(),
    ...TermsInput,
    about: z.enum(['month', 'cash']).default('month'),
    condo: z.boolean().optional().describe('A condo, whose fee is named as missing unless it is stated'),
    principalFirst: z.boolean().optional().describe('The payment of the loan alone is asked for'),
    leastDown: z.boolean().optional().describe('With the minimum down payment'),
    rent: z.number().min(100).max(100_000).optional().describe('The rent paid now, to compare with'),
    proceeds: z.number().min(1_000).max(1e9).optional().describe('What the sale of a home brought in'),
  }),
  async run(
    context,
    {
      about,
      condo,
      principalFirst,
      leastDown,
      rent,
      proceeds,
      price,
      country: stated,
      state,
      city,
      home: id,
      mls,
      address,
      of,
      ...terms
    },
  ) {
    const words = costWords[context.language];
    const named = id !== undefined || mls !== undefined || address !== undefined || of !== undefined;
    const home = named ? await theHome(context, { home: id, mls, address, of }) : undefined;
    if (named && !home) return noSuchHome(context.language);
    if (!home && price === undefined)
      return {
        facts: { computed: false },
        parts: [text(words.whichPrice)],
      };
    if (home?.status === 'sold')
      return {
        facts: { sold: true },
        parts: [text(words.sold(homeMark(home.id)))],
        talk: { home: home.id },
      };
    const country = home?.country ?? stated ?? context.country;
    const share = home ? undefined : await taxShareOf(context, country, state ? [`state:${state}`] : []);
    const bought: Bought = home
      ? boughtHome(home)
      : {
          price: price!,
          country,
          state: state ?? '',
          city,
          land: false,
          duesMonthly: condo ? null : 0,
          taxAnnual: share ? Math.round(price! * share.percent) / 100 : null,
        };
    const rates = context.resolve(ratesToken)();
    const ratePercent = rateFor(country, terms, rates);
    if (ratePercent === undefined) return { facts: { computed: false }, parts: [text(words.noRate)] };
    if (leastDown)
      Object.assign(terms, { downPercent: undefined, downAmount: leastDownFor(bought, terms.program, context.now) });
    const result = costsFor(context, bought, fullTerms(bought.price, terms, ratePercent, country), rates, {
      about,
      principalFirst,
      share,
      title: home ? homeMark(home.id) : undefined,
      rent,
      proceeds,
    });
    const costs = home
      ? { home: home.id, terms }
      : { price: price!, country, ...(state ? { state } : {}), ...(city ? { city } : {}), terms };
    const page = home ? sources([words.page, `/property/${home.id}#costs`]) : undefined;
    return {
      ...result,
      parts: [...result.parts, ...(page ? [page] : [])],
      talk: { costs, ...(home ? { home: home.id } : {}) },
    };
  },
});

function costsFor(context: ToolContext, bought: Bought, terms: FullTerms, rates: Rates, about: About): ToolResult {
  const day = context.now.toISOString().slice(0, 10);
  const currency: Currency = bought.country === 'US' ? 'USD' : 'CAD';
  const purchase = purchaseOf(bought, terms, rates);
  const costs = costsOf(purchase, day);
  const say = speaker(context.language);
  const words = costWords[context.language];
  const assumptions = assumptionsOf(bought, terms, rates, about.share, say);
  const findings = findingsInWords(costs.findings, say, currency);
  const unknown = costs.missing
    .filter((what) => what !== 'transfer_tax' || bought.country === 'CA')
    .map((what) => words.missing[what]);
  const facts = {
    country: bought.country,
    currency,
    price: bought.price,
    terms: { ...terms, down: terms.downCents / 100 },
    leastUsualClosing: usualClosing(bought).low,
    mostUsualClosing: usualClosing(bought).high,
    taxRatePercent: terms.housing.taxYearly === undefined ? null : (terms.housing.taxYearly / bought.price) * 100,
    besideDown: (costs.cash.totalCents - costs.cash.downCents) / 100,
    monthly: inUnits(costs.monthly),
    cash: inUnits(costs.cash),
    loan: inUnits(costs.loan),
    ltvPercent: costs.loan.ltvPercent,
    rate: terms.stated.includes('ratePercent') ? null : rates[bought.country],
    assumptions,
    findings,
    notKnown: unknown,
    rentAmount: about.rent ?? null,
    proceedsAmount: about.proceeds ?? null,
    amountOverRent: about.rent === undefined ? null : Math.round(costs.monthly.totalCents / 100 - about.rent),
    amountLeft: about.proceeds === undefined ? null : Math.round(about.proceeds - costs.cash.totalCents / 100),
    sources: sourcesOf(purchase, day).map(({ name, effectiveOn }) => ({ name, effectiveOn })),
  };
  return {
    facts,
    parts: [
      costsInWords(bought, terms, costs, {
        ...about,
        asksClosing: closingWords.test(plain(context.typed)),
        currency,
        unknown,
        findings,
        rate: rates[bought.country],
        say,
        words,
      }),
      costsCard(context, costs, { ...about, currency, assumptions, words }),
      nextOf(context, terms, about.about),
    ],
  };
}

function assumptionsOf(
  bought: Bought,
  terms: FullTerms,
  rates: Rates,
  share: TaxShare | undefined,
  say: Speaker,
): string[] {
  const { country } = bought;
  const { assumed: words } = costWords[say.language];
  const assumed = (name: keyof Terms) => !terms.stated.includes(name);
  const lines: (string | false | null)[] = [
    assumed('ratePercent') && rates[country] && rateAssumption(rates[country], country, say),
    assumed('downPercent') && assumed('downAmount') && words.down(say.percent(terms.downPercent)),
    assumed('years') && words.years(terms.years),
    !bought.land && assumed('insuranceYearly') && words.insurance(say.percent(rates.insurance[country])),
    share !== undefined && assumed('taxYearly') && words.tax(say.percent(share.percent), share.homes, share.where),
    words.closing(say.percent(rates.closing[country]), country === 'CA'),
  ];
  return lines.filter((line) => typeof line === 'string');
}

/** Returns the assumed fixed rate with its date and source: `6.36% on Nov 19, 2026 (Freddie Mac PMMS)`. */
export const rateAssumption = (rate: StatedRate, country: 'US' | 'CA', say: Speaker): string =>
  costWords[say.language].assumed.rate(rateInWords(rate, say), rate.source, country === 'CA');

const nextOf = ({ language }: ToolContext, terms: FullTerms, about: 'month' | 'cash'): StoredPart =>
  choices(
    terms.downPercent !== 10 && offer(language, 'down10'),
    terms.years !== 15 && offer(language, 'years15'),
    about === 'month' && offer(language, 'cash'),
    offer(language, 'afford'),
  );

/** Converts cents to currency units and removes `Cents` from the names. */
const inUnits = (parts: object): Record<string, number | null> =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([name, value]: [string, number | null]) =>
      name.endsWith('Cents') ? [[name.slice(0, -'Cents'.length), value === null ? null : value / 100]] : [],
    ),
  );
