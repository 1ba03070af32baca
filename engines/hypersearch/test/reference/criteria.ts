/** Whether a home meets a criterion. */
import { circleContains, distanceMetres, pointInRing } from '@lintel/geo';
import type { Criterion, Fact, Field } from '../../src/facts.ts';
import { beginsSo, wantedWords } from '../../src/find/store/words.ts';
import type { Area, NamedPoint, PointE6, Query } from '../../src/query.ts';
import { figureIn, type Home } from './home.ts';
import { inPlace, type PlaceFact, resolvePlaces } from './places.ts';

export const wishesOf = (facts: readonly Fact[]): Criterion[] =>
  facts.filter((fact): fact is Criterion => !['prefer', 'sort', 'refuse', 'unsupported'].includes(fact.kind));

export const isAlternativePlace = (criterion: Criterion): criterion is PlaceFact =>
  (criterion.kind === 'place' && !criterion.not) || criterion.kind === 'state' || criterion.kind === 'zip';

export function test(all: readonly Home[], query: Query): (home: Home) => boolean {
  const criteria = wishesOf(query.facts);
  const places = criteria.filter(isAlternativePlace);
  const inPlaces = places.length > 0 ? resolvePlaces(all, places) : () => true;
  const types = criteria.flatMap((criterion) => (criterion.kind === 'type' && !criterion.not ? [criterion.type] : []));
  const others = criteria.filter(
    (criterion) => !isAlternativePlace(criterion) && !(criterion.kind === 'type' && !criterion.not),
  );
  const statuses = query.statuses?.length ? query.statuses : ['active'];
  const wanted = wantedWords(query.words ?? []);
  return (home) =>
    statuses.includes(home.status) &&
    (!query.bounds || inArea(home, query.bounds)) &&
    inPlaces(home) &&
    (types.length === 0 || types.includes(home.type)) &&
    others.every((criterion) => meets(home, criterion, query) ?? true) &&
    (!query.areas?.length || query.areas.some((area) => inArea(home, area))) &&
    !(query.excludedAreas ?? []).some((area) => inArea(home, area)) &&
    (wanted?.whole ?? []).every((word) => home.words.has(word)) &&
    (wanted?.prefix === undefined || [...home.words].some((word) => beginsSo(word, wanted.prefix as string)));
}

/** Returns undefined when the criterion cannot be evaluated; it then does not restrict the result. */
export function meets(home: Home, criterion: Criterion, query: Query): boolean | undefined {
  switch (criterion.kind) {
    case 'place':
      return inPlace(home, criterion) !== criterion.not;
    case 'state':
    case 'zip':
      return inPlace(home, criterion);
    case 'near': {
      const points = query.points?.get(criterion.name);
      return points && isNear(home, points, criterion);
    }
    case 'type':
      return (home.type === criterion.type) !== criterion.not;
    case 'feature':
      return home.features.includes(criterion.feature) !== criterion.not;
    case 'bound':
      return meetsBound(home, criterion, query);
  }
}

export function meetsBound(
  home: Home,
  criterion: Extract<Criterion, { kind: 'bound' }>,
  query: Query,
): boolean | undefined {
  if (criterion.field === 'payment') {
    if (!query.payment) return undefined;
    if (criterion.basis !== 'pi') return meetsBound(home, { ...criterion, field: 'cost' }, query);
    return criterion.op === '<='
      ? home.priceCents <= query.payment.priceAtMost(criterion.value, home.country)
      : home.priceCents >= query.payment.priceAtLeast(criterion.value, home.country);
  }
  const value = figureIn(home, criterion.field, query.today);
  const limit = Math.round(criterion.value * (scale[criterion.field] ?? 1) * 1000) / 1000;
  return value !== undefined && (criterion.op === '<=' ? value <= limit : value >= limit);
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

type Near = Extract<Criterion, { kind: 'near' }>;

export const limitOf = (criterion: Near, { extentMetres = 0, nearMetres = 5000 }: NamedPoint) =>
  extentMetres + (criterion.within ? criterion.within.value * metres[criterion.within.unit] : nearMetres);

export const nearest = (home: Home, points: readonly PointE6[]) =>
  home.latE6 === undefined || home.lonE6 === undefined
    ? Number.POSITIVE_INFINITY
    : Math.min(
        ...points.map((point) => distanceMetres(point, { latE6: home.latE6 as number, lonE6: home.lonE6 as number })),
      );

const isNear = (home: Home, points: readonly NamedPoint[], criterion: Near) =>
  points.some((centre) => inArea(home, { kind: 'circle', centre, radiusMetres: limitOf(criterion, centre) }));

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
