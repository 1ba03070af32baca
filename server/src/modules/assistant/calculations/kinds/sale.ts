import { type Calculator, type Term, words } from '../calculator.ts';
import { minus, over, start, step } from '../quantities/arithmetic.ts';
import { cents } from '../quantities/loan-figures.ts';
import { eachGets } from './shares.ts';
import { inheritedWords, taxedAbove } from './taxed-gain.ts';

const equityWords =
  /\b(equity|valeur nette|avoir (propre|net)|plusvalia|patrimonio|capital (propio|acumulado)|equidad|ltv|loan[- ]to[- ]value|rapport pret[- ]valeur)\b/;
/** The HST of Ontario in percent, which counts where no province is named. */
const ontarioTax = 13;
const insuranceWords = /\b(pmi|mortgage insurance|seguro hipotecario)\b/;

/** Other taxes than that on the gain, and gains that other rules tax. */
const notGain =
  /\b(transfer|excise|conveyance|stamps?|intangibles?|recording|borrow\w*|traspaso|registro|property tax(es)?|commission|mutation|bienvenue|mansion|welcome tax|foncier\w*|predial|transferencia|never lived|flipp\w+|depreciat\w+)\b|\b(bought|purchased) (a|the|my) rental\b|\(land\b/;

export const saleCalculators = {
  capitalGain: {
    asked: [
      /\b(cap(ital)? gains?|gains? tax|gain en capital|ganancias? de capital|profit|tax(es|ed|able)?|irs|impots?|impos(able|e)\w*|impuestos?|gravable)\b|\badd (of it )?to (my|our|his|her|their) income\b/,
    ],
    never: new RegExp(`${notGain.source}|${inheritedWords.source}`),
    needs: ['bought', 'sale'],
    takes: ['costs', 'exclusion', 'costShare', 'improved', 'filing'],
    run({ of, has, amount, percent, country }) {
      const share = amount('costShare', of('sale'));
      const costs = amount('costs', of('sale'));
      const gain = of('sale') - of('bought') - of('improved') - costs - share;
      const steps = [
        {
          label: 'gain' as const,
          value: gain,
          unit: 'money' as const,
          terms: [
            { value: of('sale'), label: 'salePrice' as const },
            { sign: '−' as const, value: of('bought'), label: 'paidPrice' as const },
            ...(has('improved') ? [{ sign: '−' as const, value: of('improved'), label: 'improvements' as const }] : []),
            ...(has('costShare')
              ? [{ sign: '−' as const, value: share, label: 'closingCosts' as const, percent: percent('costShare')! }]
              : []),
            ...(has('costs')
              ? [{ sign: '−' as const, value: costs, label: 'otherCosts' as const, percent: percent('costs')! }]
              : []),
          ],
        },
      ];
      if (country === 'CA') {
        const half = {
          label: 'taxableHalf' as const,
          value: Math.max(0, Math.round(gain * 50) / 100),
          unit: 'money' as const,
          terms: [{ value: gain }, { sign: '×' as const, value: 50, unit: 'percent' as const }],
        };
        return { steps: gain > 0 ? [...steps, half] : steps, notes: ['gainCanada'] };
      }
      return {
        steps: [...steps, ...taxedAbove(gain, has('filing') ? of('filing') : undefined)],
        notes: ['gainUsa'],
      };
    },
  },
  netProceeds: {
    asked: [
      new RegExp(
        `${words.selling.source}|\\b(payoff|commissions?|courtage|comision)\\b|\\b(agents?|realtors?|brokers?|courtiers?|agentes?|corredor(es)?) (takes?|want|wants|gets?|charges?|prend|prennent|demande|cobra|se lleva)\\b|\\b(agents?|realtors?|brokers?|agentes?|courtiers?)( (are|is|at|get|will be))? \\d|\\bgo(es)? for\\b|\\b(to|for) (the |our )?(agents?|realtors?|brokers?)\\b`,
      ),
      words.left,
    ],
    never:
      /\b(rent|tax(es|able)? on|capital gains?)\b|\bsplit\w* (\w+ )?(transfer|excise|deed) tax|\btransfer tax\b.*\b(half|share|split)\b|\b(if|si) (we|i|on|je) (pay|paie|paye|buy|achete)\b/,
    needs: ['sale'],
    takes: ['balance', 'commission', 'costs', 'costShare', 'commissionTax', 'saleTax', 'coShare', 'owners'],
    least: 2,
    run({ of, has, amount, percent, country }) {
      const sale = of('sale');
      const commission = amount('commission', sale);
      const tax = amount('commissionTax', commission);
      const [balance, costs] = [of('balance'), amount('costs', sale)];
      const shared = amount('costShare', sale);
      const terms: Term[] = [
        { value: sale, label: 'salePrice' },
        ...(has('balance') ? [{ sign: '−' as const, value: balance, label: 'balance' as const }] : []),
        ...(has('commission')
          ? [{ sign: '−' as const, value: commission, label: 'commission' as const, percent: percent('commission')! }]
          : []),
        ...(tax > 0
          ? [{ sign: '−' as const, value: tax, label: 'commissionTax' as const, percent: percent('commissionTax')! }]
          : []),
        ...(has('costShare')
          ? [{ sign: '−' as const, value: shared, label: 'closingCosts' as const, percent: percent('costShare')! }]
          : []),
        ...(has('costs')
          ? [{ sign: '−' as const, value: costs, label: 'otherCosts' as const, percent: percent('costs')! }]
          : []),
        ...(has('saleTax') ? [{ sign: '−' as const, value: of('saleTax'), label: 'saleTax' as const }] : []),
      ];
      const left = cents(sale - balance - commission - tax - shared - costs - of('saleTax'));
      const own = has('owners') ? 100 / of('owners') : of('coShare');
      return {
        steps: [
          { label: 'leftOfSale', value: left, unit: 'money', terms },
          ...(own > 0 && left > 0 ? eachGets(left, cents(own)) : []),
        ],
        notes: [
          ...(percent('commissionTax') === ontarioTax ? (['commissionTaxOntario'] as const) : []),
          has('saleTax')
            ? 'saleExtrasTaxed'
            : country === 'CA' && !has('commissionTax')
              ? 'saleExtrasCanada'
              : 'saleExtras',
        ],
      };
    },
  },
  equityLine: {
    asked: [/\b(heloc|home equity (line|loan)|line of credit|marge( de credit)?( hypothecaire)?|linea de credito)\b/],
    needs: ['value'],
    takes: ['balance', 'limit'],
    least: 2,
    run({ of, country }) {
      const limit = of('limit', 80);
      const [value, balance] = [of('value'), of('balance')];
      const most = (value * limit) / 100;
      const line = country === 'CA' ? Math.min(value * 0.65, most - balance) : most - balance;
      return {
        steps: [
          {
            label: 'lineAtMost',
            value: Math.max(0, line),
            unit: 'money',
            terms: [
              { value, label: 'value' },
              { sign: '×', value: limit, unit: 'percent' },
              { sign: '−', value: balance, label: 'balance' },
            ],
          },
        ],
        notes: [country === 'CA' ? 'lineCanada' : 'lineUsa'],
      };
    },
  },
  combinedLoanToValue: {
    asked: [/\bcltv\b|\bcombined (ltv|loan[- ]to[- ]value)\b|\brapport pret[- ]valeur combine\b|\bltv combinado\b/],
    named: true,
    needs: ['value', 'owed'],
    run({ of }) {
      const owed = of('owed');
      return {
        steps: [
          step('loanToValue', cents((owed * 100) / of('value')), [start(owed), over(of('value'), 'value')], 'percent'),
          step('equity', of('value') - owed, [start(of('value'), 'value'), minus(owed)]),
        ],
      };
    },
  },
  shareOfListPrice: {
    asked: [
      /\b(percent\w*|%|ratio) of (the )?(list|asking)|\b(list|sale)[- ]to[- ](sale|list|price)|% of (list|asking)/,
    ],
    needs: ['listed', 'sale'],
    run({ of }) {
      return {
        steps: [
          step(
            'shareOfWhole',
            cents((of('sale') * 100) / of('listed')),
            [start(of('sale'), 'salePrice'), over(of('listed'))],
            'percent',
          ),
        ],
      };
    },
  },
  equity: {
    asked: [new RegExp(`${equityWords.source}|${insuranceWords.source}`)],
    never: /\b(heloc|line of credit|premium|prime)\b|\bdown\b/,
    needs: ['value', 'balance'],
    run({ of, country }) {
      const [value, balance] = [of('value'), of('balance')];
      const ratio = Math.round((balance / value) * 1000) / 10;
      return {
        steps: [
          {
            label: 'equity',
            value: value - balance,
            unit: 'money',
            terms: [
              { value, label: 'value' },
              { sign: '−', value: balance, label: 'balance' },
            ],
          },
          {
            label: 'loanToValue',
            value: ratio,
            unit: 'percent',
            terms: [{ value: balance }, { sign: '÷', value }],
          },
        ],
        notes: country === 'US' ? [ratio <= 80 ? 'insuranceMayEnd' : 'insuranceStays'] : [],
      };
    },
  },
  priceChange: {
    asked: [
      /\b(percent\w*|%|appreciat\w*|gone up|went up|increase\w*|pourcentage|augment\w*|porcentaje|subio|aument\w*)\b/,
    ],
    never: /\b(down|commission|tax|mise|enganche)\b/,
    needs: ['bought', 'value'],
    run({ of }) {
      const [bought, value] = [of('bought'), of('value')];
      const change = value - bought;
      return {
        steps: [
          {
            label: 'priceChange',
            value: Math.round((change / bought) * 10_000) / 100,
            unit: 'percent',
            terms: [{ value: change }, { sign: '÷', value: bought }],
          },
          {
            label: 'change',
            value: change,
            unit: 'money',
            terms: [{ value }, { sign: '−', value: bought }],
          },
        ],
      };
    },
  },
} as const satisfies Record<string, Calculator>;
