import { foldWord } from './fold.ts';

/** A word, a number or a mark of the sentence. Positions are UTF-16 units. */
export interface Token {
  kind: 'word' | 'number' | 'mark';
  /** Folded. */
  text: string;
  start: number;
  end: number;
  value: number;
  /** Begins with a capital letter. */
  capital: boolean;
  /** Touches the token before it. */
  glued: boolean;
  /** A hyphen joins it to the word before it. */
  hyphened: boolean;
  /** Was spelt otherwise. */
  mended: boolean;
}

/** Sentences beyond this are read so far and no further: the rest is reported as unread. */
export const mostTokens = 600;

const pattern =
  /(?<tag><\/?[A-Za-z][^<>]{0,80}>)|(?<fsa>(?<!\d)[A-Za-z]\d[A-Za-z](?: ?\d[A-Za-z]\d)?(?![\p{L}\d]))|(?<slash>[wW]\/[oO]?(?!\p{L})|[bB]\/[cC](?!\p{L})|[aA]\/[cC](?!\p{L})|[wW]\/[dD](?!\p{L})|(?:\$|[pP]rice)\/(?:sqft|sq ft|sf|ft)(?!\p{L}))|(?<acronym>(?:[A-Za-z]\.){2,})|(?<area>(?:[mM]|[fF][tT]|[pP][iI]|[mM][tT][sS]?|[sS][qQ][mM]|[pP][iI][eE][sS])[²2](?![\p{L}\d]))|(?<ordinal>\d+(?:st|nd|rd|th)(?![\p{L}\d]))|(?<zeros>\d+[oO]+(?:[.,][oO\d]{3})*(?![\p{L}\d])|\d+[.,][oO]{3}(?![\p{L}\d]))|(?<number>\d+(?:[.,]\d+)*(?:[eE]\d{1,3}(?![\p{L}\d]))?|[.]\d+)|(?<half>[½¼¾])|(?<word>\p{L}[\p{L}\p{M}]*(?:['’ʼ`´]\p{L}[\p{L}\p{M}]*)*)|(?<other>[\p{N}\p{M}]+)|(?<mark>\r?\n|<=|>=|\.\.+|[^\s\p{L}\p{N}\p{M}])/gu;

const elision = /^(?:l|d|qu|j|n|s|c|m|t|jusqu|lorsqu|puisqu)['’ʼ`´]/i;
/** A dot after these ends no sentence. */
const abbreviations = new Set(
  'st ste mt adm admin aprox gar unif ft sq min max apt approx no mr mrs dr ave blvd bdrm incl vs etc stat int ext fin unfin att det dbl upd reno lg sm rm'.split(
    ' ',
  ),
);
/** "500k max. Ideally a pool", "2,600 sq ft. Nice": behind a figure the dot ends the sentence too. */
function endsFigure(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1)?.text ?? '';
  const before = tokens.at(-2);
  if (last === 'ft') return before?.text === 'sq' && tokens.at(-3)?.kind === 'number';
  return (last === 'max' || last === 'min') && (before?.kind === 'number' || figures.has(before?.text ?? ''));
}
/** "A condo near Reno. Pool please": the town, and no renovated kitchen. */
const isTown = (tokens: readonly Token[]): boolean =>
  tokens.at(-1)?.text === 'reno' &&
  (tokens.at(-1)?.capital === true || /^(?:in|near|to|from|around|outside)$/.test(tokens.at(-2)?.text ?? ''));
/** "HOA: no. Garage: yes", "hard no. 3 bd", "lol no. Katy": an answer, and no short form of "number" as in "no. 5" and "no. of beds". */
const isNo = (tokens: readonly Token[], sentence: string, dot: number): boolean =>
  tokens.at(-1)?.text === 'no' &&
  (/^(?:[:?–-]|hard|hell|oh)$/.test(tokens.at(-2)?.text ?? '') ||
    !/^\.\s*(?:[\d#]|(?:of|de)\s)/i.test(sentence.slice(dot, dot + 8)));
const figures: ReadonlySet<string> = new Set('k m $ mille mil thousand million beds bedrooms baths'.split(' '));
const halves: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** Cuts a sentence into tokens; never fails. */
export function tokenise(sentence: string): Token[] {
  const tokens: Token[] = [];
  let last = -1;
  let hyphen = -1;
  const add = (kind: Token['kind'], raw: string, start: number, text = foldWord(raw), value = Number.NaN) => {
    const first = raw[0] as string;
    const capital = first !== first.toLowerCase();
    const glued = last === start;
    last = start + raw.length;
    const hyphened = start > 0 && hyphen === start - 1;
    tokens.push({ kind, text, start, end: start + raw.length, value, capital, glued, hyphened, mended: false });
  };
  const end = sentence.length;
  for (let at = 0; at < end && tokens.length < mostTokens; ) {
    if (isSpace(sentence.charCodeAt(at))) {
      at++;
      continue;
    }
    const plainEnd = plainWordEnd(sentence, at);
    if (plainEnd > at) {
      const raw = sentence.slice(at, plainEnd);
      add('word', raw, at, raw.toLowerCase());
      at = plainEnd;
      continue;
    }
    pattern.lastIndex = at;
    const match = pattern.exec(sentence);
    if (!match) break;
    const raw = match[0];
    const start = match.index;
    at = start + raw.length;
    const groups = match.groups as Record<string, string | undefined>;
    if (groups.tag) continue;
    if (groups.zeros) {
      // "5oo,000"
      const figures = raw.replace(/o/gi, '0');
      add('number', raw, start, figures, numeral(figures));
    } else if (groups.number) add('number', raw, start, raw, numeral(raw));
    else if (groups.half) add('number', raw, start, raw, halves[raw] as number);
    else if (groups.slash) add('word', raw, start, slashWords[raw.toLowerCase()]);
    else if (groups.area) add('word', raw, start, `${foldWord(raw.slice(0, -1))}2`);
    else if (groups.ordinal) add('word', raw, start);
    else if (groups.acronym) add('word', raw, start, raw.replaceAll('.', '').toLowerCase());
    else if (groups.fsa) add('word', raw, start, raw.toLowerCase());
    else if (groups.word && elision.test(raw) && raw.length > 3) {
      const cut = raw.search(/['’ʼ`´]/) + 1;
      add('word', raw.slice(0, cut), start);
      add('word', raw.slice(cut), start + cut);
    } else if (groups.other && joiners.test(raw)) continue;
    else if (groups.word || groups.other) add('word', raw, start);
    else if (pictures[raw] !== undefined && tokens.at(-1)?.kind === 'number') add('word', raw, start, pictures[raw]);
    else if (raw === '&') add('word', raw, start, 'and');
    else if (/^['’]$/.test(raw) && belongsToWord(tokens.at(-1), start)) continue;
    // "S.-sol"
    else if (raw === '.' && sentence[start + 1] === '-' && tokens.at(-1)?.text === 's') continue;
    else if (
      raw === '.' &&
      abbreviations.has(tokens.at(-1)?.text ?? '') &&
      !endsFigure(tokens) &&
      !isTown(tokens) &&
      !isNo(tokens, sentence, start)
    )
      continue;
    else if (raw === '-' && joins(tokens, start)) hyphen = start;
    else if (raw !== '-' || isDash(sentence, start))
      add('mark', raw, start, isSign(sentence, start) ? raw : spaced(raw));
  }
  return tokens;
}

const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13 && code !== 10 && code !== 13);
const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);

/**
 * The end of a word of plain letters at `at`, or `at` where the pattern has to look: most words are plain, and the
 * pattern costs ten times as much. What follows must be able to change nothing: no figure, apostrophe, slash or accent, and
 * no dot behind a single letter.
 */
function plainWordEnd(sentence: string, at: number): number {
  let end = at;
  while (end < sentence.length && isLetter(sentence.charCodeAt(end))) end++;
  if (end === at || end === sentence.length) return end;
  const next = sentence.charCodeAt(end);
  const plain = next === 32 || next === 44 || next === 33 || next === 63 || next === 58 || next === 59 || next === 41;
  return plain || (next === 46 && end - at > 1) ? end : at;
}

/** "3🛏 2🛁": pictures that count; alone they say nothing. */
const pictures: Readonly<Record<string, string>> = {
  '🛏': 'beds',
  '🛌': 'beds',
  '🛁': 'baths',
  '🛀': 'baths',
  '🚿': 'baths',
};
/** Characters that join or color emoji. */
const joiners = /^[\uFE0F\u200D]+$/;

const slashWords: Record<string, string> = {
  'w/': 'w',
  'w/o': 'w/o',
  'b/c': 'because',
  'a/c': 'ac',
  'w/d': 'w/d',
  '$/sqft': 'ppsf',
  '$/sq ft': 'ppsf',
  '$/sf': 'ppsf',
  '$/ft': 'ppsf',
  'price/sqft': 'ppsf',
  'price/sq ft': 'ppsf',
  'price/sf': 'ppsf',
  'price/ft': 'ppsf',
};

/** "kids' pool", "a big ol' yard", "Land O' Lakes": the apostrophe belongs to the word. */
const belongsToWord = (last: Token | undefined, at: number): boolean =>
  last?.kind === 'word' && last.end === at && (last.text.endsWith('s') || /^(?:ol|lil|o)$/.test(last.text));

/** "pre-1950", "sub-300k": a hyphen behind a word that is no unit of a number ("500k-600k"). */
function joins(tokens: readonly Token[], at: number): boolean {
  const last = tokens.at(-1);
  return last?.kind === 'word' && last.end === at && !last.glued && tokens.at(-2)?.kind !== 'number';
}

/** "-3" is a number below nothing, "views - 2 acres" is not. */
const isSign = (sentence: string, at: number): boolean => sentence[at] !== '-' || sentence[at + 1] !== ' ';
const spaced = (mark: string): string => (mark === '-' ? '–' : mark);

/** A hyphen between letters joins words and is no token; before a figure or between spaces it is a dash. */
function isDash(sentence: string, at: number): boolean {
  const next = sentence[at + 1] ?? ' ';
  return /[\d$€£\s.]/.test(next);
}

/** `1,500` and `350.000` group thousands; `1,1` and `2.5` are decimals. */
export function numeral(raw: string): number {
  if (/e/i.test(raw)) return Number(raw.replaceAll(',', ''));
  const groups = raw.split(/[.,]/);
  if (groups.length === 1) return Number(raw);
  const tail = groups.slice(1);
  if (tail.length > 1 && tail.every((group) => group.length === 3)) return Number(groups.join(''));
  if (tail.length > 1) {
    const last = tail.pop() as string;
    return Number(`${groups[0]}${tail.join('')}.${last}`);
  }
  const only = tail[0] as string;
  const head = groups[0] as string;
  if (only.length === 3 && head.length > 0 && head.length <= 3 && head !== '0') return Number(head + only);
  return Number(`${head || '0'}.${only}`);
}

/** Returns true if capitals mark names in this sentence; false if it is all lower or all upper case. */
export function marksNamesByCapitals(tokens: readonly Token[]): boolean {
  let capital = 0;
  let words = 0;
  for (const token of tokens) {
    if (token.kind !== 'word' || token.text.length < 2) continue;
    words++;
    if (token.capital) capital++;
  }
  return words > 0 && capital < words * 0.7;
}
