import { affordableCa, affordableUs, canadianRules, costsOf, debtToIncomeLimits, inForce } from '@lintel/mortgage';
import { z } from 'zod';
import { type Rates, ratesPart } from '../../listings/index.ts';
import type { Means } from '../reading/talk.ts';
import { rateAssumption, TermsInput } from './monthly-cost.ts';
import { askForRate, type Bought, fullTerms, purchaseOf, rateFor, usual } from './purchase.ts';
import { type TaxShare, taxShareOf } from './tax-share.ts';
import { type Asking, tool } from './tool.ts';
import { type Currency, choices, money, percent, sources, text } from './words.ts';

/** Heating a month in Canada counts among the debts of a home; an assumption, in dollars. */
const heatMonthly = 120;

export const affordability = tool({
  name: 'affordability',
  about:
    'The highest price that the usual limits of lenders leave room for, from income a year, debts a month and a down payment. Arithmetic, no approval.',
  input: z.strictObject({
    incomeYearly: z.number().min(1).max(1e9).describe('Before tax, currency units a year, of all who buy'),
    debtsMonthly: z.number().min(0).max(1e8).optional(),
    country: z.enum(['US', 'CA']).optional(),
    price: z.number().min(1_000).max(1e9).optional().describe('A price that shall be held against the result'),
    ...TermsInput,
  }),
  async run(asking, input) {
    const country = input.country ?? asking.country;
    const currency: Currency = country === 'US' ? 'USD' : 'CAD';
    const rates = asking.use(ratesPart)();
    const rate = rates[country];
    const ratePercent = rateFor(country, input, rates);
    if (ratePercent === undefined) return { facts: { computed: false }, parts: [askForRate] };
    const share = await taxShareOf(asking, country);
    const { price, downPercent, monthly, bound } = (country === 'US' ? inUsa : inCanada)(
      asking,
      { ...input, country },
      { rates, ratePercent, share },
    );
    const debts = input.debtsMonthly ?? 0;
    const { incomeYearly } = input;
    const down = input.downAmount ?? Math.round((price * downPercent) / 100);
    const limits = limitsOf(country, asking.now.toISOString().slice(0, 10));
    const assumptions = [
      `Income ${money(incomeYearly, currency)} a year before tax, debts ${money(debts, currency)} a month${input.debtsMonthly === undefined ? ' (you named none)' : ''}`,
      input.downAmount === undefined
        ? `${percent(downPercent)} down${input.downPercent === undefined ? ', as you named none' : ''}`
        : `${money(input.downAmount, currency)} down`,
      input.ratePercent === undefined && rate ? rateAssumption(rate, country) : `Fixed rate of ${percent(ratePercent)}`,
      `${input.years ?? usual.years} years`,
      ...(country === 'CA'
        ? [`Tested at the rate of the stress test; heating ${money(heatMonthly, currency)} a month`]
        : []),
      share
        ? `Property tax ${percent(share.percent)} of the price a year: the median of ${share.homes} homes for sale in ${share.where} that state theirs`
        : 'Property tax is not known and not counted, so the true limit is lower',
      `Home insurance ${percent(rates.insurance[country])} of the price a year`,
    ];
    const means: Means = { ...input, country };
    const facts = {
      country,
      currency,
      highestPrice: price,
      down,
      monthly,
      bound,
      limits,
      income: { yearly: incomeYearly, monthly: Math.round(incomeYearly / 12) },
      debtsMonthly: debts,
      assumptions,
      taxShare: share,
    };
    const search = { label: 'Homes up to that price', message: `Homes up to ${Math.floor(price / 1000) * 1000}` };
    return {
      facts: { ...facts, search },
      parts: [
        text(
          price === 0
            ? 'With this income, debts and down payment no price fits the usual limits of lenders.'
            : `The usual limits of lenders leave room for a price of up to about ${money(price, currency)}, with ${money(down, currency)} down and about ${money(monthly, currency)} a month for the home.`,
          price > 0 && `What bounds it is ${boundWords[bound]} (${limits.words}).`,
          input.price !== undefined &&
            price > 0 &&
            `A home for ${money(input.price, currency)} lies ${input.price <= price ? 'within' : 'above'} that.`,
          'This is arithmetic on what you told me: not an approval, and no lender has looked at it.',
        ),
        {
          kind: 'costs',
          asOf: asking.now.toISOString(),
          title: 'What the limits leave room for',
          currency,
          lines: [
            { label: 'Down payment', amount: down },
            { label: 'For the home, a month', amount: monthly },
          ],
          total: { label: 'Price, at most', amount: price },
          assumptions,
        },
        choices(price > 0 && search, 'And with 500 a month of debts?', 'What if I put 10% down?', {
          label: 'Find a mortgage advisor',
          message: 'Find a mortgage advisor',
        }),
        sources(['Your journey: state your budget', '/journey']),
      ],
      talk: { means },
    };
  },
});

const boundWords = {
  front: 'the cost of housing alone',
  back: 'housing and debts together',
  gds: 'the cost of housing alone',
  tds: 'housing and debts together',
  down: 'the least down payment',
} as const;

function limitsOf(country: 'US' | 'CA', day: string) {
  if (country === 'US') {
    const { front, back } = debtToIncomeLimits.guide;
    return { front, back, words: `${front}% of income for housing, ${back}% with all debts` };
  }
  const { gdsPercent, tdsPercent } = inForce(canadianRules, day).table;
  return {
    front: gdsPercent,
    back: tdsPercent,
    words: `${gdsPercent}% of income for housing, ${tdsPercent}% with all debts, as for insured loans`,
  };
}

const bare = (country: 'US' | 'CA'): Bought => ({
  price: 1_000_000,
  country,
  state: '',
  city: undefined,
  land: false,
  taxAnnual: 0,
  duesMonthly: 0,
});

interface Room {
  price: number;
  downPercent: number;
  monthly: number;
  bound: keyof typeof boundWords;
}

/**
 * A stated amount is put down whatever the price; a share grows with it, so the price is looked for at which that share is
 * what was put down. Each round is exact for its amount, and the amounts close in on each other.
 */
function closingIn(
  downPercent: number,
  downAmount: number | undefined,
  at: (downCents: number) => { priceCents: number; bound: Room['bound'] },
) {
  if (downAmount !== undefined) return at(Math.round(downAmount * 100));
  let low = 0;
  let high = 100_000_000_000;
  for (let round = 0; round < 60 && high - low > 100; round++) {
    const price = Math.floor((low + high) / 2);
    if (at(Math.round((price * downPercent) / 100)).priceCents >= price) low = price;
    else high = price;
  }
  return { priceCents: low, bound: at(Math.round((low * downPercent) / 100)).bound };
}

/** What a place and its day add to what somebody states. */
interface Market {
  rates: Rates;
  ratePercent: number;
  share: TaxShare | undefined;
}

const rounded = (cents: number) => Math.floor(cents / 100_000) * 1_000;

function inUsa(asking: Asking, means: Means & { incomeYearly?: number }, { rates, ratePercent, share }: Market): Room {
  const day = asking.now.toISOString().slice(0, 10);
  const terms = fullTerms(1_000_000, means, ratePercent);
  const purchase = purchaseOf(bare('US'), terms, rates);
  if (purchase.country !== 'US') throw new Error('A purchase in the USA is one');
  const { front, back } = debtToIncomeLimits.guide;
  const money = {
    incomeCents: Math.round((means.incomeYearly! * 100) / 12),
    debtsCents: Math.round((means.debtsMonthly ?? 0) * 100),
    frontPercent: front,
    backPercent: back,
  };
  const shares = { taxPercent: share?.percent ?? 0, insurancePercent: rates.insurance.US };
  const downPercent = means.downPercent ?? usual.downPercent;
  const found = closingIn(downPercent, means.downAmount, (downCents) =>
    affordableUs({ ...purchase, downCents }, money, shares, day),
  );
  return withMonthly(found, downPercent, means, asking, { rates, ratePercent, share });
}

function inCanada(asking: Asking, means: Means, { rates, ratePercent, share }: Market): Room {
  const day = asking.now.toISOString().slice(0, 10);
  const terms = fullTerms(1_000_000, means, ratePercent);
  const purchase = purchaseOf(bare('CA'), terms, rates);
  if (purchase.country !== 'CA') throw new Error('A purchase in Canada is one');
  const money = {
    incomeCents: Math.round((means.incomeYearly! * 100) / 12),
    debtsCents: Math.round((means.debtsMonthly ?? 0) * 100),
    heatCents: heatMonthly * 100,
  };
  const downPercent = means.downPercent ?? usual.downPercent;
  const found = closingIn(downPercent, means.downAmount, (downCents) =>
    affordableCa({ ...purchase, downCents }, money, share?.percent ?? 0, day),
  );
  return withMonthly(found, downPercent, means, asking, { rates, ratePercent, share });
}

/** The monthly cost at the price that was found, rounded down to a thousand. */
function withMonthly(
  found: { priceCents: number; bound: Room['bound'] },
  downPercent: number,
  means: Means,
  asking: Asking,
  { rates, ratePercent, share }: Market,
): Room {
  const price = rounded(found.priceCents);
  const country = means.country ?? asking.country;
  if (price === 0) return { price, downPercent, monthly: 0, bound: found.bound };
  const bought: Bought = { ...bare(country), price, taxAnnual: share ? (price * share.percent) / 100 : 0 };
  const terms = fullTerms(price, means, ratePercent);
  const costs = costsOf(purchaseOf(bought, terms, rates), asking.now.toISOString().slice(0, 10));
  return {
    price,
    downPercent: terms.downPercent,
    monthly: Math.round(costs.monthly.totalCents / 100),
    bound: found.bound,
  };
}
