import { readId } from '../../api/id.ts';

const tabNames = ['search-results', 'ai-insights', 'market-analysis'] as const;
export type TabName = (typeof tabNames)[number];

/** Tabs of /discover. */
const parts = ['hypersearch', 'smartmatch'] as const;
export type PartName = (typeof parts)[number];

/** The pages that show a search. */
export type SearchRoute = 'hypersearch' | 'search' | 'discover';

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
  'cash_flow',
  'reach',
] as const;
export type SortName = (typeof sortNames)[number];

/** Orders that no words of a sentence ask for. */
export const isBeyondWords = (sort: SortName | undefined): sort is 'reach' | 'cash_flow' =>
  sort === 'reach' || sort === 'cash_flow';

export const reaches = ['yes', 'nearly'] as const;
export type Reach = (typeof reaches)[number];

/**
 * URL state of a search, from which everything on its page follows, so that reload, Back and shared links give the same
 * page. Used by /search, /hypersearch and /discover. Facts are canonical texts. Empty and default values are omitted.
 */
export interface SearchState {
  q?: string;
  /** Facts of the sentence that are switched off, made a preference or made required; and added facts. */
  off?: string[];
  soft?: string[];
  hard?: string[];
  add?: string[];
  status?: Status[];
  /** Homes that the person's own buying profile allows, or nearly allows. Carries nothing of the profile. */
  canBuy?: Reach;
  /** Keywords that the description or address must contain. */
  text?: string;
  /** Included areas, of which one must match, and excluded areas, in the contract's text format. */
  polygon?: string[];
  circle?: string[];
  notPolygon?: string[];
  notCircle?: string[];
  /** The searched part of the map: west,south,east,north. */
  bounds?: string;
  sort?: SortName;
  /** Cursors of the pages so far: length + 1 is the page number, and all but the last lead back. */
  after?: string[];
  tab?: TabName;
  part?: PartName;
  view?: View;
  /** Id of the saved search being edited; not a criterion. */
  saved?: number;
}

/** Maximum length of a filter list on the server, and of the list of cursors. Longer lists are cut. */
const listLimit = 40;
const pageLimit = 100;
const factLength = 120;
/** Maximum number of areas of one kind in a search. */
export const areaLimit = 10;
const polygonLength = 50_000;
const circleLength = 100;
/** Outer syntax of a fact; the server validates its meaning. */
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

/** Reads the state from a URL; ignores unknown values. Never throws. */
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
    canBuy: oneOf(reaches, first(params.canBuy)),
    text: text === '' ? undefined : text,
    // Invalid or surplus areas are kept, so that the server reports them; dropping them would silently find other
    // homes.
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

/** Keeps the edited saved search across changes of the search. */
export const changing = ({ saved }: SearchState): SearchState => (saved === undefined ? {} : { saved });

/** Number of active filters in addition to the sentence and the keywords. */
export const filterCount = ({
  add = [],
  status,
  canBuy,
  bounds,
  polygon,
  circle,
  notPolygon,
  notCircle,
}: SearchState): number =>
  add.length +
  [status, canBuy, bounds, polygon ?? circle, notPolygon ?? notCircle].filter((filter) => filter !== undefined).length;

/** Returns whether the homes are shown next to a map. */
export const isOnMap = ({ view, tab }: SearchState): boolean =>
  view === 'map' && (tab ?? 'search-results') === 'search-results';

/** Returns whether there is a sentence or a filter. */
export const isSearch = (state: SearchState): boolean =>
  state.q !== undefined || state.add !== undefined || sideFilters.some((name) => state[name] !== undefined);

/** Filters in addition to the facts. */
const sideFilters = ['status', 'canBuy', 'text', 'polygon', 'circle', 'notPolygon', 'notCircle', 'bounds'] as const;
