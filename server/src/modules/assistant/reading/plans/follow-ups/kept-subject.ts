import { entriesNamed, type ReliefFor, reliefOf } from '../../../knowledge/index.ts';
import type { Message } from '../../message.ts';
import type { Plan, ToolPlan } from '../../plan.ts';
import { pointsBack } from '../../pronouns.ts';
import { isSelfContained } from '../../self-contained.ts';
import { documentsInTalk, isTopic } from '../../subject.ts';
import { documentsFor, planFrom } from '../../topic-index/documents.ts';
import type { Found } from '../../topic-index/retrieval.ts';
import { siteTopics } from '../../topics/how-to/how-to-sharing.ts';
import { use } from '../use.ts';

/** Certainty from which the question before and this one are about one topic. */
const sureTogether = 0.7;
/** Least lead of that certainty over the one that this question alone gives. */
const leastLead = 0.3;
/** Certainty below which a question has no subject of its own. */
const noSubject = 0.3;
/** Certainty from which a question is about the matter of a tool. */
const ownMatter = 0.4;
/** Number of words up to which a question without a subject goes on from the one before. */
const longest = 12;

const siteFeatures: ReadonlySet<unknown> = new Set(siteTopics.map(([topic]) => topic));
const offers = /\b(offers?|offres?|ofertas?|ofrec\w+)\b/;

/**
 * Keeps the subject of an explanation: plans a question that goes on from it as a question about the same topic, where
 * one of its words or nothing at all chose another plan. “Can I lose the house with one of those” after a reverse
 * mortgage asks about no listed home.
 */
export function keptSubject(plan: Plan, message: Message): Plan {
  const { last } = message.talk;
  if (!last || (last.tool !== 'explain' && last.tool !== 'howTo') || message.home.lookUp) return plan;
  const alone = documentsFor(message);
  const [best] = documentsInTalk(message);
  const own = alone[0]?.sure ?? 0;
  if (best && isTopic(best) && strays(plan, message, alone)) {
    const lead = best.sure - (alone.find(({ id }) => id === best.id)?.sure ?? 0);
    if (best.sure >= sureTogether && lead >= leastLead && best.sure > own) return again(best, message);
  }
  return own < noSubject && isBlank(plan, message) ? repeated(message) : plan;
}

/** True for a plan that the question hardly asks for. */
function strays(plan: Plan, message: Message, alone: readonly Found[]): boolean {
  if (plan.kind === 'ask') return plan.for === 'home' || plan.for === 'anything' || plan.for === 'topic';
  if (plan.kind === 'refuse') return plan.refusal === 'investment' || plan.refusal === 'legal';
  if (plan.kind !== 'use') return false;
  const its = alone.find(({ tool, id }) =>
    plan.tool === 'howTo' ? id === plan.input.topic : plan.tool === 'explain' ? false : tool === plan.tool,
  );
  if ((its?.sure ?? 0) >= ownMatter) return false;
  switch (plan.tool) {
    case 'howTo':
      return siteFeatures.has(plan.input.topic) && message.has(pointsBack) && entriesNamed(message.text).length === 0;
    case 'outOfScope':
      return plan.input.reason === 'other';
    case 'transferTax':
      return Object.keys(plan.input).length === 0;
    case 'purchase':
      return !message.has(offers);
    case 'mortgageRates':
      return true;
    default:
      return isBlankList(plan, message);
  }
}

/** True for a list that no criterion was stated for: “is there the same in Alberta?”. */
const isBlankList = ({ tool }: ToolPlan, { search, cues, amounts, places, named, kinds }: Message): boolean =>
  (tool === 'searchHomes' || tool === 'marketFacts') &&
  amounts.length === 0 &&
  !cues.has('look') &&
  !cues.has('market') &&
  search.criteria.every((fact) => places.includes(fact)) &&
  (named.length > 0 || (kinds[0]?.score ?? 0) < 2);

/** True for a short question that says nothing by itself but a place or a pronoun. */
function isBlank(plan: Plan, message: Message): boolean {
  if (message.text.split(' ').length > longest || isSelfContained(message)) return false;
  if (plan.kind === 'refuse') return plan.refusal === 'investment' && message.amounts.length === 0;
  if (plan.kind === 'ask') return plan.for === 'anything' || plan.for === 'topic' || plan.for === 'home';
  return plan.kind === 'use' && isBlankList(plan, message);
}

/** Plans the topic of both questions; the relief of a state stays the relief. */
const again = (best: Found, message: Message): Plan => {
  const ids = message.talk.last!.input.ids as unknown[] | undefined;
  return ids?.some((id) => /^relief-/.test(String(id))) ? repeated(message) : planFrom(best, message);
};

/** Plans the last explanation again, for the place of the question if it names one. */
function repeated({ talk, named: [place] }: Message): ToolPlan {
  const { tool, input } = talk.last!;
  if (!place) return use(tool, input);
  const where = place.city ? `${place.name}, ${place.state}` : place.name;
  if (tool === 'howTo') return use('howTo', { ...input, place: where, state: place.state });
  const ids = (input.ids as string[]).map((id) => {
    const person = /^relief-[a-z]{2}-(\w+)$/.exec(id)?.[1] as ReliefFor | undefined;
    return (person && reliefOf(place.state, person)) ?? id;
  });
  return use('explain', { ...input, ids, place: where });
}
