import type { Message } from '../message.ts';
import { plain } from '../plain.ts';
import { asksPorting, asksSwitchAtRenewal } from '../topics/renewal-switch.ts';
import { asksSaleCondition, asksWhileUnsold } from '../topics/unsold-home.ts';
import { type Planner, use } from './use.ts';

/** Returns the last question as plain text. */
const before = ({ talk }: Message): string => {
  const last = talk.heard?.at(-1);
  return last === undefined ? '' : plain(last);
};

/** Plans the ways out of a case that the question or the one before it states: an unsold home, a renewal that is too dear. */
export const waysBefore: Planner = (message) => {
  if (message.home.lookUp || message.amounts.some(({ unit }) => unit === 'money')) return undefined;
  if (asksSaleCondition(message.text, before(message))) return use('howTo', { topic: 'sale-condition' });
  if (asksWhileUnsold(message.text, before(message))) return use('howTo', { topic: 'sell-and-buy' });
  if (asksPorting(message.text, before(message)) && message.country !== 'US')
    return use('howTo', { topic: 'port-mortgage' });
  return asksSwitchAtRenewal(message.text, before(message)) && message.country !== 'US'
    ? use('explain', { ids: ['renewal-switch'] })
    : undefined;
};
