import { limitMetres } from '../find/near.ts';
import type { PlaceCriterion } from '../find/places.ts';
import { foldPostalCode } from '../find/store/locales.ts';
import { wantedWords } from '../find/store/words.ts';
import { placeName } from '../place-name.ts';
import type { Question } from './checks.ts';
import { type Bounds, boxAround, coverOf } from './cover.ts';
import type { PreparedHome } from './prepared-home.ts';

/** A search that would need more cells than this is filed under a word instead, or tested for every home. */
const CELLS_OF_A_SEARCH = 64;

/**
 * The keys under which a search is filed: place names, map cells or a word. Every home that can match has one of them.
 * A search under 'all' is tested for every home.
 */
export type Keys =
  | { kind: 'names' | 'words'; keys: string[] }
  | { kind: 'cells'; level: number; keys: number[] }
  | 'all';

export function keysOf(question: Question, places: readonly PlaceCriterion[]): Keys {
  if (places.length === 1) return { kind: 'names', keys: nameOf(places[0] as PlaceCriterion) };
  if (places.length > 0) return { kind: 'names', keys: [...new Set(places.flatMap(nameOf))] };
  const boxes = boxesOf(question);
  const cover = boxes && coverOf(boxes);
  if (cover && cover.cells.length <= CELLS_OF_A_SEARCH) return { kind: 'cells', level: cover.level, keys: cover.cells };
  const [word] = wantedWords(question.words ?? [])?.whole.toSorted((a, b) => b.length - a.length) ?? [];
  return word === undefined ? 'all' : { kind: 'words', keys: [word] };
}

/** Returns no key for a name that no home has. Such a search is not filed. */
function nameOf(criterion: PlaceCriterion): string[] {
  if (criterion.kind === 'place') {
    const name = placeName(criterion.name);
    return name === '' ? [] : [criterion.state === undefined ? `${name}` : `${name}|${criterion.state}`];
  }
  if (criterion.kind === 'state') return [`|${criterion.code}`];
  const code = foldPostalCode(criterion.code);
  return code === '' ? [] : [`#${code}`];
}

/** Returns the boxes that must contain a home; undefined when a home may lie anywhere or have no coordinates. */
function boxesOf({ facts, areas = [], bounds, points }: Question): Bounds[] | undefined {
  if (areas.length > 0) return areas.map(boxAround);
  if (bounds) return [bounds];
  for (const criterion of facts) {
    const named = criterion.kind === 'near' ? points?.get(criterion.name) : undefined;
    if (criterion.kind !== 'near' || named === undefined) continue;
    return named.map((centre) => boxAround({ kind: 'circle', centre, radiusMetres: limitMetres(criterion, centre) }));
  }
  return undefined;
}

/** Returns the place names of a home in the format of `keysOf`. */
export function namesAt({ city, neighbourhood, areas, listing: { state, postalCode = '' } }: PreparedHome): string[] {
  const names = [`|${state}`];
  for (const name of new Set([city, neighbourhood, ...areas])) if (name !== '') names.push(name, `${name}|${state}`);
  const code = foldPostalCode(postalCode);
  for (let end = 1; end <= code.length; end++) names.push(`#${code.slice(0, end)}`);
  return names;
}
