import { type Planner, use } from '../use.ts';
import { countryFor, priceOf } from './cost-terms.ts';

const rateWords = /\brates?\b|\binteres(t|es)?\b|\btaux\b|\btasas?\b/;
const nowWords =
  /\b(now|today|current\w*|moment|ballpark|lately|these days|this week|right now|rn|aujourd'hui|actuel\w*|en ce moment|hoy|ahorita|ahora|actual\w*|what are|quels? (sont|est)|cuales son|a como)\b/;
/** Matches “Current 5-year fixed?”, which asks for a rate without the word. */
const fixedNow =
  /\b(curr(ent)?|today'?s?|now|latest)\b.*\b\d+ ?-? ?(year|yr)s? fixed\b|\b\d+ ?-? ?(years?|yrs?|ans|anos) (fixed|fixe|fij[oa])\b.*\b(now|today|currently|rn|these days|this week|at|aujourd'hui|en ce moment|hoy|ahora|ahorita)\b|\b(fixed|fixe|fij[oa])\b.*\b(a|de) \d+ (ans|anos)\b.*\b(hoy|ahora|aujourd'hui)\b/;
const fixedOrVariable =
  /\b(fixed|fixe|fija)\b.*\b(variable|adjustable|arm|ajustable)\b|\b(variable|adjustable|arm|ajustable)\b.*\b(fixed|fixe|fija)\b/;
export const rates: Planner = (message) =>
  (message.has(fixedOrVariable) && message.has(nowWords)) ||
  (((message.has(rateWords) && message.has(nowWords)) || message.has(fixedNow)) && priceOf(message) === undefined)
    ? use('mortgageRates', {
        country: countryFor(message),
        ...(message.has(fixedOrVariable) ? { compare: true } : {}),
      })
    : undefined;
