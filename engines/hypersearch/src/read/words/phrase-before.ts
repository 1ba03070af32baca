import type { PlaceIndex } from '../places/place-names.ts';
import { longestName } from './name-at.ts';
import type { Token } from './tokens.ts';
import type { Sense } from './trie.ts';
import type { Vocabulary } from './vocabulary.ts';

interface Phrase {
  end: number;
  senses: readonly Sense[];
}

export const criteria: ReadonlySet<string> = new Set(['has', 'type', 'house', 'poi', 'spot', 'unit', 'set', 'sort']);

/** "De Los Ángeles", "dans La Prairie": a phrase ends where a name begins that goes on behind it. */
export function phraseBefore(
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
  places: PlaceIndex,
  capitalsMarkNames: boolean,
) {
  const found = phraseAt(tokens, at, vocabulary);
  // "Un cuarto de lavar" is no fourth of anything.
  const phrase =
    vocabulary.language === 'es' && found && isPartOfRoom(tokens, found)
      ? phraseAt(tokens.slice(0, found.end - 1), at, vocabulary)
      : found;
  if (phrase && joints.has((tokens[at] as Token).text) && joinsComparison(tokens, at, phrase, vocabulary))
    return phraseAt(tokens.slice(0, at + 1), at, vocabulary);
  if (phrase && capitalsMarkNames && endsInName(tokens, at, phrase))
    return phraseAt(tokens.slice(0, phrase.end - 1), at, vocabulary);
  const feature = phrase?.senses.some(({ kind }) => kind === 'has' || kind === 'sort');
  const cut = phrase && feature && vocabulary.language !== 'en' ? beforeLimit(tokens, at, phrase, vocabulary) : at;
  if (cut > at) return phraseAt(tokens.slice(0, cut), at, vocabulary);
  if (!phrase || vocabulary.language === 'en' || phrase.senses.some(({ kind }) => criteria.has(kind))) return phrase;
  for (let name = at + 1; name < phrase.end; name++) {
    const found = longestName(tokens, name, places);
    const sure = found && ((capitalsMarkNames && (tokens[name] as Token).capital) || found.place.population >= 200_000);
    if (sure && found.end > phrase.end) return phraseAt(tokens.slice(0, name), at, vocabulary);
  }
  return phrase;
}

/** "Bedford or Lower Sackville", "cerca del Parque Máximo Gómez": the last word has a capital and begins a name. */
const endsInName = (tokens: readonly Token[], at: number, { end, senses }: Phrase): boolean =>
  end > at + 1 &&
  senses.some(({ kind, value }) => kind === 'post' || kind === 'cmp' || value === 'near_park') &&
  !tokens[at]?.capital &&
  tokens[end - 1]?.capital === true &&
  tokens[end]?.capital === true;

/**
 * "Recámaras abajo de 300 mil", "chambres en bas de 350k": where the comparison of a figure begins inside a phrase, or `at`.
 * In a feature it has at least two words: "hauts plafonds 4 salles de bain" has no "plafond" (limit).
 */
function beforeLimit(tokens: readonly Token[], at: number, phrase: Phrase, vocabulary: Vocabulary): number {
  const { end, senses } = phrase;
  const shortest = senses.some(({ kind }) => kind === 'has') ? 2 : 1;
  for (let from = at + 1; from < end; from++) {
    const limit = vocabulary.phrases.longest(tokens, from);
    const compares =
      limit && limit.end >= Math.max(end, from + shortest) && limit.senses.some(({ kind }) => kind === 'cmp');
    if (compares && tokens[limit.end]?.kind === 'number') return from;
  }
  return at;
}

const joints: ReadonlySet<string> = new Set(['and', 'or', 'et', 'ou', 'y', 'o']);

/** "A mudroom and less than 2,300 sq ft": a comparison behind the joint goes on behind "and less", which looks back. */
function joinsComparison(tokens: readonly Token[], at: number, { end }: Phrase, vocabulary: Vocabulary): boolean {
  if (end === at + 1) return false;
  const limit = vocabulary.phrases.longest(tokens, at + 1);
  if (limit === undefined || limit.end <= end || tokens[limit.end]?.kind !== 'number') return false;
  return limit.senses.some(({ kind }) => comparisons.has(kind));
}
const comparisons: ReadonlySet<string> = new Set(['cmp', 'older', 'about']);

const isPartOfRoom = (tokens: readonly Token[], { end, senses }: Phrase): boolean =>
  senses.some(({ kind }) => kind === 'frac') &&
  tokens[end - 1]?.text === 'de' &&
  !/^(?:acres?|hectareas?|millon|millones|millas?|hora|manzana)$/.test(tokens[end]?.text ?? '');

/** The longest phrase of the language, or of another one where this one knows no word of it. */
const phraseAt = (tokens: readonly Token[], at: number, vocabulary: Vocabulary) =>
  vocabulary.phrases.longest(tokens, at) ??
  (vocabulary.lent.words.has((tokens[at] as Token).text) ? vocabulary.lent.longest(tokens, at) : undefined);

/** "A c-train" holds no "a c": the letter belongs to the word that a hyphen joins to it. */
const endsInLetterOfNext = (tokens: readonly Token[], end: number): boolean =>
  tokens[end]?.hyphened === true && tokens[end - 1]?.text.length === 1 && tokens[end - 1]?.kind === 'word';

/** "55+ days on the market" is no community. */
const countsDays = (tokens: readonly Token[], at: number, end: number): boolean =>
  end > at + 1 && tokens[at]?.kind === 'number' && /^(?:days?|jours?|dias?)$/.test(tokens[end]?.text ?? '');

/** A phrase whose last part belongs to the word behind it. */
export const isOfNextWord = (tokens: readonly Token[], at: number, end: number): boolean =>
  endsInLetterOfNext(tokens, end) || countsDays(tokens, at, end);
