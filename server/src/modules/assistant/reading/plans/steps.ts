import type { Message } from '../message.ts';
import { plain } from '../plain.ts';
import { moneyTopicOf } from '../topics/how-to-money.ts';
import { purchasePlace } from './purchase-place.ts';
import { type Planner, use } from './use.ts';

/** Longest question that goes on about what an earlier one named. */
const longest = 14;
const goesOn = /\b(it|that|this|the money|one|l'argent|le|la|les|ca|cela|lo|la|el dinero|eso)\b/;

/** Returns the topic of the steps that a question asks for by itself. */
export const stepsAsked = ({ text, home }: Pick<Message, 'text' | 'home'>): string | undefined =>
  home.lookUp ? undefined : moneyTopicOf(text);

const stateOf = (message: Message): string | undefined => purchasePlace(message)?.state ?? message.talk.stated?.state;

/** Plans the steps for a term: “how do I go about porting it?” asks for more than its meaning. */
export const steps: Planner = (message) => {
  const topic = stepsAsked(message);
  return topic === undefined ? undefined : use('howTo', { topic, state: stateOf(message) });
};

/** Plans “how do I get the money out now?” after “I opened an FHSA”. */
export const stepsBefore: Planner = (message) => {
  const { talk, text, home, amounts } = message;
  if (home.lookUp || amounts.some(({ unit }) => unit === 'money')) return undefined;
  if (text.split(' ').length > longest || !goesOn.test(text)) return undefined;
  const before = plain((talk.heard ?? []).join('. '));
  const topic = before === '' ? undefined : moneyTopicOf(text, before);
  return topic === undefined ? undefined : use('howTo', { topic, state: stateOf(message) });
};
