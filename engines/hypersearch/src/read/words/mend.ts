import { firstNames } from '../lexicon/first-names.ts';
import { nameTails } from '../lexicon/name-tails.ts';
import { isSaint } from '../places/french-names.ts';
import type { PlaceIndex } from '../places/place-names.ts';
import { cityOfState, greatCity } from './mend-by-state.ts';
import { isOwner, knownNameEnd, misspelledName, wholeOf } from './mend-names.ts';
import { roomWordAt } from './room-words.ts';
import { slipCost } from './spelling.ts';
import { marksNamesByCapitals, type Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

type Language = Vocabulary['language'];

/**
 * Repairs spelling: words that neither the language nor the gazetteer knows are taken apart where two
 * were glued, or replaced by the nearest known word. Known words and names are never touched.
 */
export function mend(sentence: string, tokens: readonly Token[], vocabulary: Vocabulary, places: PlaceIndex): Token[] {
  const out: Token[] = [];
  const capitalsMarkNames = marksNamesByCapitals(tokens);
  /** Words that the language does not know. */
  const strangers = new Uint8Array(tokens.length);
  for (let at = 0; at < tokens.length; at++) {
    const { kind, text } = tokens[at] as Token;
    if (kind === 'word' && !vocabulary.knows(text)) strangers[at] = 1;
  }
  let after = 0;
  /** Tokens before this one spell a name of several words as the gazetteer does. */
  let named = 0;
  for (const [at, token] of tokens.entries()) {
    if (at < after) continue;
    const { text } = token;
    if (at >= named) named = Math.max(named, knownNameEnd(tokens, at, places));
    const name = at < named ? undefined : misspelledName(tokens, at, strangers, places);
    if (name) {
      after = name.next;
      out.push(...spellOut(tokens.slice(at, after), name.words));
      continue;
    }
    if (isOwner(tokens, at, places)) {
      // "Seattle's Capitol Hill", "College Station's too high"
      out.push({ ...token, text: text.slice(0, -1) });
      continue;
    }
    const whole = wholeOf(tokens, at, sentence, places);
    if (whole) {
      out.push({ ...token, text: whole });
      continue;
    }
    // "Dès 300 000": without its accent the word is an article.
    if (vocabulary.language === 'fr' && /^d[èÈ]s$/i.test(sentence.slice(token.start, token.end))) {
      out.push({ ...token, text: 'minimum' });
      continue;
    }
    const plain = token.kind === 'word' && /^[a-z]+$/.test(text);
    if (text === 'sn' && beginsSaint(tokens, at, places)) {
      out.push({ ...token, text: 'san', mended: true });
      continue;
    }
    const meant = plain && !token.capital ? vocabulary.respelled.get(text) : undefined;
    if (meant && !countsRooms(tokens, at)) {
      out.push(...partsOf(token, meant));
      continue;
    }
    const saint = plain && isSaint(tokens[at - 1]) ? saintMeant(tokens[at - 1] as Token, text, places) : undefined;
    if (saint) {
      out.push({ ...token, text: saint, mended: true });
      continue;
    }
    const rooms = strangers[at] && !vocabulary.lent.words.has(text) ? roomWordAt(tokens, at) : undefined;
    if (rooms?.language === vocabulary.language) {
      out.push({ ...token, text: rooms.word, mended: true });
      continue;
    }
    if (
      !plain ||
      text.length < 3 ||
      isSaint(token) ||
      isAcronym(sentence, token, capitalsMarkNames) ||
      (token.capital && capitalsMarkNames && (tokens[at + 1]?.text === 'county' || firstNames.has(text))) ||
      (token.capital && (token.hyphened || tokens[at + 1]?.hyphened)) ||
      vocabulary.knows(text) ||
      vocabulary.lent.words.has(text) ||
      places.words.has(text)
    ) {
      out.push(token);
      continue;
    }
    if (places.rareWords.has(text)) {
      const city = at < named ? undefined : greatCity(tokens, at, vocabulary, places);
      out.push(...(city ? spellOut([token], city.split(' ')) : [token]));
      continue;
    }
    const inState = cityOfState(tokens, at, vocabulary, places);
    if (inState) {
      out.push(...spellOut([token], inState.split(' ')));
      continue;
    }
    const doubled = /(.)\1\1/.test(text) ? undoubled(text, places) : undefined;
    if (doubled) {
      out.push({ ...token, text: doubled, mended: true });
      continue;
    }
    // "Waterdown", "Browne's Addition", "Hammonds Plains": a capital that leads to a name.
    const endsName =
      capitalsMarkNames && token.capital && tokens[at + 1]?.capital && nameTails.has(tokens[at + 1]?.text ?? '');
    if (endsName) {
      out.push(token);
      continue;
    }
    const inName = capitalsMarkNames && token.capital && leadsToName.has(tokens[at - 1]?.text ?? '');
    const parts = inName ? undefined : (unelide(text, vocabulary, places) ?? unglue(text, vocabulary, places));
    // "Finshed" is no "fin shed".
    const slip = parts && text.length >= 7 ? vocabulary.speller.mend(text) : undefined;
    if (parts && !(slip && slip.cost <= 1)) {
      out.push(...partsOf(token, parts));
      continue;
    }
    // A writer who types accents makes few slips.
    const careful = !/^[ -~]*$/.test(sentence.slice(token.start, token.end));
    // "Gaspé, Percé, Chandler": a capital behind a comma begins a name where capitals mark names, and its accents are meant.
    if (careful && token.capital && capitalsMarkNames && tokens[at - 1]?.text === ',') {
      out.push(token);
      continue;
    }
    const word = inName ? undefined : nearestWord(text, vocabulary);
    const before = tokens[at - 1]?.text;
    const inPlace = before === 'in' || before === 'en' || before === 'a' || (token.capital && capitalsMarkNames);
    // "Je suis lyonnaise": where somebody is from.
    const demonym = /^(?:suis|sommes|soy|somos)$/.test(before ?? '');
    const place =
      (careful && !token.capital) || demonym ? undefined : nearestPlace(token, inPlace, vocabulary.language, places);
    // A capitalised word inside a sentence is a name; it is mended into a name or left.
    const properName = token.capital && capitalsMarkNames && at > 0 && inPlace && tokens[at - 1]?.kind === 'word';
    if (
      place &&
      (!word || place.cost < word.cost || (place.cost === word.cost && inPlace)) &&
      !(properName && place.cost > 1 && !isGreat(place.meaning, text, places))
    ) {
      for (const [index, part] of place.meaning.split(' ').entries())
        out.push({ ...token, text: part, start: index === 0 ? token.start : token.end, mended: true });
    } else if (word && !(properName && word.cost > 1) && !(careful && word.cost > 1))
      out.push({ ...token, text: word.meaning, mended: true });
    else out.push(token);
  }
  return out;
}

/** "Hulll": a name with a letter held down. */
const undoubled = (text: string, places: PlaceIndex): string | undefined =>
  ['$1', '$1$1'].map((letters) => text.replace(/(.)\1{2,}/g, letters)).find((name) => places.words.has(name));

const leadsToName: ReadonlySet<string> = new Set(['in', 'near', 'from', 'or', 'at']);

/** "El TRE": a few capitals among small letters are a name, and no slip. */
function isAcronym(sentence: string, { start, end, capital }: Token, capitalsMarkNames: boolean): boolean {
  const typed = sentence.slice(start, end);
  return capitalsMarkNames && capital && end - start <= 4 && typed === typed.toUpperCase();
}

/** "4 d", "bñ2": letters at a figure are its unit. */
function countsRooms(tokens: readonly Token[], at: number): boolean {
  const { text } = tokens[at] as Token;
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (text.length === 1) return before?.kind === 'number';
  return text === 'bn' && (before?.kind === 'number' || (after?.kind === 'number' && after.glued));
}

/** "Sn Antonio": the name of a saint and no "sin". */
const beginsSaint = (tokens: readonly Token[], at: number, places: PlaceIndex): boolean =>
  tokens[at]?.text === 'sn' && (places.get(`san ${tokens[at + 1]?.text}`)?.population ?? 0) > 0;

/** The tokens of a misspelled name, with the words that were meant. */
function spellOut(typed: readonly Token[], words: readonly string[]): Token[] {
  const last = typed.at(-1) as Token;
  return words.map((text, at) => {
    const own = typed[at] ?? { ...last, start: last.end };
    const end = at === words.length - 1 ? last.end : own.end;
    return { ...own, text, end, mended: true };
  });
}

/** One written word that stands for several. */
function partsOf(token: Token, words: readonly string[]): Token[] {
  let start = token.start;
  const parts = words.map((text, at) => {
    const end = at === words.length - 1 ? token.end : Math.min(start + text.length, token.end);
    const part = { ...token, text, start, end, glued: at > 0 || token.glued, mended: true };
    start = end;
    return part;
  });
  return parts;
}

interface Nearest {
  meaning: string;
  cost: number;
}

/** A word that sounds alike may differ in more letters than a misspelled one. */
function heard(text: string, meaning: string | undefined): Nearest | undefined {
  const near = meaning !== undefined && slipCost(text, meaning) <= 1.5 + text.length / 2;
  return near ? { meaning, cost: 1.1 } : undefined;
}

const nearer = (one: Nearest | undefined, other: Nearest | undefined): Nearest | undefined =>
  !one || (other && other.cost < one.cost) ? other : one;

/** "Kuartos", "nooo", "balcny". */
function nearestWord(text: string, { speller, sounds, knows }: Vocabulary): Nearest | undefined {
  const short = text.replace(/(.)\1{2,}/g, '$1');
  const double = text.replace(/(.)\1{2,}/g, '$1$1');
  if (short !== text && knows(short)) return { meaning: short, cost: 0.5 };
  if (double !== text && knows(double)) return { meaning: double, cost: 0.5 };
  return nearer(speller.mend(short), heard(short, sounds.find(short)));
}

/** A word in small letters is mended into a town only where it leads to one or the town is large. */
function nearestPlace(token: Token, led: boolean, language: Language, places: PlaceIndex): Nearest | undefined {
  const { text, capital } = token;
  if (text.length < 4) return undefined;
  const near = nearer(places.speller.mend(text), heard(text, places.sounds[language].find(text)));
  const people = places.get(near?.meaning ?? '')?.population ?? 0;
  const large = people >= 50_000 || (text.length >= 7 && people >= 5_000);
  return capital || led || large ? near : undefined;
}

/** "St lambrt": the rest of the name of a town that begins with a saint, unless it is one as it is written. */
function saintMeant({ text }: Token, name: string, places: PlaceIndex): string | undefined {
  const saint = text.startsWith('s') && text.endsWith('e') ? 'ste' : 'st';
  if (places.get(`${saint} ${name}`) || places.words.has(name)) return undefined;
  const meant = places.saints.mend(`${saint}${name}`);
  return meant && meant.cost <= 1.3 ? meant.meaning : undefined;
}

/** "Leau", "cest": an elision without its apostrophe. */
function unelide(word: string, { language, knows }: Vocabulary, places: PlaceIndex): string[] | undefined {
  const [, head, tail] = (language === 'fr' && /^(qu|[ldjcsnmt])([aeiouh][a-z]{2,})$/.exec(word)) || [];
  return head && tail && (knows(tail) || places.words.has(tail)) ? [head, tail] : undefined;
}

/** "Ottowa", "Charolette": one wrong letter in the long name of a great city, or a letter more or less in a longer one. */
const isGreat = (name: string, typed: string, places: PlaceIndex): boolean =>
  typed.length >= 6 &&
  (typed.length === name.length || (typed.length >= 9 && Math.abs(typed.length - name.length) === 1)) &&
  (places.get(name)?.population ?? 0) >= 200_000;

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
