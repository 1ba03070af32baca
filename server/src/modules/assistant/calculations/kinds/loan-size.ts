import type { Calculator } from '../calculator.ts';
import { minus, number, over, percent, start, step, stepIf, times } from '../quantities/arithmetic.ts';
import { cents, loanOf, paymentOf, termsOf } from '../quantities/loan-figures.ts';

/** A loan so large that the rounding of its payment does not change a smaller one. */
const unitLoan = 1_000_000_000;
/** The share of a rent that lenders in the USA usually count (Fannie Mae Selling Guide B3-3.1-08), in percent. */
const countedRent = 75;
/** The least share that lenders in Canada count, by lender and insurer, in percent (CMHC). */
const leastInCanada = 50;

/** A higher percentage is the rate of the loan. */
const mostPmi = 2.5;

const loanSize =
  /\b(what|which|how (big|much|large)|whats|what's) (of )?(an? |the )?(size |kind of |size of )?(loan|mortgage)\b|\b(what|how (much|big|large))\b[^.?!]{0,12}\b(of )?an? (loan|mortgage)\b|\b(loan|mortgage) (size|amount)\b|\bhow (big|large) (of )?a (loan|mortgage)\b|\b(what|which) (size|amount)( of)? (a )?(loan|mortgage)\b|\bwhat (loan|mortgage) (would|is|does|could)\b|\b(quelle?|combien d['e]?) ?(gros(se)? |grandeur de |montant d[e'] ?)?(hypotheque|pret)\b|\b(hypotheque|pret) de combien\b|\b(que|de que|cuanto|que tamano de|que monto de) (prestamo|hipoteca)\b|\b(de cuanto|cuanto)\b[^.?!]{0,20}\b(prestamo|hipoteca)\b|\b(prestamo|hipoteca)\b[^.?!]{0,12}\bde cuanto\b/;

export const loanSizeCalculators = {
  /** The loan that a monthly payment of principal and interest repays. */
  loanForPayment: {
    asked: [
      loanSize,
      /\b(rent|lease|payments?|note|pay(ing)?|p ?(&|and|n) ?i|a month|per month|monthly|loyer|versements?|paiements?|mensualites?|par mois|rentas?|pago|mensualidad|al mes)\b/,
    ],
    never:
      /\b(income|earn|salary|afford|balance|left|owe|extra|points?|refi\w*|price|down|taxes (and|&|plus)|with tax\w*|all in|included?|pmi|car|budget|qualif\w+|approv\w+|revenus?|salaire|prix|mise|reste|comptant|ingresos?|sueldo|precio|enganche|saldo|debo|califi\w+|impuestos incluidos)\b/,
    needs: ['loanPayment', 'rate'],
    takes: ['years'],
    run(stated) {
      const unit = loanOf({
        ...stated,
        of: (name, otherwise) => (name === 'loan' ? unitLoan : stated.of(name, otherwise)),
      });
      if (!unit) return undefined;
      const loan = cents((stated.of('loanPayment') / paymentOf(unit)) * unitLoan);
      return {
        steps: [
          step('loanForPayment', loan, [
            start(stated.of('loanPayment'), 'principalInterest'),
            ...termsOf({ ...unit, loan }).slice(1),
          ]),
        ],
        notes: ['onTopOfPayment'],
      };
    },
  },
  /** Mortgage insurance at a rate that a lender states. */
  statedPmi: {
    asked: [/\b(pmi|private mortgage insurance|mortgage insurance|seguro hipotecario)\b/],
    named: true,
    never:
      /\b(fha|mip|ufmip|va|usda|cmhc|schl|apr|interest|refi\w*|cash|closing|income|afford|vs|versus|tax(es)?|hoa|payments?|pago|piti|years?|yrs?|anos|interes|impuestos?|ingresos?)\b/,
    needs: ['pmiRate'],
    takes: ['loan', 'price', 'down'],
    least: 2,
    country: 'US',
    run({ of, has, amount, percent: shareOf }) {
      const price = of('price');
      const down = amount('down', price);
      const loan = has('loan') ? of('loan') : price - down;
      if (
        of('pmiRate') > mostPmi ||
        !(has('loan') || (has('price') && has('down'))) ||
        loan <= 0 ||
        (has('price') && loan > price)
      )
        return undefined;
      const yearly = cents((loan * of('pmiRate')) / 100);
      const downPercent = shareOf('down');
      return {
        steps: [
          step('pmiMonthly', cents(yearly / 12), [start(yearly, 'perYear'), over(12, undefined, number)]),
          step('pmiYearly', yearly, [start(loan, 'loan'), times(of('pmiRate'), undefined, percent)]),
          ...stepIf(!has('loan'), () =>
            step('loan', loan, [
              start(price, 'price'),
              minus(down, 'down', downPercent === undefined ? {} : { percent: downPercent }),
            ]),
          ),
        ],
        notes: ['statedPmi'],
      };
    },
  },
  /** The part of a rent that a lender counts as income. */
  countedRentAlone: {
    asked: [
      /\b(count\w*|use[sd]?|consider\w*|qualif\w+|credit|go toward\w*|cuent\w+|toma\w*|considera\w*|compte\w*|prend\w*|considere\w*)\b/,
      /\b(rent(s|ed|al|o|a|an|amos|e|ing)?|loyers?|lou(e|es|er|ons)|alquil\w*)\b/,
      /\b(how much|what|part|share|combien|quelle part|cuant[oa]|que parte)\b/,
      /\b(lenders?|banks?|they|underwrit\w+|loan|bancos?|prestamistas?|banque|preteur|caisse|qualify)\b/,
    ],
    named: true,
    never:
      /\b(price|down|buy\w* for|payment|piti|cap rate|cash[- ]?flow|sell\w*|deposit|my rent|the rent i pay|income|salary|prix|mise|precio|enganche|sueldo|ingresos|pago de)\b/,
    needs: ['rentCounted'],
    run({ of, country }) {
      const share = country === 'CA' ? leastInCanada : countedRent;
      const counted = cents((of('rentCounted') * share) / 100);
      return {
        steps: [step('countedRent', counted, [start(of('rentCounted'), 'rent'), times(share, undefined, percent)])],
        notes: [country === 'CA' ? 'countedRentCanada' : 'countedRentLimits'],
      };
    },
  },
} as const satisfies Record<string, Calculator>;
