import { type Calculator, words } from '../calculator.ts';
import { minus, number, over, percent, plus, start, step, stepIf, times } from '../quantities/arithmetic.ts';
import { dayOf } from '../quantities/closing-day.ts';
import { cents } from '../quantities/loan-figures.ts';

const prorateWords =
  /\b(prorat\w*|pay back|credits?|reimburse\w*|owes?|owed|settle|adjust\w*|split|share|seller|buyer|repartition\w*|ajust\w*|rembourse\w*|vendeur|acheteur|credito|reembols\w*|vendedor|prorrate\w*|ajuste)\b/;
const sides = /\b(canadian|canadiens?|canadienses?|cad|cdn)\b|\b(us|usd|american|americains?|americanos?)\b/;
const yearDays = 365;

export const closingCalculators = {
  prorateYear: {
    asked: [/\b(tax(es)?|taxes?|bill|impuestos?|predial)\b/, prorateWords],
    named: true,
    never: /\b(transfer|capital|income|mutation|bienvenue|deduct\w*|price|down|loan|mortgage|cash to close)\b/,
    needs: ['taxBill', 'closesOn'],
    takes: ['paidAhead', 'paidLater'],
    run({ of, has, country }) {
      const before = dayOf(of('closesOn')).ofYear - 1;
      const bill = of('taxBill');
      const part = (days: number) => cents((bill * days) / yearDays);
      const terms = (days: number) => [
        start(bill, 'perYear'),
        times(days, 'days', number),
        over(yearDays, undefined, number),
      ];
      const later = step('sellerCredits', part(before), terms(before));
      const ahead = step('buyerRepays', part(yearDays - before), terms(yearDays - before));
      return {
        steps: [
          ...(has('paidAhead') && !has('paidLater') ? [] : [later]),
          ...(has('paidLater') ? [] : [ahead]),
          step('perDay', cents(bill / yearDays), [start(bill), over(yearDays, undefined, number)]),
        ],
        notes: [
          ...(has('paidAhead') || has('paidLater') ? [] : (['whoHasPaid'] as const)),
          'closingDay',
          ...(country === 'US' && !(has('paidAhead') && !has('paidLater')) ? (['yearBefore'] as const) : []),
        ],
      };
    },
  },
  prorateDues: {
    asked: [
      /\b(hoa|dues|condo fees?|strata|maintenance|copropriete|cuotas?|mantenimiento|frais de condo)\b/,
      prorateWords,
    ],
    named: true,
    needs: ['dues', 'closesOn'],
    run({ of }) {
      const { day, inMonth } = dayOf(of('closesOn'));
      const days = inMonth - day + 1;
      return {
        steps: [
          step('buyerRepays', cents((of('dues') * days) / inMonth), [
            start(of('dues'), 'perMonth'),
            times(days, 'days', number),
            over(inMonth, undefined, number),
          ]),
        ],
        notes: ['closingDay'],
      };
    },
  },
  prorateRent: {
    asked: [words.rent, prorateWords],
    named: true,
    needs: ['rent', 'closesOn'],
    run({ of }) {
      const { day, inMonth } = dayOf(of('closesOn'));
      const days = inMonth - day + 1;
      return {
        steps: [
          step('sellerCredits', cents((of('rent') * days) / inMonth), [
            start(of('rent'), 'rent'),
            times(days, 'days', number),
            over(inMonth, undefined, number),
          ]),
        ],
        notes: ['closingDay'],
      };
    },
  },
  appraisalGap: {
    asked: [
      /\b(apprais\w+|came in|evalu\w+|avaluo|valu(o|ada|ado))\b/,
      /\b(cash|down|bring|gap|need|mise|comptant|manque|ecart|enganche|pon(er|go)|falta|diferencia)\b/,
    ],
    named: true,
    never: /\b(tax(es)?|heloc|refi\w*|impuestos?)\b/,
    needs: ['contractPrice', 'appraised'],
    takes: ['downShare'],
    run({ of, has }) {
      const [price, appraised, share] = [of('contractPrice'), of('appraised'), of('downShare')];
      if (appraised >= price) return undefined;
      const [gap, down] = [price - appraised, Math.round((appraised * share) / 100)];
      const gapStep = step('appraisalGap', gap, [start(price, 'price'), minus(appraised, 'appraised')]);
      return {
        steps: has('downShare')
          ? [
              step('downAndGap', down + gap, [plus(down, 'down', { percent: share }), plus(gap, 'appraisalGap')]),
              gapStep,
              step('loanAtMost', appraised - down, [start(appraised, 'appraised'), minus(down, 'down')]),
            ]
          : [gapStep],
        notes: ['appraisalGap'],
      };
    },
  },
  cashShort: {
    asked: [
      /\b(short|gift\w*|shortfall|missing|lack\w*|enough|make it|cover (it|that|this|everything)|(is|will|would) (that|it|this) (do|ok|okay|cut it)|manqu\w+|assez|ca passe|don|cadeau|suffi\w+|falta\w*|regal\w+|alcanza)\b/,
    ],
    never: /\b(income|earn\w*|salary|escrow|tax(es)?|month\w*|revenus?|salaire|mois|ingresos?|sueldo|al mes)\b/,
    needs: ['price', 'down', 'saved'],
    takes: ['closing'],
    run({ of, has, amount, percent: share }) {
      const price = of('price');
      const [down, closing] = [amount('down', price), amount('closing', price)];
      const needed = down + closing;
      const gap = needed - of('saved');
      const shareOf = (name: 'down' | 'closing') => {
        const stated = share(name);
        return stated === undefined ? {} : { percent: stated };
      };
      return {
        steps: [
          step(
            gap > 0 ? 'cashMissing' : 'cashLeft',
            Math.abs(gap),
            gap > 0 ? [start(needed), minus(of('saved'), 'savings')] : [start(of('saved'), 'savings'), minus(needed)],
          ),
          step('cashNeeded', needed, [
            start(down, 'down', shareOf('down')),
            ...(has('closing') ? [plus(closing, 'closingCosts', shareOf('closing'))] : []),
          ]),
        ],
        notes: ['cashDue'],
      };
    },
  },
  commissionTiers: {
    asked: [/\b(commissions?|fee|charges?|realtor|agent|courtage|courtier|comision\w*)\b/],
    named: true,
    needs: ['sale', 'firstShare', 'firstPart', 'restShare'],
    takes: ['nextShare', 'nextPart', 'commissionTax'],
    run({ of, has }) {
      const above = Math.max(0, of('sale') - of('firstPart'));
      const between = Math.min(above, of('nextPart'));
      const first = cents((Math.min(of('sale'), of('firstPart')) * of('firstShare')) / 100);
      const next = cents((between * of('nextShare')) / 100);
      const other = cents(((above - between) * of('restShare')) / 100);
      const commission = cents(first + next + other);
      const tax = cents((commission * of('commissionTax')) / 100);
      return {
        steps: [
          ...stepIf(has('commissionTax'), () =>
            step('commissionWithTax', cents(commission + tax), [
              start(commission, 'commission'),
              plus(tax, 'commissionTax', { percent: of('commissionTax') }),
            ]),
          ),
          step('commission', commission, [
            start(first, undefined, { percent: of('firstShare') }),
            ...(has('nextShare') ? [plus(next, undefined, { percent: of('nextShare') })] : []),
            plus(other, undefined, { percent: of('restShare') }),
          ]),
        ],
      };
    },
  },
  commissionSplit: {
    asked: [
      /\b(commissions?|split|side|courtage|comision\w*)\b/,
      /\b(agent|broker\w*|side|split|courtier|agente|corredor)\b/,
    ],
    never:
      /\b(owe[sd]?|owing|payoff|balance|mortgage|dois|devons|debo|debemos|saldo|brother|sister|ex|wife|husband|frere|soeur|herman[oa]|espos[oa])\b/,
    needs: ['whole', 'commission', 'agentShare'],
    takes: ['sideShare'],
    named: true,
    run({ of, has, amount, percent: share }) {
      const commission = amount('commission', of('whole'));
      const side = has('sideShare') ? cents((commission * of('sideShare')) / 100) : commission;
      const rate = share('commission');
      return {
        steps: [
          step('agentGets', cents((side * of('agentShare')) / 100), [
            start(side),
            times(of('agentShare'), undefined, percent),
          ]),
          ...stepIf(has('sideShare'), () =>
            step('oneSide', side, [start(commission, 'commission'), times(of('sideShare'), undefined, percent)]),
          ),
          step('commission', commission, [
            start(of('whole'), 'salePrice'),
            ...(rate === undefined ? [] : [times(rate, undefined, percent)]),
          ]),
        ],
      };
    },
  },
  toAmerican: {
    asked: [sides],
    named: true,
    needs: ['canadian', 'exchange'],
    currency: 'US',
    run: ({ of }) => exchanged(of('canadian'), of('exchange'), of('exchange') < 1),
  },
  toCanadian: {
    asked: [sides],
    named: true,
    needs: ['american', 'exchange'],
    currency: 'CA',
    run: ({ of }) => exchanged(of('american'), of('exchange'), of('exchange') > 1),
  },
  priceWithTax: {
    asked: [
      /\b(gst|hst|tps|tvh|tvq|qst)\b/,
      /\b(total|plus|with|all in|how much|combien|avec|en tout|cuanto|con|mas)\b/,
    ],
    never: /\b(commission|courtage|comision|rebate|rembours\w+|reembolso|sell\w*|agent|month\w*|mois|mes)\b/,
    needs: ['price', 'salesTax'],
    run({ of }) {
      const tax = cents((of('price') * of('salesTax')) / 100);
      return {
        steps: [
          step('priceWithTax', cents(of('price') + tax), [
            start(of('price'), 'price'),
            plus(tax, undefined, { percent: of('salesTax') }),
          ]),
        ],
        notes: ['newHomeTax'],
      };
    },
  },
  buildCost: {
    asked: [
      /\b(build\w*|construct\w*|constru\w+|batir)\b/,
      /\b(a|per|\/|le|par|por|el) ?(sq\w*|square|foot|ft|pied|pi2?|pie|m2|metro)/,
    ],
    needs: ['unitPrice', 'area'],
    takes: ['land'],
    run({ of, has, percent: share }) {
      const built = cents(of('unitPrice') * of('area'));
      const building = step('buildCost', built, [start(of('unitPrice')), times(of('area'), undefined, number)]);
      return share('land') !== undefined
        ? undefined
        : {
            steps: has('land')
              ? [step('total', built + of('land'), [start(built, 'buildCost'), plus(of('land'), 'land')]), building]
              : [building],
            notes: ['buildCost'],
          };
    },
  },
  /** British Columbia, Home Buyer Rescission Period Regulation: 0.25% of the price. */
  rescissionFee: {
    asked: [
      /\b(bc|british columbia|colombie-britannique|c\.?-b\.?|columbia britanica)\b/,
      /\b(back(ing|ed)? out|cancel\w*|rescind\w*|rescission|cooling[- ]off|cool off|walk away|change (my|our) minds?|pull out|retract\w*|annul\w*|arrepent\w*|me arrepiento)\b/,
    ],
    never: /\b(agents?|realtors?|deposit|loan|mortgage|insurance|pre-?sale|depot|hypotheque|deposito|hipoteca)\b/,
    named: true,
    country: 'CA',
    needs: ['contracted'],
    run({ of }) {
      const price = of('contracted');
      return {
        steps: [step('rescissionFee', cents(price * 0.0025), [start(price, 'price'), times(0.25, undefined, percent)])],
      };
    },
  },
} as const satisfies Record<string, Calculator>;

const exchanged = (value: number, rate: number, multiplies: boolean) => ({
  steps: [
    step('exchanged', cents(multiplies ? value * rate : value / rate), [
      start(value, undefined, number),
      (multiplies ? times : over)(rate, undefined, number),
    ]),
  ],
  notes: ['exchange'] as const,
});
