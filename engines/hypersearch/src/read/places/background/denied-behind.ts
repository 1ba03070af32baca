/** A place with a "no" behind it and the reason: "En Lawrence no, que ahí ya tengo el taller; Dracut o Tewksbury". */
import type { Parse } from '../../parse.ts';
import { negateBack } from '../../scopes/look-back.ts';
import { has, type Item } from '../../words/items.ts';

/** Excludes the place before the bare "no" at `at`, where a reason follows and another place is named later; the item behind the reason. */
export function denyPlaceBefore(parse: Parse, at: number): number | undefined {
  const { items, claims } = parse;
  const item = items[at] as Item;
  if (!denials.has(item.text) || item.to > item.from + 1) return undefined;
  const last = claims.at(-1);
  if (last?.to !== at || !last.facts.some(({ kind }) => kind === 'place')) return undefined;
  const next = items[at + 1]?.mark === undefined ? at + 1 : at + 2;
  const isReason = (at + 1 === next ? joins : reasons).has(items[next]?.text ?? '');
  if (!isReason || [1, 2, 3].some((step) => has(items[next + step - 1], 'firm'))) return undefined;
  if (!items.slice(next).some(({ place }) => place?.kind !== undefined && place !== items[at - 1]?.place))
    return undefined;
  negateBack(parse, at);
  const stop = items.findIndex(({ mark }, i) => i > next && mark !== undefined);
  const end = stop < 0 ? items.length : stop;
  // "Que ahí ya tengo el taller" asks for no workshop.
  const tells = items.slice(next, end).every((one) => one.place === undefined && one.number === undefined);
  return tells ? parse.skipBackground(at + 1, end) : at + 1;
}

const denials: ReadonlySet<string> = new Set(['no', 'non', 'nope']);
const joins: ReadonlySet<string> = new Set(['porque', 'pues', 'que', 'car', 'parce', 'because', 'since', 'cause']);
const reasons: ReadonlySet<string> = new Set([
  ...joins,
  ...'ya ahi alli puisque jy j on mon ma i ive we weve my our'.split(' '),
]);
