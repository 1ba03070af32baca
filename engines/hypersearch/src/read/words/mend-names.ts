import type { PlaceIndex } from '../places/place-names.ts';
import type { Token } from './tokens.ts';

/** The words of a name as the gazetteer spells them, and the token behind it. */
export interface MendedName {
  words: readonly string[];
  next: number;
}

/** A name of which every word is a word of the language or of another name is mended only into a place of this size. */
const sureFrom = 20_000;

/** "San fransisco", "brokn arow", "deer field beach": the name of two or three words that was misspelled at `at`. */
export function misspelledName(
  tokens: readonly Token[],
  at: number,
  strangers: Uint8Array,
  places: PlaceIndex,
): MendedName | undefined {
  if (!strangers[at] && !strangers[at + 1] && !strangers[at + 2]) return undefined;
  for (const width of [3, 2]) {
    const typed = tokens.slice(at, at + width);
    if (typed.length < width || !typed.every(isPlain)) continue;
    const strange = typed.filter((_, step) => strangers[at + step]);
    if (strange.length === 0) continue;
    const spelled = typed.map(({ text }) => text);
    if (places.get(spelled.join(' '))) return undefined;
    // "Tampa condo": a name by itself, and no part of a longer one.
    if (strange.every(({ text }) => (places.get(text)?.population ?? 0) >= 5_000)) continue;
    const unknown = strange.some(({ text }) => !places.words.has(text));
    const name = nearestName(spelled, places, unknown);
    // "In Ashville" is no Nashville.
    if (name && !name.includes(' ') && leads.has(spelled[0] as string)) continue;
    if (name && (unknown || (places.get(name)?.population ?? 0) >= sureFrom))
      return { words: name.split(' '), next: at + width };
  }
  return undefined;
}

const leads: ReadonlySet<string> = new Set(['in', 'at', 'near', 'from', 'to', 'en', 'a', 'de', 'dans', 'the']);

/** The token behind the longest name of several words that is spelled right at `at`, or `at`: "Fairbanks North Star Borough". */
export function knownNameEnd(tokens: readonly Token[], at: number, places: PlaceIndex): number {
  let name = (tokens[at] as Token).text;
  const last = Math.min(at + (places.longestFrom.get(name) ?? 0), tokens.length);
  let end = at;
  for (let next = at + 1; next < last; next++) {
    const { text } = tokens[next] as Token;
    if (!places.hasWord(text)) break;
    name += ` ${text}`;
    if (places.get(name)) end = next + 1;
  }
  return end;
}

const isPlain = ({ kind, text, hyphened }: Token): boolean => kind === 'word' && !hyphened && /^[a-z]{2,}$/.test(text);

/** Corrects a name by the letters of all its words together, else word by word (two slips in two words). */
function nearestName(words: readonly string[], places: PlaceIndex, unknown: boolean): string | undefined {
  const whole = places.longNames.mend(words.join(''));
  if (whole) return whole.meaning;
  if (!unknown) return undefined;
  let name = '';
  for (const word of words) {
    const mended = places.nameWords.mend(word)?.meaning;
    if (mended === undefined) return undefined;
    name = name === '' ? mended : `${name} ${mended}`;
  }
  return (places.get(name)?.population ?? 0) >= sureFrom ? name : undefined;
}

/** "Seattle's", "College Station's": the name of a city with the letter of its owner. */
export function isOwner(tokens: readonly Token[], at: number, places: PlaceIndex): boolean {
  const { text, capital, start, end } = tokens[at] as Token;
  if (!capital || !text.endsWith('s') || end - start <= text.length || places.words.has(text)) return false;
  const stem = text.slice(0, -1);
  const before = tokens[at - 1]?.kind === 'word' ? places.get(`${tokens[at - 1]?.text} ${stem}`) : undefined;
  return ((before ?? places.get(stem))?.population ?? 0) > 20_000;
}

/** Ends of names as they are written in short. */
const shortEnds: ReadonlyMap<string, string> = new Map(
  Object.entries({
    vly: 'valley',
    hts: 'heights',
    hgts: 'heights',
    spgs: 'springs',
    bch: 'beach',
    jct: 'junction',
    fls: 'falls',
    vlg: 'village',
    ctr: 'center',
    gdns: 'gardens',
    crk: 'creek',
    rdg: 'ridge',
    grv: 'grove',
    xing: 'crossing',
  }),
);

/** "Spokane Vly", "Washtenaw Co MI": the whole of the last word of a name. */
export function wholeOf(
  tokens: readonly Token[],
  at: number,
  sentence: string,
  places: PlaceIndex,
): string | undefined {
  const { text, start } = tokens[at] as Token;
  const before = tokens[at - 1];
  if (before?.kind !== 'word') return undefined;
  if (text === 'co') {
    const next = tokens[at + 1];
    const ends = next === undefined || next.kind !== 'word' || /^[a-z]{2}$/.test(next.text);
    return sentence.startsWith('Co', start) && before.capital && before.text.length > 2 && ends ? 'county' : undefined;
  }
  const whole = shortEnds.get(text);
  return whole && places.get(`${before.text} ${whole}`) ? whole : undefined;
}
