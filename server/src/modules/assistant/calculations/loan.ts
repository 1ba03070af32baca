import { monthlyPayment, scheduleOf } from '@lintel/mortgage';
import type { Country } from '../reading/talk.ts';
import { type Calculator, type Stated, words } from './calculator.ts';

const usualYears = (country: Country): number => (country === 'CA' ? 25 : 30);

interface Loan {
  loan: number;
  ratePercent: number;
  years: number;
  country: Country;
}

/** Returns the stated loan; a missing rate is the current one, a missing term the usual one of the country. */
const loanOf = ({ of, rate, country }: Stated): Loan | undefined => {
  const ratePercent = of('rate', rate);
  return ratePercent > 0
    ? { loan: of('loan'), ratePercent, years: of('years', usualYears(country)), country }
    : undefined;
};
const paymentOf = ({ loan, ...terms }: Loan): number =>
  monthlyPayment({ ...terms, priceCents: Math.round(loan * 100), downPercent: 0 }) / 100;
const paymentsOf = ({ loan, ratePercent, years, country }: Loan, extra = 0) =>
  scheduleOf(
    {
      loanCents: Math.round(loan * 100),
      ratePercent,
      years,
      compounding: country === 'CA' ? 'half-yearly' : 'monthly',
    },
    Math.round(extra * 100),
  );
const interestOf = (payments: ReturnType<typeof paymentsOf>): number =>
  payments.reduce((sum, { interestCents }) => sum + interestCents, 0) / 100;
const terms = (loan: Loan) => [
  { value: loan.loan, label: 'loan' as const },
  { value: loan.ratePercent, unit: 'percent' as const, label: 'rate' as const },
  { value: loan.years, unit: 'years' as const },
];
const cents = (value: number): number => Math.round(value * 100) / 100;

const extraWords = /\b(extra|additional|more each|on top|de plus|supplement\w*|adicional(es)?|de mas|extras?)\b/;
const biweeklyWords =
  /\b(bi-?weekly|every (two|2|other) weeks?|(aux|toutes les) (deux|2) semaines|bihebdo\w*|quincenal\w*|cada (dos|2) semanas|cada quincena)\b/;
const penaltyWords =
  /\b(penalt\w*|penalite|penalizacion|multa|break(ing)? (my|the|a|our)|casser|briser|romper|cancelar|rompre)\b/;
const refinanceWords = /\b(refi\w*|refinanc\w*)\b/;
const breakEvenWords =
  /\b(break[- ]?even|pay(s)? (it|them|itself|off)|worth (it|buying)|recoup|rentab\w*|recuper\w*|point mort|vale la pena|equilibrio|conviene|how long|combien de (temps|mois)|cuant(o tiempo|os meses))\b/;

export const loanCalculators = {
  refinance: {
    asked: [refinanceWords],
    never: /\b(heloc|line of credit|marge|linea)\b/,
    needs: ['loan', 'rate', 'newRate'],
    takes: ['years', 'costs'],
    run(stated) {
      const rates = [stated.of('rate'), stated.of('newRate')];
      const known = loanOf(stated);
      if (!known) return undefined;
      const [old, next] = [Math.max(...rates), Math.min(...rates)].map((ratePercent) => ({
        ...known,
        ratePercent,
      })) as [Loan, Loan];
      const [before, after] = [paymentOf(old), paymentOf(next)];
      const saving = cents(before - after);
      const costs = stated.amount('costs', old.loan);
      return {
        steps: [
          {
            label: 'savedMonthly',
            value: saving,
            unit: 'money',
            terms: [
              { value: before, label: 'paymentBefore' },
              { sign: '−', value: after, label: 'paymentAfter' },
            ],
          },
          ...(costs > 0 && saving > 0
            ? [
                {
                  label: 'breakEven' as const,
                  value: Math.ceil(costs / saving),
                  unit: 'months' as const,
                  terms: [
                    { value: costs, label: 'otherCosts' as const },
                    { sign: '÷' as const, value: saving },
                  ],
                },
              ]
            : []),
        ],
        notes: ['refinance'],
      };
    },
  },
  breakEven: {
    asked: [breakEvenWords],
    never: /\brent(s|al|ed)?\b|\bheloc\b/,
    needs: ['costs', 'saves'],
    run({ of, percent }) {
      if (percent('costs') !== undefined) return undefined;
      return {
        steps: [
          {
            label: 'breakEven',
            value: Math.ceil(of('costs') / of('saves')),
            unit: 'months',
            terms: [
              { value: of('costs'), label: 'otherCosts' },
              { sign: '÷', value: of('saves'), label: 'savedMonthly' },
            ],
          },
        ],
        notes: ['breakEven'],
      };
    },
  },
  extraPayment: {
    asked: [extraWords],
    needs: ['loan', 'extra'],
    takes: ['rate', 'years'],
    least: 3,
    run(stated) {
      const loan = loanOf(stated);
      if (!loan) return undefined;
      const extra = stated.of('extra');
      const [usual, faster] = [paymentsOf(loan), paymentsOf(loan, extra)];
      const [interest, less] = [interestOf(usual), interestOf(faster)];
      return {
        steps: [
          {
            label: 'paidOffAfter',
            value: faster.length,
            unit: 'months',
            terms: [...terms(loan), { sign: '+', value: extra, label: 'extraMonthly' }],
          },
          {
            label: 'sooner',
            value: usual.length - faster.length,
            unit: 'months',
            terms: [
              { value: usual.length, unit: 'months' },
              { sign: '−', value: faster.length, unit: 'months' },
            ],
          },
          {
            label: 'interestSaved',
            value: Math.round(interest - less),
            unit: 'money',
            terms: [{ value: Math.round(interest) }, { sign: '−', value: Math.round(less) }],
          },
        ],
      };
    },
  },
  biweekly: {
    asked: [biweeklyWords],
    never: /\b(kids?|bedrooms?|enfants?|chambres?|ninos|recamaras?)\b/,
    needs: ['loan'],
    takes: ['rate', 'years'],
    run(stated) {
      const loan = loanOf(stated);
      if (!loan) return undefined;
      const monthly = paymentOf(loan);
      return {
        steps: [
          {
            label: 'halfPayment',
            value: cents(monthly / 2),
            unit: 'money',
            terms: [
              { value: monthly, label: 'principalInterest' },
              { sign: '÷', value: 2, unit: 'number' },
            ],
          },
          { label: 'principalInterest', value: monthly, unit: 'money', terms: terms(loan) },
        ],
        notes: ['biweekly'],
      };
    },
  },
  totalInterest: {
    asked: [
      /\b(total|whole|all|overall|en tout|totale?s?|totales|life|lifetime|duree|vida)\b/,
      /\b(interests?|interets?|intereses?)\b/,
    ],
    never: /\b(principal|capital)\b|\bmonthly\b|\bdown\b/,
    needs: ['loan'],
    takes: ['rate', 'years'],
    least: 2,
    run(stated) {
      const loan = loanOf(stated);
      if (!loan) return undefined;
      const interest = Math.round(interestOf(paymentsOf(loan)));
      return {
        steps: [
          { label: 'totalInterest', value: interest, unit: 'money', terms: terms(loan) },
          {
            label: 'totalPaid',
            value: loan.loan + interest,
            unit: 'money',
            terms: [
              { value: loan.loan, label: 'loan' },
              { sign: '+', value: interest, label: 'totalInterest' },
            ],
          },
          { label: 'principalInterest', value: paymentOf(loan), unit: 'money' },
        ],
      };
    },
  },
  balanceAfter: {
    asked: [
      /\b(left|owe|remaining|balance|still|reste\w*|solde|devrai|quedar?\w*|debere|deber|saldo)\b/,
      /\b(after|in|apres|dans|despues|dentro)\b/,
    ],
    never: words.selling,
    needs: ['loan', 'after'],
    takes: ['rate', 'years'],
    least: 3,
    run(stated) {
      const loan = loanOf(stated);
      const after = stated.of('after');
      if (!loan || after >= loan.years) return undefined;
      const balance = Math.round(paymentsOf(loan)[after * 12 - 1]!.balanceCents / 100);
      return {
        steps: [
          {
            label: 'balanceAfter',
            value: balance,
            unit: 'money',
            terms: [...terms(loan), { value: after, unit: 'years', label: 'paidFor' }],
          },
          {
            label: 'repaid',
            value: loan.loan - balance,
            unit: 'money',
            terms: [{ value: loan.loan }, { sign: '−', value: balance }],
          },
        ],
      };
    },
  },
  breakPenalty: {
    asked: [penaltyWords, /\b(mortgage|hypothe\w*|hipoteca|loan|pret|variable|fixed|fixe)\b/],
    never: /\b(lease|bail|renta|apartment)\b/,
    needs: ['loan'],
    takes: ['rate', 'newRate', 'months'],
    least: 2,
    country: 'CA',
    run({ of, has }) {
      const [balance, rate] = [of('loan'), of('rate')];
      const interest = cents((balance * rate) / 100 / 4);
      const gap = rate - of('newRate');
      const differential = has('newRate') && has('months') ? cents((((balance * gap) / 100) * of('months')) / 12) : 0;
      return {
        steps: [
          ...(differential > interest
            ? [
                {
                  label: 'rateDifferential' as const,
                  value: differential,
                  unit: 'money' as const,
                  terms: [
                    { value: balance, label: 'balance' as const },
                    { sign: '×' as const, value: gap, unit: 'percent' as const },
                    { sign: '×' as const, value: of('months'), unit: 'months' as const },
                    { sign: '÷' as const, value: 12, unit: 'number' as const },
                  ],
                },
              ]
            : []),
          {
            label: 'threeMonths',
            value: interest,
            unit: 'money',
            terms: [
              { value: balance, label: 'balance' },
              { sign: '×', value: rate, unit: 'percent' },
              { sign: '×', value: 3, unit: 'number' },
              { sign: '÷', value: 12, unit: 'number' },
            ],
          },
        ],
        notes: ['penalty'],
      };
    },
  },
  twoLoans: {
    asked: [/\b(vs|versus|or|than|difference|compare\w*|cheaper|ou|que|contre|diferencia|moins cher|o)\b/],
    needs: ['loan', 'rate', 'newRate', 'years', 'otherYears'],
    run(stated) {
      const one = loanOf(stated)!;
      const other = { ...one, ratePercent: stated.of('newRate'), years: stated.of('otherYears') };
      // A shorter term is the time for which the rate is fixed.
      if (Math.min(one.years, other.years) < 8) return undefined;
      const [first, second] = [paymentOf(one), paymentOf(other)];
      const [paid, paidToo] = [interestOf(paymentsOf(one)), interestOf(paymentsOf(other))];
      return {
        steps: [
          {
            label: 'difference',
            value: cents(Math.abs(first - second)),
            unit: 'money',
            terms: [{ value: Math.max(first, second) }, { sign: '−', value: Math.min(first, second) }],
          },
          { label: 'principalInterest', value: first, unit: 'money', terms: terms(one) },
          { label: 'principalInterest', value: second, unit: 'money', terms: terms(other) },
          {
            label: 'totalInterest',
            value: Math.round(paid),
            unit: 'money',
            terms: [{ value: one.years, unit: 'years' }],
          },
          {
            label: 'totalInterest',
            value: Math.round(paidToo),
            unit: 'money',
            terms: [{ value: other.years, unit: 'years' }],
          },
        ],
      };
    },
  },
} as const satisfies Record<string, Calculator>;
