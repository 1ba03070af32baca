/** Names of landmarks that are no run of capitals: "ohio state", "unc chapel hill", "texas a&m", "Centro Espacial Johnson". */
import { has, type Item } from '../../words/items.ts';
import type { Token } from '../../words/tokens.ts';
import { isUnknown, properNameEnd } from '../names.ts';

/** The item behind a university that is named by its state, town or initials at `at`, or `at`. */
export function schoolNameEnd(items: readonly Item[], at: number): number {
  const [item, next] = [items[at], items[at + 1]];
  if (item === undefined || next === undefined || item.number !== undefined) return at;
  // "Colorado State University": the gazetteer has a place of the last two words.
  if (has(item, 'state') && next.text === 'state' && next.place?.name === 'state university') return at + 2;
  if (next.text === 'state' && next.to === next.from + 1 && !ofState.has(items[at + 2]?.text ?? '')) {
    const end = /^(?:university|college)$/.test(items[at + 2]?.text ?? '') ? at + 3 : at + 2;
    return has(item, 'state') || item.place !== undefined || isUnknown(item) || item.text === 'app' ? end : at;
  }
  if (next.text === 'a' && has(items[at + 2], 'and') && items[at + 3]?.text === 'm' && items[at + 3]?.glued)
    return has(item, 'state') || item.place !== undefined || item.capital ? at + 4 : at;
  return systems.has(item.text) && next.place?.kind === 'city' ? at + 2 : at;
}

/** Nouns that a state owns: "near the Ohio state line" names no university. */
const ofState: ReadonlySet<string> = new Set(
  'line lines border park parks capitol capital house prison route road highway fair fairgrounds hospital forest beach'.split(
    ' ',
  ),
);
/** Universities with a campus in several cities. */
const systems: ReadonlySet<string> = new Set('unc uc ut uw umass cal csu cu suny cuny ul iu um'.split(' '));

/** "Centro Espacial Johnson", "Centre Bell": the item behind a center that has a name, or `at`; "Centro" alone is the downtown. */
export function centerNameEnd(
  items: readonly Item[],
  at: number,
  tokens: readonly Token[],
  capitalsMarkNames: boolean,
): number {
  const [item, next] = [items[at], items[at + 1]];
  if (!capitalsMarkNames || !item?.capital || !next?.capital || !/^cent(?:ro|re|er)$/.test(item.text)) return at;
  if (next.place !== undefined || has(next, 'state') || item.to > item.from + 1) return at;
  return properNameEnd(items, tokens, at, capitalsMarkNames);
}

/** "Near the marina": a harbor, where "the Marina" is a district. */
export const isMarina = (tokens: readonly Token[], { to }: Item): boolean =>
  tokens[to - 1]?.text === 'marina' && tokens[to - 1]?.capital === false;
