/** Whether a home meets a criterion. */
import { circleContains, distanceMetres, pointInRing } from '@lintel/geo';
import type { Fact, Field, Wish } from '../../src/facts.ts';
import { beginsSo, wantedWords } from '../../src/find/store/words.ts';
import type { Area, NamedPoint, PointE6, Query } from '../../src/query.ts';
import { figureIn, type Home } from './home.ts';
import { inPlace, type PlaceFact, resolvePlaces } from './places.ts';

export const wishesOf = (facts: readonly Fact[]): Wish[] =>
  facts.filter((fact): fact is Wish => !['prefer', 'sort', 'refuse', 'unsupported'].includes(fact.kind));

export const isAlternativePlace = (wish: Wish): wish is PlaceFact =>
  (wish.kind === 'place' && !wish.not) || wish.kind === 'state' || wish.kind === 'zip';

export function test(all: readonly Home[], query: Query): (home: Home) => boolean {
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

/** Returns undefined when the criterion cannot be evaluated; it then does not restrict the result. */
export function meets(home: Home, wish: Wish, query: Query): boolean | undefined {
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

export function meetsBound(home: Home, wish: Extract<Wish, { kind: 'bound' }>, query: Query): boolean | undefined {
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

const metres = { km: 1000, mi: 1609.344, min: 600 };

type Near = Extract<Wish, { kind: 'near' }>;

export const limitOf = (wish: Near, { extentMetres = 0, nearMetres = 5000 }: NamedPoint) =>
  extentMetres + (wish.within ? wish.within.value * metres[wish.within.unit] : nearMetres);

export const nearest = (home: Home, points: readonly PointE6[]) =>
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
