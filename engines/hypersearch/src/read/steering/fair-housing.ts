import { type ProtectedClass, protectedClasses } from '../../facts.ts';
import { namedNeighbors } from '../context/people-named.ts';
import { is, type PeopleWord, peopleWords } from '../context/people-words.ts';
import { marksNamesByCapitals, type Token } from '../words/tokens.ts';
import type { Vocabulary } from '../words/vocabulary.ts';
import { closedToChildren } from './closed-to-children.ts';
import { withoutHolidays } from './holidays.ts';
import { withoutOwnChildren } from './own-children.ts';
import { withoutBuyer, withoutOwnChild } from './own-family.ts';
import { withoutRelatives } from './own-relatives.ts';
import { professionalsByTrait, servedPeople } from './professionals.ts';
import { type Model, type Steering, steeringIn } from './steering.ts';

/** Words of a request about who lives near by: never a filter. Half-open range of UTF-16 units. */
export interface Refusal {
  classes: ProtectedClass[];
  from: number;
  to: number;
}

/**
 * Finds requests about a protected class of the people near by. The buyer's own faith, family or disability, landmarks
 * ("near a mosque"), colors ("white kitchen") and lawful housing ("55+ community") are none. Takes tokens as written.
 */
export function findRefusals(tokens: readonly Token[], vocabulary: Vocabulary, model?: Model): Refusal[] {
  const people = withoutHolidays(peopleWords(tokens, vocabulary, marksNamesByCapitals(tokens)));
  const others = withoutOwnChild(withoutBuyer(withoutRelatives(people, tokens), tokens), tokens);
  const words = withoutOwnChildren(withoutServed(others, tokens), tokens).filter(
    (word) =>
      !dislikes.has(tokens[word.to]?.text ?? '') &&
      !isNamesake(word, tokens) &&
      !isAge(word, tokens, vocabulary) &&
      !isDistrict(word, tokens) &&
      !isPainted(word, tokens) &&
      !(isBesideHome(word, tokens) && !others.some((other) => ofPeople.some((kind) => is(other, kind)))),
  );
  const found: Refusal[] = professionalsByTrait(tokens)
    .filter(({ classes }) => classes.length > 0)
    .map(({ classes, from, to }) => ({ classes, ...unitsOf(tokens, from, to) }));
  for (const { from, to } of closedToChildren(tokens))
    found.push({ classes: ['familial_status'], ...unitsOf(tokens, from, to) });
  for (const block of blocksOf(words)) {
    if (isAboutIncome(block)) continue;
    const steering = steeringIn(block, tokens, vocabulary.language, model);
    const ranges = steering ? rangesOf(block, steering) : namedNeighbors(block);
    for (const { classes, from, to } of ranges) {
      const range = unitsOf(tokens, from, to);
      if (!found.some((one) => one.from < range.to && range.from < one.to)) found.push({ classes, ...range });
    }
  }
  return found.sort((a, b) => a.from - b.from);
}

/** "None of the neighbors are on Section 8": the income of an area is no protected class. It is understood and never applied. */
const isAboutIncome = (words: readonly PeopleWord[]): boolean =>
  words.some((word) => is(word, 'income')) &&
  !words.some((word) => is(word, 'income') && coded.test(word.text)) &&
  !words.some((word) => ['group', 'color', 'alike', 'household', 'changed'].some((kind) => is(word, kind)));

/** Words for poor neighbors by which people of a race are meant. */
const coded = /^(?:projects?|trash|riffraff)$/;

/** "Mom detests the suburbs", « les enfants détestent la banlieue »: a person who dislikes something is no neighbor. */
const dislikes: ReadonlySet<string> = new Set(
  'hate hates detest detests dread dreads loathe loathes despise despises detesten detestent haissent odia odian detesta detestan aborrece aborrecen'.split(
    ' ',
  ),
);

/** "Naples Florida, not the Italian one": a town of the same name in another country. */
function isNamesake({ from, to, senses }: PeopleWord, tokens: readonly Token[]): boolean {
  if (tokens[to]?.text !== 'one' || tokens[from - 1]?.text !== 'the' || tokens[from - 2]?.text !== 'not') return false;
  if (!senses.every(({ kind, value }) => kind === 'group' && value === 'national_origin')) return false;
  const before = tokens[from - 3]?.text === ',' ? tokens[from - 4] : tokens[from - 3];
  return before?.capital === true;
}

/** "A man of seventy-six", « une femme de 70 ans »: the age of somebody, with the word for one person before it. */
function isAge({ from, to, senses }: PeopleWord, tokens: readonly Token[], { phrases }: Vocabulary): boolean {
  if (!ages.has(tokens[to]?.text ?? '') || !one.has(tokens[from - 1]?.text ?? '')) return false;
  if (!senses.every(({ kind, value }) => kind !== 'group' || value === 'sex')) return false;
  const age = tokens[to + 1];
  return (
    age?.kind === 'number' || (phrases.longest(tokens, to + 1)?.senses.some(({ kind }) => kind === 'num') ?? false)
  );
}
const ages: ReadonlySet<string> = new Set(['of', 'de']);
const one: ReadonlySet<string> = new Set(['a', 'an', 'un', 'une', 'una', 'the', 'el', 'la', 'le']);

/** "Mandarin in Jacksonville": a district whose name is a word for people too, in a sentence that names its city. */
const isDistrict = ({ text, to }: PeopleWord, tokens: readonly Token[]): boolean =>
  districtCities.has(text) &&
  !tokens[to]?.text.startsWith('speak') &&
  tokens.some((token) => token.text === districtCities.get(text));
const districtCities: ReadonlyMap<string, string> = new Map([['mandarin', 'jacksonville']]);

const unitsOf = (tokens: readonly Token[], from: number, to: number) => ({
  from: (tokens[from] as Token).start,
  to: (tokens[to - 1] as Token).end,
});

/** "Would prefer not to have neighbors above us", "upstairs neighbors": where the neighbors are, and not who. */
const isBesideHome = ({ from, to, text }: PeopleWord, tokens: readonly Token[]): boolean =>
  neighbors.has(text) && (sides.has(tokens[to]?.text ?? '') || sides.has(tokens[from - 1]?.text ?? ''));
const neighbors: ReadonlySet<string> = new Set(
  'neighbor neighbors neighbour neighbours voisin voisins voisine voisines vecino vecinos vecina vecinas'.split(' '),
);
const ofPeople = ['group', 'color', 'alike', 'household', 'changed'];
const sides: ReadonlySet<string> = new Set(
  'above below beneath underneath overhead upstairs downstairs behind rear back arriba abajo encima debajo atras dessus dessous haut derriere'.split(
    ' ',
  ),
);

/** "De qué color pintar la cerca", « la couleur de peinture »: the color of a thing that is painted. */
function isPainted({ from, to, text }: PeopleWord, tokens: readonly Token[]): boolean {
  if (!/^(?:colou?r|couleur)s?$/.test(text)) return false;
  return [to, to + 1, to + 2, from - 1, from - 2, from - 3].some((at) => paints.test(tokens[at]?.text ?? ''));
}
const paints = /^(?:pint[aeo]|peint|peind|paint|repein|repaint)/;

/** Words that make a request about neighbors of words about a professional: alone, or before a word for a class. */
const ofNeighbors = ['avoid', 'area', 'nearby', 'living', 'alike'];
const ofClass = ['no', 'only', 'mostly', 'few', 'many'];

/** Leaves out the people whom a professional serves: "a lender who works with families". */
function withoutServed(words: readonly PeopleWord[], tokens: readonly Token[]): readonly PeopleWord[] {
  let kept = words;
  for (const [from, to] of servedPeople(tokens)) {
    const isServed = (word: PeopleWord) => word.from >= from && word.to <= to;
    const served = words.filter(isServed);
    const chosen = served.findIndex((word) => isOne(word, ofClass));
    const excludes = chosen >= 0 && served.slice(chosen + 1).some((word) => isOne(word, [...core, ...outer]));
    if (!excludes && !served.some((word) => isOne(word, ofNeighbors))) kept = kept.filter((word) => !isServed(word));
  }
  return kept;
}

/** A longer text is read sentence by sentence, so that no criterion is outweighed by the words around it. */
const blockLength = 40;

export function* blocksOf(words: readonly PeopleWord[]): Generator<readonly PeopleWord[]> {
  if (words.length <= blockLength) return yield words;
  for (let first = 0; first < words.length; ) {
    const next = words.slice(first, first + blockLength);
    const stop = next.findIndex((word) => word.mark && /^[.;!?\r\n]/.test(word.text));
    const comma = first + next.length < words.length ? next.findLastIndex((word) => word.mark) : -1;
    const length = (stop >= 0 ? stop : comma > 0 ? comma : next.length - 1) + 1;
    yield next.slice(0, length);
    first += length;
  }
}

const core = ['group', 'alike', 'income'];
const outer = ['color', 'neighbor', 'household'];
const joined = [
  ...core,
  ...outer,
  'area',
  'nearby',
  'living',
  'no',
  'avoid',
  'few',
  'many',
  'only',
  'mostly',
  'changed',
  'must',
  'out',
];
const isOne = (word: PeopleWord | undefined, kinds: readonly string[]): boolean => kinds.some((kind) => is(word, kind));

/** The number of words to either side that may belong to one request about people. */
const reach = 7;

/** The words of the criterion: around each word for a class, from the first to the last word about who lives where. */
function rangesOf(words: readonly PeopleWord[], { classes, evidence }: Steering): Refusal[] {
  const ranges: Refusal[] = [];
  const anchors = anchorsIn(words, evidence);
  const listed = joinListed(words, anchors);
  for (const at of anchors) {
    const [first, last] = [edge(words, at, -1), edge(words, at, 1)];
    const [from, to] = [(words[first] as PeopleWord).from, (words[last] as PeopleWord).to];
    const named = classesNamed(words[at] as PeopleWord).filter(
      (one) => listed.has(at) || shareOf(one, classes) > leastNamed,
    );
    const before = ranges.at(-1);
    if (before && from < before.to) {
      before.to = Math.max(before.to, to);
      before.classes = [...new Set([...before.classes, ...named])];
    } else ranges.push({ classes: named, from, to });
  }
  const [best] = classes as [Steering['classes'][number]];
  for (const { name, share } of classes)
    if ((name === best.name || share > leastUnnamed) && !ranges.some((range) => range.classes.includes(name)))
      (ranges.find((range) => range.classes.length === 0) ?? (ranges[0] as Refusal)).classes.push(name);
  return ranges.filter((range) => range.classes.length > 0);
}

/** A class is refused from this share of the decision, less if a word of the sentence names it. */
const leastUnnamed = 0.3;
const leastNamed = 0.08;
const shareOf = (one: ProtectedClass, classes: Steering['classes']): number =>
  classes.find(({ name }) => name === one)?.share ?? 0;

const classesNamed = ({ senses }: PeopleWord): ProtectedClass[] => {
  const values = senses.filter(({ kind }) => kind === 'group' || kind === 'color').map(({ value }) => value);
  return protectedClasses.filter((one) => values.includes(one));
};

/** Adds the words for a class that are named together with an anchor ("white and Catholic") and returns all such words. */
function joinListed(words: readonly PeopleWord[], anchors: number[]): Set<number> {
  const listed = new Set<number>();
  for (const at of anchors)
    for (const step of [-1, 1]) {
      const other = at + 2 * step;
      if (!joints.has(words[at + step]?.text ?? '') || !isOne(words[other], ['group', 'color'])) continue;
      listed.add(at).add(other);
      if (!anchors.includes(other)) anchors.push(other);
    }
  anchors.sort((one, other) => one - other);
  return listed;
}
const joints: ReadonlySet<string> = new Set(['and', 'or', 'nor', 'et', 'ou', 'ni', 'y', 'e', 'o', 'u']);

/** The words for a class that speak for a refusal; without one the word that does so most. */
function anchorsIn(words: readonly PeopleWord[], evidence: Float64Array): number[] {
  const speaking = [...words.keys()].filter((at) => (evidence[at] as number) > 0);
  for (const kinds of [[...core, 'color'], outer]) {
    const anchors = speaking.filter((at) => isOne(words[at], kinds));
    if (anchors.length > 0) return anchors;
  }
  return [evidence.indexOf(Math.max(...evidence))];
}

function edge(words: readonly PeopleWord[], at: number, step: 1 | -1): number {
  let last = at;
  for (let i = at + step; Math.abs(i - at) <= reach; i += step) {
    const word = words[i];
    if (word === undefined || word.mark || word.text === '#' || is(word, 'thing')) break;
    // "No kids in that building", but "no kids, a house in Boise".
    if (is(word, 'cut') && !(step > 0 && words.slice(i + 1, i + 3).some((next) => is(next, 'area')))) break;
    if (is(word, 'near')) return Math.abs(i - at) <= 2 ? i : last;
    if (isOne(word, joined)) last = i;
  }
  return last;
}
