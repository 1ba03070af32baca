import { type Calculator, monthOf, words } from '../calculator.ts';
import { percent as asPercent, minus, plus, start, step, stepIf, times } from '../quantities/arithmetic.ts';

const cents = (value: number): number => Math.round(value * 100) / 100;

export const rentCalculators = {
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
      /\b(spend|afford|budget|should|can i|ok(ay)?|too (much|high)|depenser|budget|permettre|puis-je|trop|gastar|puedo|alcanza|deberia|presupuesto|demasiado|bien)\b/,
    ],
    never:
      /\b(buy\w*|mortgage|achet\w*|hypotheque|compr\w*|hipoteca|increase|augment\w*|aument\w*|house|maison|casa)\b/,
    needs: ['income'],
    takes: ['rent'],
    run({ of, has }) {
      const income = monthOf(of('income'));
      const most = {
        label: 'rentAtMost' as const,
        value: Math.round(income * 30) / 100,
        unit: 'money' as const,
        terms: [
          { value: income, label: 'incomeMonthly' as const },
          { sign: '×' as const, value: 30, unit: 'percent' as const },
        ],
      };
      const share = {
        label: 'rentShare' as const,
        value: Math.round((of('rent') / income) * 1000) / 10,
        unit: 'percent' as const,
        terms: [
          { value: of('rent'), label: 'rent' as const },
          { sign: '÷' as const, value: income },
        ],
      };
      return { steps: has('rent') ? [share, most] : [most], notes: ['rentRule'] };
    },
  },
  moveIn: {
    asked: [
      /\b(rent\w*|loyers?|lou\w+|renta\w*|alquil\w*|apartment|landlord|first month|last month|premier mois|dernier mois|primer mes|ultimo mes)\b/,
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
      /\b(cap(italization)? rates?|(the|a|whats?|my|its) cap\b(?! ex)|noi|net operating|taux de (capitalisation|rendement)|rendement|mrn|tasa de capitalizacion|rendimiento|yield)\b/,
    ],
    needs: ['price'],
    takes: ['rents', 'netIncome', 'expenses', 'vacancy'],
    least: 2,
    run({ of, has, amount, percent }) {
      const [price, rent, expenses] = [of('price'), of('rents') * 12, of('expenses')];
      const vacant = has('vacancy') ? amount('vacancy', rent) : 0;
      if (!has('rents') && !has('netIncome')) return undefined;
      const net = of('netIncome', Math.round((rent - vacant - expenses) * 100) / 100);
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
          ...stepIf(!has('netIncome'), () =>
            step('netRent', net, [
              start(rent, 'rentYearly'),
              ...(vacant > 0 ? [minus(vacant, 'vacancy', { percent: percent('vacancy')! })] : []),
              minus(expenses, 'expenses'),
            ]),
          ),
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
      const [rent, payment, expenses] = [of('rents'), of('payment'), monthOf(of('expenses'))];
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
  /** The rent of several years in all, with and without a rise each year. */
  rentInAll: {
    asked: [
      words.rent,
      /\b(in (all|total)|total\w*|altogether|add(s)? up|how much|en tout|au total|ca (fait|donne)|en total|suma\w*|cuanto)\b/,
      /\b(years?|yrs?|ans|annees|anos)\b/,
    ],
    never:
      /\b(buy\w*|price|mortgage|loan|deposit|income|earn|achet\w*|hypotheque|prix|depot|compr\w*|precio|hipoteca|prestamo|deposito|ingresos?|value|worth|cap)\b/,
    needs: ['rent', 'after'],
    takes: ['growth'],
    run({ of, has }) {
      const [rent, count, rise] = [of('rent'), of('after'), of('growth')];
      const yearly = rent * 12;
      return {
        steps: [
          step('rentInAll', cents(yearly * count), [
            start(rent, 'rent'),
            times(12, undefined, { unit: 'number' }),
            times(count, undefined, { unit: 'years' }),
          ]),
          ...stepIf(has('growth'), () =>
            step('rentInAllRising', cents((yearly * ((1 + rise / 100) ** count - 1)) / (rise / 100)), [
              start(yearly, 'perYear'),
              plus(rise, 'perYear', asPercent),
            ]),
          ),
        ],
      };
    },
  },
  rentIncrease: {
    asked: [
      words.rent,
      /\b(increase\w*|rais\w*|going up|goes up|hike|augment\w*|hausse|aument\w*|sub(e|en|ir|ida)\w*)\b/,
    ],
    needs: ['rent', 'share'],
    takes: ['after'],
    run({ of, has }) {
      const [rent, share] = [of('rent'), of('share')];
      return {
        steps: [
          ...stepIf(has('after'), () =>
            step('rentThen', cents(rent * (1 + share / 100) ** of('after')), [
              start(rent, 'rent'),
              plus(share, 'perYear', asPercent),
              times(of('after'), undefined, { unit: 'years' }),
            ]),
          ),
          {
            label: 'newRent',
            value: cents(rent * (1 + share / 100)),
            unit: 'money',
            terms: [
              { value: rent, label: 'rent' },
              { sign: '+', value: cents((rent * share) / 100), percent: share },
            ],
          },
        ],
        notes: ['rentLimits'],
      };
    },
  },
} as const satisfies Record<string, Calculator>;
