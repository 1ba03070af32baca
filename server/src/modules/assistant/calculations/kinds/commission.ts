import { type Calculator, words } from '../calculator.ts';
import { minus, percent, start, step, stepIf, times } from '../quantities/arithmetic.ts';
import { cents } from '../quantities/loan-figures.ts';

/** Computes an agent's part of a commission after the shares of a franchise, a referring agent and the broker. */
export const agentPayCalculators = {
  agentPay: {
    asked: [
      /\b(commissions?|split|(my|our|the|listing|buyer('?s)?) (side|cut)|royalt\w+|franchise|franquicia|referral|redevance|courtage|comision|mi (lado|parte)|ma part)\b|\b[4-9]\d ?\/ ?[1-6]\d\b/,
      /\b(check|cheque|take home|lands?|nets?|left|get|gets|keeps?|my (account|pocket|end|share|cut)|reste|recois|toca|queda|llevo|on|sold|sale|vente|vend\w*)\b/,
    ],
    never:
      /\b(owe[sd]?|owing|payoff|balance|mortgage|buydown|dois|devons|debo|debemos|saldo|solde|hypotheque|brother|sister|ex|wife|husband|frere|soeur|herman[oa]|espos[oa]|equity|rent)\b|\b(on|of|sur|sobre|de|des|du) (the |le |la |los |el |les )?(first|premiers?|primer\w*|rest|reste|resto) |what'?s left/,
    named: true,
    needs: ['whole', 'commission'],
    takes: ['offTop', 'brokerShare', 'agentShare', 'agentFee'],
    least: 3,
    run({ of, has, percent: share }) {
      const rate = share('commission');
      // The share of the agent and that of the broker are one statement, and a split without either is another question.
      if (rate === undefined || (has('agentShare') && has('brokerShare'))) return undefined;
      if (!has('offTop') && !has('brokerShare') && !has('agentFee')) return undefined;
      const commission = cents((of('whole') * rate) / 100);
      const top = cents((commission * of('offTop')) / 100);
      const divided = cents(commission - top);
      const kept = has('brokerShare') ? 100 - of('brokerShare') : of('agentShare', 100);
      const own = cents((divided * kept) / 100);
      return {
        steps: [
          step('agentGets', cents(own - of('agentFee')), [
            start(divided),
            ...(kept < 100 ? [times(kept, undefined, percent)] : []),
            ...(has('agentFee') ? [minus(of('agentFee'), 'otherCosts')] : []),
          ]),
          ...stepIf(has('offTop'), () =>
            step('commissionDivided', divided, [
              start(commission, 'commission'),
              minus(top, 'offTop', { percent: of('offTop') }),
            ]),
          ),
          step('commission', commission, [start(of('whole'), 'salePrice'), times(rate, undefined, percent)]),
        ],
        notes: ['agentPay'],
      };
    },
  },
} as const satisfies Record<string, Calculator>;

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
