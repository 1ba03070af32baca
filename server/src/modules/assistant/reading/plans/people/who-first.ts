import type { Message } from '../../message.ts';
import type { Plan } from '../../plan.ts';
import { purchasePlace } from '../purchase-place.ts';
import { use } from '../use.ts';

const lender =
  /\b(banks?|lenders?|mortgage (broker|person|guy|lady|advisor)|loan officer|credit union|banque|caisse|preteur|(courtier|conseiller|conseillere) hypothecaire|bancos?|prestamistas?)\b/;
const agent = /\b(agents?|realtors?|court(ier|iere)s?|agentes?|corredor\w*)\b/;
const order = /\b(first|before|order|premiere?|premierement|d'abord|avant|ordre|primer[oa]?|antes|orden)\b/;
const either = /\b(or|ou|o|vs|before|avant|antes|and|et|y)\b/;
const meets =
  /\b(call|talk|speak|see|go|start|begin|contact|meet|get|need|find|appel\w+|parl\w+|voi[rst]|contact\w+|commenc\w+|aller|va|voy|vamos|habl\w+|llam\w+|empez\w+|empiez\w+|ir|busc\w+|contact\w+)\b/;
/** Questions about people that exist, or about money. */
const otherAim =
  /\b(grace|my (agent|realtor|lender)|mon courtier|ma courtiere|mi agente|did|has|have (they|she|he)|rates?|pays?|commission|offer|offre|oferta|clos\w+|speak(s|ing)? \w+ish)\b/;

/** Plans “do I call a bank first or the agent first?” as a question about the first steps. */
export function whoFirst(message: Message): Plan | undefined {
  const { has, amounts, home } = message;
  if (!has(lender) || !has(agent) || !has(order) || !has(either) || !has(meets) || has(otherAim)) return undefined;
  if (home.lookUp || amounts.some(({ unit }) => unit === 'money')) return undefined;
  return use('howTo', { topic: 'first-steps', state: purchasePlace(message)?.state });
}
