import { boundsOf, validRing } from '@lintel/geo';
import type { Area, PointE6, Query } from '@lintel/hypersearch';
import { m } from '@lintel/messages';
import { invalid } from '../../platform/serve/errors.ts';

const e6 = (degrees: number): number => Math.round(degrees * 1e6);

function numbers(text: string, field: string, count: number): number[] {
  const values = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  if (values.length !== count || values.some((value) => !Number.isFinite(value))) {
    throw invalid([{ field, rule: m.search__must_be_numbers_separated_by({ count }) }]);
  }
  return values;
}

function point(lon: number, lat: number, field: string): PointE6 {
  if (lat < -90 || lat > 90) throw invalid([{ field, rule: m.search__latitude_must_be_between_90_2() }]);
  if (lon < -180 || lon > 180) throw invalid([{ field, rule: m.search__longitude_must_be_between_180() }]);
  return { latE6: e6(lat), lonE6: e6(lon) };
}

/** "lon,lat" in degrees. */
export function pointOf(text: string, field: string): PointE6 {
  const [lon, lat] = numbers(text, field, 2) as [number, number];
  return point(lon, lat, field);
}

function box(text: string): NonNullable<Query['bounds']> {
  const [west, south, east, north] = numbers(text, 'bounds', 4) as [number, number, number, number];
  const sw = point(west, south, 'bounds');
  const ne = point(east, north, 'bounds');
  if (sw.latE6 > ne.latE6 || sw.lonE6 > ne.lonE6) {
    throw invalid([{ field: 'bounds', rule: m.search__west_must_not_be_east() }]);
  }
  return { kind: 'box', southE6: sw.latE6, westE6: sw.lonE6, northE6: ne.latE6, eastE6: ne.lonE6 };
}

function circle(text: string, field: string): Area {
  const [lon, lat, radiusMetres] = numbers(text, field, 3) as [number, number, number];
  if (radiusMetres <= 0 || radiusMetres > 500_000) {
    throw invalid([{ field, rule: m.search__the_radius_must_be_more_2() }]);
  }
  return { kind: 'circle', centre: point(lon, lat, field), radiusMetres };
}

function polygon(text: string, field: string): Area {
  const corners = text.split(';', 1002).filter((corner) => corner.trim() !== '');
  if (corners.length > 1000) throw invalid([{ field, rule: m.search__must_have_at_most_1() }]);
  const ring = corners.map((corner) => {
    const [lon, lat] = numbers(corner, field, 2) as [number, number];
    return point(lon, lat, field);
  });
  const fault = validRing(ring);
  if (fault) throw invalid([{ field, rule: fault }]);
  const { westE6, eastE6 } = boundsOf(ring);
  if (eastE6 - westE6 > 180e6) throw invalid([{ field, rule: wideRule() }]);
  return { kind: 'polygon', ring };
}

/** Maximum number of areas of a kind in one search. */
const AREAS_MAX = 10;
const wideRule = (): string => m.search__must_not_be_wider_than();

type DrawnField = 'polygon' | 'circle' | 'notPolygon' | 'notCircle';

/**
 * Returns the map area of a search: the visible part, the drawn areas (alternatives), and the excluded ones.
 */
export function areasOf(
  input: { bounds?: string | undefined } & Partial<Record<DrawnField, readonly string[] | undefined>>,
): Pick<Query, 'bounds' | 'areas' | 'excludedAreas'> {
  const drawn = (field: DrawnField, read: (text: string, field: string) => Area): Area[] => {
    const texts = input[field] ?? [];
    if (texts.length > AREAS_MAX)
      throw invalid([{ field, rule: m.search__must_have_at_most_areas({ areasMax: AREAS_MAX }) }]);
    return texts.map((text) => read(text, field));
  };
  const areas = [...drawn('polygon', polygon), ...drawn('circle', circle)];
  const excludedAreas = [...drawn('notPolygon', polygon), ...drawn('notCircle', circle)];
  return {
    ...(input.bounds === undefined ? {} : { bounds: box(input.bounds) }),
    ...(areas.length === 0 ? {} : { areas }),
    ...(excludedAreas.length === 0 ? {} : { excludedAreas }),
  };
}
