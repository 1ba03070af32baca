import type { Message } from './message.ts';
import { computes, type Plan } from './plan.ts';
import { meaningWords } from './plans/others.ts';
import { namesHome } from './stated.ts';

const goesOn =
  /^(and|but|so|ok|okay|then|what if|what about|how about|et|mais|pis|alors|donc|y|e|pero|entonces|si|if|which|lequel|laquelle|lesquel\w*|cual(es)?)\b/;
/** Words that stand for what was said before. */
const pointsBack =
  /\b(it|its|it's|that|this|these|those|them|they|he|she|him|her|there|ones?|same|instead|too|also|else|others?|another|both|either|first|second|last|ca|cela|celui|celles?|ceux|dessus|la-bas|aussi|autres?|memes?|plutot|ils?|elles?|lui|leur|eso|es[ae]s?|esto|ahi|alli|tambien|otr[oa]s?|mism[oa]s?|ell[oa]s?)\b/;

/** Number of words from which a question can be complete, and from which its pronouns can stand for its own words. */
const [fewest, long] = [6, 13];
/** Number of words at the beginning in which a pronoun stands for what was said before. */
const beginning = 5;

/** True if nothing in a question stands for what was said before it. */
export function isSelfContained(message: Message): boolean {
  const { text, talk, correction } = message;
  if (talk.tool === undefined || talk.waiting || correction || namesHome(message) || goesOn.test(text)) return false;
  const words = text.split(' ');
  return words.length >= long
    ? !pointsBack.test(words.slice(0, beginning).join(' '))
    : words.length >= fewest && !pointsBack.test(text);
}

const toolsOf = (plan: Plan): string =>
  plan.kind === 'use' ? [plan, ...(plan.also ?? [])].map(({ tool }) => tool).join() : plan.kind;

/** Tools that say something general. */
const general: ReadonlySet<string> = new Set(['explain', 'howTo', 'programs', 'mortgageRates']);

/**
 * True if the plan of a self-contained question without its conversation replaces the one in it: it answers the question
 * with other tools, or asks for the income that the question lacks.
 */
export function replacesInTalk(alone: Plan, inTalk: Plan, { cues, has }: Message): boolean {
  if (toolsOf(alone) === toolsOf(inTalk) || inTalk.kind === 'refuse' || inTalk.kind === 'courtesy') return false;
  if (alone.kind === 'ask') return alone.for === 'income' && inTalk.kind === 'use' && inTalk.tool === 'explain';
  // “What would the homestead exemption save?” asks for an amount on the price of before; “what is escrow?” does not.
  if (alone.kind === 'use' && general.has(alone.tool) && inTalk.kind === 'use' && computes.has(inTalk.tool))
    return (cues.has('whatIs') || has(meaningWords)) && !cues.has('howMuch');
  return (
    alone.kind === 'use' &&
    alone.tool !== 'capabilities' &&
    !(alone.tool === 'outOfScope' && alone.input.reason === 'other')
  );
}
