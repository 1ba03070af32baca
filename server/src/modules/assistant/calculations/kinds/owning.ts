import type { Calculator } from '../calculator.ts';
import { minus, number, over, percent, plus, start, step, stepIf, times } from '../quantities/arithmetic.ts';
import { cents, loanOf, paymentOf, termsOf } from '../quantities/loan-figures.ts';

/** The recovery period of a residential rental in years (IRS Publication 527). */
const rentalYears = 27.5;
/** The share of a rent that lenders usually count (Fannie Mae Selling Guide B3-3.1-08), in percent. */
const countedRent = 75;
/** The share of the repaired value in the “70 % rule” of people who buy to resell. */
const resaleShare = 70;

export const owningCalculators = {
  buyout: {
    asked: [
      /\b(buy\w* (out|his|her|their|him|them|(the |my )?\w+ out)|buyout|divorc\w*|separat(ed|ing|ion)|split(ting)? up|wants? out|ex|judge|decree|(owe|pay) (him|her|them)|juge|juez|(she|he|they) gets?|own(ed)? (it |this )?together|co-?own\w*|rachet\w*|rachat|separ(e|es|ent|ons|acion|o|os|amos)|comprarle?s?|siblings?|brothers?|sisters?|freres?|soeurs?|herman[oa]s?)\b/,
      /\b(half|third|quarter|share|stake|out|buyout|equity|part|parts|payout|split|even|evenly|moitie|mitad|parte|equite)\b|\d ?%|50 ?\/ ?50/,
    ],
    named: true,
    never:
      /\b(agents?|realtors?|brokers?|commissions?|courtage|courtiers?|comision\w*|agentes?|tax(es)?|capital gains?|impots?|impuestos?|down|enganche|mise de fonds|income|bed(room)?s?)\b/,
    needs: ['value'],
    takes: ['balance', 'coShare', 'owners', 'rate', 'amortization'],
    least: 2,
    run(stated) {
      const { of, has } = stated;
      const share = has('owners') ? 100 - 100 / of('owners') : of('coShare');
      if (share <= 0 || of('balance') >= of('value')) return undefined;
      const equity = of('value') - of('balance');
      const payout = cents((equity * share) / 100);
      const loan = loanOf(stated);
      const next = loan && { ...loan, loan: of('balance') + payout, years: of('amortization', loan.years) };
      return {
        steps: [
          step('payout', payout, [start(equity, 'equity'), times(cents(share), undefined, percent)]),
          ...stepIf(has('balance'), () =>
            step('equity', equity, [start(of('value'), 'value'), minus(of('balance'), 'balance')]),
          ),
          step('newLoan', of('balance') + payout, [
            ...(has('balance') ? [start(of('balance'), 'balance')] : []),
            plus(payout, 'payout'),
          ]),
          ...(next ? [step('principalInterest', paymentOf(next), termsOf(next))] : []),
        ],
        notes: ['buyout'],
      };
    },
  },
  houseHack: {
    asked: [
      /\b(house ?-?hack\w*|live in|living in|other (unit|half|side)|duplex|triplex|four-?plex|autre logement|vivo en|otra (mitad|unidad)|rest of)\b/,
      /\b(rent(s|ed|al)?|bring(s|ing)?|tenants?|locataires?|inquilin[oa]s?|loyers?|lou(e|es|er|ons)|rent(a|o|amos|as|an)|alquil\w*)\b/,
      /\b(my (share|part|portion|cost)|do i (effectively |actually |really )?pay|net|share of|leaves? me|left|cost|reste|ma part|queda|me toca|mi parte)\b/,
    ],
    never: /\b(price|down|buy\w*|achet\w*|prix|compr\w*|precio|cap rate|cash[- ]?flow|income|sell\w*)\b/,
    needs: ['payment', 'rents'],
    takes: ['rentShare'],
    run({ of }) {
      const share = of('rentShare', countedRent);
      const counted = cents((of('rents') * share) / 100);
      return {
        steps: [
          step('ownShare', cents(of('payment') - counted), [
            start(of('payment'), 'payment'),
            minus(counted, 'countedRent'),
          ]),
          step('countedRent', counted, [start(of('rents'), 'rent'), times(share, undefined, percent)]),
        ],
        notes: ['countedRent'],
      };
    },
  },
  debtCoverage: {
    asked: [/\bdscr\b|\bdebt[- ]?(service )?coverage\b|\bcouverture de la dette\b|\bcobertura de (la )?deuda\b/],
    named: true,
    needs: ['rents', 'payment'],
    run({ of }) {
      return {
        steps: [
          step(
            'debtCoverage',
            cents(of('rents') / of('payment')),
            [start(of('rents'), 'rent'), over(of('payment'), 'payment')],
            'times',
          ),
        ],
        notes: ['debtCoverage'],
      };
    },
  },
  /** The coverage of a loan that its price, its down payment and its rate state. */
  coverageOfLoan: {
    asked: [/\bdscr\b|\bdebt[- ]?(service )?coverage\b|\bcouverture de la dette\b|\bcobertura de (la )?deuda\b/],
    named: true,
    needs: ['price', 'downShare', 'rate', 'rents'],
    takes: ['years', 'taxPaid', 'insuredYearly'],
    run(stated) {
      const { of, has } = stated;
      const amount = cents((of('price') * (100 - of('downShare'))) / 100);
      const loan = { loan: amount, ratePercent: of('rate'), years: of('years', 30), country: stated.country };
      const payment = paymentOf(loan);
      const [tax, insurance] = [cents(of('taxPaid') / 12), cents(of('insuredYearly') / 12)];
      const whole = cents(payment + tax + insurance);
      return {
        steps: [
          step(
            'debtCoverage',
            cents(of('rents') / whole),
            [start(of('rents'), 'rent'), over(whole, 'payment')],
            'times',
          ),
          step('paymentWhole', whole, [
            start(payment, 'payment'),
            ...(tax > 0 ? [plus(tax, 'taxOfMonth')] : []),
            ...(insurance > 0 ? [plus(insurance, 'insuranceOfMonth')] : []),
          ]),
          step('payment', payment, termsOf(loan)),
        ],
        notes: ['debtCoverage', has('taxPaid') && has('insuredYearly') ? 'coverageMeasure' : 'coverageWithoutCosts'],
      };
    },
  },
  cashOnCash: {
    asked: [/\bcash[- ]on[- ]cash\b|\bretour sur (la )?mise( de fonds)?\b|\bretorno sobre (el )?efectivo\b|\bcoc\b/],
    named: true,
    needs: ['invested'],
    takes: ['clears', 'rents', 'payment', 'running'],
    least: 2,
    run({ of, has }) {
      if (!has('clears') && !has('rents')) return undefined;
      const monthly = has('clears') ? of('clears') : cents(of('rents') - of('payment') - of('running'));
      return {
        steps: [
          step(
            'cashOnCash',
            cents((monthly * 1_200) / of('invested')),
            [start(monthly), times(12, undefined, number), over(of('invested'), 'invested')],
            'percent',
          ),
          ...stepIf(has('rents'), () =>
            step('cashFlow', monthly, [
              start(of('rents'), 'rent'),
              minus(of('payment'), 'payment'),
              minus(of('running'), 'expensesMonthly'),
            ]),
          ),
        ],
        notes: ['cashOnCash'],
      };
    },
  },
  maxOffer: {
    asked: [/\barv\b|\bafter[- ]repair\b|\b70 ?(%|percent) rule\b|\bregle (du|des) 70\b|\bregla del 70\b/],
    named: true,
    needs: ['repaired', 'repairs'],
    takes: ['maxShare'],
    run({ of }) {
      const share = of('maxShare', resaleShare);
      const most = cents((of('repaired') * share) / 100);
      return {
        steps: [
          step('priceAtMost', most - of('repairs'), [
            start(of('repaired'), 'repairedValue'),
            times(share, undefined, percent),
            minus(of('repairs'), 'repairs'),
          ]),
        ],
        notes: ['resaleRule'],
      };
    },
  },
  depreciation: {
    asked: [/\b(depreciat\w+|depreci\w+)\b/],
    named: true,
    never: /\b(recapture|bonus|canada|cca)\b/,
    needs: ['bought', 'land'],
    country: 'US',
    run({ of, amount, percent: share }) {
      const land = amount('land', of('bought'));
      const rate = share('land');
      const building = of('bought') - land;
      return building <= 0
        ? undefined
        : {
            steps: [
              step('depreciation', cents(building / rentalYears), [
                start(building, 'building'),
                over(rentalYears, undefined, number),
              ]),
              step('building', building, [
                start(of('bought'), 'paidPrice'),
                minus(land, 'land', rate === undefined ? {} : { percent: rate }),
              ]),
            ],
            notes: ['depreciation'],
          };
    },
  },
  growth: {
    never:
      /\b(tax(es)?|rent(s|al)?|income|payments?|insurance|rates?|taxes|loyer|salaire|assurance|impuestos?|renta|seguro)\b/,
    named: true,
    asked: [
      /\b(up \d|grow\w*|appreciat\w*|gains?|goes up|going up|increase\w*|rise\w*|prend|augment\w*|sube|aument\w*|plusval\w+|apreci\w+)\b/,
      /\b(worth|value|be|vaudr\w+|valeur|valdr\w+|valor|vale)\b/,
    ],
    needs: ['value', 'growth', 'after'],
    run: ({ of }) => ({
      steps: [
        step('valueThen', Math.round(of('value') * (1 + of('growth') / 100) ** of('after')), [
          start(of('value'), 'value'),
          times(of('growth'), 'perYear', percent),
          times(of('after'), undefined, { unit: 'years' }),
        ]),
      ],
      notes: ['growth'],
    }),
  },
  percentChange: {
    asked: [
      /\b(percent\w*|%|pourcentage|porcentaje)\b|%/,
      /\b(increase\w*|ris\w*|rose|went|goes|change\w*|jump\w*|drop\w*|hausse|augment\w*|aument\w*|subi\w*|sube|baj\w+)\b/,
    ],
    needs: ['changedFrom', 'changedTo'],
    run({ of }) {
      const change = cents(of('changedTo') - of('changedFrom'));
      return {
        steps: [
          step(
            'priceChange',
            Math.round((change / of('changedFrom')) * 10_000) / 100,
            [start(change), over(of('changedFrom'))],
            'percent',
          ),
          step('change', change, [start(of('changedTo')), minus(of('changedFrom'))]),
        ],
      };
    },
  },
} as const satisfies Record<string, Calculator>;
