import { capitalsOnly, headCodes } from '../lexicon/place-aliases.ts';
import { articles, hyphenedNameEnd, isSaint, unlisted } from '../places/french-names.ts';
import type { NamedPlace, PlaceIndex } from '../places/place-names.ts';
import type { Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The longest name of the gazetteer, or a French name that it lacks. */
export function nameAt(
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
  places: PlaceIndex,
  capitalsMarkNames: boolean,
) {
  const { language } = vocabulary;
  const longest = longestName(tokens, at, places);
  const found =
    longest?.place.kind === 'point' ? (townBefore(tokens, at, longest.end, vocabulary, places) ?? longest) : longest;
  const listed = found?.end === at + 1 && capitalsMarkNames && leadsTown(tokens, at, places) ? undefined : found;
  // "CERCA DE LA PLAYA": where capitals mark no names, an article begins no small town.
  const known =
    listed && !capitalsMarkNames && listed.place.population < 40_000 && articles.has((tokens[at] as Token).text)
      ? undefined
      : listed;
  const end = language === 'fr' ? hyphenedNameEnd(tokens, at) : at;
  return end > (known?.end ?? at) &&
    !(known && known.end === at + 1 && isSaint(tokens[at])) &&
    !joinsTwo(tokens, known, places)
    ? { end, place: unlisted(tokens.slice(at, end)) }
    : known;
}

/** "Halifax waterfront house": at the head of a clause a town and a criterion, and no landmark that something is near to. */
function townBefore(
  tokens: readonly Token[],
  at: number,
  end: number,
  { phrases }: Vocabulary,
  places: PlaceIndex,
): { end: number; place: NamedPlace } | undefined {
  if (end < at + 2 || (at > 0 && tokens[at - 1]?.kind !== 'mark') || tokens[end - 1]?.capital) return undefined;
  const criterion = phrases.longest(tokens, end - 1)?.senses.some(({ kind }) => kind === 'has');
  const town = criterion ? longestName(tokens.slice(0, end - 1), at, places) : undefined;
  return town?.end === end - 1 && town.place.kind === 'city' ? town : undefined;
}

/** "West Bedford": the first word says which part of the second is meant, and names no town of its own. */
const leadsTown = (tokens: readonly Token[], at: number, places: PlaceIndex): boolean =>
  /^(?:north|south|east|west|old|lower|upper|inner)$/.test((tokens[at] as Token).text) &&
  tokens[at + 1]?.capital === true &&
  longestName(tokens, at + 1, places) !== undefined;

/** "Montréal-Sherbrooke" is the way from one to the other. */
const joinsTwo = (tokens: readonly Token[], known: { end: number } | undefined, places: PlaceIndex): boolean =>
  known !== undefined && longestName(tokens, known.end, places) !== undefined;

export function longestName(
  tokens: readonly Token[],
  from: number,
  places: PlaceIndex,
): { end: number; place: NamedPlace } | undefined {
  const start = (tokens[from] as Token).text;
  const first = start === 'saint' ? 'st' : start === 'sainte' ? 'ste' : start;
  const longest =
    first === 'ft' || first === 'mt' || first === 'd' || first === 'l' ? 5 : (places.longestFrom.get(first) ?? 0);
  let key = '';
  let best: { end: number; place: NamedPlace } | undefined;
  for (let at = from; at < tokens.length && at < from + longest; at++) {
    const token = tokens[at] as Token;
    // "Saint-Louis-du-Ha! Ha!"
    if (token.text === '!' && token.glued && key.endsWith(' ha')) continue;
    if (token.kind === 'mark') break;
    const word = token.text === 'saint' ? 'st' : token.text === 'sainte' ? 'ste' : token.text;
    // "L ange gardien": dictation leaves the apostrophe out.
    const follows = at > from && (token.glued || token.text.length > 2);
    const elided = follows && /^(?:d|l)$/.test((tokens[at - 1] as Token).text);
    key = key === '' ? word : elided ? key + word : `${key} ${word}`;
    const place =
      places.get(key) ??
      (key.startsWith('ft ')
        ? places.get(`fort ${key.slice(3)}`)
        : key.startsWith('mt ')
          ? places.get(`mount ${key.slice(3)}`)
          : undefined);
    // "Donde sea": the code of an airport in small letters.
    const isCode = capitalsOnly.has(key) || (place?.kind === 'point' && key.length < 4);
    // "In jax"
    const led = key.length > 2 && tokens[from - 1]?.text === 'in';
    if (place && !(isCode && !token.capital && !led && !(from === 0 && headCodes.has(key))))
      best = { end: at + 1, place };
  }
  return best;
}
