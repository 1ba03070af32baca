import { reliefOf } from '../../knowledge/index.ts';
import type { Message } from '../message.ts';
import { plain } from '../plain.ts';
import type { ToolUse } from '../plan.ts';
import { moneyTopicOf } from '../topics/how-to/how-to-money.ts';
import { narrowTopicOf } from '../topics/how-to/how-to-topics.ts';
import { purchasePlace } from './purchase-place.ts';
import { type Planner, use } from './use.ts';

/** “Our offer got accepted last night, what happens now?” */
const accepted =
  /(?=.*\b(offers?|offre|promesse|oferta)\b)(?=.*\b(accepted|acceptee?|aceptad[oa]|aceptaron)\b)|\b((went|gone|is|are|goes) firm|firm (deal|offer|purchase)|deal('?s| is) firm|under contract|offre ferme|sous contrat|bajo contrato)\b/;
const nextWords =
  /\b(what (should |must |do |can )?(i|we) (gotta |have to |need to )?do (first|now|next)|what (now|happens|do (we|i) do|do (we|i) (need|gotta|have) to|do (we|i) gotta)|now what|what'?s next|whats next|what is next|next steps?|steps|to-? ?do list|line up|between now and|(un)?til closing|prochaines? etapes?|etapes|la suite|d'ici|jusqu'(au|a la)|siguientes? pasos?|pasos|et maintenant|on fait quoi|quoi faire|que (dois|devons)|que se passe|que sigue|que (hago|hacemos)|y ahora)\b/;

/** True for a question about the steps after an accepted offer. */
export const asksAfterOffer = ({ has }: Pick<Message, 'has'>): boolean => has(accepted) && has(nextWords);

/** True for the own offer, the meaning of an offer and the day of the closing, which the steps after an offer hold. */
export const isOfOffer = ({ tool, input }: ToolUse): boolean =>
  tool === 'purchase' ||
  (tool === 'explain' && (input.ids as string[]).includes('promise-to-purchase')) ||
  (tool === 'howTo' && /^(closing-day|make-offer|step-back)$/.test(String(input.topic)));

/** Longest question that goes on about what an earlier one named. */
const longest = 16;
const goesOn = /\b(it|that|this|the money|one|l'argent|le|la|les|ca|cela|lo|la|el dinero|eso)\b/;

/** Returns the topic of the steps that a question asks for by itself. */
export const stepsAsked = ({ text, home }: Pick<Message, 'text' | 'home'>): string | undefined =>
  home.lookUp ? undefined : moneyTopicOf(text);

const stateOf = (message: Message): string | undefined => purchasePlace(message)?.state ?? message.talk.stated?.state;

/** Plans the steps for a term: “how do I go about porting it?” asks for more than its meaning. */
export const steps: Planner = (message) => {
  const topic = stepsAsked(message) ?? (asksAfterOffer(message) ? 'after-offer' : undefined);
  const state = stateOf(message);
  // The steps name the forms of two states. The exemption of another one has its own form and date.
  const exemption =
    topic === 'homestead-apply' && state !== undefined && !/^(TX|FL)$/.test(state)
      ? reliefOf(state, 'owner')
      : undefined;
  if (exemption) return use('explain', { ids: [exemption] });
  return topic === undefined ? undefined : use('howTo', { topic, state });
};

/** Topics of a buyer who ends the contract. */
const backsOut: ReadonlySet<string | undefined> = new Set(['step-back', 'deposit-refund']);
/** The option period, which only the contract of Texas has. */
const optionWords =
  /\b(option (period|fee|days?|ends?)|days? option|(my|our|the|an?) option|periodo de opcion|la opcion)\b/;

const foundBefore =
  /\b(inspect\w+|inspeccion\w*|radon|sewer|sewer scope|termit\w+|mold|moho|moisissure\w*|foundation|cimientos|fondations?|pyrite|roof|techo|toiture|wiring|plumbing|plomeria)\b/;
const requests =
  /\b(ask\w*|request\w*|bring (it|that|this|them) up|get (them|him|her|the (seller|owner)s?) to|negotiat\w+|tell|word|demand\w+|exig\w+|negoci\w+|ped(ir\w*|imos)|pid(o|a|amos|e)|dig(o|a))\b/;
const repair =
  /\b(fix\w*|repair\w*|replac\w+|credit|take care|arregl\w+|repar\w+|credito|corrig\w+|(ask|demander|pedir\w*) (for )?(that|it|this|ca|cela|eso|esto))\b/;

/** Plans “how do I ask them to fix that?” after what an inspection found. */
export const repairsBefore: Planner = (message) => {
  const { has, talk, home, amounts } = message;
  const before = plain((talk.heard ?? []).join('. '));
  if (!foundBefore.test(before) || !has(requests) || !has(repair) || home.lookUp) return undefined;
  if (!/\b(how|comment|como|what|que|quoi|can|should|puis|puedo|debo)\b/.test(message.text)) return undefined;
  return amounts.length > 0 ? undefined : use('howTo', { topic: 'inspection-findings', state: stateOf(message) });
};

/** Plans “how do I get the money out now?” after “I opened an FHSA”. */
export const stepsBefore: Planner = (message) => {
  const { talk, text, home, amounts } = message;
  if (home.lookUp || amounts.some(({ unit }) => unit === 'money')) return undefined;
  if (text.split(' ').length > longest) return undefined;
  const before = plain((talk.heard ?? []).join('. '));
  if (backsOut.has(narrowTopicOf(text)) && optionWords.test(`${before} ${text}`))
    return use('howTo', { topic: 'deposit-refund', state: 'TX' });
  const topic = before === '' || !goesOn.test(text) ? undefined : moneyTopicOf(text, before);
  return topic === undefined ? undefined : use('howTo', { topic, state: stateOf(message) });
};
