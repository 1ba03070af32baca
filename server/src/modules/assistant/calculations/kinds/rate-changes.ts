import { canadianRules } from '@lintel/mortgage';
import type { Calculator } from '../calculator.ts';
import { minus, over, percent, plus, start, step, stepIf, times } from '../quantities/arithmetic.ts';
import { cents, type Loan, loanOf, paymentOf, paymentsOf, repaid, termsOf } from '../quantities/loan-figures.ts';

const at = (loan: Loan, ratePercent: number): Loan => ({
  ...loan,
  ratePercent: Math.round(ratePercent * 1_000) / 1_000,
});

/** Payments of a loan whose rate changes, is bought down or is tested. */
export const rateCalculators = {
  buydown: {
    asked: [/\bbuy ?-?downs?\b|\b(3-2-1|2-1|1-0)\b/],
    named: true,
    country: 'US',
    needs: ['loan', 'rate', 'buydown'],
    takes: ['amortization'],
    run(stated) {
      const loan = repaid(stated);
      if (!loan || loan.ratePercent <= stated.of('buydown')) return undefined;
      const full = paymentOf(loan);
      const years = Array.from({ length: stated.of('buydown') }, (_, year) => {
        const reduced = at(loan, loan.ratePercent - stated.of('buydown') + year);
        return { year: year + 1, reduced, saved: cents((full - paymentOf(reduced)) * 12) };
      });
      return {
        steps: [
          step(
            'buydownCost',
            cents(years.reduce((sum, { saved }) => sum + saved, 0)),
            years.map(({ saved, year }, index) => (index > 0 ? plus : start)(saved, 'savedInYear', { ordinal: year })),
          ),
          ...years.map(({ reduced, year }) => ({
            ...step('paymentInYear', paymentOf(reduced), termsOf(reduced)),
            ordinal: year,
          })),
          step('paymentThen', full, termsOf(loan)),
        ],
        notes: ['buydown'],
      };
    },
  },
  armReset: {
    asked: [/\barms?\b|\badjustable\b|\bhybrid\b/],
    named: true,
    country: 'US',
    needs: ['loan', 'rate', 'armYears', 'firstCap'],
    takes: ['lifeCap', 'amortization'],
    run(stated) {
      const loan = repaid(stated);
      const fixed = stated.of('armYears');
      if (!loan || fixed >= loan.years) return undefined;
      const balance = Math.round(paymentsOf(loan)[fixed * 12 - 1]!.balanceCents / 100);
      const reset = (cap: number): Loan => ({
        ...at(loan, loan.ratePercent + cap),
        loan: balance,
        years: loan.years - fixed,
      });
      const [first, highest] = [reset(stated.of('firstCap')), reset(stated.of('lifeCap'))];
      return {
        steps: [
          step('paymentAtReset', paymentOf(first), termsOf(first)),
          step('paymentBefore', paymentOf(loan), termsOf(loan)),
          ...stepIf(stated.of('lifeCap') > stated.of('firstCap'), () =>
            step('paymentAtLifeCap', paymentOf(highest), termsOf(highest)),
          ),
        ],
        notes: ['armReset'],
      };
    },
  },
  blendedRate: {
    asked: [
      /\bblend\w*\b|\btaux (mixte|combine|pondere)\b|\bmelang\w+|\bcombin\w+ .*(taux|tasa)|\btasa (combinada|mixta)\b/,
    ],
    named: true,
    needs: ['rate', 'newRate', 'monthsLeft'],
    takes: ['termMonths', 'loan'],
    country: 'CA',
    run({ of }) {
      const [left, term] = [of('monthsLeft'), of('termMonths', 60)];
      if (left >= term) return undefined;
      const [old, next] = [of('rate'), of('newRate')];
      return {
        steps: [
          step(
            'blendedRate',
            cents((old * left + next * (term - left)) / term),
            [
              start(old, undefined, percent),
              times(left, undefined, { unit: 'months' }),
              plus(next, undefined, percent),
              times(term - left, undefined, { unit: 'months' }),
              over(term, undefined, { unit: 'months' }),
            ],
            'percent',
          ),
        ],
        notes: ['blendedRate'],
      };
    },
  },
  points: {
    asked: [/\b(points?|pts?|puntos?)\b/],
    named: true,
    never: /\b(price|house (at|for)|achat|prix|precio|\d ?% down|seller)\b/,
    needs: ['loan', 'rate', 'newRate'],
    takes: ['points', 'pointsPaid', 'stay', 'amortization'],
    run(stated) {
      const { of, has } = stated;
      const known = loanOf(stated);
      if (!known || of('rate') === of('newRate') || !(has('points') || has('pointsPaid'))) return undefined;
      const rates = [of('rate'), of('newRate')];
      const loan = { ...known, years: of('amortization', known.years) };
      const [before, after] = [paymentOf(at(loan, Math.max(...rates))), paymentOf(at(loan, Math.min(...rates)))];
      const saved = cents(before - after);
      const cost = of('pointsPaid', cents((loan.loan * of('points')) / 100));
      const months = Math.ceil(cost / saved);
      const stay = of('stay') * 12;
      return {
        steps: [
          step('breakEven', months, [start(cost, 'pointsCost'), over(saved, 'savedMonthly')], 'months'),
          step(
            'pointsCost',
            cost,
            has('pointsPaid') ? [] : [start(loan.loan, 'loan'), times(of('points'), undefined, percent)],
          ),
          step('savedMonthly', saved, [start(before, 'paymentBefore'), minus(after, 'paymentAfter')]),
          ...stepIf(has('stay'), () =>
            step(stay * saved >= cost ? 'aheadAtEnd' : 'behindAtEnd', cents(Math.abs(stay * saved - cost)), [
              start(saved),
              times(stay, undefined, { unit: 'months' }),
              minus(cost, 'pointsCost'),
            ]),
          ),
        ],
        notes: ['breakEven'],
      };
    },
  },
  stressPayment: {
    asked: [
      /\b(stress[- ]?test\w*|simulation de crise|taux (de qualification|du test|admissible)|qualifying (rate|payment)|test de resistance|prueba de (estres|resistencia)|tests? (me|us|you)|(me|nous) test\w*|qualif\w+ (me|us) (at|with))\b|\b(rate|taux|tasa)\b[^.?!]{0,40}\b(test\w*|qualif\w+|calific\w+)/,
      /\b(payments?|pay|monthly|paiements?|versements?|paierais|par mois|pagos?|mensualidad\w*|al mes)\b/,
    ],
    named: true,
    never:
      /\b(income|salary|earn|make|afford|revenus?|salaire|gagne\w*|ingresos?|sueldo|gan(o|amos|ar)|price|fha|dti)\b/,
    needs: ['loan', 'rate'],
    takes: ['amortization', 'term'],
    country: 'CA',
    run(stated) {
      const { stressAddedPercent, stressLeastPercent } = canadianRules.at(-1)!;
      const known = loanOf(stated);
      if (!known) return undefined;
      const real = { ...known, years: stated.of('amortization', known.years) };
      const tested = at(real, Math.max(real.ratePercent + stressAddedPercent, stressLeastPercent));
      const [payment, higher] = [paymentOf(real), paymentOf(tested)];
      return {
        steps: [
          step('testedRate', tested.ratePercent, [], 'percent'),
          step('testedPayment', higher, termsOf(tested)),
          step('principalInterest', payment, termsOf(real)),
          step('difference', cents(higher - payment), [start(higher), minus(payment)]),
        ],
        notes: ['stressTest'],
      };
    },
  },
} as const satisfies Record<string, Calculator>;
