import { affordableCa, affordableUs, canadianRules, costsOf, heatMonthlyCents, inForce } from '@lintel/mortgage';
import type { Rates } from '../../../../listings/index.ts';
import type { Means } from '../../../reading/talk.ts';
import type { ToolContext } from '../../tool.ts';
import { leastDownOf } from '../least-down.ts';
import { type Bought, fullTerms, purchaseOf, usual, usualDownOf } from '../purchase.ts';
import type { TaxShare } from '../transfer/tax-share.ts';
import type { AffordWords } from './affordability-words.ts';
import { usaLimits } from './ratio-room.ts';

/** Stated costs that don't depend on the price, in currency units a month. */
const fixedMonthly = ({ taxYearly = 0, insuranceYearly = 0, duesMonthly = 0 }: Means): number =>
  (taxYearly + insuranceYearly) / 12 + duesMonthly;

const bare = (country: 'US' | 'CA'): Bought => ({
  price: 1_000_000,
  country,
  state: '',
  city: undefined,
  land: false,
  taxAnnual: 0,
  duesMonthly: 0,
});

export interface Room {
  price: number;
  down: number;
  downPercent: number;
  years: number;
  monthly: number;
  bound: keyof AffordWords['bounds'];
}

/** Shows which limit counts beside the minimum down payment, which the price itself sets. */
const aboveLeastCents = 10_000;

/**
 * Returns the highest affordable price. A fixed down payment gives it directly. Another one depends on the price, so a
 * binary search finds the price.
 */
function closingIn(
  down: { amount: number } | ((priceCents: number) => number),
  at: (downCents: number) => { priceCents: number; bound: Room['bound'] },
) {
  if (typeof down === 'object') return at(Math.round(down.amount * 100));
  let low = 0;
  let high = 100_000_000_000;
  for (let round = 0; round < 60 && high - low > 100; round++) {
    const price = Math.floor((low + high) / 2);
    if (at(Math.round(down(price))).priceCents >= price) low = price;
    else high = price;
  }
  return { priceCents: low, bound: at(Math.round(down(low)) + aboveLeastCents).bound };
}

/** Current rates and the property tax of a place. */
interface Market {
  rates: Rates;
  ratePercent: number;
  share: TaxShare | undefined;
}

/** The minimum down payment in Canada for the lower part of a price, in percent. */
const leastPercent = 5;

/** Returns the down payment: the stated amount, or cents by the price in cents. */
const downOf = ({ downAmount }: Means, downPercent: number) =>
  downAmount === undefined ? (priceCents: number) => (priceCents * downPercent) / 100 : { amount: downAmount };

const rounded = (cents: number) => Math.floor(cents / 100_000) * 1_000;

function inUsa(
  context: ToolContext,
  means: Means & { incomeYearly?: number },
  { rates, ratePercent, share }: Market,
): Room {
  const day = context.now.toISOString().slice(0, 10);
  const terms = fullTerms(1_000_000, { ...means, duesMonthly: fixedMonthly(means) }, ratePercent);
  const purchase = purchaseOf(bare('US'), terms, rates);
  if (purchase.country !== 'US') throw new Error('A purchase in the USA is one');
  const { front, back } = usaLimits(means);
  const money = {
    incomeCents: Math.round((means.incomeYearly! * 100) / 12),
    debtsCents: Math.round((means.debtsMonthly ?? 0) * 100),
    frontPercent: front,
    backPercent: back,
  };
  const shares = {
    taxPercent: means.taxYearly === undefined ? (share?.percent ?? 0) : 0,
    insurancePercent: means.insuranceYearly === undefined ? rates.insurance.US : 0,
  };
  const downPercent = means.downPercent ?? usualDownOf(means.program);
  const found = closingIn(downOf(means, downPercent), (downCents) =>
    affordableUs({ ...purchase, downCents }, money, shares, day),
  );
  return withMonthly(found, downPercent, means, context, { rates, ratePercent, share });
}

function inCanada(
  context: ToolContext,
  means: Means & { insured?: boolean | undefined },
  { rates, ratePercent, share }: Market,
): Room {
  const day = context.now.toISOString().slice(0, 10);
  const least = means.insured === true && means.downAmount === undefined && means.downPercent === undefined;
  const terms = fullTerms(1_000_000, least ? { ...means, downPercent: leastPercent } : means, ratePercent, 'CA');
  const purchase = purchaseOf(bare('CA'), terms, rates);
  if (purchase.country !== 'CA') throw new Error('A purchase in Canada is one');
  const money = {
    incomeCents: Math.round((means.incomeYearly! * 100) / 12),
    debtsCents: Math.round((means.debtsMonthly ?? 0) * 100),
    // A stated tax counts in full, as heating does, and not in proportion to the price.
    heatCents:
      (means.heatMonthly === undefined ? heatMonthlyCents : Math.round(means.heatMonthly * 100)) +
      Math.round(((means.taxYearly ?? 0) * 100) / 12),
  };
  const downPercent = means.downPercent ?? usual.downPercent;
  const { uninsurableFromCents } = inForce(canadianRules, day).table;
  const leastDown = (price: number) => leastDownOf(price, {}, uninsurableFromCents / 100);
  const down = least ? (priceCents: number) => leastDown(priceCents / 100) * 100 : downOf(means, downPercent);
  const found = closingIn(down, (downCents) =>
    affordableCa({ ...purchase, downCents }, money, means.taxYearly === undefined ? (share?.percent ?? 0) : 0, day),
  );
  const stated = least ? { ...means, downAmount: leastDown(rounded(found.priceCents)) } : means;
  return withMonthly(found, downPercent, stated, context, { rates, ratePercent, share });
}

/** Rounds the price down to a thousand and adds its monthly cost. */
function withMonthly(
  found: { priceCents: number; bound: Room['bound'] },
  downPercent: number,
  means: Means,
  context: ToolContext,
  { rates, ratePercent, share }: Market,
): Room {
  const price = rounded(found.priceCents);
  const country = means.country ?? context.country;
  if (price === 0) return { price, down: 0, downPercent, years: usual.years, monthly: 0, bound: found.bound };
  const bought: Bought = { ...bare(country), price, taxAnnual: share ? (price * share.percent) / 100 : 0 };
  const terms = fullTerms(price, means, ratePercent, country);
  const costs = costsOf(purchaseOf(bought, terms, rates), context.now.toISOString().slice(0, 10));
  return {
    price,
    down: means.downAmount ?? Math.round((price * terms.downPercent) / 100),
    downPercent: terms.downPercent,
    years: terms.years,
    monthly: Math.round(costs.monthly.totalCents / 100),
    bound: found.bound,
  };
}

/** Returns the highest price that the limits of lenders in the country leave room for. */
export const affordableRoom = (
  context: ToolContext,
  means: Means & { incomeYearly?: number; insured?: boolean | undefined; country: 'US' | 'CA' },
  market: Market,
): Room => (means.country === 'US' ? inUsa : inCanada)(context, means, market);
