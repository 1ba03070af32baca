import type { Calculator } from '../calculator.ts';
import { cents, interestOf, type Loan, loanOf, paymentOf, paymentsOf, termsOf } from '../quantities/loan-figures.ts';

const penaltyWords =
  /\b(penalt\w*|penalite|penalizacion|multa|break(ing)? (my|the|a|our|it)|casser|briser|romper|cancelar|rompre|ird|interest rate differential|differentiel( de taux)?)\b/;
/** “Three months' interest”, which is the charge itself. */
const threeMonthsInterest =
  /\b(3|three|trois|tres) ?-?(months?|mois|meses)('|’)? ?(worth )?(of |d'|de )?(the |los )?(interests?|interets?|interes(es)?)\b/;
const refinanceWords =
  /\b(refi\w*|refinanc\w*)\b|\b(new|nouve\w+|nuev\w+) (30|20|15|25)\b|\b(broker|lender|bank|courtier|preteur|banque|prestamista|banco) (is )?(offer\w*|ofrece\w*|m'offre|nous offre|propos\w*)\b/;
const renewalWords = /\b(renew\w*|renouvel\w*|renov\w*)\b/;
const breakEvenWords =
  /\b(break[- ]?even|pay(s)? (it|them|itself|off)|worth (it|buying)|recoup|rentab\w*|recuper\w*|point mort|vale la pena|equilibrio|conviene|how long|combien de (temps|mois)|cuant(o tiempo|os meses))\b/;

export const refinanceCalculators = {
  refinance: {
    asked: [refinanceWords],
    never: /\b(heloc|line of credit|marge|linea)\b/,
    needs: ['loan', 'rate', 'newRate'],
    takes: ['yearsLeft', 'years', 'otherYears', 'costs'],
    run(stated) {
      const rates = [stated.of('rate'), stated.of('newRate')];
      const known = loanOf(stated);
      if (!known) return undefined;
      const [old, next] = [Math.max(...rates), Math.min(...rates)].map((ratePercent) => ({
        ...known,
        ratePercent,
      })) as [Loan, Loan];
      const left = stated.of('yearsLeft', known.years);
      const term = stated.has('yearsLeft') ? stated.of('years', left) : stated.of('otherYears', known.years);
      const [before, after] = [paymentOf({ ...old, years: left }), paymentOf({ ...next, years: term })];
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
  renewal: {
    asked: [renewalWords],
    // The payment every two weeks has a calculation of its own.
    never: /\b(lease|bail|license|licence|permit|bi-?weekly|weeks?|semaines?|semanas?|quincenal\w*)\b/,
    needs: ['loan'],
    takes: ['yearsLeft', 'years', 'rate', 'newRate', 'payment'],
    least: 3,
    country: 'CA',
    run(stated) {
      const { of, has } = stated;
      const known = loanOf(stated);
      if (!known || !(has('years') || has('yearsLeft')) || !(has('rate') || has('newRate'))) return undefined;
      const next = { ...known, ratePercent: of('newRate', known.ratePercent), years: of('yearsLeft', known.years) };
      const after = paymentOf(next);
      const old = { ...next, ratePercent: of('rate') };
      const before = has('payment') ? of('payment') : has('newRate') && has('rate') ? paymentOf(old) : undefined;
      return {
        steps: [
          { label: 'paymentAfter', value: after, unit: 'money', terms: termsOf(next) },
          ...(before === undefined
            ? []
            : [
                {
                  label: 'paymentBefore' as const,
                  value: before,
                  unit: 'money' as const,
                  ...(has('payment') ? {} : { terms: termsOf(old) }),
                },
                {
                  label: 'change' as const,
                  value: cents(after - before),
                  unit: 'money' as const,
                  terms: [{ value: after }, { sign: '−' as const, value: before }],
                },
              ]),
        ],
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
  pointsBreakEven: {
    asked: [/\b(points?|pts?|puntos?)\b/],
    needs: ['loan', 'points', 'saves'],
    run({ of }) {
      const cost = cents((of('loan') * of('points')) / 100);
      return {
        steps: [
          {
            label: 'breakEven',
            value: Math.ceil(cost / of('saves')),
            unit: 'months',
            terms: [
              { value: cost, label: 'pointsCost' },
              { sign: '÷', value: of('saves'), label: 'savedMonthly' },
            ],
          },
          {
            label: 'pointsCost',
            value: cost,
            unit: 'money',
            terms: [
              { value: of('loan'), label: 'loan' },
              { sign: '×', value: of('points'), unit: 'percent' },
            ],
          },
        ],
        notes: ['breakEven'],
      };
    },
  },
  breakPenalty: {
    asked: [
      new RegExp(`${penaltyWords.source}|${threeMonthsInterest.source}`),
      /\b(mortgage|hypothe\w*|hipoteca|loan|pret|variable|fixed|fixe|term|bank|balance|solde|saldo|ird|dti|interests?|interets?|interes(es)?)\b/,
    ],
    never: /\b(lease|bail|renta|apartment)\b/,
    needs: ['loan'],
    takes: ['rate', 'newRate', 'months', 'yearsLeft', 'years'],
    least: 2,
    country: 'CA',
    run({ of, has }) {
      const [balance, rate] = [of('loan'), of('rate')];
      const interest = cents((balance * rate) / 100 / 4);
      const gap = cents(rate - of('newRate'));
      const months = of('months', of('yearsLeft', of('years')) * 12);
      const differential = has('newRate') && months > 0 ? cents((((balance * gap) / 100) * months) / 12) : 0;
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
                    { sign: '×' as const, value: months, unit: 'months' as const },
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
          { label: 'principalInterest', value: first, unit: 'money', terms: termsOf(one) },
          { label: 'principalInterest', value: second, unit: 'money', terms: termsOf(other) },
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
        notes: ['twoTerms'],
      };
    },
  },
} as const satisfies Record<string, Calculator>;
