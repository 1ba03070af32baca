import type { Calculator } from '../calculator.ts';
import { minus, percent, start, step, times } from '../quantities/arithmetic.ts';
import { cents } from '../quantities/loan-figures.ts';

const divides =
  /\b(each|both|split\w*|shar\w+|divid\w*|put(s|ting)? in|bring\w*|owe\w*|pay\w*|contribut\w+|owns?|chacune?|partag\w+|divis\w+|part|met\w*|cada (uno|una|quien)|divid\w+|part(imos|ir|e)|pon\w*|toca\w*|aport\w+|between|entre)\b/;

/** The part that each of two people pays or gets by unequal shares. */
export const shareCalculators = {
  sharedUnequally: {
    asked: [/\b[1-9]\d ?[-/] ?[1-9]\d\b/, divides],
    never:
      /\b(agents?|brokers?|commissions?|transfer tax(es)?|land transfer|welcome tax|mutation|bienvenue|traspaso|courtage|courtier|comision\w*|score|ltv)\b/,
    needs: ['ownShare', 'shared'],
    takes: ['down'],
    run({ of, has, amount, percent: shareOf }) {
      const [share, whole] = [of('ownShare'), of('shared')];
      const down = amount('down', whole);
      const divided = has('down') ? down : whole;
      const first = cents((divided * share) / 100);
      const label = has('down') ? ('down' as const) : undefined;
      const downPercent = shareOf('down');
      return {
        steps: [
          step('firstOwner', first, [start(divided, label), times(share, undefined, percent)]),
          step('secondOwner', cents(divided - first), [start(divided, label), times(100 - share, undefined, percent)]),
          ...(downPercent === undefined
            ? []
            : [step('down', down, [start(whole, 'price'), times(downPercent, undefined, percent)])]),
        ],
        notes: ['sharedUnequally'],
      };
    },
  },
} as const satisfies Record<string, Calculator>;

/** Returns the step of what each owner gets of a sale. */
export const eachGets = (left: number, share: number) => [
  step('eachGets', cents((left * share) / 100), [start(left, 'leftOfSale'), times(share, undefined, percent)]),
  ...(share === 50
    ? []
    : [step('otherGets', cents(left - (left * share) / 100), [start(left), minus(cents((left * share) / 100))])]),
];
