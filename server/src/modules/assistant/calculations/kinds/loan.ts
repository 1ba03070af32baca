import { type Calculator, words } from '../calculator.ts';
import { cents, interestOf, loanOf, paymentOf, paymentsOf, termsOf } from '../quantities/loan-figures.ts';

const extraWords =
  /\b(extra|additional|add(ing)? (\$ ?)?\d+|rajout\w+|ajout(e|er|ons|ais)|agreg(o|ar|amos)|more each|on top|de plus|supplement\w*|adicional(es)?|de mas|extras?)\b|\b\d[\d.,]*( dolares| pesos| dollars| piastres)? (more|mas|de plus)\b|\bplus \d+ (a|per) month\b/;
const biweeklyWords =
  /\b(bi-?weekly|every (two|2|other) weeks?|(aux|toutes les) (deux|2) semaines|bihebdo\w*|quincenal\w*|cada (dos|2) semanas|cada quincena)\b/;

/** “21 years to go” is the time over which the balance is repaid, not the time after which one is left. */
const timeLeft =
  /\b\d+ ?(years?|yrs?|ans|annees|anos) (left\b|to go\b|remaining\b|restante?s?\b|a faire\b|por pagar\b)|\b(reste|quedan|faltan|remaining|left) \d+ (years?|yrs?|ans|anos)\b/;

export const loanCalculators = {
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
            terms: [...termsOf(loan), { sign: '+', value: extra, label: 'extraMonthly' }],
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
      // Twenty-six halves are a thirteenth payment a year.
      const faster = paymentsOf(loan, monthly / 12).length;
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
          { label: 'principalInterest', value: monthly, unit: 'money', terms: termsOf(loan) },
          {
            label: 'paidOffAfter',
            value: faster,
            unit: 'months',
            terms: [
              { value: loan.years * 12, unit: 'months' },
              { sign: '−', value: loan.years * 12 - faster, unit: 'months', label: 'monthsSaved' },
            ],
          },
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
          { label: 'totalInterest', value: interest, unit: 'money', terms: termsOf(loan) },
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
  firstYear: {
    asked: [
      /\b(first|1st|premiere?|primer) (year|annee|ano|12 (months|mois|meses))\b/,
      /\b(interests?|interets?|interes(es)?|principal|capital)\b/,
    ],
    never: /\bdown\b/,
    needs: ['loan'],
    takes: ['rate', 'years'],
    least: 2,
    run(stated) {
      const loan = loanOf(stated);
      if (!loan) return undefined;
      const paid = paymentOf(loan) * 12;
      const interest = interestOf(paymentsOf(loan).slice(0, 12));
      return {
        steps: [
          { label: 'firstYearInterest', value: Math.round(interest), unit: 'money', terms: termsOf(loan) },
          {
            label: 'firstYearPrincipal',
            value: Math.round(paid - interest),
            unit: 'money',
            terms: [{ value: Math.round(paid) }, { sign: '−', value: Math.round(interest) }],
          },
        ],
      };
    },
  },
  balanceAfter: {
    asked: [
      /\b(left|owe|remaining|balance|still|reste\w*|solde|devrai|quedar?\w*|debere|deber|saldo)\b/,
      /\b(after|in|apres|dans|despues|dentro)\b|\b(years?|yrs?) (paid|into it|so far)\b/,
    ],
    never: new RegExp(`${words.selling.source}|${timeLeft.source}`),
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
            terms: [...termsOf(loan), { value: after, unit: 'years', label: 'paidFor' }],
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
} as const satisfies Record<string, Calculator>;
