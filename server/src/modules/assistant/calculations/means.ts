import { canadianRules } from '@lintel/mortgage';
import { type Calculator, monthOf, words } from './calculator.ts';

const ratioWords =
  /\b(dti|debt[- ]to[- ]income|gds|tds|abd|atd|debt service|(debt|income) ratio|ratio (d'endettement|de deuda)|endettement|relacion deuda|deuda[- ]ingreso)\b/;
const share = (part: number, whole: number): number => Math.round((part / whole) * 1000) / 10;
/** Shares of income for housing and for all debts that lenders usually allow. */
const limitsOf = (country: 'US' | 'CA'): { housing: number; all: number } => {
  if (country === 'US') return { housing: 28, all: 36 };
  const { gdsPercent, tdsPercent } = canadianRules.at(-1)!;
  return { housing: gdsPercent, all: tdsPercent };
};

export const meansCalculators = {
  debtToIncome: {
    asked: [ratioWords],
    needs: ['income'],
    takes: ['payment', 'debts'],
    least: 2,
    run({ of, has, country }) {
      const income = monthOf(of('income'));
      const [payment, debts] = [of('payment'), of('debts')];
      const all = payment + debts;
      const terms = [
        ...(has('payment') ? [{ value: payment, label: 'housing' as const }] : []),
        ...(has('debts')
          ? [{ ...(has('payment') ? { sign: '+' as const } : {}), value: debts, label: 'debts' as const }]
          : []),
        { sign: '÷' as const, value: income, label: 'incomeMonthly' as const },
      ];
      return {
        steps: [
          { label: 'debtRatio', value: share(all, income), unit: 'percent', terms },
          ...(has('payment') && has('debts')
            ? [
                {
                  label: 'housingRatio' as const,
                  value: share(payment, income),
                  unit: 'percent' as const,
                  terms: [{ value: payment }, { sign: '÷' as const, value: income }],
                },
              ]
            : []),
        ],
        notes: [country === 'CA' ? 'ratioCanada' : 'ratioUsa'],
      };
    },
  },
  incomeForPayment: {
    asked: [
      /\b(income|salary|earn|make|revenus?|salaire|gagner|ingresos?|sueldo|ganar)\b/,
      /\b(need\w*|required?|have to|must|should|faut|besoin|dois|necesit\w*|hay que|tengo que)\b/,
    ],
    never: words.rent,
    needs: ['payment'],
    takes: ['debts'],
    run({ of, has, country }) {
      const limits = limitsOf(country);
      const [payment, debts] = [of('payment'), of('debts')];
      const yearly = (monthly: number, limit: number) => Math.round((monthly * 12 * 100) / limit);
      const terms = (monthly: number, limit: number) => [
        { value: monthly },
        { sign: '×' as const, value: 12, unit: 'number' as const },
        { sign: '÷' as const, value: limit, unit: 'percent' as const },
      ];
      const housing = {
        label: 'incomeNeeded' as const,
        value: yearly(payment, limits.housing),
        unit: 'money' as const,
        terms: terms(payment, limits.housing),
      };
      const all = {
        label: 'incomeNeeded' as const,
        value: yearly(payment + debts, limits.all),
        unit: 'money' as const,
        terms: terms(payment + debts, limits.all),
      };
      return {
        steps: has('debts') && all.value > housing.value ? [all, housing] : [housing],
        notes: [country === 'CA' ? 'ratioCanada' : 'ratioUsa'],
      };
    },
  },
  timeToSave: {
    asked: [
      /\b(sav(e|ing)|put(ting)? (away|aside)|economis\w*|mets de cote|epargn\w*|ahorr\w*|juntar)\b/,
      /\b(how (long|many)|when|combien|quand|cuant(o|os)|cuando)\b/,
    ],
    needs: ['target', 'saving'],
    takes: ['saved'],
    run({ of }) {
      const left = of('target') - of('saved');
      return left <= 0
        ? undefined
        : {
            steps: [
              {
                label: 'timeToSave',
                value: Math.ceil(left / of('saving')),
                unit: 'months',
                terms: [{ value: left }, { sign: '÷', value: of('saving') }],
              },
            ],
          };
    },
  },
} as const satisfies Record<string, Calculator>;
