import type { Assumption, Reading } from '../../reading.ts';
import type { Token } from '../words/tokens.ts';
import {
  hintedIn,
  inWords,
  loanPatterns,
  patterns,
  type RuleKind,
  type Stretch,
  speaksOfLoan,
} from './assumption-rules.ts';
import { withFigures } from './figures-in-words.ts';

/** A phrase about the purchase. `return` is what a home earns: no listing can be held against it. */
export interface MoneyPhrase {
  kind: RuleKind;
  value: string;
  /** Half-open range of tokens. */
  from: number;
  to: number;
}

/** The phrases about the purchase in a sentence, in its order; where two patterns meet, the earlier rule holds. */
export function findMoneyPhrases(
  sentence: string,
  tokens: readonly Token[],
  language: Reading['language'],
): MoneyPhrase[] {
  const typed = sentence.slice(0, tokens.at(-1)?.end ?? 0);
  const { text: limited, ranges } = language === 'en' ? withFigures(typed) : { text: typed, ranges: [] };
  const hinted = hintedIn(sentencesOf(limited));
  const found: MoneyPhrase[] = [];
  const add = (kind: RuleKind, match: RegExpExecArray, offset: number): void => {
    // "San Benito, TX 3 beds": a rate is written so in French alone.
    if (language !== 'fr' && /^tx/i.test(match[0])) return;
    const value = figureOf(kind, match.groups ?? {});
    if (value === undefined) return;
    const start = offset + match.index + (match[0].length - match[0].trimStart().length);
    const last = offset + match.index + match[0].trimEnd().length;
    // "Put down sixty thousand": the figure is shorter than its words.
    const end = ranges.find(([begin, behind]) => begin < last && last < behind)?.[1] ?? last;
    const from = tokens.findIndex((token) => token.start >= start);
    let to = Math.max(from, 0);
    while (to < tokens.length && (tokens[to] as Token).end <= end) to++;
    if (from < 0 || to <= from || found.some((one) => one.from < to && from < one.to)) return;
    found.push({ kind, value, from, to });
  };
  for (const [kind, pattern] of patterns)
    for (const [start, text] of hinted.get(kind) ?? [])
      for (const match of matchesOf(pattern, text)) add(kind, match, start);
  if (found.some(({ kind }) => kind !== 'return') || speaksOfLoan(limited))
    for (const [kind, pattern] of loanPatterns) for (const match of matchesOf(pattern, limited)) add(kind, match, 0);
  return found.sort((a, b) => a.from - b.from);
}

/** Returns the matches of an expression. Unlike `matchAll` it makes no copy of the expression for each text. */
function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  pattern.lastIndex = 0;
  const matches: RegExpExecArray[] = [];
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    matches.push(match);
    if (match[0] === '') pattern.lastIndex++;
  }
  return matches;
}

/** A text up to this length is searched as a whole. */
const shortText = 300;

/** The sentences of a long text with where each begins: most of them speak of no money. */
function sentencesOf(text: string): Stretch[] {
  if (text.length <= shortText) return [[0, text]];
  return [...text.matchAll(/(?:[^.!?\n]|[.!?](?!\s))+[.!?\n]*\s*/g)].map((match) => [match.index, match[0]]);
}

/** The assumptions among them. */
export const assumptionsOf = (phrases: readonly MoneyPhrase[], tokens: readonly Token[]): Assumption[] =>
  phrases.flatMap(({ kind, value, from, to }) =>
    kind === 'return'
      ? []
      : [
          {
            kind,
            value,
            text: assumptionText(kind, value),
            span: [(tokens[from] as Token).start, (tokens[to - 1] as Token).end] as const,
          },
        ],
  );

/** A cap rate is named by the fact that it asks for. */
export const assumptionText = (kind: Assumption['kind'], value: string): string =>
  kind === 'capRate' ? `capRate>=${value}` : `a:${kind}=${value}`;

type Groups = Readonly<Record<string, string | undefined>>;

/** "20%", "60000", "6.125": undefined where the figure cannot be of that kind. */
function figureOf(kind: RuleKind, { n, k, p, y, c, m }: Groups): string | undefined {
  const share = p === undefined ? undefined : (inWords.get(p.toLowerCase()) ?? Number(p.replace(',', '.')));
  switch (kind) {
    case 'down':
      if (share !== undefined) return share <= 100 ? `${share}%` : undefined;
      return n === undefined ? '0' : least(moneyOf(n, k), 1_000);
    case 'capRate':
      return share !== undefined && share > 0 && share <= highestCapRate ? `${share}` : undefined;
    case 'rate':
      return share !== undefined && share >= 0.5 && share <= 20 ? `${share}` : undefined;
    case 'term':
      return y === undefined ? undefined : `${inWords.get(y.toLowerCase()) ?? (/five/i.test(y) ? 25 : Number(y))}`;
    case 'credit':
      return c !== undefined && Number(c) <= 900 ? c : undefined;
    case 'debts':
      return n === undefined ? '0' : least(moneyOf(n, k), 20);
    case 'income':
      return n === undefined ? undefined : least(moneyOf(n, k) * (m ? 12 : 1), 5_000);
    case 'cashFlow':
      if (n === undefined) return '0';
      return m === undefined ? undefined : least(moneyOf(n, k), 1);
    case 'cash':
      return n === undefined ? undefined : least(moneyOf(n, k), 1_000);
    case 'afford':
    case 'return':
      return 'yes';
    case 'savings':
      return n === undefined ? undefined : least(moneyOf(n, k), 500);
  }
}

const highestCapRate = 30;
const least = (amount: number, lowest: number): string | undefined =>
  amount >= lowest ? `${Math.round(amount)}` : undefined;

/** "60 grand", "1,100", "80 000", "6.5k". */
function moneyOf(figure: string, thousands: string | undefined): number {
  const grouped = /^\d{1,3}(?:[ ,.]\d{3})+$/.test(figure);
  const amount = Number(grouped ? figure.replace(/[ ,.]/g, '') : figure.replace(',', '.'));
  return thousands ? amount * 1_000 : amount;
}
