import type { Calculator } from '../calculator.ts';
import { minus, number, over, percent, plus, start, step, stepIf, times } from '../quantities/arithmetic.ts';
import { dayOf } from '../quantities/closing-day.ts';
import { cents, interestOf, paymentOf, paymentsOf, repaid, termsOf } from '../quantities/loan-figures.ts';

/** Days by which interest of part of a year is computed. */
const yearDays = 365;

/** Returns the interest of a loan for a number of days. */
const interestForDays = (loan: number, rate: number, days: number) => ({
  value: cents((loan * rate * days) / 100 / yearDays),
  terms: [
    start(loan, 'loan'),
    times(rate, 'rate', percent),
    times(days, 'days', number),
    over(yearDays, undefined, number),
  ],
});

const lumpWords =
  /\b(lump[- ]?sum|one[- ]time|extra payment of|(put|pay|throw|apply)\w*( an?| the)?( extra)? (\$ ?)?[\d.,k]+( dollars)? (toward|to|at|on|against|down)\b|(to|toward|on|against) (the )?principal|forfaitaire|remboursement anticipe|abon\w+|pago (unico|a capital))/;

export const lendingCalculators = {
  interestOnly: {
    asked: [
      /\binterest[- ]only\b|\b(only|just) (the )?interest\b|\b(seulement|juste|que) (les |l'|d')?interets?\b|\binterets? (seulement|seuls?)\b|\b(solo|puros?|unicamente|nomas) (los )?interes(es)?\b|\binteres(es)? (solamente|nada mas)\b/,
    ],
    named: true,
    never:
      /\b(down|mise de fonds|enganche|years? of|first \d+ years|after|then|principal (and|&|n|\+) interest|p ?(and|&|n) ?i)\b/,
    needs: ['interestOnlyLoan', 'rate'],
    run({ of }) {
      const [loan, rate] = [of('interestOnlyLoan'), of('rate')];
      const yearly = cents((loan * rate) / 100);
      return {
        steps: [
          step('interestMonthly', cents(yearly / 12), [start(yearly), over(12, undefined, number)]),
          step('interestYearly', yearly, [start(loan, 'loan'), times(rate, 'rate', percent)]),
        ],
        notes: ['interestOnly'],
      };
    },
  },
  bridge: {
    asked: [
      /\bbridge\b|\b(pret|financement|credit)[ -](relais|pont|temporaire|provisoire)\b|\b(prestamo|credito|financiamiento) (de )?(puente|temporal)\b/,
    ],
    named: true,
    needs: ['interestOnlyLoan', 'rate', 'days'],
    run({ of }) {
      const { value, terms } = interestForDays(of('interestOnlyLoan'), of('rate'), of('days'));
      return { steps: [step('interestForDays', value, terms)], notes: ['bridge'] };
    },
  },
  perDiem: {
    asked: [
      /\bper[- ]diem\b|\b(daily|prepaid|odd[- ]days?|per[- ]day|interim) interest\b|\binterest (per|a|each) day\b|\binterets? (quotidiens?|par jour|journaliers?|d'avance)\b|\binteres(es)? (diarios?|por dia|al dia|prepagad\w+|por adelantado)\b/,
    ],
    named: true,
    never: /\bescrow\b.*\bshort/,
    needs: ['loan', 'rate'],
    takes: ['days', 'closesOn'],
    run({ of, has }) {
      const [loan, rate] = [of('loan'), of('rate')];
      const closing = dayOf(of('closesOn'));
      const days = has('days') ? of('days') : has('closesOn') ? closing.inMonth - closing.day + 1 : 0;
      const daily = interestForDays(loan, rate, 1);
      const whole = interestForDays(loan, rate, days);
      return {
        steps: [
          ...stepIf(days > 0, () => step('interestForDays', whole.value, whole.terms)),
          step('interestDaily', daily.value, daily.terms),
        ],
        notes: ['perDiem'],
      };
    },
  },
  recast: {
    asked: [/\brecast\w*\b|\breamorti\w+/],
    named: true,
    needs: ['loan', 'lump', 'rate'],
    takes: ['amortization'],
    run(stated) {
      const loan = repaid(stated);
      if (!loan) return undefined;
      const less = { ...loan, loan: loan.loan - stated.of('lump') };
      return less.loan <= 0
        ? undefined
        : {
            steps: [
              step('paymentAfter', paymentOf(less), termsOf(less)),
              step('paymentBefore', paymentOf(loan), termsOf(loan)),
              step('savedMonthly', cents(paymentOf(loan) - paymentOf(less))),
            ],
            notes: ['recast'],
          };
    },
  },
  lumpSum: {
    asked: [lumpWords],
    never: /\b(a|per|each|every) month\b|\bmonthly\b|\bpar mois\b|\bal mes\b|\bdown ?payment\b|\bprice\b|\bbuy\w*\b/,
    needs: ['loan', 'lump', 'rate', 'amortization'],
    run(stated) {
      const loan = repaid(stated);
      if (!loan || stated.of('lump') >= loan.loan) return undefined;
      const payment = paymentOf(loan);
      const less = { ...loan, loan: loan.loan - stated.of('lump') };
      const [usual, faster] = [paymentsOf(loan), paymentsOf(less, payment - paymentOf(less))];
      const [interest, lower] = [interestOf(usual), interestOf(faster)];
      return {
        steps: [
          step('interestSaved', Math.round(interest - lower), [start(Math.round(interest)), minus(Math.round(lower))]),
          step(
            'sooner',
            usual.length - faster.length,
            [start(usual.length, undefined, { unit: 'months' }), minus(faster.length, undefined, { unit: 'months' })],
            'months',
          ),
          step('principalInterest', payment, termsOf(loan)),
        ],
        notes: ['lumpSum'],
      };
    },
  },
  payoffTime: {
    asked: [
      /\b(how long|how many (months|years)|when|combien de (temps|mois)|quand|cuant(o tiempo|os meses)|cuando)\b/,
      /\b(gone|paid? (it )?off|pay off|clear\w*|zero|rembours\w+|pagad\w+|liquid\w+|termin\w+)\b/,
    ],
    never: /\b(extra|price|down|break[- ]?even|points?|sav(e|ing)|refi\w*)\b/,
    needs: ['interestOnlyLoan', 'rate', 'escrowPayment'],
    run({ of }) {
      const [loan, rate, payment] = [of('interestOnlyLoan'), of('rate') / 1_200, of('escrowPayment')];
      if (loan * rate >= payment) return undefined;
      const months = Math.ceil(-Math.log(1 - (loan * rate) / payment) / Math.log(1 + rate));
      return {
        steps: [
          step(
            'paidOffAfter',
            months,
            [start(loan, 'balance'), start(of('rate'), 'rate', percent), start(payment, 'perMonth')],
            'months',
          ),
        ],
        notes: ['interestOnlyRate'],
      };
    },
  },
  monthsOfPayment: {
    asked: [
      /\b(reserves?|carry\w*|overlap\w*|both (houses|homes|mortgages)|reserves? de|reservas?|mois de (reserve|paiements?)|meses de reserva)\b/,
    ],
    never: /\b(income|price|rate|hoa|fund study|revenus?|ingresos?)\b/,
    needs: ['payment', 'months'],
    run({ of }) {
      return {
        steps: [
          step('total', cents(of('payment') * of('months')), [
            start(of('payment'), 'perMonth'),
            times(of('months'), undefined, { unit: 'months' }),
          ]),
        ],
      };
    },
  },
  escrowShortage: {
    asked: [
      /\b(escrow|impound|entiercement|fideicomiso|cuenta de reserva)\b/,
      /\b(short\w*|deficien\w*|manqu\w+|insuffisan\w+|falta\w*|deficit)\b/,
    ],
    named: true,
    needs: ['shortage'],
    takes: ['escrowPayment', 'rise', 'months'],
    run({ of, has }) {
      const months = of('months', 12);
      const spread = cents(of('shortage') / months);
      // A rise that repays the shortage in these months is no other one.
      const rise = Math.abs(of('rise') / 12 - spread) < 1 ? 0 : cents(of('rise') / 12);
      const more = cents(spread + rise);
      return {
        steps: [
          ...stepIf(has('escrowPayment'), () =>
            step('paymentAfter', cents(of('escrowPayment') + more), [
              start(of('escrowPayment'), 'paymentBefore'),
              plus(more, 'extraMonthly'),
            ]),
          ),
          step('extraMonthly', more, [
            start(of('shortage')),
            over(months, undefined, { unit: 'months' }),
            ...(rise > 0 ? [plus(rise, 'otherCosts')] : []),
          ]),
        ],
        notes: ['escrowShortage'],
      };
    },
  },
} as const satisfies Record<string, Calculator>;
