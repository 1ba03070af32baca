import type { Reading } from '../../reading.ts';
import type { Token } from './tokens.ts';

/** Marks that a person speaks instead of types. */
const spokenMarks: ReadonlyMap<string, string> = new Map([
  ['comma', ','],
  ['period', '.'],
  ['semicolon', ';'],
]);
const spokenPairs: Readonly<Record<string, string>> = {
  'full stop': '.',
  'exclamation point': '!',
  'exclamation mark': '!',
  'question mark': '?',
  'new line': '.',
  'new paragraph': '.',
};
const pairHeads: ReadonlySet<string> = new Set(Object.keys(spokenPairs).map((pair) => pair.split(' ')[0] as string));
/** "A period home", "grace period": no mark. */
const ofPeriod: ReadonlySet<string> = new Set(
  'home homes house houses property details detail charm features style architecture of grace time trial holding escrow lock'.split(
    ' ',
  ),
);

/** Words that sound like a number; heard as one only right before a room. */
const soundsLike: ReadonlyMap<string, number> = new Map([
  ['to', 2],
  ['too', 2],
  ['tow', 2],
  ['for', 4],
  ['fore', 4],
  ['tree', 3],
  ['won', 1],
  ['ate', 8],
]);
const rooms: ReadonlySet<string> = new Set(
  'bed beds bedroom bedrooms br bath baths bathroom bathrooms bd ba bdrm'.split(' '),
);
/** "Looking for bedrooms on one floor", "next to bathrooms": these words lead to a room themselves. */
const leads: ReadonlySet<string> = new Set(
  'looking look search searching hunting next close access adjacent due up go going ready need needs en steps'.split(
    ' ',
  ),
);
/** Words that dictation writes for "bath" behind a number. */
const bathsHeard: ReadonlySet<string> = new Set(['bats', 'bat', 'bass', 'bads']);
const numberWords: ReadonlySet<string> = new Set('one two three four five six seven'.split(' '));

/** Speech as a machine wrote it down: spoken marks, and numbers written as the words that sound like them. */
export function hear(tokens: readonly Token[], language: Reading['language']): readonly Token[] {
  if (language === 'fr') return tokens;
  let out: Token[] | undefined;
  for (let at = 0; at < tokens.length; at++) {
    const heard =
      language === 'es'
        ? (spanishMarkAt(tokens, at) ?? hundredAt(tokens, at))
        : (markAt(tokens, at) ??
          numberAt(tokens, at) ??
          forAt(tokens, at) ??
          toAt(tokens, at) ??
          beAt(tokens, at) ??
          beforeAt(tokens, at) ??
          betweenAt(tokens, at) ??
          bathAt(tokens, at));
    if (heard) out ??= tokens.slice(0, at);
    if (heard) out?.push(...heard);
    else out?.push(tokens[at] as Token);
    if (heard && heard.length === 2) at++;
  }
  return out ?? tokens;
}

function markAt(tokens: readonly Token[], at: number): Token[] | undefined {
  const [here, next] = [tokens[at] as Token, tokens[at + 1]];
  const pair = next && pairHeads.has(here.text) ? spokenPairs[`${here.text} ${next.text}`] : undefined;
  if (next && pair)
    return [
      { ...here, kind: 'mark', text: pair },
      { ...next, kind: 'mark', text: pair },
    ];
  const mark = spokenMarks.get(here.text);
  if (mark === undefined || at === 0) return undefined;
  if (ofPeriod.has(next?.text ?? '') || ofPeriod.has(tokens[at - 1]?.text ?? '')) return undefined;
  return [{ ...here, kind: 'mark', text: mark }];
}

/** "Miramar coma con piscina", "punto" between words; between figures they are part of a number. */
function spanishMarkAt(tokens: readonly Token[], at: number): Token[] | undefined {
  const [here, next] = [tokens[at] as Token, tokens[at + 1]];
  const mark = here.text === 'coma' ? ',' : here.text === 'punto' ? '.' : undefined;
  if (mark === undefined || at === 0 || (isSpanishFigure(tokens[at - 1]) && isSpanishFigure(next))) return undefined;
  if (here.text === 'punto' && next !== undefined && next.text !== 'y' && next.text !== 'aparte') return undefined;
  if (next?.text === 'y' && tokens[at + 2]?.text === 'coma')
    return [
      { ...here, kind: 'mark', text: ';' },
      { ...next, kind: 'mark', text: ';' },
    ];
  return [{ ...here, kind: 'mark', text: mark }];
}

/** "Por ciento setenta mil" is a price and no percentage. */
function hundredAt(tokens: readonly Token[], at: number): Token[] | undefined {
  const here = tokens[at] as Token;
  if (here.text !== 'ciento' || tokens[at - 1]?.text !== 'por' || isSpanishFigure(tokens[at - 2])) return undefined;
  return isSpanishFigure(tokens[at + 1]) ? [{ ...here, text: 'cien' }] : undefined;
}

const spanishFigures: ReadonlySet<string> = new Set(
  `cero un uno una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho
  diecinueve veinte veinticinco treinta cuarenta cincuenta sesenta setenta ochenta noventa mil`.split(/\s+/),
);
const isSpanishFigure = (token: Token | undefined): boolean =>
  token !== undefined && (token.kind === 'number' || spanishFigures.has(token.text));

function numberAt(tokens: readonly Token[], at: number): Token[] | undefined {
  const [here, next] = [tokens[at] as Token, tokens[at + 1]];
  const value = soundsLike.get(here.text);
  if (value === undefined || next === undefined || leads.has(tokens[at - 1]?.text ?? '')) return undefined;
  const room = rooms.has(next.text) || (next.text === 'full' && rooms.has(tokens[at + 2]?.text ?? ''));
  const car = next.text === 'car' && tokens[at + 2]?.text.startsWith('gar');
  const hundreds = value === 4 && next.text === 'hundred';
  if (!room && !car && !hundreds) return undefined;
  return [{ ...here, kind: 'number', text: String(value), value, mended: true }];
}

/** "Looking 4 a condo", "homes 4 sale", "a condo 4 my coworker": the figure that sounds like a word. */
function forAt(tokens: readonly Token[], at: number): Token[] | undefined {
  const here = tokens[at] as Token;
  if (here.text !== '4') return undefined;
  if (isForSomeone(tokens, at) || isForAmount(tokens, at))
    return [{ ...here, kind: 'word', text: 'for', mended: true }];
  const sale = tokens[at + 1]?.text === 'sale';
  const leads = /^(?:look(?:ing?)?|search(?:in)?g?|hunt(?:in)?g?|ready|home|house|place)$/.test(
    tokens[at - 1]?.text ?? '',
  );
  if (!sale && !(leads && /^(?:an?|my|me|us|the)$/.test(tokens[at + 1]?.text ?? ''))) return undefined;
  return [{ ...here, kind: 'word', text: 'for', mended: true }];
}

/** "4 my mom", "4 her": the person that the home is for; "need 4, my limit is" and "at least 4 my mom can use" count rooms. */
function isForSomeone(tokens: readonly Token[], at: number): boolean {
  if (tokens[at - 1]?.kind === 'number' || counting.has(tokens[at - 1]?.text ?? '')) return false;
  const [next, behind] = [tokens[at + 1], tokens[at + 2]];
  if (/^(?:me|us|him|them|someone)$/.test(next?.text ?? '')) return true;
  if (next?.text === 'her' && (behind === undefined || behind.kind !== 'word')) return true;
  return /^(?:my|our|his|her|their|a)$/.test(next?.text ?? '') && relations.test(behind?.text ?? '');
}

/** "What can I get 4 1900 a month", "house 4 350k": an amount follows, and no count of rooms came before. */
function isForAmount(tokens: readonly Token[], at: number): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (before?.kind !== 'word' || counting.has(before.text) || rooms.has(before.text) || next?.glued) return false;
  const amount = next?.text === '$' ? tokens[at + 2] : next;
  return amount?.kind === 'number' && (amount.value ?? 0) >= 100 && (amount.value ?? 0) % 5 === 0;
}

const betweens: ReadonlySet<string> = new Set(['bt', 'btw', 'btwn']);

/** "Bt 300 n 400": between two figures. */
function betweenAt(tokens: readonly Token[], at: number): Token[] | undefined {
  const here = tokens[at] as Token;
  if (!betweens.has(here.text) || tokens[at - 1]?.text === 'yr') return undefined;
  const low = tokens[at + 1]?.text === '$' ? at + 2 : at + 1;
  if (tokens[low]?.kind !== 'number') return undefined;
  const joint = /^(?:k|m|mil)$/.test(tokens[low + 1]?.text ?? '') ? low + 2 : low + 1;
  return /^(?:n|and|to|-|&)$/.test(tokens[joint]?.text ?? '')
    ? [{ ...here, text: 'between', mended: true }]
    : undefined;
}
const counting: ReadonlySet<string> = new Set(
  'need needs want wants least minimum min exactly only or to wait no actually make it sorry mean meant said say correction'.split(
    ' ',
  ),
);
const relations =
  /^(?:mom|mother|mama|dad|father|parents?|folks|in|wife|husband|hubby|fiancee?|girlfriend|boyfriend|partner|sons?|daughters?|kids?|brothers?|sisters?|aunt|uncle|cousins?|niece|nephew|grand(?:ma|pa|mother|father|parents|kids|son|daughter)|nana|family|friends?|buddy|bestie|roommate|coworkers?|colleague|boss|clients?|clnts?|customers?|cust|buyers?|tenant|neighbors?|self)$/;

/** "Move in b4 xmas"; "b4 b2" and "b4/b2" count rooms. */
function beforeAt(tokens: readonly Token[], at: number): Token[] | undefined {
  const [here, next, behind] = [tokens[at] as Token, tokens[at + 1], tokens[at + 2]];
  if (here.text !== 'b' || next?.text !== '4' || !next.glued || !times.test(behind?.text ?? '')) return undefined;
  return [
    { ...here, text: 'just', mended: true },
    { ...next, kind: 'word', text: 'before', mended: true },
  ];
}
const times =
  /^(?:the|we|i|my|our|they|he|she|it|school|xmas|christmas|thanksgiving|easter|halloween|new|winter|spring|summer|fall|end|baby|rates?|prices?|jan|feb|march|april|may|june|july|aug|sept|oct|nov|dec|january|february|august|september|october|november|december)$/;

/** "HOA cant b over 450", "must b near a park". */
function beAt(tokens: readonly Token[], at: number): Token[] | undefined {
  const here = tokens[at] as Token;
  const before = tokens[at - 1]?.text ?? '';
  if (here.text === 'b' && modals.has(before)) return [{ ...here, text: 'be', mended: true }];
  // "We r in San Juan", "would of wanted"
  if (here.text === 'r' && /^(?:we|they|you|u)$/.test(before)) return [{ ...here, text: 'are', mended: true }];
  if (here.text === 'of' && /^(?:would|could|should|woulda)$/.test(before))
    return [{ ...here, text: 'have', mended: true }];
  return undefined;
}
const modals: ReadonlySet<string> = new Set(
  "can can't cant cannot must mustn't should shouldn't shouldnt could would will won't wont gotta to may might".split(
    ' ',
  ),
);

/** "Close 2 downtown", "moving 2 Austin", "20 min 2 downtown". */
function toAt(tokens: readonly Token[], at: number): Token[] | undefined {
  const [here, next] = [tokens[at] as Token, tokens[at + 1]];
  if (here.text !== '2') return undefined;
  const measured = distances.test(tokens[at - 1]?.text ?? '') && tokens[at - 2]?.kind === 'number';
  const led = /^(?:close|closer|next|near|mov(?:e|ing)|relocating|commut(?:e|ing)|walk|walking)$/.test(
    tokens[at - 1]?.text ?? '',
  );
  if (!(led || measured) || next?.kind !== 'word' || rooms.has(next.text) || units.test(next.text)) return undefined;
  return [{ ...here, kind: 'word', text: 'to', mended: true }];
}
const units = /^(?:miles?|mi|km|min(?:ute)?s?|hours?|hrs?|blocks?|story|stories|car|acres?|full|half|or|and)$/;

const distances = /^(?:min(?:ute)?s?|mins|hours?|hrs?|miles?|mi|km|blocks?)$/;

function bathAt(tokens: readonly Token[], at: number): Token[] | undefined {
  const [before, here] = [tokens[at - 1], tokens[at] as Token];
  if (!bathsHeard.has(here.text) || !before) return undefined;
  if (before.kind !== 'number' && !numberWords.has(before.text)) return undefined;
  return [{ ...here, text: 'baths', mended: true }];
}
