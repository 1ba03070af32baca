import { readId } from '../../wire/id.ts';

const tabNames = ['search-results', 'ai-insights', 'market-analysis'] as const;
export type TabName = (typeof tabNames)[number];

/** The two tabs of /discover. */
const parts = ['hypersearch', 'smartmatch'] as const;
export type PartName = (typeof parts)[number];

const views = ['list', 'map'] as const;
export type View = (typeof views)[number];

export const statuses = ['active', 'pending', 'sold'] as const;
export type Status = (typeof statuses)[number];

export const sortNames = [
  'match',
  'newest',
  'price_asc',
  'price_desc',
  'sqft_desc',
  'lot_desc',
  'price_per_sqft_asc',
  'roi_desc',
] as const;
export type SortName = (typeof sortNames)[number];

/**
 * Everything that a page of a search shows follows from this, and this is what stands in its address: reload, back and
 * a shared link give the same page; /search, /hypersearch and /discover have it alike. Facts are canonical texts. What is empty or default is left out.
 */
export interface SearchState {
  q?: string;
  /** Facts of the sentence that are switched off, made a preference, made a must; and facts beside the sentence. */
  off?: string[];
  soft?: string[];
  hard?: string[];
  add?: string[];
  status?: Status[];
  /** Words that must stand in the description or the address. */
  text?: string;
  /** Drawn areas, alternatives to each other, and areas to leave out; texts as the contract of the search writes them. */
  polygon?: string[];
  circle?: string[];
  notPolygon?: string[];
  notCircle?: string[];
  /** The part of the map that was searched: west,south,east,north. */
  bounds?: string;
  sort?: SortName;
  /** Cursors of the pages turned so far: its length + 1 is the page number, all but the last lead back. */
  after?: string[];
  tab?: TabName;
  part?: PartName;
  view?: View;
  /** The saved search that is being changed; no wish about homes. */
  saved?: number;
}

/** A filter list longer than the server takes (40) is cut, as are cursors beyond a hundred pages. */
const listLimit = 40;
const pageLimit = 100;
const factLength = 120;
/** Areas of a kind that one search may hold. */
export const areaLimit = 10;
const polygonLength = 50_000;
const circleLength = 100;
/** The outer form of every fact; what a fact of this form means, or whether it is one, the server says. */
const factForm = /^[a-zA-Z-]+(:|[<>]=)\P{Cc}+$/u;

const degree = String.raw`-?\d{1,3}(?:\.\d{1,8})?`;
const boundsForm = new RegExp(`^${degree}(?:,${degree}){3}$`);

function first(value: unknown): string {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  return typeof one === 'string' ? one : '';
}

const facts = (value: unknown) => list(value, listLimit, factLength, (item) => factForm.test(item));

function list(
  value: unknown,
  limit: number,
  length: number,
  fits: (item: string) => boolean = () => true,
): string[] | undefined {
  const items = (Array.isArray(value) ? value : [value])
    .filter((item): item is string => typeof item === 'string')
    .map((item) => item.trim())
    .filter((item) => item !== '' && item.length <= length && fits(item));
  const unique = [...new Set(items)].slice(0, limit);
  return unique.length === 0 ? undefined : unique;
}

const oneOf = <T extends string>(names: readonly T[], value: string, standard?: T): T | undefined =>
  value !== standard && (names as readonly string[]).includes(value) ? (value as T) : undefined;

/** Reads the state from an address; what it does not know is left out. Never throws. */
export function readSearchState(params: Record<string, unknown>): SearchState {
  const q = first(params.q).trim();
  const text = first(params.text).trim().slice(0, 200);
  const chosen = list(params.status, statuses.length, factLength)?.filter((name): name is Status =>
    (statuses as readonly string[]).includes(name),
  );
  const state = {
    q: q === '' ? undefined : q,
    off: facts(params.off),
    soft: facts(params.soft),
    hard: facts(params.hard),
    add: facts(params.add),
    status: isDefaultStatus(chosen) ? undefined : chosen,
    text: text === '' ? undefined : text,
    // An area that is none, or one too many, is told by the server: without it other homes would be found unsaid.
    polygon: list(params.polygon, listLimit, polygonLength),
    circle: list(params.circle, listLimit, circleLength),
    notPolygon: list(params.notPolygon, listLimit, polygonLength),
    notCircle: list(params.notCircle, listLimit, circleLength),
    bounds: boundsForm.test(first(params.bounds)) ? first(params.bounds) : undefined,
    sort: oneOf(sortNames, first(params.sort)),
    after: list(params.after, pageLimit, 200),
    tab: oneOf(tabNames, first(params.tab), 'search-results'),
    part: oneOf(parts, first(params.part), 'hypersearch'),
    view: oneOf(views, first(params.view), 'list'),
    saved: readId(params.saved),
  };
  return Object.fromEntries(Object.entries(state).filter(([, value]) => value !== undefined)) as SearchState;
}

const isDefaultStatus = (chosen: readonly Status[] | undefined) =>
  chosen === undefined || chosen.length === 0 || (chosen.length === 1 && chosen[0] === 'active');

/** Whoever changes a saved search goes on changing it, whatever else is asked. */
export const changing = ({ saved }: SearchState): SearchState => (saved === undefined ? {} : { saved });

/** Something is asked for: a sentence, or filters alone. */
export const isSearch = (state: SearchState): boolean =>
  state.q !== undefined || state.add !== undefined || sideFilters.some((name) => state[name] !== undefined);

/** Filters beside the facts. */
const sideFilters = ['status', 'text', 'polygon', 'circle', 'notPolygon', 'notCircle', 'bounds'] as const;
