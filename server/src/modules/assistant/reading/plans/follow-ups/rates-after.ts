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
