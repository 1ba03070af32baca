/**
 * The reference implementation of a query, evaluated home by home as simply as possible. For tests only: the index must
 * return the same results. Long because it is read as a whole.
 */
import { circleContains, distanceMetres, pointInRing } from '@lintel/geo';
import { type Fact, type Field, factText, type Sort, type Wish } from '../src/facts.ts';
import { type Figure, figures, figuresOf } from '../src/find/store/rows.ts';
import { beginsSo, foldWords, wantedWords } from '../src/find/store/words.ts';
import type { Listing } from '../src/listing.ts';
import { placeName } from '../src/place-name.ts';
import type {
  Area,
  Cell,
  Change,
  Facets,
  FindOptions,
  Found,
  Hit,
  NamedPoint,
  PointE6,
  Query,
  Range,
  Reason,
  Searches,
} from '../src/query.ts';
import { stemOf } from '../src/text/stem.ts';

type ReferenceIndex = Searches & { apply(changes: readonly Change[]): void };

/** Creates a simple, slow index. */
export function referenceIndex(listings: readonly Listing[]): ReferenceIndex {
  const homes = new Map<number, Home>();
  const put = (listing: Listing) => homes.set(listing.id, homeOf(listing));
  for (const listing of listings) put(listing);
  const matching = (query: Query) => {
    const all = [...homes.values()];
    return all.filter(test(all, query)).sort((a, b) => a.id - b.id);
  };
  return {
    get size() {
      return homes.size;
    },
    apply(changes: readonly Change[]) {
      for (const change of changes) change.op === 'put' ? put(change.listing) : homes.delete(change.id);
    },
    ids: (query) => Int32Array.from(matching(query), (home) => home.id),
    isAt(places, listing) {
      const all = [...homes.values()].filter(({ id }) => id !== listing.id).concat(homeOf(listing));
      const query = { facts: places, statuses: ['active', 'pending', 'sold'] as const, today: 0 };
      return all.filter(test(all, query)).some(({ id }) => id === listing.id);
    },
    columns(query, names) {
      const found = matching(query);
      const column = (name: Figure) =>
        Float64Array.from(found, (home) => figuresOf(home)[figures.indexOf(name)] as number);
      return {
        total: found.length,
        inCanada: found.filter((home) => home.country === 'CA').length,
        figures: Object.fromEntries(names.map((name) => [name, column(name)])) as Record<
          (typeof names)[number],
          Float64Array
        >,
      };
    },
    find(search, options): Found {
      const query = { ...search, facts: distinct(search.facts) };
      const all = [...homes.values()];
      const found = matching(query);
      return {
        total: found.length,
        hits: page(found, all, query, options),
        ...(options.facets ? { facets: facetsOf(found) } : {}),
        ...(options.steps ? { steps: stepsOf(found, query, options.steps) } : {}),
        ...(options.cells ? { cells: cellsOf(found, options.cells.zoom) } : {}),
        ...(options.relaxations ? { relaxations: relaxationsOf(all, query) } : {}),
        notApplied: notApplied(all, query),
      };
    },
  };
}

type Home = Listing & {
  words: Set<string>;
  text: string;
  folded: { city: string; neighbourhood: string; areas: string[]; postalCode: string };
};

const code = (text: string) => text.replace(/\s/g, '').toUpperCase();
const homeOf = (listing: Listing): Home => ({
  ...listing,
  words: new Set(foldWords(listing.text).map(stemOf)),
  folded: {
    city: placeName(listing.city),
    neighbourhood: placeName(listing.neighbourhood ?? ''),
    areas: (listing.areas ?? []).map(placeName),
    postalCode: code(listing.postalCode ?? ''),
  },
});
type PlaceFact = Extract<Wish, { kind: 'place' | 'state' | 'zip' }>;

/** Removes duplicate facts. */
function distinct(facts: readonly Fact[]): Fact[] {
  const nameOf = (fact: Fact) => `${factText(fact)} ${fact.kind === 'place' ? fact.state : ''}`;
  return facts.filter((fact, i) => facts.findIndex((other) => nameOf(other) === nameOf(fact)) === i);
}

const wishesOf = (facts: readonly Fact[]): Wish[] =>
  facts.filter((fact): fact is Wish => !['prefer', 'sort', 'refuse', 'unsupported'].includes(fact.kind));
const isAlternativePlace = (wish: Wish): wish is PlaceFact =>
  (wish.kind === 'place' && !wish.not) || wish.kind === 'state' || wish.kind === 'zip';

function test(all: readonly Home[], query: Query): (home: Home) => boolean {
  const wishes = wishesOf(query.facts);
  const places = wishes.filter(isAlternativePlace);
  const inPlaces = places.length > 0 ? resolvePlaces(all, places) : () => true;
  const types = wishes.flatMap((wish) => (wish.kind === 'type' && !wish.not ? [wish.type] : []));
  const others = wishes.filter((wish) => !isAlternativePlace(wish) && !(wish.kind === 'type' && !wish.not));
  const statuses = query.statuses?.length ? query.statuses : ['active'];
  const wanted = wantedWords(query.words ?? []);
  return (home) =>
    statuses.includes(home.status) &&
    (!query.bounds || inArea(home, query.bounds)) &&
    inPlaces(home) &&
    (types.length === 0 || types.includes(home.type)) &&
    others.every((wish) => meets(home, wish, query) ?? true) &&
    (!query.areas?.length || query.areas.some((area) => inArea(home, area))) &&
    !(query.excludedAreas ?? []).some((area) => inArea(home, area)) &&
    (wanted?.whole ?? []).every((word) => home.words.has(word)) &&
    (wanted?.prefix === undefined || [...home.words].some((word) => beginsSo(word, wanted.prefix as string)));
}

const cents = (units: number) => Math.round(units * 100_000) / 1000;
const state = (home: Home, pin: string | undefined) => pin === undefined || home.state === pin;
const isCity = (home: Home, wish: PlaceFact) =>
  wish.kind === 'place' && home.folded.city === placeName(wish.name) && state(home, wish.state);
const isNeighbourhood = (home: Home, wish: PlaceFact) =>
  wish.kind === 'place' && home.folded.neighbourhood === placeName(wish.name) && state(home, wish.state);
const isArea = (home: Home, wish: PlaceFact) =>
  wish.kind === 'place' && home.folded.areas.includes(placeName(wish.name)) && state(home, wish.state);
function inPlace(home: Home, wish: PlaceFact): boolean {
  if (wish.kind === 'state') return home.state === wish.code;
  if (wish.kind === 'zip') return code(wish.code) !== '' && home.folded.postalCode.startsWith(code(wish.code));
  return placeName(wish.name) !== '' && (isCity(home, wish) || isNeighbourhood(home, wish) || isArea(home, wish));
}

/**
 * Places restrict each other, smaller within larger: a neighborhood or ZIP within its named city, a city within its
 * area, and any of them within its named state.
 */
function resolvePlaces(all: readonly Home[], places: readonly PlaceFact[]): (home: Home) => boolean {
  const within = places.map((place) => {
    const cities = places.filter(
      (city) =>
        city !== place &&
        city.kind === 'place' &&
        !(place.kind === 'place' && placeName(place.name) === placeName(city.name)) &&
        all.some((home) => isWithin(home, place, city)),
    );
    const test = (home: Home) =>
      cities.length === 0 ? inPlace(home, place) : cities.some((city) => isWithin(home, place, city));
    return { place, cities, test };
  });
  const isCovered = (place: PlaceFact) => within.some(({ cities }) => cities.includes(place));
  const standing = within.filter(
    ({ place, cities }) => place.kind !== 'state' && (cities.length > 0 || !isCovered(place)),
  );
  const states = places.filter((place) => place.kind === 'state');
  const used = new Set<PlaceFact>();
  const tests = standing.map(({ test }) => {
    const around = states.filter((place) => all.some((home) => test(home) && inPlace(home, place)));
    for (const place of around) used.add(place);
    return (home: Home) => test(home) && (around.length === 0 || around.some((place) => inPlace(home, place)));
  });
  for (const place of states) if (!used.has(place)) tests.push((home) => inPlace(home, place));
  return (home) => tests.some((test) => test(home));
}

/** Returns whether the home lies in a neighborhood or ZIP within a city, or in any of them within an area. */
const isWithin = (home: Home, small: PlaceFact, large: PlaceFact) =>
  inPlace(home, small) &&
  ((isArea(home, large) && (small.kind === 'zip' || isNeighbourhood(home, small) || isCity(home, small))) ||
    (isCity(home, large) && (small.kind === 'zip' || isNeighbourhood(home, small))));

/** Returns undefined when the criterion cannot be evaluated; it then does not restrict the result. */
function meets(home: Home, wish: Wish, query: Query): boolean | undefined {
  switch (wish.kind) {
    case 'place':
      return inPlace(home, wish) !== wish.not;
    case 'state':
    case 'zip':
      return inPlace(home, wish);
    case 'near': {
      const points = query.points?.get(wish.name);
      return points && isNear(home, points, wish);
    }
    case 'type':
      return (home.type === wish.type) !== wish.not;
    case 'feature':
      return home.features.includes(wish.feature) !== wish.not;
    case 'bound':
      return meetsBound(home, wish, query);
  }
}

function meetsBound(home: Home, wish: Extract<Wish, { kind: 'bound' }>, query: Query): boolean | undefined {
  if (wish.field === 'payment') {
    if (!query.payment) return undefined;
    if (wish.basis !== 'pi') return meetsBound(home, { ...wish, field: 'cost' }, query);
    return wish.op === '<='
      ? home.priceCents <= query.payment.priceAtMost(wish.value, home.country)
      : home.priceCents >= query.payment.priceAtLeast(wish.value, home.country);
  }
  const value = figureIn(home, wish.field, query.today);
  const limit = Math.round(wish.value * (scale[wish.field] ?? 1) * 1000) / 1000;
  return value !== undefined && (wish.op === '<=' ? value <= limit : value >= limit);
}

/** Money in minor units, shares in tenths of a percent; undefined for unknown values. */
const scale: Partial<Record<Field, number>> = {
  price: 100,
  hoa: 100,
  ppsf: 100,
  tax: 100,
  cost: 100,
  cut: 10,
  capRate: 10,
};

function figureIn(home: Home, field: Exclude<Field, 'payment'>, today: number): number | undefined {
  const { priceCents: price, sqft, firstPriceCents: first, netIncomeCents: income } = home;
  const days = (from: number | undefined) => (from === undefined ? undefined : today - from);
  return {
    price: home.priceCents,
    beds: home.beds,
    baths: home.baths,
    sqft: home.sqft,
    lot: home.lotAcres,
    year: home.yearBuilt,
    hoa: home.hoaCents,
    dom: domOf(home, today),
    school: home.schoolRating,
    walk: home.walkScore,
    garage: home.garageSpaces,
    stories: home.stories,
    ppsf: sqft ? Math.round(price / sqft) : undefined,
    tax: home.taxCents,
    cost: home.monthlyCostCents,
    cut: first ? Math.max(0, Math.round((1000 * (first - price)) / first)) : undefined,
    cutDays: days(home.cutDay),
    openDays: home.openHouseDay === undefined ? undefined : Math.max(0, home.openHouseDay - today),
    offDays: days(home.offMarketDay),
    capRate: income === undefined || price === 0 ? undefined : Math.round((1000 * income) / price),
  }[field];
}

const domOf = (home: Home, today: number) =>
  home.listedDay === undefined ? undefined : (home.offMarketDay ?? today) - home.listedDay;

const metres = { km: 1000, mi: 1609.344, min: 600 };
type Near = Extract<Wish, { kind: 'near' }>;
const limitOf = (wish: Near, { extentMetres = 0, nearMetres = 5000 }: NamedPoint) =>
  extentMetres + (wish.within ? wish.within.value * metres[wish.within.unit] : nearMetres);
const nearest = (home: Home, points: readonly PointE6[]) =>
  home.latE6 === undefined || home.lonE6 === undefined
    ? Number.POSITIVE_INFINITY
    : Math.min(
        ...points.map((point) => distanceMetres(point, { latE6: home.latE6 as number, lonE6: home.lonE6 as number })),
      );

const isNear = (home: Home, points: readonly NamedPoint[], wish: Near) =>
  points.some((centre) => inArea(home, { kind: 'circle', centre, radiusMetres: limitOf(wish, centre) }));

function inArea(home: Home, area: Area): boolean {
  if (home.latE6 === undefined || home.lonE6 === undefined) return false;
  const point = { latE6: home.latE6, lonE6: home.lonE6 };
  if (area.kind === 'circle') return circleContains(area.centre, area.radiusMetres, point);
  if (area.kind === 'polygon') return pointInRing(area.ring, point);
  return (
    area.southE6 <= point.latE6 &&
    point.latE6 <= area.northE6 &&
    area.westE6 <= point.lonE6 &&
    point.lonE6 <= area.eastE6
  );
}

/** Calculates BM25 with literal constants; find/impact.ts documents their source. */
function textPoints(home: Home, query: Query, all: readonly Home[]): number {
  const wanted = [...new Set(wantedWords(query.words ?? [])?.whole ?? [])];
  const text = foldWords(home.text).map(stemOf);
  let [weight, most] = [0, 0];
  for (const word of wanted) {
    const homesWith = all.filter((other) => other.words.has(word)).length;
    const rarity = Math.log(1 + (all.length - homesWith + 0.5) / (homesWith + 0.5));
    const count = text.filter((each) => each === word).length;
    weight += rarity * Math.round((255 * count) / (count + 1.2 * (0.25 + (0.75 * text.length) / 100)));
    most += rarity * 255;
  }
  return most > 0 ? Math.floor((30 * weight) / most) : 0;
}

function reasonsFor(home: Home, query: Query, all: readonly Home[]): Reason[] {
  const reasons: Reason[] = [];
  for (const fact of query.facts)
    if (fact.kind === 'prefer' && meets(home, fact.wish, query))
      reasons.push({ kind: 'wish', fact: factText(fact), points: 100 });
  const wishes = wishesOf(query.facts);
  for (const wish of wishes) {
    const points = wish.kind === 'near' ? query.points?.get(wish.name) : undefined;
    if (wish.kind !== 'near' || !points) continue;
    const [distance, limit] = [nearest(home, points), Math.max(...points.map((point) => limitOf(wish, point)))];
    const closeness = limit > 0 ? Math.floor(30 * (1 - distance / limit)) : 30;
    if (closeness > 0)
      reasons.push({ kind: 'near', fact: factText(wish), points: closeness, value: Math.round(distance) });
  }
  const textual = textPoints(home, query, all);
  if (textual > 0) reasons.push({ kind: 'words', points: textual });
  const budgets = wishes.filter((wish) => wish.kind === 'bound' && wish.field === 'price' && wish.op === '<=');
  const budget = budgets.toSorted((a, b) => (a as { value: number }).value - (b as { value: number }).value)[0];
  if (budget?.kind === 'bound') {
    const points = cents(budget.value) > 0 ? Math.floor((30 * home.priceCents) / cents(budget.value)) : 0;
    const value = cents(budget.value) - home.priceCents;
    if (points > 0) reasons.push({ kind: 'price', fact: factText(budget), points, value });
  }
  const dom = domOf(home, query.today);
  if (home.status === 'active' && dom !== undefined && dom < 30)
    reasons.push({ kind: 'recency', points: Math.floor(30 - dom), value: dom });
  return reasons;
}

function page(found: readonly Home[], all: readonly Home[], query: Query, { sort, limit, after }: FindOptions): Hit[] {
  const sortFact = query.facts.findLast((fact) => fact.kind === 'sort')?.sort;
  // Without costs, homes are sorted by the return that they state.
  const order = sort === 'reach' ? 'match' : sort === 'cash_flow' ? 'roi_desc' : (sort ?? sortFact ?? 'match');
  const down = !order.endsWith('_asc');
  const hits = found.map((home) => {
    const reasons = reasonsFor(home, query, all);
    const score = reasons.reduce((sum, reason) => sum + reason.points, 0);
    const unknown = down ? -Number.MAX_VALUE : Number.MAX_VALUE;
    return { id: home.id, key: order === 'match' ? score : (keyOf(home, order) ?? unknown), score, reasons };
  });
  const compare = (a: { key: number; id: number }, b: { key: number; id: number }) =>
    (down ? b.key - a.key : a.key - b.key) || a.id - b.id;
  return hits
    .filter((hit) => after === undefined || compare(hit, after) > 0)
    .sort(compare)
    .slice(0, limit);
}

function keyOf(home: Home, sort: Sort): number | undefined {
  switch (sort) {
    case 'price_asc':
    case 'price_desc':
      return home.priceCents;
    case 'newest':
      return home.listedDay;
    case 'sqft_desc':
      return home.sqft;
    case 'lot_desc':
      return home.lotAcres;
    case 'price_per_sqft_asc':
      return home.sqft ? home.priceCents / home.sqft : undefined;
    case 'roi_desc':
      return home.netIncomeCents !== undefined && home.priceCents > 0
        ? home.netIncomeCents / home.priceCents
        : undefined;
  }
}

function countBy<T>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function facetsOf(found: readonly Home[]): Facets {
  const steps = (values: readonly (number | undefined)[]) => {
    const counts = new Array<number>(11).fill(0);
    for (const value of values) if (value !== undefined) (counts[Math.min(10, Math.floor(value))] as number) += 1;
    return counts;
  };
  return {
    types: countBy(found.map((home) => home.type)),
    features: countBy(found.flatMap((home) => [...new Set(home.features)])),
    beds: steps(found.map((home) => home.beds)),
    baths: steps(found.map((home) => home.baths)),
    price: histogram(found.map((home) => home.priceCents)),
    statuses: countBy(found.map((home) => home.status)),
  };
}

function stepsOf(
  found: readonly Home[],
  query: Query,
  requested: NonNullable<FindOptions['steps']>,
): NonNullable<Found['steps']> {
  const pi = { basis: 'pi' as const };
  const lies = (home: Home, field: Field, { min, max }: Range) =>
    (min === undefined || meetsBound(home, { kind: 'bound', field, op: '>=', value: min, ...pi }, query)) &&
    (max === undefined || meetsBound(home, { kind: 'bound', field, op: '<=', value: max, ...pi }, query));
  return Object.fromEntries(
    (Object.entries(requested) as [Field, readonly Range[]][])
      .filter(([field]) => field !== 'payment' || query.payment)
      .map(([field, ranges]) => [
        field,
        ranges.map((range) => found.filter((home) => lies(home, field, range)).length),
      ]),
  );
}

function histogram(values: readonly number[]) {
  if (values.length === 0) return { edges: [], counts: [] };
  const prices = values.toSorted((a, b) => a - b);
  const at = (share: number) => prices[Math.max(1, Math.ceil(share * prices.length)) - 1] as number;
  const [low, high] = [at(0.01), at(0.99)];
  const counts = new Array<number>(30).fill(0);
  for (const price of prices) {
    const step = price <= low ? 0 : price >= high ? 29 : Math.floor(((price - low) * 30) / (high - low));
    (counts[step] as number) += 1;
  }
  return { edges: Array.from({ length: 31 }, (_, i) => low + ((high - low) * i) / 30), counts };
}

const onlyHomeOf = ({ id, status, priceCents, closePriceCents, country }: Home) => ({
  id,
  priceCents: status === 'sold' ? (closePriceCents ?? priceCents) : priceCents,
  country,
});

function cellsOf(found: readonly Home[], zoom: number): Cell[] {
  const width = 2 ** (zoom + 2);
  const cells = new Map<string, { x: number; y: number; homes: Home[] }>();
  for (const home of found) {
    if (home.latE6 === undefined || home.lonE6 === undefined) continue;
    const sine = Math.sin((home.latE6 * Math.PI) / 180e6);
    const east = (home.lonE6 + 180e6) / 360e6;
    const south = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
    const at = (share: number) => Math.min(width - 1, Math.max(0, Math.floor(share * width)));
    const [x, y] = [at(east), at(south)];
    const cell = cells.get(`${y} ${x}`) ?? { x, y, homes: [] };
    cells.set(`${y} ${x}`, cell);
    cell.homes.push(home);
  }
  const mean = (values: number[]) => Math.floor(values.reduce((sum, value) => sum + value, 0) / values.length + 0.5);
  return [...cells.values()]
    .sort((a, b) => a.y - b.y || a.x - b.x)
    .map(({ x, y, homes }) => ({
      x,
      y,
      count: homes.length,
      centre: {
        latE6: mean(homes.map((home) => home.latE6 as number)),
        lonE6: mean(homes.map((home) => home.lonE6 as number)),
      },
      ...(homes.length === 1 ? onlyHomeOf(homes[0] as Home) : {}),
    }));
}

function relaxationsOf(all: readonly Home[], query: Query): Map<string, number> {
  const count = (changed: Query) => all.filter(test(all, changed)).length;
  const without = (drop: (wish: Wish) => boolean) =>
    count({ ...query, facts: query.facts.filter((fact) => !(wishesOf([fact]).length === 1 && drop(fact as Wish))) });
  const relaxations = new Map<string, number>();
  const wishes = wishesOf(query.facts);
  const home = all[0];
  for (const wish of wishes) {
    if (wish.kind === 'near' && !query.points?.has(wish.name)) continue;
    if (wish.kind === 'bound' && home && meetsBound(home, wish, query) === undefined) continue;
    const key = factText(wish);
    relaxations.set(
      key,
      without((other) => factText(other) === key),
    );
  }
  const distinct = (list: readonly Wish[]) => new Set(list.map(factText)).size;
  const isType = (wish: Wish) => wish.kind === 'type' && !wish.not;
  if (distinct(wishes.filter(isAlternativePlace)) > 1) relaxations.set('places', without(isAlternativePlace));
  if (distinct(wishes.filter(isType)) > 1) relaxations.set('types', without(isType));
  if (query.bounds) {
    const { bounds: _, ...unbounded } = query;
    relaxations.set('bounds', count(unbounded));
  }
  if (query.areas?.length || query.excludedAreas?.length)
    relaxations.set('area', count({ ...query, areas: [], excludedAreas: [] }));
  if (wantedWords(query.words ?? [])) relaxations.set('words', count({ ...query, words: [] }));
  if (query.statuses?.length) relaxations.set('status', count({ ...query, statuses: ['active', 'pending', 'sold'] }));
  return relaxations;
}

function notApplied(all: readonly Home[], query: Query): Found['notApplied'] {
  return query.facts.flatMap((fact): { fact: string; why: 'unknown-place' | 'unknown-point' | 'no-payment-rule' }[] => {
    const wish = fact.kind === 'prefer' ? fact.wish : fact;
    const text = factText(fact);
    if (wish.kind === 'place' || wish.kind === 'state' || wish.kind === 'zip')
      return all.some((home) => inPlace(home, wish)) ? [] : [{ fact: text, why: 'unknown-place' }];
    if (wish.kind === 'near' && !query.points?.has(wish.name)) return [{ fact: text, why: 'unknown-point' }];
    if (wish.kind === 'bound' && wish.field === 'payment' && !query.payment)
      return [{ fact: text, why: 'no-payment-rule' }];
    return [];
  });
}
