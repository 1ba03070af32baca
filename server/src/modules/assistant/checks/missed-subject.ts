import type { ToolName } from '../contract.ts';
import { entriesNamed } from '../knowledge/index.ts';
import { textOf } from '../parts/present.ts';
import type { StoredPart } from '../parts/stored-part.ts';
import type { Message } from '../reading/message.ts';
import { plain } from '../reading/plain.ts';
import type { Plan, ToolPlan } from '../reading/plan.ts';
import { explainsLocalRule } from '../reading/plans/local-rule.ts';
import { isSelfContained } from '../reading/self-contained.ts';
import { documentsInTalk, isTopic } from '../reading/subject.ts';
import { documentsFor, planFrom } from '../reading/topic-index/documents.ts';
import { documentOf, type Found, found } from '../reading/topic-index/retrieval.ts';
import type { RefusalName } from '../reading/topics/refusals.ts';
import { wideEntries } from '../reading/topics/wide-entries.ts';

/** The parts of an answer and the calls that made them. */
interface Given {
  parts: readonly StoredPart[];
  calls: readonly unknown[];
}

/** How a certain topic changes an answer that doesn't speak of it. */
interface Change {
  /** Least certainty of the topic. */
  least: number;
  by: 'replacing' | 'adding';
}

/** For answers that many questions only seem to ask for: by one price, by one word. */
const loose: Change = { least: 0.5, by: 'replacing' };
/** For answers that a question seldom gets by chance. */
const firm: Change = { least: 0.85, by: 'replacing' };
const added: Change = { ...firm, by: 'adding' };

/** Refusals of advice, which the explanation of a topic is not, and of others' data. */
const changeOfRefusal: Readonly<Partial<Record<RefusalName, Change>>> = {
  otherPeople: loose,
  approval: { least: 0.5, by: 'replacing' },
  legal: { least: 0.5, by: 'adding' },
  tax: { least: 0.5, by: 'adding' },
  investment: { least: 0.5, by: 'adding' },
};

const changeOfTool: Readonly<Partial<Record<ToolName, Change>>> = {
  nextSteps: loose,
  savedSearches: loose,
  propertyTax: loose,
  programs: loose,
  affordability: firm,
  explain: added,
  howTo: added,
  transferTax: added,
  nonResidentTax: added,
};

/** Inputs that a question states for the monthly cost of a home. */
const costInputs = [
  'ratePercent',
  'years',
  'downPercent',
  'downAmount',
  'rent',
  'proceeds',
  'principalFirst',
  'leastDown',
];

/** Returns how a topic may change an answer, or undefined where none may. */
function changeOf(plan: Plan, { cues, kinds }: Message, { calls }: Given): Change | undefined {
  // The rule of a state or province is chosen by its topic already.
  if (plan.kind === 'use' && explainsLocalRule(plan)) return undefined;
  switch (plan.kind) {
    case 'use':
      // Every result came from a number that can't be what it was taken for.
      if (calls.length === 0) return { ...loose, by: 'adding' };
      // A price alone doesn't ask what a home costs each month.
      if (plan.tool === 'monthlyCost' && !cues.has('monthly') && !costInputs.some((name) => name in plan.input))
        return plan.input.about === undefined ? loose : firm;
      if (plan.tool === 'searchHomes') return kinds[0]?.kind === 'homes' ? undefined : firm;
      return changeOfTool[plan.tool];
    case 'ask':
      return plan.for === 'home' || plan.for === 'homes' || plan.for === 'income' ? undefined : loose;
    case 'refuse':
      return changeOfRefusal[plan.refusal];
    case 'courtesy':
      return undefined;
  }
}

/** The explanation of a topic that an answer misses. */
export interface MissedSubject {
  plan: ToolPlan;
  by: Change['by'];
}

/**
 * Returns the explanation of the topic that a question is certainly about and that its answer does not speak of: a question that names
 * FIRPTA is not answered by the monthly cost of its price.
 */
export function missedSubject(plan: Plan, message: Message, answer: Given): MissedSubject | undefined {
  const change = changeOf(plan, message, answer);
  if (change === undefined) return undefined;
  // An addition to the figures of a complete question comes from that question.
  const alone = documentsFor(message);
  if (isOwnMatter(plan, alone)) return undefined;
  const [likely] = change.by === 'adding' && isSelfContained(message) ? alone : documentsInTalk(message);
  // A term that the question names counts as certain where little chose the answer.
  const best = change === loose && !(likely && likely.sure >= loose.least) ? namedTopic(message) : likely;
  if (!best || !isTopic(best) || best.sure < change.least || wideEntries.has(best.id)) return undefined;
  return speaksOf(best, answer) ? undefined : { plan: planFrom(best, message), by: change.by };
}

/** Returns the first term of a question that few other questions have: “ag exemption”. */
const namedTopic = (message: Message): Found | undefined => {
  const entry = entriesNamed(message.text).find(({ id }) => !wideEntries.has(id));
  const document = entry && documentOf(entry.id);
  return document && { ...document, share: 1, score: 0, covered: 1, sure: 1 };
};

/** True for “what should I do next?”, whose words are about the tool that answered. */
const isOwnMatter = (plan: Plan, [best]: readonly Found[]): boolean =>
  plan.kind === 'use' && best !== undefined && best.tool === plan.tool && !isTopic(best);

/** Share of the best score from which a topic is one that an answer speaks of. */
const leastSpoken = 0.5;

/** True if the words of an answer find a topic. */
function speaksOf({ id }: Found, { parts }: Given): boolean {
  const topics = found(plain(textOf(parts)));
  const best = topics[0]?.score ?? 0;
  return topics.some((each) => each.id === id && each.score >= leastSpoken * best);
}
