/** A place with a "no" behind it and the reason: "En Lawrence no, que ahí ya tengo el taller; Dracut o Tewksbury". */
import type { Course } from '../course.ts';
import { negateBack } from '../scopes/look-back.ts';
import { has, type Item } from '../words/items.ts';

/** Excludes the place before the bare "no" at `at`, where a reason follows and another place is named later. */
export function denyPlaceBefore(course: Course, at: number): boolean {
  const { items, claims } = course;
  const item = items[at] as Item;
  if (!denials.has(item.text) || item.to > item.from + 1) return false;
  const last = claims.at(-1);
  if (last?.to !== at || !last.facts.some(({ kind }) => kind === 'place')) return false;
  const next = items[at + 1]?.mark === undefined ? at + 1 : at + 2;
  const isReason = (at + 1 === next ? joins : reasons).has(items[next]?.text ?? '');
  if (!isReason || [1, 2, 3].some((step) => has(items[next + step - 1], 'firm'))) return false;
  if (!items.slice(next).some(({ place }) => place?.kind !== undefined && place !== items[at - 1]?.place)) return false;
  negateBack(course, at);
  return true;
}

const denials: ReadonlySet<string> = new Set(['no', 'non', 'nope']);
const joins: ReadonlySet<string> = new Set(['porque', 'pues', 'que', 'car', 'parce', 'because', 'since', 'cause']);
const reasons: ReadonlySet<string> = new Set([
  ...joins,
  ...'ya ahi alli puisque jy j on mon ma i ive we weve my our'.split(' '),
]);
