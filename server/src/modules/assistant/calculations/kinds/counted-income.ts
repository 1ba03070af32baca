import { fullTimeHours, weeksYearly } from '../../reading/figures/hourly-pay.ts';
import type { Calculator } from '../calculator.ts';
import { number, over, percent, plus, start, step, stepIf, times } from '../quantities/arithmetic.ts';
import { cents } from '../quantities/loan-figures.ts';

const twoYears =
  /\b(\d{2,3}(k| ?000| mil)? (and )?then|one year|a year ago|last year|year before|the (other|next|year)|previous year|(20\d\d).*(20\d\d)|un (ano|an)\b.*\b(otro|siguiente|l'autre|suivant\w*)|une annee\b.*\b(l'autre|suivante)|(ano|annee) (pasad[oa]|anterior|passee|precedente)|el otro|two years|2 years|dos anos|2 anos|deux (ans|annees))\b/;
const selfEmployed =
  /\b(net|nets|netted|schedule c|1099|self[- ]?employed|taxes|tax returns?|returns?|write[- ]?offs?|line 15000|neto|neta|declar\w+|negocio|por mi cuenta|independiente|autonome|travailleuse?|declaration|t1)\b/;
const counts =
  /\b(count\w*|use[sd]?|using|take[sn]?|go(es)? by|look at|qualif\w+|average\w*|cuent\w+|toma\w*|califi\w+|usa\w*|considera\w*|compte\w*|prend\w*|prendr\w*|utilise\w*|retien\w*|qualifi\w*)\b/;
const lenders =
  /\b(me (miden|toman|cuentan)|banks?|lenders?|they|underwrit\w+|mortgage|loan|bancos?|prestamistas?|ellos|prestamo|banque|preteur|caisse|ils|pret)\b/;

const takenIn = /\b(gross\w*|bruts?|bruto|bill\w*|factur\w+|bring in|take in|sales|entran|chiffre d'affaires)\b/;
const afterExpenses =
  /\b(net|nets|neto|after (\w+ ){0,2}(expenses|costs|write[- ]?offs?)|schedule c|t2125|apres (\w+ ){0,2}depenses|despues de (\w+ ){0,2}(gastos?|gasolina|costos))\b/;
const whichCounts =
  /\b(which|what (number|one|figure|do they)|do they|does the|use[sd]?|count\w*|go by|look at|regarde\w*|prend\w*|lequel|laquelle|compte\w*|retien\w*|cual|con cual|miden?|cuenta\w*|toma\w*)\b/;

/** The income that a lender counts. */
export const countedIncomeCalculators = {
  countedIncome: {
    asked: [twoYears, selfEmployed, counts, lenders],
    named: true,
    never: /\b(owe|owed|irs|refund|deduct\w*|afford|price|house at|down|rent)\b/,
    needs: ['netBefore', 'netAfter'],
    takes: ['billed', 'wage', 'weeklyHours', 'otherPay'],
    run({ of, has }) {
      const both = of('netBefore') + of('netAfter');
      const average = cents(both / 2);
      const monthly = cents(average / 12);
      const hours = has('weeklyHours') ? of('weeklyHours') * weeksYearly : fullTimeHours;
      const paid = cents((has('wage') ? of('wage') * hours : of('otherPay')) / 12);
      return {
        steps: [
          ...stepIf(paid > 0, () =>
            step('countedTogether', cents(monthly + paid), [
              start(monthly, 'incomeMonthlyCounted'),
              plus(paid, 'payMonthly'),
            ]),
          ),
          ...stepIf(has('wage'), () =>
            step('payMonthly', paid, [
              start(of('wage'), 'wage'),
              times(hours, 'hoursYearly', number),
              over(12, undefined, number),
            ]),
          ),
          step('countedYearly', average, [start(both, 'bothYears'), over(2, undefined, number)]),
          ...stepIf(of('netAfter') < of('netBefore'), () => step('laterYear', of('netAfter'))),
          step('incomeMonthlyCounted', monthly, [start(average), over(12, undefined, number)]),
        ],
        notes: ['countedIncome'],
      };
    },
  },
  /** The net of one year beside what the business takes in: “61,000 gross but 38,500 after expenses”. */
  countedNet: {
    asked: [takenIn, afterExpenses, whichCounts, lenders],
    named: true,
    never: /\b(owe|owed|irs|refund|house at|down|rent|afford|job|employer|paychecks?|paystubs?|payroll|w-?2)\b/,
    needs: ['netIncome', 'billed'],
    run({ of }) {
      const net = of('netIncome');
      return net >= of('billed')
        ? undefined
        : {
            steps: [
              step('countedYearly', net),
              step('incomeMonthlyCounted', cents(net / 12), [start(net), over(12, undefined, number)]),
            ],
            notes: ['countedIncome'],
          };
    },
  },
  /** GDS and TDS of an income as amounts a month. */
  roomAtRatios: {
    asked: [
      /\b(gds|tds|abd|atd|dti|front[- ]?end|back[- ]?end)\b/,
      /\b(how much|what|whats|amounts?|dollars?|a month|per month|monthly|combien|par mois|cuanto|al mes|allow\w*)\b/,
    ],
    never:
      /\b(mean\w*|difference|veut dire|signifie|significa|need|gagner|ganar|payments?|paiement|pago|rent|loyer|price|prix|precio|house at|rate|taux|tasa|my (ratio|dti|gds|tds)|mon ratio)\b|\b(c'est quoi|que es|what is) (le |la |el |the |a )?(gds|tds|abd|atd|dti) ?\??$/,
    needs: ['income', 'gdsLimit'],
    takes: ['tdsLimit', 'debts'],
    run({ of, has }) {
      const income = cents(of('income') / 12);
      const at = (share: number) => cents((of('income') * share) / 1_200);
      const terms = (share: number) => [start(income, 'incomeMonthly'), times(share, undefined, percent)];
      return {
        steps: [
          step('housingAtMost', at(of('gdsLimit')), terms(of('gdsLimit'))),
          ...(has('tdsLimit') ? [step('limitMonthly', at(of('tdsLimit')), terms(of('tdsLimit')))] : []),
          ...(has('tdsLimit') && has('debts')
            ? [step('leftForHousing', cents(at(of('tdsLimit')) - of('debts')), [start(at(of('tdsLimit')))])]
            : []),
        ],
        notes: ['housingBudget', 'noApproval'],
      };
    },
  },
} as const satisfies Record<string, Calculator>;
