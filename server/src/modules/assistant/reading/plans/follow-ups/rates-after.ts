import { plain } from '../../plain.ts';
import { meaningWords } from '../others.ts';
import { type Planner, use } from '../use.ts';
import { isShort } from './points-back.ts';

const hybrid = /\b(3|5|7|10) ?\/ ?(1|6)\b(?! ?(beds?|baths?|br|ba)\b)/;

const termIn = (text: string): number | undefined => {
  const years = /\b(1|2|3|4|5|7|10|15|20|25|30)\b/.exec(text)?.[1];
  return years === undefined ? undefined : Number(years);
};

/** “And the 15?” after the rates. */
export const ofRates: Planner = (message) =>
  message.after('mortgageRates') &&
  isShort(message) &&
  message.has(
    /\b(1|2|3|4|5|7|10|15|20|25|30)\b( ?-? ?(years?|yrs?|yr|ans|anos))?\b|\b(variable|adjustable|arm|fixed|fixe|fija|ajustable|jumbo)\b/,
  ) &&
  message.amounts.every(({ unit }) => unit === 'plain' || unit === 'years') &&
  !message.cues.has('look')
    ? use('mortgageRates', {
        country: message.talk.last!.input.country,
        years: termIn(message.text),
        compare: message.has(/\b(variable|adjustable|arm|ajustable)\b/) || undefined,
      })
    : undefined;

/** “And what does 5/1 mean?” */
export const ofRateTerm: Planner = (message) => {
  const { has, amounts, talk } = message;
  const about = has(/\barms?\b|\badjustable\b/) || (message.after('explain') && isAdjustable(talk.last?.input.ids));
  return has(hybrid) && (about || has(meaningWords)) && amounts.every(({ unit }) => unit === 'plain')
    ? use('explain', { ids: ['arm'] })
    : undefined;
};
const isAdjustable = (ids: unknown): boolean => Array.isArray(ids) && (ids.includes('variable') || ids.includes('arm'));

const variableWords = /\b(variable|adjustable|arm|prime (minus|plus|[-+])|ajustable|tasa flotante|taux flottant)\b/;
const paymentMoves =
  /(?=.*\b(payments?|pay each month|what i pay|monthly|versements?|paiements?|mensualite|pagos?|mensualidad)\b)(?=.*\b(chang\w*|mov(e|es|ing)|jump\w*|go(es)? (up|down)|bounc\w*|stay\w*|fixed|same|float\w*|chang\w*|boug\w*|mont\w*|vari\w*|rest\w*|fixe|cambi\w*|sub\w*|baj\w*|mism\w*|qued\w*|muev\w*)\b)/;

/** “Does the payment on that one move?” after an offer of a variable rate. */
export const ofVariable: Planner = (message) => {
  const before = message.talk.heard?.at(-1);
  return before !== undefined &&
    variableWords.test(plain(before)) &&
    message.has(paymentMoves) &&
    message.text.split(' ').length <= longestAboutOffer &&
    message.amounts.every(({ unit }) => unit !== 'money')
    ? use('explain', { ids: ['variable'] })
    : undefined;
};
const longestAboutOffer = 20;
