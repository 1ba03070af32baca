import { foldPostalCode } from '../find/locales.ts';
import { limitMetres } from '../find/near.ts';
import type { PlaceWish } from '../find/places.ts';
import { wantedWords } from '../find/words.ts';
import { placeName } from '../place-name.ts';
import type { AskedHome } from './asked-home.ts';
import type { Question } from './checks.ts';
import { type Bounds, boxAround, coverOf } from './cover.ts';

/** A search that is found by more cells than this is better found by all homes. */
const CELLS_OF_A_SEARCH = 64;

/**
 * Under which keys a search is filed, so that every home that can match it has one of them: a name of a place, a cell of
 * the map, a word, or nothing.
 */
export type Keys =
  | { kind: 'names' | 'words'; keys: string[] }
  | { kind: 'cells'; level: number; keys: number[] }
  | 'all';

export function keysOf(question: Question, places: readonly PlaceWish[]): Keys {
  if (places.length === 1) return { kind: 'names', keys: nameOf(places[0] as PlaceWish) };
  if (places.length > 0) return { kind: 'names', keys: [...new Set(places.flatMap(nameOf))] };
  const boxes = boxesOf(question);
  const cover = boxes && coverOf(boxes);
  if (cover && cover.cells.length <= CELLS_OF_A_SEARCH) return { kind: 'cells', level: cover.level, keys: cover.cells };
  const [word] = wantedWords(question.words ?? [])?.whole.toSorted((a, b) => b.length - a.length) ?? [];
  return word === undefined ? 'all' : { kind: 'words', keys: [word] };
}

/** A name no home has stands for none: such a search is filed nowhere. */
function nameOf(wish: PlaceWish): string[] {
  if (wish.kind === 'place') {
    const name = placeName(wish.name);
    return name === '' ? [] : [wish.state === undefined ? `${name}` : `${name}|${wish.state}`];
  }
  if (wish.kind === 'state') return [`|${wish.code}`];
  const code = foldPostalCode(wish.code);
  return code === '' ? [] : [`#${code}`];
}

/** Boxes in one of which a home must lie; undefined where it may lie anywhere, or nowhere on the map. */
function boxesOf({ facts, areas = [], bounds, points }: Question): Bounds[] | undefined {
  if (areas.length > 0) return areas.map(boxAround);
  if (bounds) return [bounds];
  for (const wish of facts) {
    const named = wish.kind === 'near' ? points?.get(wish.name) : undefined;
    if (wish.kind !== 'near' || named === undefined) continue;
    return named.map((centre) => boxAround({ kind: 'circle', centre, radiusMetres: limitMetres(wish, centre) }));
  }
  return undefined;
}

/** The names that a home can be found by, as `keysOf` writes them. */
export function namesAt({ city, neighbourhood, areas, listing: { state, postalCode = '' } }: AskedHome): string[] {
  const names = [`|${state}`];
  for (const name of new Set([city, neighbourhood, ...areas])) if (name !== '') names.push(name, `${name}|${state}`);
  const code = foldPostalCode(postalCode);
  for (let end = 1; end <= code.length; end++) names.push(`#${code.slice(0, end)}`);
  return names;
}
