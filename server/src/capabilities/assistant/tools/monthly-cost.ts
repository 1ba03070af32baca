import { rateWords } from '@lintel/geo';
import { type Costs, costsOf, sourcesOf } from '@lintel/mortgage';
import { z } from 'zod';
import { type Rates, ratesPart } from '../../listings/index.ts';
import type { StatedRate } from '../../rates/index.ts';
import { homeMark, type StoredPart } from '../parts/stored-part.ts';
import type { Terms } from '../reading/talk.ts';
import { findingsInWords } from './cost-findings.ts';
import { noSuchHome, theHome, WhichHome } from './homes.ts';
import { askForRate, type Bought, boughtHome, type FullTerms, fullTerms, purchaseOf, rateFor } from './purchase.ts';
import { type TaxShare, taxShareOf } from './tax-share.ts';
import { type Asking, type Told, tool } from './tool.ts';
import { type Currency, choices, money, percent, sources, text } from './words.ts';

export const TermsInput = {
  downPercent: z.number().min(0).max(100).optional().describe('Down payment in per cent of the price'),
  downAmount: z.number().min(0).max(1e10).optional().describe('Down payment in currency units'),
  ratePercent: z.number().min(0).max(30).optional().describe('Interest a year as quoted, in per cent'),
  years: z.number().min(1).max(40).optional(),
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
    ...TermsInput,
    about: z.enum(['month', 'cash']).default('month'),
  }),
  async run(asking, { about, price, country: stated, state, home: id, mls, address, ...terms }) {
    const named = id !== undefined || mls !== undefined || address !== undefined;
    const home = named ? await theHome(asking, { home: id, mls, address }) : undefined;
    if (named && !home) return noSuchHome;
    if (!home && price === undefined)
      return {
        facts: { computed: false },
        parts: [text('Of which home, or of which price? Name a home or say a price.')],
      };
    if (home?.status === 'sold')
      return {
        facts: { sold: true },
        parts: [text(`${homeMark(home.id)} was sold, so there is nothing to work out for it.`)],
        talk: { home: home.id },
      };
    const country = home?.country ?? stated ?? asking.country;
    const share = home ? undefined : await taxShareOf(asking, country, state);
    const bought: Bought = home
      ? boughtHome(home)
      : {
          price: price!,
          country,
          state: state ?? '',
          city: undefined,
          land: false,
          duesMonthly: 0,
          taxAnnual: share ? Math.round(price! * share.percent) / 100 : null,
        };
    const rates = asking.use(ratesPart)();
    const ratePercent = rateFor(country, terms, rates);
    if (ratePercent === undefined) return { facts: { computed: false }, parts: [askForRate] };
    const told = costsFor(asking, bought, fullTerms(bought.price, terms, ratePercent), rates, {
      about,
      share,
      title: home ? homeMark(home.id) : undefined,
    });
    const costs = home ? { home: home.id, terms } : { price: price!, country, ...(state ? { state } : {}), terms };
    const page = home ? sources(['All costs of this home', `/property/${home.id}#costs`]) : undefined;
    return {
      ...told,
      parts: [...told.parts, ...(page ? [page] : [])],
      talk: { costs, ...(home ? { home: home.id } : {}) },
    };
  },
});

interface About {
  about: 'month' | 'cash';
  share: TaxShare | undefined;
  title: string | undefined;
}

function costsFor(asking: Asking, bought: Bought, terms: FullTerms, rates: Rates, about: About): Told {
  const day = asking.now.toISOString().slice(0, 10);
  const currency: Currency = bought.country === 'US' ? 'USD' : 'CAD';
  const purchase = purchaseOf(bought, terms, rates);
  const costs = costsOf(purchase, day);
  const assumptions = assumptionsOf(bought, terms, rates, about.share);
  const findings = findingsInWords(costs.findings, currency);
  const unknown = costs.missing
    .filter((what) => what !== 'transfer_tax' || bought.country === 'CA')
    .map((what) => missingWords[what]);
  const facts = {
    country: bought.country,
    currency,
    price: bought.price,
    terms: { ...terms, down: terms.downCents / 100 },
    monthly: inUnits(costs.monthly),
    cash: inUnits(costs.cash),
    loan: inUnits(costs.loan),
    ltvPercent: costs.loan.ltvPercent,
    rate: terms.stated.includes('ratePercent') ? null : rates[bought.country],
    assumptions,
    findings,
    notKnown: unknown,
    sources: sourcesOf(purchase, day).map(({ name, effectiveOn }) => ({ name, effectiveOn })),
  };
  return {
    facts,
    parts: [
      words(bought, terms, costs, { ...about, currency, unknown, findings, rate: rates[bought.country] }),
      card(asking, costs, { ...about, currency, assumptions }),
      nextOf(terms, about.about),
    ],
  };
}

type Said = About & { rate: Rates['US']; currency: Currency; unknown: readonly string[]; findings: readonly string[] };

function words(bought: Bought, terms: FullTerms, { monthly, cash }: Costs, said: Said): StoredPart {
  const { currency, about, title, unknown, findings, rate } = said;
  const of = title ?? `A home for ${money(bought.price, currency)}`;
  const down = `${money(terms.downCents / 100, currency)} (${percent(terms.downPercent)}) down`;
  const rateAssumed = !terms.stated.includes('ratePercent') && rate !== null;
  const on = `at ${rateAssumed ? rateWords(rate) : percent(terms.ratePercent)} over ${terms.years} years`;
  const month = `about ${money(monthly.totalCents / 100, currency)} a month with ${down} ${on}`;
  const closing = `about ${money(cash.totalCents / 100, currency)} in cash at closing: ${money(cash.downCents / 100, currency)} down and the costs of closing`;
  return text(
    about === 'cash' ? `${of} needs ${closing}.` : `${of} costs ${month}.`,
    about === 'cash' ? `After that it costs ${month}.` : `At closing it needs ${closing}.`,
    unknown.length > 0 && `Not known, so not in these sums: ${unknown.join(', ')}.`,
    ...findings,
    rateAssumed && 'The rate is an assumption, not an offer: a lender tells you yours.',
  );
}

const missingWords = {
  property_tax: 'the property tax',
  dues: 'an association or condo fee',
  transfer_tax: 'the land transfer tax',
};

function card(
  asking: Asking,
  { monthly, cash }: Costs,
  { about, title, currency, assumptions }: About & { currency: Currency; assumptions: string[] },
): StoredPart {
  const units = (cents: number | null) => (cents === null ? null : cents / 100);
  const month = [
    { label: 'Principal and interest', amount: units(monthly.principalAndInterestCents) },
    { label: 'Property tax', amount: units(monthly.taxCents) },
    { label: 'Home insurance', amount: units(monthly.insuranceCents) },
    { label: 'Association or condo fee', amount: units(monthly.duesCents) },
    { label: 'Mortgage insurance', amount: units(monthly.mortgageInsuranceCents) },
  ];
  const closing = [
    { label: 'Down payment', amount: units(cash.downCents) },
    { label: 'Closing costs', amount: units(cash.closingCents) },
    { label: 'Tax and insurance in advance', amount: units(cash.prepaidCents) },
    { label: 'Tax on the insurance premium', amount: units(cash.premiumTaxCents) },
    { label: 'Land transfer tax', amount: currency === 'CAD' ? units(cash.transferTaxCents) : 0 },
  ];
  const lines = (about === 'cash' ? closing : month).filter(({ amount }) => amount !== 0);
  return {
    kind: 'costs',
    asOf: asking.now.toISOString(),
    title: title ?? 'Costs',
    currency,
    lines,
    total:
      about === 'cash'
        ? { label: 'Cash to close', amount: cash.totalCents / 100 }
        : { label: 'A month', amount: monthly.totalCents / 100 },
    assumptions,
  };
}

function assumptionsOf(bought: Bought, terms: FullTerms, rates: Rates, share: TaxShare | undefined): string[] {
  const { country } = bought;
  const assumed = (name: keyof Terms) => !terms.stated.includes(name);
  const lines: (string | false | null)[] = [
    assumed('ratePercent') && rates[country] && rateAssumption(rates[country], country),
    assumed('downPercent') && assumed('downAmount') && `${terms.downPercent}% down`,
    assumed('years') && `${terms.years} years`,
    !bought.land && `Home insurance ${percent(rates.insurance[country])} of the price a year`,
    share !== undefined &&
      `Property tax ${percent(share.percent)} of the price a year: the median of ${share.homes} homes for sale in ${share.where} that state theirs`,
    `Closing costs ${percent(rates.closing[country])} of the price${country === 'CA' ? ', no first-time buyer’s rebate' : ''}`,
  ];
  return lines.filter((line) => typeof line === 'string');
}

/** `6.36% on Nov 19, 2026 (Freddie Mac PMMS)`, as a sentence about a fixed rate. */
export const rateAssumption = (rate: StatedRate, country: 'US' | 'CA'): string =>
  `Fixed rate of ${rateWords(rate)} (${rate.source})${country === 'CA' ? ', compounded half-yearly' : ''}: an assumption, not an offer`;

const nextOf = (terms: FullTerms, about: 'month' | 'cash'): StoredPart =>
  choices(
    terms.downPercent !== 10 && 'What about with 10% down?',
    terms.years !== 15 && 'Over 15 years?',
    about === 'month' && 'How much cash do I need at closing?',
    { label: 'What can I afford?', message: 'What can I afford?' },
  );

/** Cents become currency units, and say so by their names. */
const inUnits = (parts: object): Record<string, number | null> =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([name, value]: [string, number | null]) =>
      name.endsWith('Cents') ? [[name.slice(0, -'Cents'.length), value === null ? null : value / 100]] : [],
    ),
  );
