import { type Calculator, words } from '../calculator.ts';
import { percent, start, step, times } from '../quantities/arithmetic.ts';

/** The commission on a sale by its share, without a tax. */
export const commissionCalculators = {
  commissionOfSale: {
    asked: [/\b(commissions?|courtage|comision(es)?)\b/, words.howMuch],
    never: new RegExp(
      `${words.left.source}|\\b(tax(es)?|gst|hst|qst|pst|tps|tvq|tvh|impuestos?|iva|who|qui|quien|owe|split|usual\\w*|typical\\w*|negotia\\w*|down|mortgage|loan)\\b`,
    ),
    needs: ['commissioned', 'commission'],
    run({ of, amount, percent: share }) {
      const rate = share('commission');
      return rate === undefined
        ? undefined
        : {
            steps: [
              step('commission', amount('commission', of('commissioned')), [
                start(of('commissioned'), 'salePrice'),
                times(rate, undefined, percent),
              ]),
            ],
          };
    },
  },
} as const satisfies Record<string, Calculator>;
