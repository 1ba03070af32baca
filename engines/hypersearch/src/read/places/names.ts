import { foldPlace } from '@lintel/geo';
import { nameTails } from '../lexicon/name-tails.ts';
import { has, type Item } from '../words/items.ts';
import type { Token } from '../words/tokens.ts';

const connectors: ReadonlySet<string> = new Set('of the at de des du la le les del los las d l and y et'.split(' '));

export const isTail = (item: Item | undefined): boolean =>
  item !== undefined && item.to - item.from === 1 && nameTails.has(item.text);

/** The item after a run of capitalised words at `at` ("Museum of Fine Arts"), or `at` where none begins. */
export function properNameEnd(
  items: readonly Item[],
  tokens: readonly Token[],
  at: number,
  capitalsMarkNames: boolean,
): number {
  // "TH Clayton Heights": letters for a kind of home begin no name.
  if (!capitalsMarkNames || (has(items[at], 'type') && (items[at]?.text.length ?? 0) < 4)) return at;
  let end = at;
  /** "Museum of Science and Industry": what the name is of may be two words that "and" joins. */
  let ofTwo = false;
  for (let i = at; i < at + 7; i++) {
    const item = items[i];
    if (!item || item.mark !== undefined) break;
    ofTwo ||= item.text === 'of' && heads.has(items[i - 1]?.text ?? '');
    if (
      allCapital(item, tokens) ||
      (i > at && item.number !== undefined && /^\d+$/.test(item.text) && has(items[i - 1], 'number'))
    ) {
      end = i + 1;
      if (item.text === 'county') break;
      continue;
    }
    const joins = connectors.has(item.text) && i > at;
    const next = items[i + 1];
    const beyond = connectors.has(next?.text ?? '') ? items[i + 2] : next;
    if (
      !joins ||
      !beyond ||
      !allCapital(beyond, tokens) ||
      (item.text === 'and' && !ofTwo) ||
      item.text === 'y' ||
      item.text === 'et'
    )
      break;
  }
  return end;
}

const heads: ReadonlySet<string> = new Set(
  'museum institute college school academy center university hall church'.split(' '),
);

const allCapital = (item: Item, tokens: readonly Token[]): boolean => {
  // "Appt E1C": a postal code is part of no name.
  if (/^[a-z]\d[a-z]/.test(item.text)) return false;
  for (let at = item.from; at < item.to; at++) {
    const token = tokens[at] as Token;
    if (!token.capital && !connectors.has(token.text)) return false;
  }
  return (tokens[item.from] as Token).capital;
};

/** A run of words that neither lexicon nor gazetteer knows, with the noun that may end it: "petco park". */
export function unknownNameEnd(items: readonly Item[], at: number): number {
  let i = at;
  while (i < at + 3 && isUnknown(items[i])) i++;
  if (i > at && isTail(items[i])) i++;
  else if (
    i === at &&
    items[i] &&
    !has(items[i], 'spot') &&
    items[i]?.senses.length === 0 &&
    isTail(items[i + 1]) &&
    items[i]?.mark === undefined &&
    items[i]?.number === undefined
  )
    i += 2;
  return i;
}

export const isUnknown = (item: Item | undefined): boolean =>
  item !== undefined &&
  item.mark === undefined &&
  item.number === undefined &&
  item.senses.length === 0 &&
  !item.common &&
  item.place === undefined &&
  item.text.length > 2;

const parts: ReadonlySet<string> = new Set(['old', 'new', 'lower', 'upper', 'north', 'south', 'east', 'west', 'inner']);

/** "Lower Queen Anne", "Old Strathcona"; a sentence that begins with "New" or "Old" speaks of homes. */
export const isPartOfPlace = (items: readonly Item[], at: number): boolean =>
  parts.has(items[at]?.text ?? '') &&
  items[at + 1]?.place !== undefined &&
  (at > 0 || !/^(?:old|new)$/.test(items[at]?.text ?? ''));

/** The folded name that items `from`–`to` spell. */
export function nameOf(
  items: readonly Item[],
  tokens: readonly Token[],
  sentence: string,
  from: number,
  to: number,
): string {
  const first = tokens[(items[from] as Item).from] as Token;
  const last = tokens[(items[to - 1] as Item).to - 1] as Token;
  return (
    foldPlace(sentence.slice(first.start, last.end))
      .replace(/^(?:the|a|an|le|la|les|l|el|los|las|un|une|una) (?=.{3})/, '')
      .replace(/^base (?:(?:aerienne|militaire|aerea|militar|naval|navale) )?(?:de |du |d )?(?=.{3})/, '')
      .replace(/ s$/, '')
      // "Washtenaw Co"
      .replace(/ co$/, (items[to - 1] as Item).text === 'county' ? ' county' : ' co')
  );
}
