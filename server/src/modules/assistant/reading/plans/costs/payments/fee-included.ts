import { amountsOf, withoutDots } from '../../../figures/amounts.ts';
import type { Message } from '../../../message.ts';
import { plain } from '../../../plain.ts';
import type { Plan } from '../../../plan.ts';
import { termsOf } from '../../../topics/terms.ts';
import { use } from '../../use.ts';
import { countryFor } from '../cost-terms.ts';

const fee = '(fees?|premiums?|ufmip|mip|cuota|prima|cargo|prime|frais)';
const within =
  '(roll(ed|ing)?( (it|that))? ?(in(to)?)?|included|in it|in there|on top|added|financed|wrapped in|incluid[ao]s?|metid[ao]s?|sumad[ao]s?|agregad[ao]s?|financiad[ao]s?|(y )?compris\\w*|inclu(se?|ant)\\w*|ajoute\\w*|finance\\w*)';
/** A fee or a premium that is part of the loan: “with the fee rolled in”, “con la cuota ya metida”. */
const included = new RegExp(
  `\\b${fee}\\b[^.?!]{0,30}\\b${within}\\b|\\b(included?|including|roll(s|ed|ing)?|financ(e|es|ed|ing)|add(s|ed|ing)?|incluye(ndo|n)?|suman?|agregan?|comprend|incluant|ajoutent?)\\b[^.?!]{0,15}\\b${fee}\\b`,
);
/** Words of the whole loan before its amount: “comes to 306,450”, “that’s 214,515”. */
const comesTo =
  /\b(comes? to|that'?s|thats|makes?( it)?|totals?|loan (amount )?(is|of|becomes)|mortgage (is|of|becomes)|son|queda(ria)? (en|de)|serian?|suma|(prestamo|hipoteca) (es |queda )?(de|en)|donne|fait|(pret|hypotheque) (est )?de|c'est|=)( (now|about|then|like|ya|unos|environ))* \$?$/;
const leastLoan = 20_000;
/** A fee is at most so large a share of the loan without it; a larger difference has another reason. */
const mostFee = 0.06;

/** A loan that a lender grants or that a question ends up with: “my mortgage would be 335,920”, “el préstamo quedaría en 287,000”. */
const loanIs =
  /\b(loan|mortgage|hypotheque|pret|prestamo|hipoteca)( amount)?( total)? (would|will|is going to|should|va|serait|sera|seria|sera|vendria|quedaria|queda|saldria|monte|monterait|comes|came|ends|ended|is|est|es|de)( (be|come|came|to|up|out|at|about|around|etre|a|en|de|like|then|now|total|ser|unos|environ))* \$? ?$/;

/** Returns the loan that a plain text states as the only large amount. */
function loanStated(text: string): number | undefined {
  const large = amountsOf(withoutDots(text)).filter(
    ({ value, unit, per }) => (unit === 'money' || unit === 'plain') && !per && value >= leastLoan,
  );
  const [only, another] = large;
  return only && !another && loanIs.test(only.before) ? only.value : undefined;
}

/** Returns the loan that a plain text states with its fee in it. */
export function loanWithFee(text: string): number | undefined {
  if (!included.test(text)) return undefined;
  return amountsOf(withoutDots(text)).find(({ value, unit, per, before }) => {
    const large = (unit === 'money' || unit === 'plain') && !per && value >= leastLoan;
    return large && comesTo.test(before);
  })?.value;
}

/**
 * Plans the payment of a loan that a fee or a premium is already part of, this sentence or the ones before it state, so that
 * the fee is not added again.
 */
export function feeIncluded(message: Message): Plan | undefined {
  const { text, amounts, talk, cues, home } = message;
  const { ratePercent, years, price } = termsOf(text, amounts);
  if (home.lookUp || !(cues.has('monthly') || ratePercent !== undefined || cues.has('rate'))) return undefined;
  const own = loanWithFee(text);
  const earlier = (talk.heard ?? []).map(plain);
  const loanOf = (each: string) => loanWithFee(each) ?? loanStated(each);
  const at = earlier.findLastIndex((each) => loanOf(each) !== undefined);
  const before = at < 0 ? undefined : loanOf(earlier[at]!);
  const loan = own ?? (price === undefined || price === before ? before : undefined);
  if (loan === undefined) return undefined;
  const stated = talk.stated?.price;
  const isOther = own === undefined && stated !== undefined && (stated > loan || stated * (1 + mostFee) < loan);
  const rate = ratePercent ?? talk.stated?.ratePercent;
  return isOther || rate === undefined
    ? undefined
    : use('loanPayment', { loan, ratePercent: rate, years: years ?? talk.stated?.years, country: countryFor(message) });
}
