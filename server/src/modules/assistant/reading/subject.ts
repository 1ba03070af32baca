import { entriesNamed } from '../knowledge/index.ts';
import type { Message } from './message.ts';
import { plain } from './plain.ts';
import type { Plan, ToolPlan } from './plan.ts';
import { explainsRelief } from './plans/costs/taxes/tax-relief.ts';
import { asksStepsOrPrice, explainsMatter, sureEntries } from './reconsider.ts';
import { documentsFor, planFrom } from './topic-index/documents.ts';
import { documentAsked, questionAbout } from './topic-index/nearest-question.ts';
import type { Found } from './topic-index/retrieval.ts';
import { isOfHomes } from './topics/home-matters.ts';
import { siteTopicOf } from './topics/how-to/how-to-sharing.ts';
import { taxLawOf } from './topics/tax-law.ts';
import { wideEntries } from './topics/wide-entries.ts';

/**
 * Minimum certainty of the best document for an answer that was found by its words. Measured on the corpus and on 200
 * questions of other writers.
 */
const leastFound = 0.3;
/** Certainty at which a document answers a question that was taken for another matter. */
const sureEnough = 0.5;
/** Minimum certainty of a topic that is offered. */
const leastOffered = 0.08;
const mostOffered = 3;

export const isTopic = ({ tool }: Found): boolean => tool === 'explain' || tool === 'howTo';

/** Returns the documents for a message alone and with the question before it, each with its highest certainty. */
export function documentsInTalk(message: Message): Found[] {
  const before = message.talk.heard?.at(-1);
  const both = before === undefined ? [] : documentsFor({ ...message, text: `${plain(before)}. ${message.text}` });
  const best = new Map<string, Found>();
  for (const each of [...documentsFor(message), ...both])
    if (each.sure > (best.get(each.id)?.sure ?? 0)) best.set(each.id, each);
  return [...best.values()].sort((one, other) => other.sure - one.sure);
}

/** Plans the choice between the topics that are nearest to a question. */
function askTopic(documents: readonly Found[], message: Message, chosen: readonly unknown[] = []): Plan | undefined {
  const { text, language } = message;
  const nearest = documents.filter((each) => isTopic(each) && each.sure >= leastOffered).map(({ id }) => id);
  const topics = [...new Set([...nearest.slice(0, 1), ...chosen.map(String), ...nearest.slice(1)])]
    .flatMap((id) => questionAbout(id, language, text) ?? [])
    .slice(0, mostOffered);
  return topics.length > 0
    ? { kind: 'ask', for: 'topic', topics, waiting: { tool: 'explain', for: 'topic', input: {} } }
    : undefined;
}

/** True for an answer that the words of a question name, or that a rule for exactly this matter chose. */
function isNamed(plan: ToolPlan, message: Message): boolean {
  const ids = plan.tool === 'explain' ? (plan.input.ids as string[]) : [];
  return (
    entriesNamed(message.text).some(({ id }) => ids.includes(id) && !wideEntries.has(id)) ||
    (ids.length > 0 && ids.every((id) => sureEntries.has(id))) ||
    explainsMatter(plan, message) ||
    asksStepsOrPrice(plan, message) ||
    explainsRelief(plan) ||
    taxLawOf(message) !== undefined
  );
}

/**
 * Replaces the answer on a subject that nothing in the question makes certain by the choice of the nearest topics, and
 * “outside what I know” by them where the question is about homes.
 */
export function withCertainSubject(plan: Plan, message: Message): Plan {
  if (plan.kind === 'ask' && plan.for === 'anything')
    return message.text.split(' ').length < fewestWords ? plan : (askTopic(documentsInTalk(message), message) ?? plan);
  if (plan.kind !== 'use') return plan;
  // “They vote on an assessment for the roof” is no politics.
  if (plan.tool === 'outOfScope')
    return plan.input.reason === 'other' || plan.input.reason === 'politics' ? withinScope(plan, message) : plan;
  if (seeksNoOne(plan, message) || seeksNoHome(plan, message)) return insteadOf(plan, message);
  if ((plan.tool !== 'explain' && plan.tool !== 'howTo') || plan.also || isNamed(plan, message)) return plan;
  const documents = documentsInTalk(message);
  const [best] = documents;
  const ids = plan.tool === 'explain' ? (plan.input.ids as string[]) : [plan.input.topic];
  // A rule that chose a topic knows more than its words, unless it took a name that most questions have.
  const isFound = plan.byWords === true || ids.every((id) => wideEntries.has(String(id)));
  if (!isFound || !best || best.sure >= leastFound) return clearlyOther(plan.tool, ids, message) ?? plan;
  return askTopic(documents, message, ids) ?? plan;
}

/** Certainty at which a document replaces an explanation, or steps, whose own document hardly fits. */
const overrules = { explain: 0.9, howTo: 0.8, own: 0.1 } as const;

/** Plans the document that is certain where a rule chose another one that the question does not fit. */
function clearlyOther(tool: 'explain' | 'howTo', ids: readonly unknown[], message: Message): Plan | undefined {
  if (ids.includes(siteTopicOf(message.text))) return undefined;
  const documents = documentsFor(message);
  const [best] = documents;
  const own = documents.find(({ id }) => ids.includes(id));
  return best && own && isTopic(best) && best.sure >= overrules[tool] && own.sure < overrules.own
    ? planFrom(best, message)
    : undefined;
}

const fewestWords = 4;

const seeks =
  /\b(find|need|recommend\w*|look(ing)? for|search\w*|who|hire|suggest\w*|know|meet|connect|any|anyone|someone|set|get|hook|good|best|list|show|want|got|have|cherch\w*|besoin|recommand\w*|trouv\w*|connais\w*|qui|avez|auriez|montr\w*|veux|voudrais|meilleure?s?|bonne?|busc\w+|necesit\w+|recom(i|e)end\w*|quien\w*|conoce[sn]?|ocup\w+|quier\w+|hay|tienen?|mejor\w*|buen\w*)\b/;
const whoInput: ReadonlySet<string> = new Set(['type', 'experience']);

/** True for “can the same agent work for both of us”, which looks for no one. */
const seeksNoOne = ({ tool, input }: ToolPlan, { text }: Message): boolean =>
  tool === 'professionals' && Object.keys(input).every((name) => whoInput.has(name)) && !seeks.test(text);

/** Minimum lead of the kind `homes` over the others for a search without a place. */
const clearSearch = 1.25;

/** True for a search that only some words of another question made: “do I tell buyers that the pool leaked”. */
function seeksNoHome({ tool }: ToolPlan, { kinds, places, named, talk, amounts }: Message): boolean {
  if (tool !== 'searchHomes' || talk.search !== undefined) return false;
  // A later question can ask for a calculation with them.
  if (amounts.filter(({ unit }) => unit === 'money').length > 1) return false;
  const [homes = 0, other = 0] = [true, false].map(
    (wanted) => kinds.find(({ kind }) => (kind === 'homes') === wanted)?.score,
  );
  return homes - other < (places.length + named.length === 0 ? clearSearch : -2);
}

/** Certainty of a topic that is offered in place of a list. */
const leastInstead = 0.2;

/** Returns the topic that a question is about, or a choice between topics, in place of a list that it asks nothing of. */
function insteadOf(plan: ToolPlan, message: Message): Plan {
  const documents = documentsInTalk(message);
  const [best] = documents;
  if (!best || !isTopic(best) || best.sure < leastInstead) return plan;
  return certainTopic(message) ?? askTopic(documents, message) ?? plan;
}

/** Plans the answer to a question about homes that was taken for another matter. */
function withinScope(plan: ToolPlan, message: Message): Plan {
  const documents = documentsInTalk(message);
  const [best] = documents;
  if (!best || best.tool === 'outOfScope' || !isOfHomes(message.text)) return plan;
  return certainTopic(message) ?? askTopic(documents, message) ?? plan;
}

/** Plans the topic that a message names by itself, whatever was asked before. */
function certainTopic(message: Message): ToolPlan | undefined {
  const [best] = documentsFor(message);
  return best && isTopic(best) && best.sure >= sureEnough ? planFrom(best, message) : undefined;
}

/** Plans the topic that the person chose after the last answer offered some. */
export function chosenTopic(message: Message): ToolPlan | undefined {
  if (message.talk.waiting?.for !== 'topic') return undefined;
  const document = documentAsked(message.typed);
  return document && planFrom({ ...document, share: 1, score: 0, covered: 1, sure: 1 }, message);
}
