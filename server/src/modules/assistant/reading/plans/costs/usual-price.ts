import { entriesNamed } from '../../../knowledge/index.ts';
import type { Message } from '../../message.ts';
import { wideEntries } from '../../topics/wide-entries.ts';
import { type Planner, use } from '../use.ts';

/** Asks what a service costs as a rule. */
const asksPrice =
  /\bhow much\b|\bwhat (do|does|would|will)\b.*\b(run|cost|charge)\b|\b(cost\w*|run (me|us|you)|runs?|ballpark|going rate|typical\w*|usual\w*|average|roughly|fees?|price|charge\w*)\b|\bcombien\b|\b(coute\w*|prix|honoraires|tarifs?)\b|\bcuanto\b|\b(cuesta\w*|cobra\w*|sale|precio|honorarios)\b/;
/** Asks something else about it: who pays, what it covers, what it is. */
const asksElse =
  /\bwho pays\b|\b(pays?|paid) for\b|\bqui (paie|paye)\b|\bquien paga\b|\b(cover\w*|deduct\w*|refund\w*|how long|cancel\w*|remov\w*|get rid|when|option fee)\b|\bcouvr\w+\b|\bcubr\w+\b|\bcombien de (temps|jours)\b|\bcuanto tiempo\b|\bquand\b|\bcuando\b/;

/** The entry with the usual price, by the entry of what it is the price of. */
const ofEntry: Readonly<Record<string, string>> = {
  pmi: 'usual-pmi',
  inspection: 'usual-inspection',
  appraisal: 'usual-appraisal',
  'title-insurance': 'usual-title-insurance',
};
const lawyers =
  /\b((real estate|closing) (lawyers?|attorneys?)|(lawyers?|attorneys?)('s|s)? (fees?|charge|cost)|legal fees|abogad[oa]s? de cierre|honorarios de abogado|avocate?s? (immobilier|charge|coute))\b/;

const inspector = /\b(home |house |building )?inspect(ors?|eurs?|rices?|or(es)?)\b/;

const leastPrice = 20_000;

/** True if a question or the conversation states a purchase, on which a premium is computed. */
const hasPurchase = ({ amounts, talk }: Message): boolean =>
  amounts.some(({ unit, value, per }) => unit === 'money' && !per && value >= leastPrice) ||
  talk.stated?.price !== undefined;

/** Returns the entry with the usual price that a question asks for. */
export function usualPriceOf(message: Message): string | undefined {
  const { has, home, text } = message;
  if (!has(asksPrice) || has(asksElse) || home.lookUp || home.homes.length > 0) return undefined;
  // “Credit score” and “down payment” only describe the loan.
  const named = entriesNamed(text).filter(
    ({ id }) => id in ofEntry || !(wideEntries.has(id) || id === 'credit-score' || id === 'conventional'),
  );
  const [only, ...others] = named;
  if (has(lawyers) && named.every(({ id }) => id === 'legal-fees')) return 'usual-legal-fees';
  if (!only && has(inspector)) return 'usual-inspection';
  const price = only && others.length === 0 ? ofEntry[only.id] : undefined;
  return price === 'usual-pmi' && hasPurchase(message) ? undefined : price;
}

/** Plans “what does an inspection usually run” with the usual range. */
export const usualPrice: Planner = (message) => {
  const id = usualPriceOf(message);
  return id === undefined ? undefined : use('explain', { ids: [id] });
};
