import { capitalsTell } from './names.ts';
import type { PlaceIndex } from './place-names.ts';
import type { Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Repairs spelling: words that neither the language nor the gazetteer knows are taken apart where two
 * were glued, or replaced by the nearest known word. Known words and names are never touched.
 */
export function mend(tokens: readonly Token[], vocabulary: Vocabulary, places: PlaceIndex): Token[] {
  const out: Token[] = [];
  const tell = capitalsTell(tokens);
  for (const [at, token] of tokens.entries()) {
    const { text } = token;
    const owner = text.endsWith('s') && !places.words.has(text) ? places.get(text.slice(0, -1)) : undefined;
    if (owner && owner.population > 20_000 && token.capital && token.end - token.start > text.length) {
      // "Seattle's Capitol Hill"
      out.push({ ...token, text: text.slice(0, -1) });
      continue;
    }
    if (
      token.kind !== 'word' ||
      text.length < 3 ||
      vocabulary.knows(text) ||
      vocabulary.lent.words.has(text) ||
      places.words.has(text) ||
      !/^[a-z]+$/.test(text)
    ) {
      out.push(token);
      continue;
    }
    const parts = unglue(text, vocabulary, places);
    if (parts) {
      let start = token.start;
      for (const part of parts) {
        out.push({
          ...token,
          text: part,
          start,
          end: start + part.length,
          glued: start > token.start || token.glued,
          mended: true,
        });
        start += part.length;
      }
      (out.at(-1) as Token).end = token.end;
      continue;
    }
    const word = vocabulary.speller.mend(text);
    const place = text.length >= 4 ? places.speller.mend(text) : undefined;
    const before = tokens[at - 1]?.text;
    const inPlace = before === 'in' || before === 'en' || before === 'a' || (token.capital && tell);
    // A capitalised word inside a sentence is a name; it is mended into a name or left.
    const properName = token.capital && at > 0 && inPlace && tokens[at - 1]?.kind === 'word';
    if (
      place &&
      (!word || place.cost < word.cost || (place.cost === word.cost && inPlace)) &&
      !(properName && place.cost > 1 && !isGreat(place.meaning, text, places))
    ) {
      for (const [index, part] of place.meaning.split(' ').entries())
        out.push({ ...token, text: part, start: index === 0 ? token.start : token.end, mended: true });
    } else if (word && !(properName && word.cost > 1)) out.push({ ...token, text: word.meaning, mended: true });
    else out.push(token);
  }
  return out;
}

/** "Ottowa": one wrong letter in the long name of a great city. */
const isGreat = (name: string, typed: string, places: PlaceIndex): boolean =>
  typed.length >= 6 && typed.length === name.length && (places.get(name)?.population ?? 0) >= 200_000;

/** `nopool` → `no`, `pool`: both halves must be words of the lexicon, and one of them long enough to carry meaning. */
function unglue(word: string, vocabulary: Vocabulary, places: PlaceIndex): string[] | undefined {
  if (word.length < 6 || word.length > 24) return undefined;
  for (let cut = 2; cut <= word.length - 3; cut++) {
    const head = word.slice(0, cut);
    const tail = word.slice(cut);
    if (head.length < 4 && !gluedHeads.has(head)) continue;
    const tailKnown =
      tail.length >= 4 && (vocabulary.phrases.words.has(tail) || (places.get(tail)?.population ?? 0) > 100_000);
    if (tailKnown && (gluedHeads.has(head) || vocabulary.phrases.words.has(head))) return [head, tail];
  }
  return undefined;
}

const gluedHeads: ReadonlySet<string> = new Set(
  'no in big with w max min near car sin con sans avec en new fin'.split(' '),
);
