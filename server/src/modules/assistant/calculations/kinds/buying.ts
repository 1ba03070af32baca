import { type Calculator, monthOf, type Term, words } from '../calculator.ts';

const buying = /\b(buy\w*|bought|purchas\w*|achet\w*|achat|compr\w*|compra)\b/;
const exempted = /\b(homestead|exempt\w*|exenci\w*|exonerat\w*|exent[oa]s?|off)\b/;
const mostWords =
  /\b(most|max\w*|highest|top|how (much|expensive|pricey)|what price|plus cher\w*|maximum|maximale?|quel prix|jusqu'a combien|mas car[oa]|maxim[oa]|que precio|hasta (cuanto|que precio))\b/;
const comparing =
  /\b(which|more|cheaper|costs? less|difference|compare\w*|higher|lower|vs|versus|better|plus cher\w*|moins cher\w*|lequel|compar\w*|diferencia|mas (car[oa]|barat[oa])|cual|conviene|sale mas)\b/;
/** The tax on what a sale gains, which is no purchase. */
const taxedGain = /\b(capital gains?|taxed|tax on|irs|impos(able|e)\w*|impuestos?|ganancias?)\b/;
const cents = (value: number): number => Math.round(value * 100) / 100;

/** Shares of income up to which a limit is one for housing alone: 28 to 31 % in the USA, 39 % (GDS) in Canada. */
export const housingAlone = { US: 31, CA: 39 } as const;

export const buyingCalculators = {
  leftAfterPurchase: {
    asked: [words.selling, buying, words.left],
    never: new RegExp(`${words.rent.source}|${taxedGain.source}`),
    needs: ['sale', 'purchase'],
    takes: ['balance', 'commission', 'closing'],
    run({ of, has, amount, percent, country }) {
      const [sale, purchase, balance] = [of('sale'), of('purchase'), of('balance')];
      const [commission, closing] = [amount('commission', sale), amount('closing', purchase)];
      const terms: Term[] = [
        { value: sale, label: 'salePrice' },
        ...(has('balance') ? [{ sign: '−' as const, value: balance, label: 'balance' as const }] : []),
        ...(has('commission')
          ? [{ sign: '−' as const, value: commission, label: 'commission' as const, percent: percent('commission')! }]
          : []),
        { sign: '−', value: purchase, label: 'purchase' },
        ...(has('closing')
          ? [{ sign: '−' as const, value: closing, label: 'closingCosts' as const, percent: percent('closing')! }]
          : []),
      ];
      return {
        steps: [
          {
            label: 'leftAfterPurchase',
            value: sale - balance - commission - purchase - closing,
            unit: 'money',
            terms,
          },
        ],
        notes: [country === 'CA' ? 'saleExtrasCanada' : 'saleExtras'],
      };
    },
  },
  exemptTax: {
    asked: [/\b(tax(es)?|taxes?|impuestos?|predial|foncier\w*)\b/, exempted],
    never: /\b(transfer|capital|income|sales tax|mutation|bienvenue)\b/,
    needs: ['value', 'exemption', 'taxRate'],
    run({ of }) {
      const taxable = Math.max(0, of('value') - of('exemption'));
      const yearly = cents((taxable * of('taxRate')) / 100);
      return {
        steps: [
          {
            label: 'yearlyTax',
            value: yearly,
            unit: 'money',
            terms: [
              { value: taxable, label: 'taxableValue' },
              { sign: '×', value: of('taxRate'), unit: 'percent' },
            ],
          },
          { label: 'perMonth', value: cents(yearly / 12), unit: 'money' },
          {
            label: 'taxableValue',
            value: taxable,
            unit: 'money',
            terms: [
              { value: of('value'), label: 'value' },
              { sign: '−', value: of('exemption'), label: 'exemption' },
            ],
          },
        ],
        notes: ['exemptTax'],
      };
    },
  },
  priceFromCash: {
    asked: [mostWords],
    never:
      /\b(income|earn\w*|salary|a month|per month|revenu\w*|salaire|par mois|ingresos?|sueldo|gan(o|amos)|al mes)\b/,
    needs: ['saved', 'down', 'closing'],
    run({ of, percent }) {
      const [down, closing] = [percent('down'), percent('closing')];
      if (down === undefined || closing === undefined) return undefined;
      const price = Math.floor((of('saved') * 100) / (down + closing));
      const part = (label: 'down' | 'closingCosts', share: number) => ({
        label,
        value: Math.round((price * share) / 100),
        unit: 'money' as const,
        terms: [{ value: price }, { sign: '×' as const, value: share, unit: 'percent' as const }],
      });
      return {
        steps: [
          {
            label: 'priceAtMost',
            value: price,
            unit: 'money',
            terms: [
              { value: of('saved'), label: 'savings' },
              { sign: '÷', value: down + closing, unit: 'percent' },
            ],
          },
          part('down', down),
          part('closingCosts', closing),
        ],
        notes: ['priceFromCash'],
      };
    },
  },
  rentOrOwn: {
    asked: [words.rent, comparing],
    never: /\b(income|earn\w*|salary|revenu\w*|salaire|ingresos?|sueldo)\b/,
    needs: ['rent', 'payment'],
    takes: ['yearly'],
    run({ of, has }) {
      const [rent, payment, other] = [of('rent'), of('payment'), monthOf(of('yearly'))];
      const owning = cents(payment + other);
      return {
        steps: [
          {
            label: owning > rent ? 'owningCostsMore' : 'rentingCostsMore',
            value: cents(Math.abs(owning - rent)),
            unit: 'money',
            terms:
              owning > rent
                ? [
                    { value: owning, label: 'owning' },
                    { sign: '−', value: rent, label: 'rent' },
                  ]
                : [
                    { value: rent, label: 'rent' },
                    { sign: '−', value: owning, label: 'owning' },
                  ],
          },
          ...(has('yearly')
            ? [
                {
                  label: 'owning' as const,
                  value: owning,
                  unit: 'money' as const,
                  terms: [
                    { value: payment, label: 'payment' as const },
                    { sign: '+' as const, value: other, label: 'otherCosts' as const },
                  ],
                },
              ]
            : []),
        ],
        notes: ['rentOrOwn'],
      };
    },
  },
  housingBudget: {
    asked: [
      /\b(hous(e|ing)|home|mortgage|payment|piti|casa|vivienda|hipoteca|logement|maison|hypotheque|propriete)\b/,
      /\b(most|max\w*|left|allowed?|limit|rule|queda\w*|limite|regla|reste\w*|regle|plafond|alcanza)\b/,
    ],
    never: new RegExp(`\\b(price|prix|precio|rate|interest|taux|tasa)\\b|${words.incomeNeeded.source}`),
    needs: ['income', 'ratio'],
    takes: ['debts'],
    run({ of, has, country }) {
      const [income, ratio] = [monthOf(of('income')), of('ratio')];
      const most = cents((income * ratio) / 100);
      const counts = has('debts') && ratio > housingAlone[country];
      const limit = {
        label: 'limitMonthly' as const,
        value: most,
        unit: 'money' as const,
        terms: [
          { value: income, label: 'incomeMonthly' as const },
          { sign: '×' as const, value: ratio, unit: 'percent' as const },
        ],
      };
      const left = {
        label: 'housingAtMost' as const,
        value: cents(most - of('debts')),
        unit: 'money' as const,
        terms: [{ value: most }, { sign: '−' as const, value: of('debts'), label: 'debts' as const }],
      };
      return {
        steps: counts ? [left, limit] : [{ ...limit, label: 'housingAtMost' as const }],
        notes: ['housingBudget', country === 'CA' ? 'ratioCanada' : 'ratioUsa'],
      };
    },
  },
  commissionWithTax: {
    asked: [
      /\b(commissions?|courtage|comision(es)?|broker\w*|courtier|realtors?|agents?)\b/,
      /\b(tax(es)?|gst|hst|qst|pst|tps|tvq|tvh|impuestos?|iva)\b/,
    ],
    never: words.left,
    needs: ['commissioned', 'commission', 'commissionTax'],
    run({ of, amount, percent }) {
      const sale = of('commissioned');
      const commission = amount('commission', sale);
      const tax = amount('commissionTax', commission);
      return {
        steps: [
          {
            label: 'commissionWithTax',
            value: cents(commission + tax),
            unit: 'money',
            terms: [
              { value: commission, label: 'commission', percent: percent('commission')! },
              { sign: '+', value: tax, label: 'commissionTax', percent: percent('commissionTax')! },
            ],
          },
        ],
        notes: percent('commissionTax') === 14.975 ? ['commissionTaxQuebec'] : [],
      };
    },
  },
} as const satisfies Record<string, Calculator>;
