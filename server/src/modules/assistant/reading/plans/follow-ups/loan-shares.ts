import { rolesOf } from '../../figures/amount-roles.ts';
import type { Message } from '../../message.ts';
import { termsOf } from '../../topics/terms.ts';
import { countryFor } from '../costs/cost-terms.ts';
import { pointsIn } from '../costs/loans.ts';
import { firstOf, type Planner, use, withAlso } from '../use.ts';

const amountAsked =
  /\b(how (much|many)|what|whats|dollars?|cost\w*|come(s)? to|in money|combien|coute\w*|cuanto|cuesta\w*|dolares|cobran?|son)\b/;
const otherAim =
  /\b(break[- ]?even|worth|sav(e|es|ing|ings)|better|should|instead|versus|vs|or|buy ?down|temporary|lower (the|my|our)? ?rate|rentab\w*|conviene|ahorr\w+|vaut|mieux|what (is|are) (a |an )?(discount |mortgage )?points?|c'est quoi|que (es|son) (un |los )?puntos?)\b/;

/** Returns the loan of a question, of the last payment, or of a price with its down payment that earlier questions state. */
function loanOf({ text, amounts, talk }: Message): number | undefined {
  const lent = rolesOf(amounts).known.find(([role]) => role === 'loan')?.[1].value;
  if (lent !== undefined) return lent;
  const own = termsOf(text, amounts);
  const { price, downPercent, downAmount } = { ...talk.stated, ...own };
  const down =
    downAmount ?? (price === undefined || downPercent === undefined ? undefined : (price * downPercent) / 100);
  const bought = price === undefined || down === undefined ? undefined : price - down;
  return own.price === undefined ? (bought ?? talk.loan?.amount ?? talk.stated?.loan) : bought;
}

/** “The sheet says 1.25 pts, in dollars please” after a loan. */
const points: Planner = (message) => {
  const { text, has, home } = message;
  const stated = pointsIn(text);
  if (stated === undefined || home.lookUp || has(otherAim) || !has(amountAsked)) return undefined;
  const loan = loanOf(message);
  return loan === undefined
    ? undefined
    : withAlso(
        use('loanRules', {
          about: 'share',
          amount: loan,
          downPercent: stated,
          country: countryFor(message) ?? message.talk.loan?.country,
        }),
        use('explain', { ids: ['points'] }),
      );
};

const pmiWords = /\b(pmi|private mortgage insurance|seguro hipotecario privado)\b/;
const wholePayment =
  /\b(total|whole|all[- ]in|altogether|everything|payments?|p ?(&|and) ?i|principal|taxes|pagos?|paiements?|versements?|todo|mensualidad)\b/;
/** PMI is quoted as a share of the loan a year, between these percentages. */
const [leastPmi, mostPmi] = [0.1, 2.5];

/** “And the PMI at .7 percent?” after a price with its down payment. Without a rate, the usual range of that loan. */
const pmi: Planner = (message) => {
  const { amounts, has, home, talk } = message;
  if (!has(pmiWords) || home.lookUp || has(wholePayment)) return undefined;
  const rate = amounts.find(
    ({ unit, value, per }) => unit === 'percent' && value >= leastPmi && value < mostPmi && per !== 'month',
  );
  if (rate === undefined) {
    const { price, downPercent, downAmount } = talk.stated ?? {};
    const share = downPercent ?? (price && downAmount ? (downAmount / price) * 100 : undefined);
    return amounts.length === 0 && has(amountAsked) && price !== undefined && share !== undefined && share < 20
      ? use('loanRules', { about: 'insurance', amount: price, downPercent: share, country: 'US' })
      : undefined;
  }
  const loan = loanOf({ ...message, amounts: amounts.filter((amount) => amount !== rate) });
  return loan === undefined
    ? undefined
    : use('calculate', {
        calculation: 'statedPmi',
        values: { loan: { value: loan, percent: false }, pmiRate: { value: rate.value, percent: true } },
        country: 'US',
      });
};

/** Plans the amount that a stated percentage takes of the loan: its points, or PMI at the rate that a lender quotes. */
export const loanShares: Planner = firstOf(points, pmi);
