import { canadianRules, costsOf, fhaLoan, inForce, pmiEndOf } from '@lintel/mortgage';
import { ratesToken } from '../../../listings/index.ts';
import { pmiRange, yearlyPercent } from '../../calculations/quantities/pmi-range.ts';
import { entriesOf } from '../../knowledge/index.ts';
import { type ToolContext, type ToolResult, tool } from '../tool.ts';
import { sources, speaker, text } from '../words.ts';
import { hbp } from './hbp.ts';
import { costsOfRule, leastConventional, leastDownOf } from './least-down.ts';
import { ruleWords } from './loan-rule-words.ts';
import { mortgageTax } from './mortgage-tax.ts';
import { premiumTaxFacts, premiumTaxSaid } from './premium-tax.ts';
import { programFees } from './program-fees.ts';
import { fullTerms, purchaseOf } from './purchase.ts';
import { type Figure, Input, type RuleTopic } from './rule-figure.ts';
import { sellerCredit } from './seller-credit.ts';

export const loanRules = tool({
  name: 'loanRules',
  about:
    'Figures that rules set for a price or a loan: minimum down payment, mortgage insurance premium (CMHC, PMI, FHA), VA funding fee, USDA guarantee fee, taxes on a mortgage in Alabama, Florida, Georgia, Minnesota, New York City, Oklahoma, Tennessee and Virginia, repayment of the Home Buyers’ Plan, a seller’s credit beside the usual closing costs, Québec school tax.',
  input: Input,
  async run(context, input) {
    const say = speaker(context.language);
    const words = ruleWords[context.language];
    const { facts, says, entry } = figures[input.about](input, { context, say, words });
    const [known] = entry ? entriesOf([entry]) : [];
    return {
      facts: {
        about: input.about,
        amount: input.amount,
        says: known?.says[context.language] ?? null,
        source: known?.source ?? null,
        asOf: known?.asOf ?? null,
        ...facts,
      },
      parts: [
        text(...says),
        ...(known ? [text(known.says[context.language], words.source(known.source, known.asOf))] : []),
        sources([words.advisors, '/professionals?tab=advisors']),
      ],
      ...(input.about === 'leastDown' || input.about === 'insurance'
        ? { talk: { costs: costsOfRule(input, facts) } }
        : {}),
    } satisfies ToolResult;
  },
});

/** The years and months in which a text writes the end of PMI. */
const yearsOfMonths = (...months: number[]) => ({ inYears: months.map((each) => [Math.floor(each / 12), each % 12]) });

const inUsa = ({ country, loan }: Input, context: ToolContext): boolean =>
  loan !== undefined || (country ?? context.country) === 'US';

const figures: Readonly<Record<RuleTopic, Figure>> = {
  share(input, { context, say, words }) {
    const { amount, downPercent = 20, down } = input;
    const currency = inUsa(input, context) ? 'USD' : 'CAD';
    const share = Math.round(amount * downPercent) / 100;
    return {
      facts: { currency, price: amount, downPercent, amountOfShare: share, loanLeft: amount - share },
      says: [
        words.share(say.percent(downPercent), say.money(amount, currency), say.money(share, currency)),
        down === true && words.loanLeft(say.money(amount - share, currency)),
      ],
    };
  },
  leastDown(input, { context, say, words }) {
    const { amount, loan = 'conventional', units, rented, creditScore, downPercent } = input;
    const stated = downPercent === undefined ? undefined : Math.round(amount * downPercent) / 100;
    /** Compares the stated down payment with the minimum. */
    const compared = (minimum: number, currency: 'USD' | 'CAD') =>
      stated !== undefined &&
      (stated < minimum ? words.tooLittle : words.enough)(
        `${say.money(stated, currency)} (${say.percent(Math.round(downPercent! * 100) / 100)})`,
      );
    const statedFacts = stated === undefined ? {} : { downPercent, downAmount: stated };
    if (inUsa(input, context)) {
      const percent = {
        conventional: leastConventional(input),
        fha: creditScore !== undefined && creditScore < 580 ? 10 : 3.5,
        va: 0,
        usda: 0,
      }[loan];
      const least = (amount * percent) / 100;
      return {
        facts: {
          currency: 'USD',
          leastPercent: percent,
          leastDown: least,
          ...statedFacts,
          loan,
          price: amount,
          creditScore: creditScore ?? null,
          ...(units ? { units } : {}),
          ...(rented ? { rented } : {}),
          ...(input.loan === undefined && !rented ? { fhaDown: amount * 0.035, fhaPercent: 3.5, vaUsdaDown: 0 } : {}),
          ...(loan === 'fha' && creditScore === undefined
            ? { lowerScore: [500, 579], lowerScoreDown: amount * 0.1 }
            : {}),
        },
        says: [
          words.leastUs(say.money(least, 'USD'), say.percent(percent), say.money(amount, 'USD'), words.loans[loan]),
          compared(least, 'USD'),
          input.loan === undefined &&
            !rented &&
            words.otherLoans(say.money(amount * 0.035, 'USD'), say.money(0, 'USD')),
          loan === 'fha' &&
            creditScore === undefined &&
            words.lowerScore(say.money(amount * 0.1, 'USD'), say.percent(10)),
          loan === 'fha' && creditScore !== undefined && creditScore < 500 && words.belowFha,
        ],
        ...(rented ? { entry: 'investment-down' } : loan === 'conventional' ? {} : { entry: loan }),
      };
    }
    const { table } = inForce(canadianRules, context.now.toISOString().slice(0, 10));
    const least = leastDownOf(amount, input, table.uninsurableFromCents / 100);
    return {
      facts: {
        currency: 'CAD',
        price: amount,
        leastDown: least,
        ...statedFacts,
        ...(units ? { units } : {}),
        ...(rented ? { rented } : {}),
        rulePercents: [5, 10, 20],
        fivePercentUpTo: 500_000,
        insuredBelow: table.uninsurableFromCents / 100,
      },
      says: [
        words.leastCa(say.money(least, 'CAD'), say.money(amount, 'CAD')),
        compared(least, 'CAD'),
        rented
          ? words.notLivedIn
          : units === '3-4'
            ? words.fourUnits
            : words.ladder(say.money(500_000, 'CAD'), say.money(table.uninsurableFromCents / 100, 'CAD')),
        least < amount * 0.2 && words.insuredDown,
      ],
    };
  },
  insurance(input, { context, say, words }) {
    const {
      amount,
      state = '',
      downPercent,
      loan,
      down: asked,
      ratePercent,
      years = inUsa(input, context) ? 30 : 25,
    } = input;
    const day = context.now.toISOString().slice(0, 10);
    const usa = inUsa(input, context);
    const { uninsurableFromCents } = inForce(canadianRules, day).table;
    const least = leastDownOf(amount, input, uninsurableFromCents / 100);
    const down = downPercent ?? (loan === 'fha' ? 3.5 : usa ? 5 : (least / amount) * 100);
    const downAmount = Math.round(amount * down) / 100;
    if (usa && loan === 'fha') {
      const borrowedCents = Math.round((input.borrowed ? amount : amount - downAmount) * 100);
      const priceCents = input.borrowed ? Math.round(borrowedCents / (1 - down / 100)) : Math.round(amount * 100);
      const inDollars = (value: number) =>
        value % 100 === 0 ? say.money(value / 100, 'USD') : say.exactMoney(value / 100, 'USD');
      const fha = fhaLoan(priceCents, priceCents - borrowedCents, years, day);
      return {
        facts: {
          currency: 'USD',
          ...(input.borrowed ? { loanAmount: amount } : { price: amount }),
          years,
          downPercent: down,
          baseLoan: borrowedCents / 100,
          upFrontPremium: fha.upFrontCents / 100,
          loanWithPremium: (borrowedCents + fha.upFrontCents) / 100,
          monthlyPremium: fha.firstMonthlyCents / 100,
          annualPercent: fha.annualPercent,
          ...(asked ? { leastDown: downAmount } : {}),
        },
        says: [
          asked === true &&
            words.leastUs(say.money(downAmount, 'USD'), say.percent(down), say.money(amount, 'USD'), words.loans.fha),
          words.fha(
            inDollars(borrowedCents),
            inDollars(fha.upFrontCents),
            inDollars(borrowedCents + fha.upFrontCents),
            say.exactMoney(fha.firstMonthlyCents / 100, 'USD'),
            say.percent(down),
          ),
        ],
        entry: 'fha',
      };
    }
    const rates = context.resolve(ratesToken)();
    const country = usa ? 'US' : 'CA';
    const purchase = purchaseOf(
      { price: amount, country, state, city: undefined, land: false, taxAnnual: 0, duesMonthly: 0 },
      fullTerms(amount, { downAmount, years }, 5),
      rates,
    );
    const { loan: its, cash, monthly } = costsOf(purchase, day);
    const base = say.money(its.baseCents / 100, usa ? 'USD' : 'CAD');
    const ends =
      usa && ratePercent !== undefined && down < 20
        ? pmiEndOf({ loanCents: its.baseCents, ratePercent, years }, amount * 100)
        : undefined;
    const usual = [pmiRange.low, pmiRange.high].map((each) => Math.round((its.baseCents / 100 / pmiRange.per) * each));
    if (usa)
      return {
        facts: {
          currency: 'USD',
          price: amount,
          downPercent: down,
          ...(ends
            ? {
                ratePercent,
                years,
                endsOnRequestMonth: ends.onRequest,
                endsByItselfMonth: ends.byItself,
                ...yearsOfMonths(ends.onRequest, ends.byItself),
              }
            : {}),
          loanAmount: its.baseCents / 100,
          monthlyInsurance: monthly.mortgageInsuranceCents / 100,
          loanOnRequest: Math.round(amount * 0.8),
          loanByItself: Math.round(amount * 0.78),
          endsAtPercent: [80, 78],
          usualMonthly: usual,
          usualRangeAmounts: [pmiRange.low, pmiRange.high, pmiRange.per],
          usualRangeYear: 2019,
          usualRangePercents: [yearlyPercent(pmiRange.low), yearlyPercent(pmiRange.high)],
        },
        says: [
          words.pmi(say.money(monthly.mortgageInsuranceCents / 100, 'USD'), base, say.percent(down)),
          down < 20 && words.pmiRange(say.money(usual[0]!, 'USD'), say.money(usual[1]!, 'USD')),
          words.pmiEnds(say.money(Math.round(amount * 0.8), 'USD'), say.money(Math.round(amount * 0.78), 'USD')),
          ends !== undefined && words.pmiMonths(ends.onRequest, ends.byItself, say.percent(ratePercent!), years),
        ],
        entry: 'pmi-ends',
      };
    return {
      facts: {
        currency: 'CAD',
        price: amount,
        downPercent: Math.round(down * 100) / 100,
        downAmount,
        leastDown: least,
        ...(input.units ? { units: input.units, rulePercents: [5, 10] } : {}),
        ...(input.rented ? { rented: true, rulePercents: [20] } : {}),
        loanAmount: its.baseCents / 100,
        years,
        ...(years > 25 ? { surchargePercent: 0.2, surchargeAboveYears: 25 } : {}),
        premium: its.premiumCents / 100,
        premiumPercent: its.premiumPercent,
        totalMortgage: its.totalCents / 100,
        premiumTax: cash.premiumTaxCents / 100,
        ...(input.taxed === true ? premiumTaxFacts(its.premiumCents / 100, state) : {}),
      },
      says: [
        input.taxed === true && its.premiumCents > 0 && premiumTaxSaid(its.premiumCents / 100, state, say, words),
        (asked === true || downPercent === undefined) &&
          words.leastCa(say.money(least, 'CAD'), say.money(amount, 'CAD')),
        input.rented === true && words.notLivedIn,
        input.units === '3-4' && input.rented !== true && words.fourUnits,
        its.premiumCents === 0
          ? words.noPremium(say.percent(Math.round(down * 100) / 100))
          : words.cmhc(
              say.money(its.premiumCents / 100, 'CAD'),
              say.percent(its.premiumPercent),
              base,
              say.percent(Math.round(down * 100) / 100),
              say.money(its.totalCents / 100, 'CAD'),
            ),
        its.premiumCents > 0 && years > 25 && words.thirtyYears,
        cash.premiumTaxCents > 0 &&
          input.taxed !== true &&
          words.premiumTax(say.exactMoney(cash.premiumTaxCents / 100, 'CAD')),
      ],
      entry: input.taxed === true ? 'premium-tax' : 'cmhc',
    };
  },
  ...programFees,
  mortgageTax,
  hbp,
  sellerCredit,
  schoolTax({ amount }, { say, words }) {
    const tax = Math.round(Math.max(0, amount - 25_000) * 0.0009152);
    return {
      facts: { currency: 'CAD', price: amount, schoolTax: tax },
      says: [words.schoolTax(say.money(tax, 'CAD'), say.money(amount, 'CAD'))],
      entry: 'school-tax',
    };
  },
};
