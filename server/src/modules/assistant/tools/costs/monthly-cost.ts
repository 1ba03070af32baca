/** Long because it is one tool: the monthly cost of a home, of two homes and of two rates, with their sentences. */
import { type Costs, costsOf, sourcesOf } from '@lintel/mortgage';
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
import { comparisonWords } from './comparison-words.ts';
import { type CostWords, costWords, findingsInWords } from './cost-words.ts';
import { type Bought, boughtHome, type FullTerms, fullTerms, purchaseOf, rateFor } from './purchase.ts';
import { rateInWords } from './rate-words.ts';
import { type TaxShare, taxShareOf } from './tax-share.ts';

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
    rent: z.number().min(100).max(100_000).optional().describe('The rent paid now, to compare with'),
    proceeds: z.number().min(1_000).max(1e9).optional().describe('What the sale of a home brought in'),
  }),
  async run(
    context,
    { about, rent, proceeds, price, country: stated, state, city, home: id, mls, address, of, ...terms },
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
          duesMonthly: 0,
          taxAnnual: share ? Math.round(price! * share.percent) / 100 : null,
        };
    const rates = context.resolve(ratesToken)();
    const ratePercent = rateFor(country, terms, rates);
    if (ratePercent === undefined) return { facts: { computed: false }, parts: [text(words.noRate)] };
    const result = costsFor(context, bought, fullTerms(bought.price, terms, ratePercent, country), rates, {
      about,
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

interface About {
  about: 'month' | 'cash';
  share: TaxShare | undefined;
  title: string | undefined;
  rent: number | undefined;
  proceeds: number | undefined;
}

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
      inWords(bought, terms, costs, {
        ...about,
        asksClosing: closingWords.test(plain(context.typed)),
        currency,
        unknown,
        findings,
        rate: rates[bought.country],
        say,
        words,
      }),
      card(context, costs, { ...about, currency, assumptions, words }),
      nextOf(context, terms, about.about),
    ],
  };
}

/** Usual closing costs of a buyer with a loan, as shares of the price; the entries on closing costs have the sources. */
const usualShares = { US: [0.02, 0.05], CA: [0.015, 0.04] } as const;
const usualClosing = ({ country, price }: Bought): { low: number; high: number } => {
  const [low, high] = usualShares[country];
  return { low: Math.round(price * low), high: Math.round(price * high) };
};

const closingWords = /\b(closing|settlement) costs?\b|\bfrais de (cloture|demarrage)\b|\b(gastos|costos?) de cierre\b/;

interface WordingOptions extends About {
  /** True if the question names the closing costs, so that they come first. */
  asksClosing: boolean;
  rate: Rates['US'];
  currency: Currency;
  unknown: readonly string[];
  findings: readonly string[];
  say: Speaker;
  words: CostWords;
}

function inWords(bought: Bought, terms: FullTerms, costs: Costs, options: WordingOptions): StoredPart {
  const { monthly, cash } = costs;
  const { currency, about, title, unknown, findings, rate, say, words, asksClosing } = options;
  const money = (cents: number) => say.money(cents / 100, currency);
  const of = title ?? words.price(say.money(bought.price, currency));
  const down = words.down(money(terms.downCents), say.percent(terms.downPercent));
  const rateAssumed = !terms.stated.includes('ratePercent') && rate !== null;
  const on = words.terms(rateAssumed ? rateInWords(rate, say) : say.percent(terms.ratePercent), terms.years);
  const month = words.month(of, money(monthly.totalCents), down, on);
  const inFull = terms.downPercent === 100;
  const usual = usualClosing(bought);
  const range =
    about === 'cash' && !inFull && words.usualRange(say.money(usual.low, currency), say.money(usual.high, currency));
  const closing = inFull
    ? words.paidInFull(of, money(cash.totalCents))
    : words.closing(of, money(cash.totalCents), money(cash.downCents));
  return text(
    asksClosing && range,
    about === 'cash' || inFull ? closing : month,
    about === 'month' && !inFull && words.parts(say.listed(monthParts(costs, options))),
    costs.loan.premiumCents > 0 && words.financed(money(costs.loan.premiumCents), money(costs.loan.totalCents)),
    (about === 'cash' || inFull) &&
      (inFull ? words.itemsInFull : words.items)(
        say.listed(
          closingLines(costs, currency, words)
            .filter(({ amount }) => amount !== null && amount !== 0)
            .slice(1)
            .map(({ label, amount }) => `${label.toLowerCase()} ${say.money(amount!, currency)}`),
        ),
        say.money((cash.totalCents - cash.downCents) / 100, currency),
      ),
    inFull
      ? words.monthInFull(money(monthly.totalCents))
      : about === 'cash'
        ? words.after(money(monthly.totalCents))
        : closing,
    !asksClosing && range,
    ...comparedWith(costs, options),
    unknown.length > 0 && words.unknown(unknown.join(', ')),
    ...findings,
    rateAssumed && !inFull && words.rateAssumed,
  );
}

/** Names the parts of the monthly cost with their amounts, principal and interest to the cent. */
const monthParts = ({ monthly }: Costs, { currency, say, words: { lines: label } }: WordingOptions): string[] => [
  `${label.principal.toLowerCase()} ${say.exactMoney(monthly.principalAndInterestCents / 100, currency)}`,
  ...(
    [
      [label.tax, monthly.taxCents],
      [label.insurance, monthly.insuranceCents],
      [label.dues, monthly.duesCents],
      [label.mortgageInsurance, monthly.mortgageInsuranceCents],
    ] as const
  ).flatMap(([name, cents]) => (cents ? [`${name.toLowerCase()} ${say.money(cents / 100, currency)}`] : [])),
];

/** Compares the monthly cost with the rent, and the cash at closing with the proceeds of a sale. */
function comparedWith({ monthly, cash }: Costs, { rent, proceeds, currency, say }: WordingOptions): string[] {
  const its = comparisonWords[say.language];
  const money = (amount: number) => say.money(Math.round(Math.abs(amount)), currency);
  const over = rent === undefined ? undefined : monthly.totalCents / 100 - rent;
  const left = proceeds === undefined ? undefined : proceeds - cash.totalCents / 100;
  return [
    ...(over === undefined ? [] : [its.rent(money(rent!), money(over), over > 0)]),
    ...(left === undefined
      ? []
      : [left >= 0 ? its.proceeds(money(proceeds!), money(left)) : its.proceedsShort(money(proceeds!), money(left))]),
  ];
}

const units = (cents: number | null) => (cents === null ? null : cents / 100);

/** Lists the parts of the cash at closing, down payment first. */
const closingLines = ({ cash }: Costs, currency: Currency, { lines: label }: CostWords) => [
  { label: label.down, amount: units(cash.downCents) },
  { label: label.closing, amount: units(cash.closingCents) },
  { label: label.prepaid, amount: units(cash.prepaidCents) },
  { label: label.premiumTax, amount: units(cash.premiumTaxCents) },
  { label: label.transfer, amount: currency === 'CAD' ? units(cash.transferTaxCents) : 0 },
];

function card(
  context: ToolContext,
  costs: Costs,
  {
    about,
    title,
    currency,
    assumptions,
    words,
  }: About & { currency: Currency; assumptions: string[]; words: CostWords },
): StoredPart {
  const { monthly, cash } = costs;
  const { lines: label, totals } = words;
  const month = [
    { label: label.principal, amount: units(monthly.principalAndInterestCents) },
    { label: label.tax, amount: units(monthly.taxCents) },
    { label: label.insurance, amount: units(monthly.insuranceCents) },
    { label: label.dues, amount: units(monthly.duesCents) },
    { label: label.mortgageInsurance, amount: units(monthly.mortgageInsuranceCents) },
  ];
  const closing = closingLines(costs, currency, words);
  const total = about === 'cash' ? cash.totalCents : monthly.totalCents;
  return {
    kind: 'costs',
    asOf: context.now.toISOString(),
    title: title ?? words.title,
    currency,
    lines: (about === 'cash' ? closing : month).filter(({ amount }) => amount !== 0),
    total: { label: about === 'cash' ? totals.cash : totals.month, amount: total / 100 },
    assumptions,
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
