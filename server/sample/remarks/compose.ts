import type { Home } from '../homes/home.ts';
import type { Random } from '../random.ts';
import { inside } from './inside.ts';
import { openings } from './opening.ts';
import { outside } from './outside.ts';
import { type Sentence, type SentenceInputs, sentenceInputs } from './sentence-inputs.ts';
import { closings, setting } from './setting.ts';

const wordsMin = 42;
const wordsMax = 145;

/**
 * Composes remarks that state only what the fields state: an opening, some sentences that apply to this home
 * in order from inside to outside to surroundings, and a closing. Never about who lives there or should.
 */
export function compose(random: Random, home: Home): string {
  const inputs = sentenceInputs(random, home);
  const aim = random.whole(58, 112);
  const holding = [inside, outside, setting].map((group) => group.filter((sentence) => sentence.when(inputs)));
  const chosen = choose(random, holding.flat(), aim, inputs);
  const opening = voice(inputs, openings.find((sentence) => sentence.when(inputs))!.say);
  const body = holding.flat().flatMap((sentence) => chosen.get(sentence) ?? []);
  const close = voice(inputs, closings);
  const text = [opening, ...body];
  if (wordsIn([...text, close]) <= wordsMax && (wordsIn(text) < wordsMin || random.chance(0.6))) text.push(close);
  return text.join(' ');
}

/** Picks sentences in random order until the target length is reached; the opening has about twenty words. */
function choose(
  random: Random,
  holding: readonly Sentence[],
  aim: number,
  inputs: SentenceInputs,
): Map<Sentence, string> {
  const chosen = new Map<Sentence, string>();
  let words = 20;
  for (const sentence of shuffled(random, holding)) {
    if (words >= aim) break;
    const text = voice(inputs, sentence.say);
    words += wordsIn([text]);
    chosen.set(sentence, text);
  }
  return chosen;
}

const voice = (inputs: SentenceInputs, say: Sentence['say']): string => withArticles(inputs.random.pick(say)(inputs));

/** Writes “an” before a vowel; “one” begins with a consonant sound. */
const withArticles = (sentence: string): string => sentence.replace(/\b([Aa]) (?=[aeiou])(?!one\b)/g, '$1n ');

const wordsIn = (sentences: readonly string[]) => sentences.join(' ').split(' ').length;

function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const mixed = [...list];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = random.whole(0, at);
    [mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!];
  }
  return mixed;
}
