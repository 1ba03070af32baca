import { canadianRules } from '@lintel/mortgage';
import { type Calculator, words } from './calculator.ts';

const ratioWords =
  /\b(dti|debt[- ]to[- ]income|gds|tds|abd|atd|debt service|(debt|income) ratio|ratio (d'endettement|de deuda)|endettement|relacion deuda|deuda[- ]ingreso)\b/;
const month = (yearly: number): number => Math.round((yearly / 12) * 100) / 100;
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
      const income = month(of('income'));
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
  incomeForRent: {
    asked: [words.rent, /\b(income|salary|earn|make|revenus?|salaire|gagner|ingresos?|sueldo|ganar)\b/],
    needs: ['rent', 'multiple'],
    run({ of }) {
      const [rent, multiple] = [of('rent'), of('multiple')];
      const monthly = rent * multiple;
      if (multiple >= 20)
        return {
          steps: [
            {
              label: 'incomeNeeded',
              value: monthly,
              unit: 'money',
              terms: [
                { value: rent, label: 'rent' },
                { sign: '×', value: multiple, unit: 'number' },
              ],
            },
          ],
        };
      return {
        steps: [
          {
            label: 'incomeNeeded',
            value: monthly * 12,
            unit: 'money',
            terms: [{ value: monthly }, { sign: '×', value: 12, unit: 'number' }],
          },
          {
            label: 'incomeMonthlyNeeded',
            value: monthly,
            unit: 'money',
            terms: [
              { value: rent, label: 'rent' },
              { sign: '×', value: multiple, unit: 'number' },
            ],
          },
        ],
      };
    },
  },
  rentBudget: {
    asked: [
      words.rent,
      /\b(spend|afford|budget|should|can i|depenser|budget|permettre|puis-je|gastar|puedo|alcanza|deberia|presupuesto)\b/,
    ],
    never: /\b(buy\w*|mortgage|achet\w*|hypotheque|compr\w*|hipoteca|increase|augment\w*|aument\w*)\b/,
    needs: ['income'],
    takes: ['debts'],
    run({ of }) {
      const income = month(of('income'));
      return {
        steps: [
          {
            label: 'rentAtMost',
            value: Math.round(income * 30) / 100,
            unit: 'money',
            terms: [
              { value: income, label: 'incomeMonthly' },
              { sign: '×', value: 30, unit: 'percent' },
            ],
          },
        ],
        notes: ['rentRule'],
      };
    },
  },
  moveIn: {
    asked: [
      words.rent,
      /\b(last month|first (month )?and last|move[- ]?in|deposit|dernier mois|premier (et|mois)|depot|ultimo mes|primer (mes|y)|deposito)\b/,
      /\b(how much|total|up ?front|combien|en tout|cuanto|total)\b/,
    ],
    needs: ['rent'],
    takes: ['deposit'],
    run({ of, has, percent }) {
      if (percent('deposit') !== undefined) return undefined;
      const rent = of('rent');
      return {
        steps: [
          {
            label: 'moveInThree',
            value: has('deposit') ? rent * 2 + of('deposit') : rent * 3,
            unit: 'money',
            terms: [
              { value: rent, label: 'firstMonth' },
              { sign: '+', value: rent, label: 'lastMonth' },
              { sign: '+', value: has('deposit') ? of('deposit') : rent, label: 'deposit' },
            ],
          },
        ],
        notes: ['depositLaw'],
      };
    },
  },
  capRate: {
    asked: [
      /\b(cap(italization)? rates?|noi|net operating|taux de (capitalisation|rendement)|rendement|mrn|tasa de capitalizacion|rendimiento|yield)\b/,
    ],
    needs: ['price', 'rents'],
    takes: ['expenses'],
    run({ of }) {
      const [price, rent, expenses] = [of('price'), of('rents') * 12, of('expenses')];
      const net = rent - expenses;
      return {
        steps: [
          {
            label: 'capRate',
            value: Math.round((net / price) * 10_000) / 100,
            unit: 'percent',
            terms: [
              { value: net, label: 'netRent' },
              { sign: '÷', value: price, label: 'price' },
            ],
          },
          {
            label: 'netRent',
            value: net,
            unit: 'money',
            terms: [
              { value: rent, label: 'rentYearly' },
              { sign: '−', value: expenses, label: 'expenses' },
            ],
          },
        ],
        notes: ['capRate'],
      };
    },
  },
  rentMultiplier: {
    asked: [/\b(grm|gross rent multiplier|multiplicateur|mrb|multiplicador)\b/],
    needs: ['price', 'rents'],
    run({ of }) {
      const [price, rent] = [of('price'), of('rents') * 12];
      return {
        steps: [
          {
            label: 'rentMultiplier',
            value: Math.round((price / rent) * 100) / 100,
            unit: 'times',
            terms: [
              { value: price, label: 'price' },
              { sign: '÷', value: rent, label: 'rentYearly' },
            ],
          },
        ],
      };
    },
  },
  cashFlow: {
    asked: [/\b(cash[- ]?flow|flux de tresorerie|flujo( de (caja|efectivo))?)\b/],
    never: /\bcap rate\b/,
    needs: ['rents'],
    takes: ['payment', 'expenses'],
    least: 2,
    run({ of }) {
      const [rent, payment, expenses] = [of('rents'), of('payment'), month(of('expenses'))];
      return {
        steps: [
          {
            label: 'cashFlow',
            value: Math.round((rent - payment - expenses) * 100) / 100,
            unit: 'money',
            terms: [
              { value: rent, label: 'rent' },
              { sign: '−', value: payment, label: 'payment' },
              { sign: '−', value: expenses, label: 'expensesMonthly' },
            ],
          },
        ],
      };
    },
  },
  timeToSave: {
    asked: [
      /\b(sav(e|ing)|put(ting)? (away|aside)|economis\w*|mets de cote|epargn\w*|ahorr\w*|juntar)\b/,
      /\b(how (long|many)|when|combien|quand|cuant(o|os)|cuando)\b/,
    ],
    needs: ['target', 'extra'],
    takes: ['saved'],
    run({ of }) {
      const left = of('target') - of('saved');
      return left <= 0
        ? undefined
        : {
            steps: [
              {
                label: 'timeToSave',
                value: Math.ceil(left / of('extra')),
                unit: 'months',
                terms: [{ value: left }, { sign: '÷', value: of('extra') }],
              },
            ],
          };
    },
  },
} as const satisfies Record<string, Calculator>;
