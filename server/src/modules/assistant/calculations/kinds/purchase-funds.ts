import { canadianRules } from '@lintel/mortgage';
import { type Calculator, words } from '../calculator.ts';
import { minus, over, percent, plus, start, step, stepIf, times } from '../quantities/arithmetic.ts';
import { cents } from '../quantities/loan-figures.ts';
import { pmiRange, yearlyPercent } from '../quantities/pmi-range.ts';
import { premiumTaxes, premiumTaxQuebecLater } from '../quantities/premium-tax.ts';

const premiumWords = '(premium|prime|prima)';
const taxWords = '(taxe?s?|pst|tvp|tvq|qst|impuestos?)';
/** Most that one person may withdraw under the Home Buyers’ Plan, since April 16, 2024 (Income Tax Act, s. 146.01). */
const planMost = 60_000;
const repaymentYears = 15;

/** Costs that are paid in cash at a closing, and savings that pay them. */
/** Returns the highest price whose minimum down payment in Canada an amount covers. */
function canadianPriceFor(down: number): number {
  const { leastDown, uninsurableFromCents, leastDownUninsurablePercent } = canadianRules.at(-1)!;
  const [first, rest] = [leastDown[0]!, leastDown[1]!];
  const [from, uninsurable] = [rest.aboveCents / 100, uninsurableFromCents / 100];
  const ofFirst = (from * first.percent) / 100;
  if (down <= ofFirst) return Math.floor((down * 100) / first.percent);
  const insured = Math.min(uninsurable - 1, Math.floor(from + ((down - ofFirst) * 100) / rest.percent));
  return Math.max(insured, Math.floor((down * 100) / leastDownUninsurablePercent));
}

export const purchaseFundCalculators = {
  closingLeft: {
    asked: [
      /\b(closing|settlement|cierre|cloture|demarrage)\b/,
      /\b(sellers?|builder|vendeurs?|constructeur|vendedor\w*|constructor\w*)\b/,
      /\b(left|still|owe|out of (my |our )?(own )?pocket|comes? out|remain\w*|(my|our)self|ourselves|(do|will|would) (i|we) (have to |need to )?(pay|bring)|reste\w*|encore|poches?|queda\w*|falta\w*|bolsillo|pag(o|amos|ar|aria|ariamos))\b/,
    ],
    never:
      /\b(sell(ing)?|sold|commissions?|max(imum)?|most|limit|prorat\w*|vendons|vendemos|vendo|courtage|comision)\b/,
    needs: ['closing', 'sellerPays'],
    takes: ['price'],
    run({ of, has, amount, percent: share }) {
      if (share('sellerPays') !== undefined && !has('price')) return undefined;
      const closing = amount('closing', of('price'));
      const credit = amount('sellerPays', of('price'));
      const rate = share('sellerPays');
      if (closing === 0) return undefined;
      return {
        steps: [
          step('closingLeft', Math.max(0, cents(closing - credit)), [
            start(closing, 'closingCosts'),
            minus(credit, 'sellerCredit', rate === undefined ? {} : { percent: rate }),
          ]),
          ...stepIf(rate !== undefined, () =>
            step('sellerCredit', credit, [start(of('price'), 'price'), times(rate!, undefined, percent)]),
          ),
        ],
        notes: [credit > closing ? 'creditOverCosts' : 'creditWithinLimit'],
      };
    },
  },
  premiumTax: {
    asked: [
      new RegExp(`\\b${taxWords}\\b[^.;]{0,40}\\b${premiumWords}\\b|\\b${premiumWords}\\b.{0,80}\\b${taxWords}\\b`),
    ],
    named: true,
    never:
      /\b(property tax(es)?|land transfer|mutation|bienvenue|foncieres?|predial|homeowners?|prime rate|taux preferentiel)\b/,
    needs: ['premium'],
    takes: ['premiumTax'],
    country: 'CA',
    run({ of, has, percent: share }) {
      const premium = of('premium');
      const taxed = (label: 'premiumTax' | 'premiumTaxLater' | `premiumTax${'ON' | 'QC' | 'SK'}`, rate: number) =>
        step(label, cents((premium * rate) / 100), [start(premium, 'premium'), times(rate, undefined, percent)]);
      const rate = share('premiumTax');
      const later = taxed('premiumTaxLater', premiumTaxQuebecLater);
      return has('premiumTax')
        ? {
            steps: [taxed('premiumTax', rate ?? 0), ...stepIf(rate === premiumTaxes.QC, () => later)],
            notes: [rate === 0 ? 'premiumUntaxed' : 'premiumTaxInCash'],
          }
        : {
            steps: [
              taxed('premiumTaxON', premiumTaxes.ON),
              taxed('premiumTaxQC', premiumTaxes.QC),
              later,
              taxed('premiumTaxSK', premiumTaxes.SK),
            ],
            notes: ['premiumUntaxed', 'premiumTaxInCash'],
          };
    },
  },
  pmiRange: {
    asked: [
      /\b(pmi|private mortgage insurance|seguro hipotecario privado)\b/,
      /\b(how much|ballpark|usual\w*|typical\w*|rough\w*|range|(how )?expensive|average|costs?|expect|cuanto|cuesta|mas o menos|aproximad\w*|normal\w*|combien|environ)\b/,
    ],
    named: true,
    never:
      /\b(fha|mip|ufmip|va|usda|cmhc|schl|cancel\w*|remov\w*|drop\w*|ends?|go(es)? away|get rid|quit\w+|payments?|pago|cash|closing|afford|total|refund\w*|when|cuando|equity|owe|rate|interest|worth|refi\w*|vs|versus|or|what('?s| is) (a )?pmi|whats pmi|que es|c'est quoi|who|why|need|avoid|included?)\b|\bdown\b.{0,12}\bon (an?|the|our|my) (?!.{0,20}\bloan)|\b(enganche|entrada|inicial) (de|en|para) (la|una|esta) casa\b/,
    needs: ['loan'],
    takes: ['downShare', 'price'],
    country: 'US',
    run({ of, has }) {
      // The premium on a price has a figure of its own.
      if (has('price') || of('downShare') >= 20) return undefined;
      const loan = of('loan');
      const monthly = (label: 'pmiLow' | 'pmiHigh', dollars: number) =>
        step(label, cents((loan * dollars) / pmiRange.per), [
          start(loan, 'loan'),
          times(yearlyPercent(dollars), undefined, percent),
          over(12, undefined, { unit: 'number' }),
        ]);
      return {
        steps: [monthly('pmiLow', pmiRange.low), monthly('pmiHigh', pmiRange.high)],
        notes: ['pmiRange'],
      };
    },
  },
  planWithdrawals: {
    asked: [
      /\b(rrsps?|reers?|hbp|rap)\b/,
      /\b(fhsas?|celiapps?)\b/,
      new RegExp(
        `${words.howMuch.source}|\\b(can (i|we)|both|total|yearly|repay\\w*|pay (it |them )?back|peut|rembours\\w*|puedo|podemos)\\b`,
      ),
    ],
    named: true,
    needs: ['rrsp', 'fhsa'],
    takes: ['holders'],
    country: 'CA',
    run({ of }) {
      const holders = of('holders', 1);
      const plan = Math.min(of('rrsp'), planMost);
      const each = plan + of('fhsa');
      const repaid = plan * holders;
      return {
        steps: [
          step('withdrawn', each * holders, [
            start(plan, 'rrspPart'),
            plus(of('fhsa'), 'fhsaPart'),
            ...(holders > 1 ? [times(holders, 'holders', { unit: 'number' as const })] : []),
          ]),
          step('repaidPlan', repaid, [
            start(plan, 'rrspPart'),
            ...(holders > 1 ? [times(holders, 'holders', { unit: 'number' as const })] : []),
          ]),
          step('repaidYearly', cents(repaid / repaymentYears), [
            start(repaid),
            over(repaymentYears, undefined, { unit: 'number' }),
          ]),
        ],
        notes: [...(of('rrsp') > planMost ? (['planLimit'] as const) : []), 'planWithdrawals'],
      };
    },
  },
  priceFromSavings: {
    asked: [
      /\b(price|prix|precio|house|home|maison|casa|buy|acheter|achete|comprar|how high can|a cuanto|hasta (que|cuanto|donde)|llego|alcanzo)\b/,
      /\b(what|how (much|high|far)|top|most|max\w*|up to|quel\w*|combien|jusqu'|cuanto|que precio|hasta|a que)\b/,
      /\b(sav(ed?|ings)|(put|set) (away|aside)|gift\w*|giv(e|es|ing)|donn(e|ent)|regal\w+|me dan|nos dan|in the bank|de cote|epargn\w+|economies|ahorr\w+|aorr\w+|guardad\w+|juntad\w+|tengo|ai|avons)\b/,
    ],
    never:
      /\b(income|earn\w*|salary|a month|per month|monthly|rates?|rent|closing|pay|revenu\w*|salaire|par mois|taux|cloture|ingresos?|sueldo|gan(o|amos)|al mes|cierre|interes)\b|\b(casa|house|home|maison|condo|place)s? (de|por|for|at|a) (\$ ?)?\d|\d(k| mil)? (house|home|condo|place)\b/,
    needs: ['saved', 'share'],
    run({ of, percent: shareOf, country }) {
      const [saved, share] = [of('saved'), shareOf('share')];
      // Without a rate beside it, a smaller share than any program asks for is no down payment.
      if (share === undefined || share < 3) return undefined;
      const price = Math.floor((saved * 100) / share);
      const allowed = country === 'CA' ? canadianPriceFor(saved) : price;
      if (allowed < price)
        return { steps: [step('priceAtMost', allowed)], notes: ['leastDownCanada', 'savingsAllDown'] };
      return {
        steps: [step('priceAtMost', price, [start(saved, 'savings'), over(share, undefined, percent)])],
        notes: ['savingsAllDown'],
      };
    },
  },
} as const satisfies Record<string, Calculator>;
