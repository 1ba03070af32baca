import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { areaLimit, type SearchState } from '../search-state.ts';
import { readShape, type Shape, shapeFault, shapeText } from './shape.ts';

/** URL parameters that hold areas, in the order in which areas are named. */
const lists = ['polygon', 'circle', 'notPolygon', 'notCircle'] as const;
type ListName = (typeof lists)[number];

/** An area of the search. `key` identifies it until it changes. */
export interface SearchArea {
  key: string;
  /** "Area 1", "Left out 1": numbered in URL order. */
  name: string;
  /** True if homes in it are excluded. */
  out: boolean;
  shape: Shape;
  /** The reason why the area is invalid; the URL may contain anything. */
  fault: string | undefined;
}

const keyOf = (list: ListName, text: string) => `${list} ${text}`;

export function areasOf(state: SearchState): SearchArea[] {
  const counts = { in: 0, out: 0 };
  return lists.flatMap((list) =>
    (state[list] ?? []).map((text) => {
      const out = list.startsWith('not');
      const name = out ? m.search__excluded_area({ value: ++counts.out }) : m.search__area({ value: ++counts.in });
      return { key: keyOf(list, text), name, out, ...read(list.endsWith('olygon') ? 'outline' : 'circle', text) };
    }),
  );
}

/**
 * Cache of parsed areas: checking a thousand points takes milliseconds, and the search is parsed at every URL change.
 */
const readBefore = new Map<string, Pick<SearchArea, 'shape' | 'fault'>>();
const READ_BEFORE_MAX = 100;

function read(kind: Shape['kind'], text: string): Pick<SearchArea, 'shape' | 'fault'> {
  const key = `${kind} ${text}`;
  const known = readBefore.get(key);
  if (known) return known;
  if (readBefore.size >= READ_BEFORE_MAX) readBefore.clear();
  const shape = readShape(kind, text);
  const made = { shape, fault: shapeFault(shape) };
  readBefore.set(key, made);
  return made;
}

const listOf = (shape: Shape, out: boolean): ListName => {
  if (out) return shape.kind === 'outline' ? 'notPolygon' : 'notCircle';
  return shape.kind === 'outline' ? 'polygon' : 'circle';
};

const words: Record<ListName, string> = texts({
  polygon: m.search__drawn_outlines,
  circle: m.search__circles,
  notPolygon: m.search__excluded_outlines,
  notCircle: m.search__excluded_circles,
});

/** Returns why no further area of this kind can be added; undefined if one can. */
export function limitFault(state: SearchState, shape: Shape, out: boolean): string | undefined {
  const list = listOf(shape, out);
  if ((state[list]?.length ?? 0) < areaLimit) return undefined;
  return m.search__a_search_can_have_up({ areaLimit, words: words[list] });
}

/** Adds an area to the search and returns to the first page. */
export const withArea = (state: SearchState, shape: Shape, out: boolean): SearchState => {
  const list = listOf(shape, out);
  return changed(state, list, [...(state[list] ?? []).filter((text) => text !== shapeText(shape)), shapeText(shape)]);
};

export function withoutArea(state: SearchState, key: string): SearchState {
  const [list, text] = locate(key);
  return changed(state, list, state[list]?.filter((each) => each !== text) ?? []);
}

/** Changes an area of the search. Keeps its position unless it moves between included and excluded. */
export function withAreaChanged(state: SearchState, area: SearchArea, shape: Shape, out: boolean): SearchState {
  const [list, text] = locate(area.key);
  if (listOf(shape, out) !== list) return withArea(withoutArea(state, area.key), shape, out);
  const texts = state[list]?.map((each) => (each === text ? shapeText(shape) : each)) ?? [];
  return changed(state, list, [...new Set(texts)]);
}

export function withoutAreas(state: SearchState): SearchState {
  const { polygon: _, circle: __, notPolygon: ___, notCircle: ____, after: _____, ...rest } = state;
  return rest;
}

/** Limits the included areas of the search to this one; excluded areas stay. */
export const withOnly = (state: SearchState, area: SearchArea): SearchState => {
  const { polygon: _, circle: __, after: ___, ...rest } = state;
  return withArea(rest, area.shape, false);
};

function locate(key: string): [ListName, string] {
  const at = key.indexOf(' ');
  return [key.slice(0, at) as ListName, key.slice(at + 1)];
}

function changed(state: SearchState, list: ListName, texts: string[]): SearchState {
  const { after: _, [list]: __, ...rest } = state;
  return texts.length === 0 ? rest : { ...rest, [list]: texts };
}
