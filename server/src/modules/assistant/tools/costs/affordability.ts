import { affordableCa, affordableUs, canadianRules, costsOf, heatMonthlyCents, inForce } from '@lintel/mortgage';
import { z } from 'zod';
import { type Rates, ratesToken } from '../../../listings/index.ts';
import { entriesOf } from '../../knowledge/index.ts';
import { offer } from '../../offers.ts';
import type { Means } from '../../reading/talk.ts';
import { revolvingShare } from '../../reading/topics/terms.ts';
import { type ToolContext, tool } from '../tool.ts';
import { type Currency, choices, sources, speaker, text } from '../words.ts';
import { type AffordWords, affordWords } from './affordability-words.ts';
import { comparisonWords } from './comparison-words.ts';
import { costWords } from './cost-words.ts';
import { rateAssumption, TermsInput } from './monthly-cost.ts';
import { type Bought, fullTerms, purchaseOf, rateFor, usual } from './purchase.ts';
import { isLimited, ratioRoom, roomAnswer, usaLimits } from './ratio-room.ts';
import { type TaxShare, taxShareOf } from './tax-share.ts';

export const affordability = tool({
  name: 'affordability',
  about:
    'The highest price that the usual limits of lenders leave room for, from income a year, debts a month and a down payment. Arithmetic, no approval.',
  input: z.strictObject({
    incomeYearly: z.number().min(1).max(1e9).describe('Before tax, currency units a year, of all who buy'),
    debtsMonthly: z.number().min(0).max(1e8).optional(),
    country: z.enum(['US', 'CA']).optional(),
    fullTime: z.boolean().optional().describe('The income is pay an hour, counted at full time'),
    revolving: z
      .number()
      .min(0)
      .max(1e8)
      .optional()
      .describe('Owed on cards and lines of credit; a share of it is in debtsMonthly'),
    frontPercent: z.number().min(5).max(90).optional().describe('Stated limit: share of income for the home'),
    backPercent: z.number().min(5).max(90).optional().describe('Stated limit: share of income for home and debts'),
    asks: z.enum(['payment']).optional().describe('Only the monthly payment is asked'),
    selfEmployed: z.boolean().optional().describe('Somebody who buys works for themselves'),
    loan: z.number().min(1_000).max(1e9).optional().describe('A loan that shall be held against the result'),
    price: z.number().min(1_000).max(1e9).optional().describe('A price that shall be held against the result'),
    places: z.array(z.string().min(3).max(120)).max(4).optional().describe('Facts of places, for the property tax'),
    ...TermsInput,
  }),
  async run(context, input) {
    const country = input.country ?? context.country;
    const currency: Currency = country === 'US' ? 'USD' : 'CAD';
    const { asks, ...whole } = input;
    if (isLimited(input) && (asks === 'payment' || country === 'CA')) {
      const words = affordWords[context.language];
      const { price: _, loan: __, ...stated } = whole;
      const answer = roomAnswer(context, input, currency, [input.fullTime && words.fullTime, words.arithmetic]);
      return { ...answer, talk: { means: { ...stated, country } } };
    }
    const rates = context.resolve(ratesToken)();
    const rate = rates[country];
    const ratePercent = rateFor(country, input, rates);
    if (ratePercent === undefined)
      return { facts: { computed: false }, parts: [text(costWords[context.language].noRate)] };
    const share = await taxShareOf(context, country, input.places);
    const { price, downPercent, monthly, bound } = (country === 'US' ? inUsa : inCanada)(
      context,
      { ...input, country },
      { rates, ratePercent, share },
    );
    const say = speaker(context.language);
    const words = affordWords[context.language];
    const assumed = costWords[context.language].assumed;
    const compared = comparisonWords[context.language];
    const money = (amount: number) => say.money(amount, currency);
    const debts = input.debtsMonthly ?? 0;
    const { incomeYearly } = input;
    const down = input.downAmount ?? Math.round((price * downPercent) / 100);
    const limits = limitsOf(input, country, context.now.toISOString().slice(0, 10), words);
    const assumptions = [
      words.means(money(incomeYearly), money(debts), input.debtsMonthly === undefined),
      input.downAmount === undefined
        ? assumed.down(say.percent(downPercent))
        : words.downAmount(money(input.downAmount)),
      input.ratePercent === undefined && rate
        ? rateAssumption(rate, country, say)
        : words.fixed(say.percent(ratePercent)),
      ...(input.fullTime ? [words.fullTime] : []),
      assumed.years(input.years ?? usual.years),
      ...(country === 'CA' ? [words.tested(money(input.heatMonthly ?? heatMonthlyCents / 100))] : []),
      ...(input.taxYearly === undefined
        ? [share ? assumed.tax(say.percent(share.percent), share.homes, share.where) : words.noTax]
        : []),
      ...(input.insuranceYearly === undefined ? [assumed.insurance(say.percent(rates.insurance[country]))] : []),
    ];
    const { price: _, loan: __, ...stated } = whole;
    const means: Means = { ...stated, country };
    const { talk } = context;
    const before =
      talk.tool === 'affordability' && talk.afforded?.country === country ? talk.afforded.price : undefined;
    const facts = {
      country,
      currency,
      highestPrice: price,
      priceAsked: input.price ?? null,
      down,
      monthly,
      bound,
      limits,
      income: { yearly: incomeYearly, monthly: Math.round(incomeYearly / 12), hoursYearly: 2_080 },
      debtsMonthly: debts,
      priceBefore: before ?? null,
      priceDifference: before === undefined ? null : Math.abs(price - before),
      revolving: input.revolving ?? null,
      revolvingPercent: revolvingShare * 100,
      loan: price - down,
      assumptions,
      taxShare: share,
    };
    const search = words.search(String(Math.floor(price / 1000) * 1000));
    return {
      facts: { ...facts, search },
      parts: [
        text(
          ...(isLimited(input) ? ratioRoom(context, input, currency).says.slice(0, 2) : []),
          price === 0 ? words.none : words.room(money(price), money(down), money(price - down), money(monthly)),
          before !== undefined &&
            (price === before ? words.unchanged : words.changed(money(Math.abs(price - before)), price > before)),
          price > 0 && words.bound(words.bounds[bound], limits.words),
          input.price !== undefined && price > 0 && words.against(money(input.price), input.price <= price),
          input.loan !== undefined && price > 0 && compared.loan(money(input.loan), input.loan <= price - down),
          input.downAmount !== undefined && price > 0 && compared.onTop,
          price > 0 && words.assumes(say.listed(assumptions.slice(1, 3).map(lowered))),
          input.revolving !== undefined &&
            words.revolving(money(input.revolving), say.percent(revolvingShare * 100), money(debts)),
          input.fullTime && words.fullTime,
          input.selfEmployed && entriesOf(['self-employed'])[0]?.says[context.language],
          words.arithmetic,
        ),
        {
          kind: 'costs',
          asOf: context.now.toISOString(),
          title: words.title,
          currency,
          lines: [
            { label: costWords[context.language].lines.down, amount: down },
            { label: words.forHome, amount: monthly },
          ],
          total: { label: words.atMost, amount: price },
          assumptions,
        },
        choices(
          price > 0 && search,
          offer(context.language, 'debts'),
          offer(context.language, 'down10'),
          offer(context.language, 'advisor'),
        ),
        sources([words.page, '/journey']),
      ],
      talk: { means, afforded: { price, country } },
    };
  },
});

/** Lowercases the first word of an assumption for use within a sentence, unless it is a name. */
const lowered = (words: string): string => words.replace(/^(Fixed|Taux|Tasa)/, (word) => word.toLowerCase());

function limitsOf(means: Means, country: 'US' | 'CA', day: string, words: AffordWords) {
  if (country === 'US') {
    const { front, back } = usaLimits(means);
    if (front === null) return { front, back, words: words.ruleStated(back) };
    return { front, back, words: words.ruleUs(front, back) };
  }
  const { gdsPercent, tdsPercent, stressAddedPercent } = inForce(canadianRules, day).table;
  return { front: gdsPercent, back: tdsPercent, words: words.ruleCa(gdsPercent, tdsPercent, stressAddedPercent) };
}

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

interface Room {
  price: number;
  downPercent: number;
  monthly: number;
  bound: keyof AffordWords['bounds'];
}

/**
 * Returns the highest affordable price. A fixed down payment gives it directly. A percentage depends on the price, so a
 * binary search finds the price.
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

/** Current rates and the property tax of a place. */
interface Market {
  rates: Rates;
  ratePercent: number;
  share: TaxShare | undefined;
}

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
  const downPercent = means.downPercent ?? usual.downPercent;
  const found = closingIn(downPercent, means.downAmount, (downCents) =>
    affordableUs({ ...purchase, downCents }, money, shares, day),
  );
  return withMonthly(found, downPercent, means, context, { rates, ratePercent, share });
}

function inCanada(context: ToolContext, means: Means, { rates, ratePercent, share }: Market): Room {
  const day = context.now.toISOString().slice(0, 10);
  const terms = fullTerms(1_000_000, means, ratePercent);
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
  const found = closingIn(downPercent, means.downAmount, (downCents) =>
    affordableCa({ ...purchase, downCents }, money, means.taxYearly === undefined ? (share?.percent ?? 0) : 0, day),
  );
  return withMonthly(found, downPercent, means, context, { rates, ratePercent, share });
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
  if (price === 0) return { price, downPercent, monthly: 0, bound: found.bound };
  const bought: Bought = { ...bare(country), price, taxAnnual: share ? (price * share.percent) / 100 : 0 };
  const terms = fullTerms(price, means, ratePercent);
  const costs = costsOf(purchaseOf(bought, terms, rates), context.now.toISOString().slice(0, 10));
  return {
    price,
    downPercent: terms.downPercent,
    monthly: Math.round(costs.monthly.totalCents / 100),
    bound: found.bound,
  };
}
