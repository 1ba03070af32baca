import { type ToolName, toolNames } from '../../contract.ts';
import { entriesNamed, rules, terms } from '../../knowledge/index.ts';
import { howToTexts } from '../../tools/answers/how-to-texts.ts';
import { type Language, languages } from '../language.ts';
import { plain } from '../plain.ts';
import { narrowTopicOf, wideTopicOf } from '../topics/how-to/how-to-topics.ts';
import { askedQuestions } from './asked-questions.ts';
import { certaintyOf, type Evidence, evidenceOf } from './certainty.ts';

/** An explained entry, a how-to topic or a tool about the person's own matters, with its fit to a question. */
export interface Found {
  tool: ToolName | 'overview';
  id: string;
  /** Probability that the question is about it, among all documents, from 0 to 1. */
  share: number;
  /** Sum of the log ratios of the question's features: how much more the document uses them than all documents do. */
  score: number;
  /** Share of the question's subject words that the document has, rare words counting more, from 0 to 1. */
  covered: number;
  /** How often a document with this fit is the subject of a question that the index hasn't seen, from 0 to 1. */
  sure: number;
}

interface Document extends Pick<Found, 'tool' | 'id'> {
  texts: string[];
  questions: readonly string[];
}

/** Words that say nothing about the subject of a question. */
const functionWords = new Set(
  `a an the of to in on at for from by with and or but if then than so as is are was were be been am do does did
  have has had can could should would will may might must i we you he she it they me us him her them my our your his its
  their this that these those there here what which who whom when where why how much many any some no not yes just really
  about get got go going gonna want need tell know say says mean means please thanks hi hello ok okay also too very still im
  whats like one thing s t m re ve ll
  le la les un une des du de d l au aux en et ou mais si que qui quoi quel quelle quels quelles est sont etait suis sommes
  avoir ai as avons avez ont je j on nous vous il elle ils elles me te se mon ma mes notre nos votre vos son sa ses leur
  ce c cet cette ces ca y ne n pas plus pour par avec dans sur chez comment combien quand pourquoi peut puis faut dois
  faire fait veut dire bien tu pis svp
  el los las unos unas del al o pero quien cual cuales es era soy somos hay tengo tiene tenemos yo nosotros usted
  ustedes mi mis nuestro nuestra su sus este esta estos estas eso esa lo nos con para por como cuanto cuanta
  cuantos cuando donde puedo puede hacer hago quiero necesito significa quiere decir favor muy mas ya`
    .trim()
    .split(/\s+/),
);

const stemLength = 6;
const stem = (word: string): string => word.replace(/(?<=[a-z]{3})e?s$/, '').slice(0, stemLength);

/**
 * Weights of the kinds of features: stems, function words, pairs of words, parts of words for slips, entries that are
 * named in full, and topics whose words match. How much a name or a topic says is learned like that of a word: most
 * questions that name a mortgage are about something else, most that name a lis pendens are about it.
 */
const weights = { stem: 1, functionWord: 0.2, pair: 0.3, part: 0.3, name: 2, topic: 1 } as const;
const partLength = 4;

/** True for a word about a subject: no function word, pair, part, name or topic. */
export const isSubject = (feature: string): boolean => /^[a-z0-9]+$/.test(feature);

/** Returns the words of a plain text with their weights. Amounts say nothing about its subject. */
export function wordsOf(text: string): Map<string, number> {
  const words = withoutAmounts(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const features = new Map<string, number>();
  for (const [at, word] of words.entries()) {
    const isFunction = word.length < 2 || functionWords.has(word);
    features.set(isFunction ? `=${word}` : stem(word), isFunction ? weights.functionWord : weights.stem);
    if (at > 0) features.set(`${stem(words[at - 1]!)} ${stem(word)}`, weights.pair);
    if (word.length > partLength)
      for (let from = 0; from + partLength <= word.length; from++)
        features.set(`~${word.slice(from, from + partLength)}`, weights.part);
  }
  return features;
}

/** Returns the features of a question: its words, the entries that it names and the topics that its words match. */
function featuresOf(text: string): Map<string, number> {
  const features = wordsOf(text);
  for (const { id } of entriesNamed(text)) features.set(`@${id}`, weights.name);
  const narrow = narrowTopicOf(text);
  const topic = narrow ?? wideTopicOf(text);
  if (topic) features.set(`#${topic}`, weights.topic * (narrow ? 2 : 1));
  return features;
}

const status = [...toolNames, 'overview' as const];

/** True for a tool about the person's own matters. */
export const isStatus = ({ tool }: Found): boolean => !/^(explain|howTo|programs|mortgageRates)$/.test(tool);

const withoutAmounts = (text: string): string => text.replace(/\$? ?\d[\d.,]*( ?(k|mil|mille|%|\$))?/g, ' ');

function documentsOf(asked: ReadonlyMap<string, readonly string[]>): Document[] {
  const document = (tool: Found['tool'], id: string, names: string, says?: Readonly<Record<Language, string>>) => ({
    tool,
    id,
    texts: [names, ...(tool === 'howTo' ? [] : languages.map((language) => says?.[language] ?? ''))],
    // The steps of a topic have its words, as questions do.
    questions: [
      ...(tool === 'howTo' ? languages.map((language) => says?.[language] ?? '') : []),
      ...(asked.get(id) ?? []),
    ],
  });
  return [
    ...status.filter((tool) => asked.has(tool)).map((tool) => document(tool, tool, '')),
    ...[...rules, ...terms].map(({ id, names, says }) => document('explain', id, `${names} ${id}`, says)),
    ...Object.entries(howToTexts).map(([topic, text]) => document('howTo', topic, topic, text)),
  ];
}

/** Data that finds the documents of a question. */
export interface TopicIndex {
  documents: readonly Document[];
  /** For each feature, the documents that have it with its log ratio there. */
  ratios: ReadonlyMap<string, readonly (readonly [document: number, ratio: number])[]>;
  /** For each subject word, how rare it is: the logarithm of the number of documents over that of those that have it. */
  rarity: ReadonlyMap<string, number>;
}

/** Share of the language of all documents in that of each (Jelinek-Mercer smoothing). */
const background = 0.4;

/**
 * Builds a naive Bayes index: how much more often each document uses a feature than all documents do. Pauses after each
 * document, because all of them take seconds.
 */
function* indexing(asked: ReadonlyMap<string, readonly string[]>): Generator<void, TopicIndex> {
  const documents = documentsOf(asked);
  const counts = new Map<string, Map<number, number>>();
  const lengths = documents.map(() => 0);
  for (const [at, { texts, questions }] of documents.entries()) {
    for (const features of [
      ...texts.map((text) => wordsOf(plain(text))),
      ...questions.map((text) => featuresOf(plain(text))),
    ])
      for (const feature of features.keys()) {
        const its = counts.get(feature) ?? new Map<number, number>();
        counts.set(feature, its.set(at, (its.get(at) ?? 0) + 1));
        lengths[at]!++;
      }
    yield;
  }
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const ratios = new Map(
    [...counts].map(([feature, its]) => {
      const all = [...its.values()].reduce((sum, n) => sum + n, 0) / whole;
      const rows = [...its].map(
        ([at, n]) => [at, Math.log(1 + ((1 - background) * n) / lengths[at]! / (background * all))] as const,
      );
      return [feature, rows] as const;
    }),
  );
  const rarity = new Map(
    [...counts]
      .filter(([feature]) => isSubject(feature))
      .map(([feature, its]) => [feature, Math.log(documents.length / its.size)] as const),
  );
  return { documents, ratios, rarity };
}

/** Features of a question overlap, so its log ratios are divided by this before they become probabilities. */
const temperature = 2.5;
const most = 12;

let index: TopicIndex | undefined;
let steps: ReturnType<typeof indexing> | undefined;

/** Milliseconds of work between two pauses. */
const slice = 10;

/** Builds the index of topics before a question needs it, in slices between which requests are answered. */
export function loadTopics(): void {
  steps ??= indexing(askedQuestions());
  const end = performance.now() + slice;
  while (!index && performance.now() < end) {
    const step = steps.next();
    if (step.done) index = step.value;
  }
  if (!index) setTimeout(loadTopics, slice).unref();
}

/** Builds an index of the questions at once. */
export const topicIndex = (asked: ReadonlyMap<string, readonly string[]>): TopicIndex => completed(indexing(asked));

/** Returns the index, completed at once if a question comes first. */
function loadedIndex(): TopicIndex {
  steps ??= indexing(askedQuestions());
  index ??= completed(steps);
  return index;
}

function completed(its: ReturnType<typeof indexing>): TopicIndex {
  for (;;) {
    const step = its.next();
    if (step.done) return step.value;
  }
}

/** Returns the documents that share words with a plain text, the most likely first. */
export const found = (text: string): Found[] => foundIn(loadedIndex(), text);

/** Returns the documents of an index that share words with a plain text, the most likely first. */
export function foundIn({ documents, ratios, rarity }: TopicIndex, text: string): (Found & { evidence: Evidence })[] {
  const scores = documents.map(() => 0);
  const covered = documents.map(() => 0);
  const unknown = Math.log(documents.length);
  let subject = 0;
  let words = 0;
  for (const [feature, weight] of featuresOf(text)) {
    const rare = isSubject(feature) ? (rarity.get(feature) ?? unknown) : 0;
    subject += rare;
    if (isSubject(feature)) words++;
    for (const [at, ratio] of ratios.get(feature) ?? []) {
      scores[at]! += weight * ratio;
      covered[at]! += rare;
    }
  }
  const highest = Math.max(...scores);
  const shares = scores.map((score) => Math.exp((score - highest) / temperature));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const named = entriesNamed(text).map(({ id }) => id);
  // A topic with an explanation and with steps has two documents, and the question is about both.
  const ofId = new Map<string, number>();
  for (const [at, { id }] of documents.entries()) ofId.set(id, (ofId.get(id) ?? 0) + shares[at]!);
  return documents
    .map(({ tool, id }, at) => ({
      tool,
      id,
      share: ofId.get(id)! / whole,
      score: scores[at]!,
      covered: subject === 0 ? 0 : covered[at]! / subject,
    }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map((each) => {
      const evidence = evidenceOf(each, words, named);
      return { ...each, evidence, sure: certaintyOf(evidence) };
    });
}

/** Returns how rare a subject word is among all documents. */
export const rarityOf = (word: string): number => loadedIndex().rarity.get(word) ?? 0;

/** Returns the document of an entry or a topic. */
export const documentOf = (id: string): Pick<Found, 'tool' | 'id'> | undefined =>
  loadedIndex().documents.find((each) => each.id === id);
