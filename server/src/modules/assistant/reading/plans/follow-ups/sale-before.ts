import { calculationOf } from '../../../calculations/index.ts';
import { withoutDots } from '../../figures/amounts.ts';
import { amountsIn } from '../../figures/read-amounts.ts';
import { countryOf } from '../../homes/places.ts';
import { plain } from '../../plain.ts';
import { countryFor } from '../costs/cost-terms.ts';
import { type Planner, use } from '../use.ts';

const sellsHome = /\b(s[eo]ll\w*|sold|listing|vend\w*|vente|venta)\b/;
/** Asks what is left of a sale, or what each owner gets of it. */
const asksRest =
  /\b(what'?s (mine|left|my (half|share|part|cut))|whats (mine|left|my (half|share|part|cut))|what do (i|we) (get|keep|walk away with|net)|how much (each|do (i|we) (get|keep|net)|is (left|mine))|split (what'?s left|it|the rest)|(me|nous) reste|chacun|ma (part|moitie)|me (queda|toca)|nos queda|cada (uno|quien)|mi (parte|mitad))\b/;
const otherAim = /\b(tax(es|ed)?|gains?|buy\w*|next (house|home)|impots?|achet\w*|impuestos?|compr\w*)\b/;

/** Plans “we split it down the middle, what’s mine?” after the price, the loan and the costs of a sale. */
export const saleBefore: Planner = (message) => {
  const { talk, has, amounts, text, named } = message;
  const heard = (talk.heard ?? []).map((each) => withoutDots(plain(each)));
  if (amounts.length > 0 || !has(asksRest) || has(otherAim)) return undefined;
  const from = heard.findIndex((each) => sellsHome.test(each));
  if (from < 0) return undefined;
  // The words of the calculation, which “what’s mine?” leaves out.
  const whole = [...heard.slice(from), text, 'what is left of the sale'].join('. ');
  const found = calculationOf(whole, amountsIn(whole), {}, ['netProceeds']);
  const state = (named[0] ?? talk.stated)?.state;
  return found === undefined
    ? undefined
    : use('calculate', {
        calculation: found.name,
        values: found.values,
        country: countryFor(message) ?? (state && countryOf(state)),
      });
};
