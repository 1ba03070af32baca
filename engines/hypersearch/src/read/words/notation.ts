/** Signs of filters and queries, written as the words that they stand for: "!pool", "-garage", "city != Reno", "1950..1979". */
import type { Reading } from '../../reading.ts';
import { foldWord } from './fold.ts';
import type { Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

type Language = Reading['language'];

const without: Readonly<Record<Language, string>> = { en: 'without', fr: 'sans', es: 'sin' };
const including: Readonly<Record<Language, string>> = { en: 'with', fr: 'avec', es: 'con' };
const not: Readonly<Record<Language, string>> = { en: 'not', fr: 'pas', es: 'no' };
const toward: Readonly<Record<Language, string>> = { en: 'to', fr: 'à', es: 'a' };
const no: Readonly<Record<Language, string>> = { en: 'no', fr: 'non', es: 'no' };
const yes: Readonly<Record<Language, string>> = { en: 'yes', fr: 'oui', es: 'si' };

/** Signs without which a sentence stays as it is: one test, because most sentences have none. */
const signs = /!\s?[=(\p{L}]|≠|=\s?\p{L}|\p{L}_\p{L}|[\dkm]\.\.[\d$]|(?:^|[\s,(])-\p{L}|:\s?(?:true|false)\b|→|->/iu;

/** Writes the signs of a filter as words and plain marks. */
export function spellNotation(sentence: string, typed: readonly Token[], vocabulary: Vocabulary): readonly Token[] {
  if (!signs.test(sentence)) return typed;
  const { language } = vocabulary;
  const out: Token[] = [];
  const { tokens, parts } = joinKeys(typed);
  const minus = excludesByMinus(sentence, tokens, vocabulary);
  let keyed = false;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const next = tokens[at + 1];
    const { text } = token;
    if (minus.has(at)) out.push(spelled(without[language], token.start - 1, token.start), { ...token, glued: true });
    else if (text === '≠' || (text === '!' && next?.text === '=' && next.glued)) {
      out.push(spelled(not[language], token.start, text === '!' ? (next as Token).end : token.end));
      if (text === '!') at++;
    } else if (text === '!' && isPrefix(tokens, at)) out.push({ ...token, kind: 'word', text: without[language] });
    else if (isArrow(tokens, at)) {
      const end = text === '→' ? token : (next as Token);
      out.push({ ...spelled(foldWord(toward[language]), token.start, end.end), mended: false });
      if (text !== '→') at++;
    } else if (text === '=' && next?.text === '=' && next.glued) continue;
    else if (text === '=' && next?.kind === 'word') {
      if (keyed) separateKey(out, parts);
      keyed = true;
      out.push({ ...token, text: ':' });
    } else if (text === '+' && minus.size > 0 && isGluedWord(next) && !token.glued)
      out.push({ ...token, kind: 'word', text: including[language] });
    else if (text === '..' && isRange(tokens, at)) out.push({ ...token, text: '-' });
    else if (truths.has(text) && labels.has(tokens[at - 1]?.text ?? ''))
      out.push({ ...token, text: text === 'true' || /^v/.test(text) ? yes[language] : no[language], mended: true });
    else out.push(token);
  }
  return out;
}

/** "fixer_upper", "home.pool = true": keys as words of their own, and those among them that go on with the word before. */
function joinKeys(typed: readonly Token[]): { tokens: readonly Token[]; parts: ReadonlySet<Token> } {
  const parts = new Set<Token>();
  const tokens: Token[] = [];
  for (let at = 0; at < typed.length; at++) {
    const token = typed[at] as Token;
    const { text } = token;
    if (!((text === '_' && joinsWords(typed, at)) || (text === '.' && isPath(typed, at)))) tokens.push(token);
    else {
      const part = { ...(typed[++at] as Token), glued: false };
      parts.add(part);
      tokens.push(part);
    }
  }
  return { tokens, parts };
}

/** "area_race=white city=Omaha": a comma before the key at the end of `out`, so that it is no part of the value before it. */
function separateKey(out: Token[], parts: ReadonlySet<Token>): void {
  let key = out.length - 1;
  while (key > 0 && parts.has(out[key] as Token)) key--;
  if (key < 1 || out[key - 1]?.kind === 'mark') return;
  const { start } = out[key] as Token;
  out.splice(key, 0, { ...spelled(',', start, start), kind: 'mark', mended: false });
}

const truths: ReadonlySet<string> = new Set('true false vrai faux verdadero verdadera falso falsa'.split(' '));
const labels: ReadonlySet<string> = new Set([':', '=']);

const spelled = (text: string, start: number, end: number): Token => ({
  kind: 'word',
  text,
  start,
  end,
  value: Number.NaN,
  capital: false,
  glued: false,
  hyphened: false,
  mended: true,
});

/** "Chicago → Durham", "Chicago -> Durham": from one place to another; "3 beds → 4" is another figure. */
function isArrow(tokens: readonly Token[], at: number): boolean {
  const [here, next] = [tokens[at], tokens[at + 1]];
  const two = here?.text === '-' && next?.text === '>' && next.glued;
  if (here?.text !== '→' && !two) return false;
  const [before, behind] = [tokens[at - 1], tokens[two ? at + 2 : at + 1]];
  return before?.kind === 'word' && before.capital && behind?.kind === 'word' && behind.capital;
}

/** "!pool" and "(!pool", and no "Found it! Pool" or "it!pool". */
const isPrefix = (tokens: readonly Token[], at: number): boolean => {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (next?.kind !== 'word' || !next.glued) return false;
  return !tokens[at]?.glued || before?.text === '(' || before?.text === ',' || before?.text === '&';
};

const joinsWords = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.glued === true && tokens[at - 1]?.kind === 'word' && isGluedWord(tokens[at + 1]);

/** "neighbors.race !=": the dot of a path stands before a comparison; other dots end a sentence. */
const isPath = (tokens: readonly Token[], at: number): boolean => {
  if (tokens[at]?.glued !== true || tokens[at - 1]?.kind !== 'word' || !isGluedWord(tokens[at + 1])) return false;
  const sign = tokens[at + 2]?.text;
  return sign === '=' || sign === '≠' || (sign === '!' && tokens[at + 3]?.text === '=');
};

const isGluedWord = (token: Token | undefined): boolean => token?.kind === 'word' && token.glued;

/** "1950..1979", "$450k..600k", and no "400k..3 beds". */
function isRange(tokens: readonly Token[], at: number): boolean {
  const scaled = tokens[at - 1]?.kind === 'word';
  const low = tokens[scaled ? at - 2 : at - 1];
  const high = tokens[at + 1]?.text === '$' ? at + 2 : at + 1;
  const to = tokens[high];
  if (low?.kind !== 'number' || to?.kind !== 'number' || !tokens[at]?.glued || !tokens[at + 1]?.glued) return false;
  return to.value > low.value || (scaled && tokens[high + 1]?.text === 'm') || (scaled && to.value >= 10_000);
}

/**
 * The words that a minus leaves out: "Boise 3bd -garage". A minus at the head of a line or before other words is the bullet of
 * a list: "-3 beds -under 400k -pool".
 */
function excludesByMinus(sentence: string, tokens: readonly Token[], { phrases }: Vocabulary): ReadonlySet<number> {
  const found = new Set<number>();
  for (let at = 1; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const before = sentence[token.start - 2] ?? '\n';
    if (sentence[token.start - 1] !== '-' || !/[\s,(]/.test(before)) continue;
    const senses = token.kind === 'word' ? (phrases.longest(tokens, at)?.senses ?? []) : [];
    const requested =
      token.capital || senses.some(({ kind, value }) => criteria.has(kind) || (kind === 'field' && value === 'hoa'));
    if (before === '\n' || !requested) return new Set();
    found.add(at);
  }
  return found;
}
const criteria: ReadonlySet<string> = new Set(['has', 'type', 'house', 'ranch']);
