import type { Calculator } from '../calculator.ts';
import { minus, percent, start, step, stepIf, times } from '../quantities/arithmetic.ts';
import { cents } from '../quantities/loan-figures.ts';

/** Balances at which PMI ends, in percent of the original value: Homeowners Protection Act of 1998 (12 U.S.C. 4901, 4902). */
const [onRequest, byItself] = [80, 78];

export const insuranceEndCalculators = {
  insuranceEnds: {
    asked: [
      /\b(pmi|private mortgage insurance|mortgage insurance|seguro hipotecario)\b/,
      /\b(cancel\w*|remov\w*|drop\w*|kill|ditch|dump|shake|ends?|stop\w*|off|gone|(go|goes) away|get rid|rid of|lose|quit\w*|cancel\w+|elimin\w+|desap\w+|enlev\w+|80|78)\b/,
      /\b(what|when|how (low|much|far)|balance|hit|reach|get (down )?to|until|till|cuando|cuanto|hasta|saldo|deber|bajar|quand|combien|solde|jusqu'a)\b/,
    ],
    named: true,
    never:
      /\b(fha|mip|va|usda|worth|valued?|apprais\w*|vale|avaluo|valor actual|extra|refi\w*|how long|months?|years?|rate|meses|anos)\b/,
    needs: ['originalValue'],
    takes: ['loan', 'down'],
    country: 'US',
    run({ of, has, amount }) {
      const value = of('originalValue');
      const at = (share: number) => cents((value * share) / 100);
      const terms = (share: number) => [start(value, 'originalValue'), times(share, undefined, percent)];
      const left = of('loan') - at(onRequest);
      if (has('loan') && (of('loan') > value || of('loan') < at(onRequest) / 10)) return undefined;
      const down = amount('down', value);
      return {
        steps: [
          ...stepIf(has('down') && !has('loan'), () =>
            step('loan', cents(value - down), [start(value, 'originalValue'), minus(down, 'down')]),
          ),
          step('insuranceOnRequest', at(onRequest), terms(onRequest)),
          step('insuranceByItself', at(byItself), terms(byItself)),
          ...stepIf(has('loan') && left > 0, () =>
            step('stillToPay', cents(left), [start(of('loan'), 'loan'), minus(at(onRequest))]),
          ),
        ],
        notes: ['insuranceEnds'],
      };
    },
  },
} as const satisfies Record<string, Calculator>;
