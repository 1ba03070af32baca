/** Choices that are left open: "furnished or unfurnished", "a basement, finished or not", «con alberca o sin alberca». */
import type { Parse } from './parse.ts';
import { described } from './phrase-meaning.ts';
import { has, type Item } from './words/items.ts';

/** The item behind an "or" and the opposite of the phrase at `at`. */
export function openChoiceEnd({ items, context: { tokens } }: Parse, at: number): number | undefined {
  const item = items[at];
  if (item === undefined) return undefined;
  const [word = '', or = '', other = '', same = ''] = tokens.slice(item.to - 1, item.to + 3).map(({ text }) => text);
  if (!/^(?:or|ou|o)$/.test(or)) return undefined;
  if (areOpposite(word, other)) return itemFrom(items, item.to + 2);
  if (!denials.has(other)) return undefined;
  // "Pool or no pool", "terminado o sin terminar"
  if (isSame(same, word) || isSame(same, item.text)) return itemFrom(items, item.to + 3);
  const next = itemFrom(items, item.to + 2);
  const ends = next === items.length || items[next]?.mark !== undefined;
  return ends || endings.some((kind) => has(items[next], kind)) ? next : undefined;
}

const denials: ReadonlySet<string> = new Set('not no without non pas sans sin'.split(' '));
const endings = ['dropped', 'allowed', 'be', 'in', 'drop', 'must'];

const areOpposite = (one: string, other: string): boolean => other === `un${one}` || one === `un${other}`;

const isSame = (other: string, word: string): boolean =>
  other === word || (word.length > 3 && other.slice(0, 4) === word.slice(0, 4));

function itemFrom(items: readonly Item[], token: number): number {
  const at = items.findIndex(({ from }) => from >= token);
  return at < 0 ? items.length : at;
}

/** A feature that may be there or not is no criterion; "a basement, finished or not" asks for a basement. */
export function skipOpenChoice(parse: Parse, at: number): number | undefined {
  const { items } = parse;
  const item = items[at] as Item;
  if (!has(item, 'has')) return undefined;
  const reversed = has(items[at - 1], 'or') && areOpposite(item.text, items[at - 2]?.text ?? '');
  const end = reversed ? at + 1 : openChoiceEnd(parse, at);
  if (end === undefined) return undefined;
  if (has(item, 'has', 'finished_basement') || has(item, 'has', 'walkout_basement')) {
    parse.claim([{ kind: 'feature', feature: 'basement', not: false }], at, at + 1);
    parse.claims.at(-1)?.cues.push(at + 1, end - 1);
  } else parse.note({ facts: described(item)?.facts ?? [], from: at, to: end, fate: 'withdrawn' });
  return end;
}
