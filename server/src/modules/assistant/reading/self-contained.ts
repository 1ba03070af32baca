import { termsNamed } from '../knowledge/index.ts';
import type { Amount } from './figures/amounts.ts';
import type { Message } from './message.ts';
import { computes, type Plan, type ToolPlan, type ToolUse } from './plan.ts';
import { sellerCredit } from './plans/costs/seller-credit.ts';
import { buyerElsewhere } from './plans/costs/taxes/buyer-elsewhere.ts';
import { taxAfter } from './plans/costs/taxes/tax-after.ts';
import { borrowsAfterTax } from './plans/costs/taxes/taxed.ts';
import { ofPlaces } from './plans/follow-ups/compared-place.ts';
import { loanShares } from './plans/follow-ups/loan-shares.ts';
import { ofTerms } from './plans/follow-ups/of-terms.ts';
import { isChange } from './plans/homes/homes.ts';
import { asksRents } from './plans/market.ts';
import { pointsBack } from './pronouns.ts';
import { isIncomplete, namesHome } from './stated.ts';

const goesOn =
  /^(and|but|so|ok|okay|then|better|rather|actually|instead|plutot|mieux|finalement|mejor|what if|what about|how about|et|mais|pis|alors|donc|y|e|pero|entonces)\b/;
/** Words that ask about some of what was said before, in a short question. */
const asksOfSome = /^(si|if|which|lequel|laquelle|lesquel\w*|cual(es)?)\b/;
/** Number of words from which a question can be complete, and from which its pronouns can stand for its own words. */
const [fewest, long] = [6, 13];
/** Number of words at the beginning in which a pronoun stands for what was said before. */
const beginning = 5;

/** True if a question has a price or names a term that its pronouns can stand for. */
const hasOwnSubject = ({ text, amounts, cues }: Message, words: number): boolean =>
  (words >= 10 && hasOwnPrice(amounts)) || (words >= fewest && cues.has('whatIs') && termsNamed(text).length > 0);

const leastPrice = 40_000;
const hasOwnPrice = (amounts: readonly Amount[]): boolean =>
  amounts.some(({ unit, value, per }) => unit === 'money' && !per && value >= leastPrice);

/** True if nothing in a question stands for what was said before it. */
export function isSelfContained(message: Message): boolean {
  const { text, talk, correction, cues } = message;
  if (talk.tool === undefined || talk.waiting || correction) return false;
  if (asksRents(message) && message.places.length === 0) return false;
  if (cues.has('outside')) return true;
  if (
    taxAfter(message) ||
    loanShares(message) ||
    sellerCredit(message) ||
    ofPlaces(message) ||
    buyerElsewhere(message) ||
    ofTerms(message) ||
    (borrowsAfterTax(message) && message.named.length === 0)
  )
    return false;
  // The saved homes are those of the person's list, whatever was shown.
  if (namesHome(message) && !message.home.lookUp && !cues.has('saved')) return false;
  const words = text.split(' ').length;
  if (goesOn.test(text) || (words < long && asksOfSome.test(text))) return false;
  if (message.home.lookUp || hasOwnSubject(message, words)) return true;
  const said = text.replace(/\bfirst[- ]time\b/g, ' ');
  return words >= long
    ? !pointsBack.test(said.split(' ').slice(0, beginning).join(' '))
    : words >= fewest && !pointsBack.test(said);
}

const toolsOf = (plan: Plan): string =>
  plan.kind === 'use' ? [plan, ...(plan.also ?? [])].map(({ tool }) => tool).join() : plan.kind;

/** True for calls of one tool; explanations must share an entry. */
const isSameCall = (one: ToolUse, other: ToolUse): boolean =>
  one.tool === other.tool &&
  (one.tool !== 'explain' || (one.input.ids as string[]).some((id) => (other.input.ids as string[]).includes(id)));

/** Tools that say something general. */
const general: ReadonlySet<string> = new Set(['explain', 'programs', 'mortgageRates', 'documents']);

/** Subjects of a question about professionals. */
const people = ['agent', 'lender', 'person'] as const;

/** Asks for what is left to pay or to get, or for the most of it, which is a figure. */
const leftWords =
  /\b(comes? to|(with|plus|includ\w+) (the )?(hst|gst|qst|tax\w*)|most|max\w*|cap|limits?|limite|tope|left|still|owe|(my|our)self|pocket|reste\w*|queda\w*|falta\w*)\b/;

/** True if a question asks for no figure and its plan without the conversation explains it. */
const isDefinition = (alone: ToolPlan, inTalk: ToolPlan, { cues, amounts, text }: Message): boolean =>
  alone.tool === 'explain' &&
  (cues.has('whatIs') || (amounts.length === 0 && text.split(' ').length >= long)) &&
  !cues.has('howMuch') &&
  !(inTalk.tool === 'calculate' && (amounts.length > 0 || leftWords.test(text)));

/**
 * True if the plan of a self-contained question without its conversation replaces the one in it. Figures and matters of
 * before stay where the question can be about them: “what would the homestead exemption save?” after a price.
 */
export function replacesInTalk(alone: Plan, inTalk: Plan, message: Message): boolean {
  const { cues, amounts, named, text } = message;
  if (toolsOf(alone) === toolsOf(inTalk) || inTalk.kind === 'refuse' || inTalk.kind === 'courtesy') return false;
  if (alone.kind === 'ask') return alone.for === 'income' && inTalk.kind === 'use' && !computes.has(inTalk.tool);
  if (alone.kind !== 'use' || alone.tool === 'capabilities' || alone.tool === 'nextSteps') return false;
  if (alone.tool === 'outOfScope') return alone.input.reason !== 'other' || cues.has('outside');
  if (inTalk.kind === 'ask' || general.has(inTalk.tool)) return true;
  // A search without a place of its own changes the one that has a place.
  if (inTalk.tool === 'refineSearch' && alone.tool === 'searchHomes' && named.length + message.places.length === 0)
    return false;
  // The conversation states the price or the place that the question alone lacks.
  const needsTalk =
    (inTalk.tool === alone.tool || inTalk.tool === 'calculate') &&
    isIncomplete(alone, message) &&
    !isIncomplete(inTalk, message);
  if (needsTalk || inTalk.input.principalFirst === true) return false;
  // The conversation added a call to the same answer.
  if ([inTalk, ...(inTalk.also ?? [])].some((call) => isSameCall(call, alone))) return true;
  // “What are mortgage rates right now” after a price asks for no payment.
  if (alone.tool === 'mortgageRates') return amounts.length === 0 && !cues.has('monthly') && !cues.has('howMuch');
  if (isDefinition(alone, inTalk, message)) return true;
  if (inTalk.tool === 'professionals') return alone.tool === 'howTo' || !people.some((cue) => cues.has(cue));
  if (inTalk.tool === 'howTo') return named.length > 0;
  if (alone.tool === 'searchHomes' && named.length > 0) return !(inTalk.tool === 'refineSearch' && isChange(message));
  return (
    text.split(' ').length >= 10 && hasOwnPrice(amounts) && (inTalk.tool !== 'calculate' || computes.has(alone.tool))
  );
}
