import type { Calculator } from '../calculator.ts';
import { over, percent, start, step, stepIf, times } from '../quantities/arithmetic.ts';
import { cents } from '../quantities/loan-figures.ts';
import { conventionalLimit } from '../quantities/seller-limit.ts';

export const sellerCreditCalculators = {
  /** Compares a seller's offer toward closing costs with the most that the loan allows. */
  sellerCreditOffered: {
    asked: [
      /\b(sellers?|builders?|they|vendeurs?|constructeur|vendedor(es|a)?|duen[oa]s?)\b/,
      /\b(credit\w*|concessions?|contribu\w*|pay\w*|covers?|offer\w*|giv(es?|ing)|gave|kick in|chip in|towards?|ofrec\w+|da|dan|paga\w*|offre|donne|paie)\b/,
      /\b(closing|costs|credit|concessions?|cierre|gastos|cloture|frais)\b/,
      /\b(max\w*|most|limits?|cap(s|ped)?|allow\w*|ok(ay)?|legal|too much|permit\w*|maximum|limite|maxim[oa]|tope|permis\w*)\b/,
    ],
    named: true,
    never: /\b(commission|month\w*|sell\b|courtage|comision|buydown)\b/,
    needs: ['whole', 'creditOffered'],
    takes: ['downShare', 'creditLimit'],
    least: 3,
    country: 'US',
    run({ of, has, amount, percent: shareOf }) {
      const whole = of('whole');
      const offered = cents(amount('creditOffered', whole));
      const share = shareOf('creditOffered');
      const limit = of('creditLimit', conventionalLimit(of('downShare')));
      if (offered >= whole || !(has('creditLimit') || has('downShare'))) return undefined;
      return {
        steps: [
          ...stepIf(share !== undefined, () =>
            step('sellerCredit', offered, [start(whole, 'price'), times(share!, undefined, percent)]),
          ),
          step('sellerPaysAtMost', cents((whole * limit) / 100), [
            start(whole, 'price'),
            times(limit, undefined, percent),
          ]),
          ...stepIf(share === undefined, () =>
            step(
              'shareOfWhole',
              Math.round((offered / whole) * 10_000) / 100,
              [start(offered), over(whole)],
              'percent',
            ),
          ),
        ],
        notes: ['sellerCredit'],
      };
    },
  },
  sellerCreditMost: {
    asked: [
      /\b(sellers?|vendeurs?|vendedor(es|a)?|duen[oa]s?)\b/,
      /\b(credit\w*|concessions?|contribu\w*|pay|covers?|kick in|chip in|helps?|give|acredit\w*|pagar|dar(me|nos)?|aport\w*|ayud\w*|cubrir|payer|aide\w*|donner|assumer)\b/,
      /\b(most|max\w*|limits?|cap|up to|how much (can|could|may|is)|how much (does|do|will) .{0,20}\b(let|lets|allow)|allowed|au plus|maximum|limite|maxim[oa]|hasta cuanto|(lo|el|la) (mas|maxim[oa])|cuanto (me |nos )?puede|combien (le vendeur |peut)|jusqu'a combien)\b/,
    ],
    named: true,
    never: /\b(commission|month\w*|sell\b|courtage|comision|buydown)\b/,
    needs: ['whole'],
    takes: ['downShare', 'creditLimit'],
    least: 2,
    country: 'US',
    run({ of }) {
      const limit = of('creditLimit', conventionalLimit(of('downShare')));
      return {
        steps: [
          step('sellerPaysAtMost', cents((of('whole') * limit) / 100), [
            start(of('whole'), 'price'),
            times(limit, undefined, percent),
          ]),
        ],
        notes: ['sellerCredit'],
      };
    },
  },
} as const satisfies Record<string, Calculator>;
