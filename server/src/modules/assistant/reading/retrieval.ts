import { readFileSync } from 'node:fs';
import { type ToolName, toolNames } from '../contract.ts';
import { rules, terms } from '../knowledge/index.ts';
import { howToTexts } from '../tools/answers/how-to-texts.ts';
import { type Language, languages } from './language.ts';
import { plain } from './plain.ts';

/** An explained entry, a how-to topic or a tool about the person's own matters, with its score for a question. */
export interface Found {
  tool: ToolName | 'overview';
  id: string;
  score: number;
  /** Share of the weight of the question's words that the document has. */
  covered: number;
}

interface Document {
  tool: Found['tool'];
  id: string;
  /** Weight of each stem: words of names and of earlier questions count more than words of the text. */
  stems: ReadonlyMap<string, number>;
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

/** Returns the stems of a plain text that say what it is about. */
const stemsOf = (text: string): string[] =>
  text
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && !functionWords.has(word))
    .map(stem);

const status = [...toolNames, 'overview' as const];

/** True for a tool about the person's own matters. */
export const isStatus = ({ tool }: Found): boolean => !/^(explain|howTo|programs|mortgageRates)$/.test(tool);

const nameWeight = 1;
const textWeight = 0.35;
/** Earlier questions with a stem at which it weighs half of the greatest weight. */
const halfAt = 0.5;

/** Questions that people asked, by entry or topic. */
function askedQuestions(): Map<string, string[]> {
  const asked = new Map<string, string[]>();
  for (const line of readFileSync(new URL('../knowledge/asked.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')) {
    const [id, question] = line.split('\t') as [string, string];
    asked.set(id, [...(asked.get(id) ?? []), question]);
  }
  return asked;
}

interface Index {
  documents: readonly Document[];
  /** Rarity of each stem. */
  rarity: ReadonlyMap<string, number>;
}

function indexOf(asked: ReadonlyMap<string, readonly string[]>): Index {
  const documentOf = (
    tool: Found['tool'],
    id: string,
    names: string,
    says: Readonly<Record<Language, string>>,
  ): Document => {
    const stems = new Map<string, number>();
    const raise = (each: string, weight: number) => stems.set(each, Math.max(weight, stems.get(each) ?? 0));
    for (const language of languages) for (const each of stemsOf(plain(says[language]))) raise(each, textWeight);
    const counts = new Map<string, number>();
    for (const question of asked.get(id) ?? [])
      for (const each of new Set(stemsOf(plain(question)))) counts.set(each, (counts.get(each) ?? 0) + 1);
    for (const [each, n] of counts) raise(each, (nameWeight * n) / (n + halfAt));
    for (const each of stemsOf(plain(names))) raise(each, nameWeight);
    return { tool, id, stems };
  };
  const none = { en: '', fr: '', es: '' };
  const documents = [
    ...status.filter((tool) => asked.has(tool)).map((tool) => documentOf(tool, tool, '', none)),
    ...[...rules, ...terms].map(({ id, names, says }) => documentOf('explain', id, `${names} ${id}`, says)),
    ...Object.entries(howToTexts).map(([topic, text]) => documentOf('howTo', topic, topic, text)),
  ];
  const counts = new Map<string, number>();
  for (const { stems } of documents)
    for (const [each, weight] of stems) counts.set(each, (counts.get(each) ?? 0) + weight);
  const rarity = new Map([...counts].map(([each, n]) => [each, Math.log(1 + documents.length / (n + 0.5))]));
  return { documents, rarity };
}

let index: Index | undefined;

/** Returns the documents that share words with a plain text, best first. */
export function found(text: string, asked?: ReadonlyMap<string, readonly string[]>): Found[] {
  if (!asked) index ??= indexOf(askedQuestions());
  const { documents, rarity } = asked ? indexOf(asked) : index!;
  const words = [...new Set(stemsOf(text))];
  const unknown = Math.log(1 + 2 * documents.length);
  const whole = words.reduce((sum, each) => sum + (rarity.get(each) ?? unknown), 0);
  return documents
    .map(({ tool, id, stems }) => {
      const score = words.reduce((sum, each) => sum + (stems.get(each) ?? 0) * (rarity.get(each) ?? 0), 0);
      return { tool, id, score, covered: whole === 0 ? 0 : score / whole };
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, 12);
}
