import { canadianRules, heatMonthlyCents, inForce } from '@lintel/mortgage';
import { z } from 'zod';
import { ratesToken } from '../../../../listings/index.ts';
import { entriesOf } from '../../../knowledge/index.ts';
import { offer } from '../../../offers.ts';
import { hoursCounted } from '../../../reading/figures/hourly-pay.ts';
import type { Means } from '../../../reading/talk.ts';
import { revolvingShare } from '../../../reading/topics/terms.ts';
import { type ToolContext, tool } from '../../tool.ts';
import { type Currency, choices, sources, speaker, text } from '../../words.ts';
import { comparisonWords } from '../comparison-words.ts';
import { costWords } from '../cost-words.ts';
import { rateAssumption, TermsInput } from '../monthly-cost.ts';
import { rateFor } from '../purchase.ts';
import { taxShareOf } from '../transfer/tax-share.ts';
import { type AffordWords, affordWords } from './affordability-words.ts';
import { affordableRoom } from './affordable-room.ts';
import { isLimited, ratioRoom, roomAnswer, usaLimits } from './ratio-room.ts';
import { sharesOfIncome } from './shares-of-income.ts';
import { usualRoomAnswer } from './usual-room.ts';

export const affordability = tool({
  name: 'affordability',
  about:
    'The highest price that the usual limits of lenders leave room for, from income a year, debts a month and a down payment. Arithmetic, no approval.',
  input: z.strictObject({
    incomeYearly: z.number().min(1).max(1e9).describe('Before tax, currency units a year, of all who buy'),
    debtsMonthly: z.number().min(0).max(1e8).optional(),
    country: z.enum(['US', 'CA']).optional(),
    fullTime: z.boolean().optional().describe('The income is pay an hour, counted at the weekly hours or at full time'),
    weeklyHours: z.number().min(1).max(100).optional().describe('Stated hours of a week'),
    revolving: z
      .number()
      .min(0)
      .max(1e8)
      .optional()
      .describe('Owed on cards and lines of credit; a share of it is in debtsMonthly'),
    frontPercent: z.number().min(5).max(90).optional().describe('Stated limit: share of income for the home'),
    backPercent: z.number().min(5).max(90).optional().describe('Stated limit: share of income for home and debts'),
    asks: z.enum(['payment']).optional().describe('Only the monthly payment is asked'),
    insured: z
      .boolean()
      .optional()
      .describe('A mortgage with default insurance in Canada, so the minimum down payment where none is stated'),
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
    const hasBoth = input.frontPercent !== undefined && input.backPercent !== undefined;
    if (isLimited(input) && (asks === 'payment' || country === 'CA') && !(hasBoth && asks === 'payment')) {
      const words = affordWords[context.language];
      const { price: _, loan: __, ...stated } = whole;
      const answer = roomAnswer(context, input, currency, [
        hourlyPay(context, input, words, currency),
        words.arithmetic,
      ]);
      return { ...answer, talk: { means: { ...stated, country } } };
    }
    if (asks === 'payment') {
      const { price: _, loan: __, ...stated } = whole;
      const answer = usualRoomAnswer(context, { ...input, country }, currency);
      return { ...answer, talk: { means: { ...stated, country } } };
    }
    const rates = context.resolve(ratesToken)();
    const rate = rates[country];
    const ratePercent = rateFor(country, input, rates);
    if (ratePercent === undefined)
      return { facts: { computed: false }, parts: [text(costWords[context.language].noRate)] };
    const share = await taxShareOf(context, country, input.places);
    const { price, down, downPercent, years, monthly, bound } = affordableRoom(
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
    const limits = limitsOf(input, country, context.now.toISOString().slice(0, 10), words);
    const assumptions = [
      words.means(money(incomeYearly), money(debts), input.debtsMonthly === undefined),
      input.downAmount === undefined
        ? assumed.down(say.percent(downPercent))
        : words.downAmount(money(input.downAmount)),
      input.ratePercent === undefined && rate
        ? rateAssumption(rate, country, say)
        : words.fixed(say.percent(ratePercent)),
      assumed.years(input.years ?? years),
      ...(country === 'CA' ? [words.tested(money(input.heatMonthly ?? heatMonthlyCents / 100))] : []),
      ...(input.taxYearly === undefined
        ? [share ? assumed.tax(say.percent(share.percent), share.homes, share.where) : words.noTax]
        : []),
      ...(input.insuranceYearly === undefined ? [assumed.insurance(say.percent(rates.insurance[country]))] : []),
    ];
    const { price: _, loan: __, ...stated } = whole;
    const means: Means = { ...stated, country };
    const { talk } = context;
    const limited = isLimited(input) ? ratioRoom(context, input, currency) : undefined;
    const shares =
      input.price === undefined
        ? undefined
        : sharesOfIncome(
            input.price,
            { ...input, country },
            { rates, ratePercent, share, day: context.now.toISOString().slice(0, 10) },
          );
    const before =
      talk.tool === 'affordability' && talk.afforded?.country === country ? talk.afforded.price : undefined;
    const facts = {
      ...limited?.facts,
      country,
      currency,
      highestPrice: price,
      priceAsked: input.price ?? null,
      sharesOfIncome: shares ?? null,
      down,
      monthly,
      bound,
      limits,
      income: { yearly: incomeYearly, monthly: Math.round(incomeYearly / 12), ...hoursCounted(input.weeklyHours) },
      ...(isLimited(input) ? { ofLimit: ratioRoom(context, input, currency).facts } : {}),
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
          ...(limited?.says.slice(0, 2) ?? []),
          price === 0 ? words.none : words.room(money(price), money(down), money(price - down), money(monthly)),
          before !== undefined &&
            (price === before ? words.unchanged : words.changed(money(Math.abs(price - before)), price > before)),
          price > 0 && words.bound(words.bounds[bound], limits.words),
          input.price !== undefined && price > 0 && words.against(money(input.price), input.price <= price),
          shares !== undefined &&
            words.shares(
              money(shares.monthly),
              say.percent(shares.housingPercent),
              say.percent(shares.allPercent),
              country === 'CA',
            ),
          input.loan !== undefined && price > 0 && compared.loan(money(input.loan), input.loan <= price - down),
          input.downAmount !== undefined && price > 0 && compared.onTop,
          price > 0 && words.assumes(assumptions.map(lowered).join('; ')),
          input.revolving !== undefined &&
            words.revolving(money(input.revolving), say.percent(revolvingShare * 100), money(debts)),
          hourlyPay(context, input, words, currency),
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
const lowered = (words: string): string =>
  words.replace(
    /^(Fixed|Home|Property|Income|Tested|Taux|Assurance|Taxe|Revenu|Tasa|Seguro|Impuesto|Ingreso)/,
    (word) => word.toLowerCase(),
  );

function limitsOf(means: Means, country: 'US' | 'CA', day: string, words: AffordWords) {
  if (country === 'US') {
    const { front, back } = usaLimits(means);
    if (front === null) return { front, back, words: words.ruleStated(back) };
    return { front, back, words: words.ruleUs(front, back) };
  }
  const { gdsPercent, tdsPercent, stressAddedPercent } = inForce(canadianRules, day).table;
  return { front: gdsPercent, back: tdsPercent, words: words.ruleCa(gdsPercent, tdsPercent, stressAddedPercent) };
}

/** Says how an hourly income is counted and what it comes to a year. */
const hourlyPay = (
  { language }: ToolContext,
  { fullTime, weeklyHours, incomeYearly }: Means & { incomeYearly: number },
  words: AffordWords,
  currency: Currency,
): string | false => {
  const say = speaker(language);
  return (
    fullTime === true &&
    words.hourlyPay(
      weeklyHours === undefined ? undefined : say.number(weeklyHours),
      say.money(Math.round(incomeYearly), currency),
    )
  );
};
