import type { Calculator } from '../calculator.ts';
import { number, over, percent, plus, start, step, stepIf, times } from '../quantities/arithmetic.ts';
import { cents } from '../quantities/loan-figures.ts';

const taxWords = /\b(tax(es|ed)?|bill|millage|impuestos?|predial|taxes? (foncieres?|municipales?))\b/;
/** Rates of two taxing bodies, rates for each 100 of value or in mills, or a share of the value. */
const rateWords =
  /\b(per|por|par|each|every|a) \$? ?(100|hundred|cent|cien)\b|\/ ?\$? ?100\b|\b(county|condado)\b.*\b(city|town\w*|village|school\w*|ciudad|pueblo|escuela\w*)\b|\b(city|town\w*|village|school\w*|ciudad|pueblo|escuela\w*)\b.*\b(county|condado)\b|\bassess\w*\b.{0,25}\b(%|percent|ratio)|\bassess\w*\b[^.?!]{0,25}\d ?%|\bassessment ratio\b|\d ?% (of )?(assess\w*|ratio)\b/;

/** A tax outside of these shares of the assessment belongs to another value. */
const [leastTaxRate, mostTaxRate] = [0.001, 0.05];
/** A higher percentage is no tax on a home. */
const mostRate = 40;

export const propertyTaxCalculators = {
  assessedTax: {
    asked: [taxWords, rateWords],
    never:
      /\b(transfer|income|capital|sales|deed|recordation|payment|loan|mortgage|homestead|exempt\w*|traspaso|transferencia|prestamo|hipoteca|pago)\b/,
    needs: ['taxed', 'taxRates'],
    takes: ['assessedShare', 'perHundred'],
    run({ of }) {
      const share = of('assessedShare', 100);
      const assessed = cents((of('taxed') * share) / 100);
      const rate = of('taxRates');
      if (rate > mostRate) return undefined;
      const tax = cents((assessed * rate) / 100);
      return {
        steps: [
          step('yearlyTax', tax, [
            start(assessed, share < 100 ? 'assessed' : 'value'),
            times(Math.round(rate * 1e4) / 1e4, undefined, number),
            over(100, undefined, number),
          ]),
          ...stepIf(share < 100, () =>
            step('assessed', assessed, [start(of('taxed'), 'value'), times(share, undefined, percent)]),
          ),
          step('perMonth', cents(tax / 12), [start(tax), over(12, undefined, number)]),
        ],
        notes: share < 100 ? ['assessedShare'] : ['taxEstimate'],
      };
    },
  },
  /** The tax on a new assessment at the rate that the present tax and its assessment imply. */
  reassessedTax: {
    asked: [
      /\b(assess\w*|reassess\w*|revalu\w*|capped|uncapped|cap lifts|evaluation|avaluo|valuad[oa])\b/,
      /\b(pa(y|ys|id|ying)|tax(es)?|bill|paie\w*|paye\w*|paga\w*|impuestos?|predial)\b/,
      /\b(mine|my|me|i|we|new|what|how much|moi|combien|cuanto|yo)\b/,
    ],
    never:
      /\b(loan|mortgage|income|transfer|payment|down|rate|mill\w*|per (100|hundred|1,?000|thousand)|homestead|hypotheque|hipoteca|exempt\w*)\b/,
    named: true,
    needs: ['taxPaid', 'cappedValue', 'fullValue'],
    run({ of }) {
      const rate = of('taxPaid') / of('cappedValue');
      if (rate < leastTaxRate || rate > mostTaxRate || of('fullValue') <= of('cappedValue')) return undefined;
      const tax = cents(rate * of('fullValue'));
      return {
        steps: [
          step('yearlyTax', tax, [
            start(of('taxPaid')),
            over(of('cappedValue'), undefined),
            times(of('fullValue'), undefined),
          ]),
          step('perMonth', cents(tax / 12), [start(tax), over(12, undefined, number)]),
        ],
        notes: ['reassessedTax'],
      };
    },
  },
  /** The tax of the last answer and a stated insurance. */
  taxAndInsurance: {
    asked: [
      /\b(insurance|ins|seguro|assurances?)\b/,
      /\b(both|together|total|sum|all|altogether|the two|them|combined|escrow|a month|per month|by the month|monthly|ensemble|les deux|total|par mois|junt[oa]s|ambos|los dos|total|al mes|en total|suma\w*)\b/,
    ],
    never: /\b(pmi|mortgage insurance|loan|price|down|rate|prestamo|precio|pret|prix|hipotecario)\b/,
    needs: ['taxBefore', 'insuredYearly'],
    run({ of }) {
      const both = cents(of('taxBefore') + of('insuredYearly'));
      return {
        steps: [
          step('taxAndInsuranceMonthly', cents(both / 12), [start(both, 'perYear'), over(12, undefined, number)]),
          step('taxAndInsuranceYearly', both, [
            start(of('taxBefore'), 'yearlyTax'),
            plus(of('insuredYearly'), 'insuranceYearly'),
          ]),
        ],
      };
    },
  },
} as const satisfies Record<string, Calculator>;
