import { countryOf } from '../../homes/places.ts';
import type { Message } from '../../message.ts';
import type { Plan } from '../../plan.ts';
import { namesHome } from '../../stated.ts';
import { buyerOf, federalProgramIn } from '../../topics/buyer.ts';
import { use } from '../use.ts';
import { placeOf, priceOf, taxOnLoan } from './cost-terms.ts';
import { costsPlan } from './costs.ts';
import { asksLeastDown, ruleFigures } from './rule-figures.ts';
import { mortgageTaxWords } from './taxes/taxed.ts';
import { asksBuyerTax, asksReliefOf } from './taxes/transfer.ts';

/** Plans a named transfer tax as a question about costs, although its figures can look like search criteria. */
export function asksTax(message: Message): Plan | undefined {
  const { cues, kinds, amounts, named } = message;
  const { firstTime } = buyerOf(message.text);
  const isNamed =
    cues.has('transferTax') ||
    message.has(mortgageTaxWords) ||
    asksBuyerTax(message) ||
    (firstTime === true && asksReliefOf(message));
  if (!isNamed || !/^(homes?|status)$/.test(kinds[0]?.kind ?? '')) return undefined;
  if (namesHome(message)) return undefined;
  if (amounts.length + named.length === 0 && message.talk.stated?.price === undefined) return undefined;
  return costsPlan(message);
}

/** Words of lending before its amount: “si me prestan”, “on me prête”. */
const lends =
  /\b(borrow(ing)?|lends?|lending|loan|mortgage|pret(e|ent|er)?|emprunt\w*|hypotheque|prest(an?|amo)|sac(o|amos|ar)|hipoteca|credito)\b[^\d.;?!]{0,15}$/;

/** Plans the taxes of a state on a stated loan: “en Florida cobran taxes por el préstamo? me prestan 300,000”. */
export function taxOfStatedLoan(message: Message): Plan | undefined {
  const { amounts, has, home, cues } = message;
  const [loan, another] = amounts.filter(({ unit, per }) => unit === 'money' && !per);
  if (!loan || another || home.lookUp || cues.has('monthly') || !lends.test(loan.before)) return undefined;
  if (!has(mortgageTaxWords) && !has(taxOnLoan)) return undefined;
  const { state, city } = placeOf(message);
  return state === undefined || countryOf(state) !== 'US'
    ? undefined
    : use('loanRules', { about: 'mortgageTax', amount: loan.value, country: 'US', state, city });
}

/** Asks for an amount, not for homes. */
const asksAmount = /\b(what|how much|combien|quelle? est|cuanto|cual es)\b/;

/** Plans “least I can put on a fourplex at 410k” as a question about costs, although it can look like a search. */
export const asksLeast = (message: Message): Plan | undefined =>
  asksLeastDown(message) &&
  (!message.cues.has('look') || message.has(asksAmount)) &&
  !namesHome(message) &&
  /^(homes|market|howto)$/.test(message.kinds[0]?.kind ?? '') &&
  priceOf(message) !== undefined
    ? ruleFigures(message)
    : undefined;

/** Plans the fee or premium of a named program on a stated price, although its figures can look like search criteria. */
export function asksFee(message: Message): Plan | undefined {
  const { has, text, home, cues, amounts } = message;
  if (federalProgramIn(text) === undefined || home.lookUp || cues.has('monthly') || cues.has('income'))
    return undefined;
  return has(/\b(fees?|premium|up ?front|cuota|prima|cargo|frais|prime)\b/) &&
    amounts.some(({ unit, per }) => unit === 'money' && !per)
    ? ruleFigures(message)
    : undefined;
}
