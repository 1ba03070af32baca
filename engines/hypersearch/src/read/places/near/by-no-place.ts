import { has, type Item } from '../../words/items.ts';
import type { Token } from '../../words/tokens.ts';

const times =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|christmas|easter|thanksgiving|summer|spring|fall|winter|deadline|closing|(?:my|him|her|your|it)self|(?:our|them)selves)$/;

/** Means by which a figure is worked out: no places. */
const reckonings: ReadonlySet<string> = new Set(
  'spreadsheet spreadsheets math maths calculation calculations calculator estimate estimates count reckoning list notes numbers figures budget sums arithmetic'.split(
    ' ',
  ),
);

/** "By Jan 15", "by Memorial Day", "by herself", "by contrast", "by my spreadsheet": words behind "by" that name no place. */
export function isByNoPlace(items: readonly Item[], at: number, tokens: readonly Token[]): boolean {
  const item = items[at];
  if (item?.text !== 'by') return false;
  const [next, after] = [items[at + 1], items[at + 2]];
  if (times.test(next?.text ?? '') || times.test(after?.text ?? '')) return true;
  if (/^(?:contrast|comparison)$/.test(next?.text ?? '') || tokens[item.to + 1]?.text === 'day') return true;
  return has(next, 'poss') && reckonings.has(after?.text ?? '');
}
