import { canadianRules, costsOf, fhaLoan, inForce } from '@lintel/mortgage';
import { z } from 'zod';
import { ratesToken } from '../../listings/index.ts';
import { entriesOf } from '../knowledge/index.ts';
import { type RuleWords, ruleWords } from './loan-rule-words.ts';
import { purchaseOf } from './purchase.ts';
import { type Asking, type Told, tool } from './tool.ts';
import { type Speaker, sources, speaker, text } from './words.ts';

const about = ['share', 'leastDown', 'insurance', 'fundingFee', 'mortgageTax', 'schoolTax'] as const;
const Input = z.strictObject({
  about: z.enum(about),
  amount: z
    .number()
    .min(1_000)
    .max(1e9)
    .describe('The price, or the loan for fundingFee and mortgageTax; currency units'),
  country: z.enum(['US', 'CA']).optional(),
  state: z.string().length(2).optional(),
  downPercent: z.number().min(0).max(100).optional(),
  loan: z.enum(['conventional', 'fha', 'va', 'usda']).optional(),
  /** A building of three or four homes in which the buyer lives in one. */
  units: z.enum(['1-2', '3-4']).optional(),
});
type Asked = z.output<typeof Input>;

interface Figured {
  facts: Record<string, unknown>;
  says: (string | false)[];
  /** The entry of the knowledge that it rests on. */
  entry?: string;
}
type Figure = (asked: Asked, context: { asking: Asking; say: Speaker; words: RuleWords }) => Figured;

export const loanRules = tool({
  name: 'loanRules',
  about:
    'Figures that rules set for a price or a loan: minimum down payment, mortgage insurance premium (CMHC, PMI, FHA), VA funding fee, taxes on a mortgage in Florida, Georgia and New York City, Québec school tax.',
  input: Input,
  async run(asking, asked) {
    const say = speaker(asking.language);
    const words = ruleWords[asking.language];
    const { facts, says, entry } = figures[asked.about](asked, { asking, say, words });
    const [known] = entry ? entriesOf([entry]) : [];
    return {
      facts: {
        about: asked.about,
        amount: asked.amount,
        ...facts,
        says: known?.says[asking.language] ?? null,
        source: known?.source ?? null,
        asOf: known?.asOf ?? null,
      },
      parts: [
        text(...says),
        ...(known ? [text(known.says[asking.language], words.source(known.source, known.asOf))] : []),
        sources([words.advisors, '/professionals?tab=advisors']),
      ],
    } satisfies Told;
  },
});

const inUsa = ({ country, loan }: Asked, asking: Asking): boolean =>
  loan !== undefined || (country ?? asking.country) === 'US';

const figures: Readonly<Record<(typeof about)[number], Figure>> = {
  share(asked, { asking, say, words }) {
    const { amount, downPercent = 20 } = asked;
    const currency = inUsa(asked, asking) ? 'USD' : 'CAD';
    const share = Math.round(amount * downPercent) / 100;
    return {
      facts: { currency, price: amount, downPercent, amountOfShare: share },
      says: [words.share(say.percent(downPercent), say.money(amount, currency), say.money(share, currency))],
    };
  },
  leastDown(asked, { asking, say, words }) {
    const { amount, loan = 'conventional', units } = asked;
    if (inUsa(asked, asking)) {
      const percent = { conventional: 3, fha: 3.5, va: 0, usda: 0 }[loan];
      const least = (amount * percent) / 100;
      return {
        facts: { currency: 'USD', downPercent: percent, leastDown: least, loan, price: amount },
        says: [
          words.leastUs(say.money(least, 'USD'), say.percent(percent), say.money(amount, 'USD'), words.loans[loan]),
        ],
        ...(loan === 'conventional' ? {} : { entry: loan }),
      };
    }
    const { table } = inForce(canadianRules, asking.now.toISOString().slice(0, 10));
    const least = leastDownOf(amount, units === '3-4', table.uninsurableFromCents / 100);
    return {
      facts: {
        currency: 'CAD',
        price: amount,
        leastDown: least,
        ...(units ? { units } : {}),
        rulePercents: [5, 10, 20],
        fivePercentUpTo: 500_000,
        insuredBelow: table.uninsurableFromCents / 100,
      },
      says: [
        words.leastCa(say.money(least, 'CAD'), say.money(amount, 'CAD')),
        units === '3-4'
          ? words.fourUnits
          : words.ladder(say.money(500_000, 'CAD'), say.money(table.uninsurableFromCents / 100, 'CAD')),
      ],
    };
  },
  insurance(asked, { asking, say, words }) {
    const { amount, state = '', downPercent, loan } = asked;
    const day = asking.now.toISOString().slice(0, 10);
    const usa = inUsa(asked, asking);
    const down = downPercent ?? 5;
    const downAmount = Math.round(amount * down) / 100;
    if (usa && loan === 'fha') {
      const fha = fhaLoan(Math.round(amount * 100), Math.round(downAmount * 100), 30, day);
      return {
        facts: {
          currency: 'USD',
          price: amount,
          downPercent: down,
          upFrontPremium: fha.upFrontCents / 100,
          monthlyPremium: fha.firstMonthlyCents / 100,
          annualPercent: fha.annualPercent,
        },
        says: [
          words.fha(
            say.money(fha.upFrontCents / 100, 'USD'),
            say.money(fha.firstMonthlyCents / 100, 'USD'),
            say.percent(down),
          ),
        ],
        entry: 'fha',
      };
    }
    const rates = asking.resolve(ratesToken)();
    const country = usa ? 'US' : 'CA';
    const purchase = purchaseOf(
      { price: amount, country, state, city: undefined, land: false, taxAnnual: 0, duesMonthly: 0 },
      { downCents: Math.round(downAmount * 100), downPercent: down, ratePercent: 5, years: usa ? 30 : 25, stated: [] },
      rates,
    );
    const { loan: its, cash, monthly } = costsOf(purchase, day);
    const base = say.money(its.baseCents / 100, usa ? 'USD' : 'CAD');
    if (usa)
      return {
        facts: {
          currency: 'USD',
          price: amount,
          downPercent: down,
          loanAmount: its.baseCents / 100,
          monthlyInsurance: monthly.mortgageInsuranceCents / 100,
        },
        says: [words.pmi(say.money(monthly.mortgageInsuranceCents / 100, 'USD'), base, say.percent(down))],
        entry: 'pmi-ends',
      };
    return {
      facts: {
        currency: 'CAD',
        price: amount,
        downPercent: down,
        downAmount,
        loanAmount: its.baseCents / 100,
        premium: its.premiumCents / 100,
        premiumPercent: its.premiumPercent,
        premiumTax: cash.premiumTaxCents / 100,
      },
      says: [
        its.premiumCents === 0
          ? words.noPremium(say.percent(down))
          : words.cmhc(
              say.money(its.premiumCents / 100, 'CAD'),
              say.percent(its.premiumPercent),
              base,
              say.percent(down),
            ),
        cash.premiumTaxCents > 0 && words.premiumTax(say.exactMoney(cash.premiumTaxCents / 100, 'CAD')),
      ],
      entry: 'cmhc',
    };
  },
  fundingFee({ amount, downPercent = 0 }, { say, words }) {
    const percent = downPercent >= 10 ? 1.25 : downPercent >= 5 ? 1.5 : 2.15;
    const fee = Math.round(amount * percent) / 100;
    return {
      facts: { currency: 'USD', loanAmount: amount, percent, fee, laterPercent: 3.3 },
      says: [
        words.fundingFee(say.money(fee, 'USD'), say.percent(percent), say.money(amount, 'USD')),
        words.laterUse(say.percent(3.3)),
      ],
      entry: 'va',
    };
  },
  mortgageTax({ amount, state }, { say, words }) {
    if (state === 'GA' || state === 'NY') {
      const tax = state === 'GA' ? georgiaTax(amount) : (amount * newYorkCityPercent(amount)) / 100;
      return {
        facts: {
          currency: 'USD',
          loanAmount: amount,
          tax,
          ...(state === 'NY' ? { percent: newYorkCityPercent(amount) } : {}),
        },
        says: [
          words.mortgageTax(words.taxOf[state], say.money(tax, 'USD'), say.money(amount, 'USD')),
          state === 'NY' && words.newYorkPercent(say.percent(newYorkCityPercent(amount))),
        ],
        entry: 'mortgage-tax',
      };
    }
    const stamps = Math.ceil(amount / 100) * 0.35;
    const intangible = amount * 0.002;
    return {
      facts: {
        currency: 'USD',
        loanAmount: amount,
        stampsTax: stamps,
        intangibleTax: intangible,
        totalTax: stamps + intangible,
      },
      says: [
        words.florida(
          say.money(stamps + intangible, 'USD'),
          say.money(amount, 'USD'),
          say.money(stamps, 'USD'),
          say.money(intangible, 'USD'),
        ),
      ],
      entry: 'mortgage-tax',
    };
  },
  schoolTax({ amount }, { say, words }) {
    const tax = Math.round(Math.max(0, amount - 25_000) * 0.0009152);
    return {
      facts: { currency: 'CAD', price: amount, schoolTax: tax },
      says: [words.schoolTax(say.money(tax, 'CAD'), say.money(amount, 'CAD'))],
      entry: 'school-tax',
    };
  },
};

/** $1.50 for each begun $500 of a loan of more than three years, at most $25,000. */
const georgiaTax = (loan: number): number => Math.min(25_000, Math.ceil(loan / 500) * 1.5);

/** The borrower's part on a home of one to three families or a condominium. */
const newYorkCityPercent = (loan: number): number => (loan < 500_000 ? 1.8 : 1.925);

/** Five percent up to 500,000 and ten above; 20 where a loan cannot be insured; ten of all for three or four homes. */
function leastDownOf(price: number, fourUnits: boolean, uninsurableFrom: number): number {
  if (price >= uninsurableFrom) return price * 0.2;
  if (fourUnits) return price * 0.1;
  return Math.min(price, 500_000) * 0.05 + Math.max(0, price - 500_000) * 0.1;
}
