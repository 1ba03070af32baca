import { boundsOf, type PointE6, validRing } from '@lintel/geo';
import { m } from '@lintel/messages';

/** A drawn shape: an outline, or a circle measured like `circleContains` of the geo engine. */
export type Shape = Outline | Circle;
export interface Outline {
  kind: 'outline';
  ring: readonly PointE6[];
}
export interface Circle {
  kind: 'circle';
  center: PointE6;
  radiusMeters: number;
}

const RADIUS_METRES_MAX = 500_000;

/** Formats a shape for URLs and the API: `lon,lat;lon,lat;…` or `lon,lat,meters`, in degrees with six decimals. */
export function shapeText(shape: Shape): string {
  if (shape.kind === 'outline') return shape.ring.map(pointText).join(';');
  return `${pointText(shape.center)},${Number(shape.radiusMeters.toFixed(1))}`;
}

const pointText = ({ latE6, lonE6 }: PointE6) => `${degrees(lonE6)},${degrees(latE6)}`;
const degrees = (e6: number) => String(Number((e6 / 1e6).toFixed(6)));

/** Parses the format of `shapeText` as the server does; invalid numbers become NaN, which `shapeFault` reports. */
export function readShape(kind: Shape['kind'], text: string): Shape {
  if (kind === 'circle') {
    const [lon, lat, radius, ...rest] = numbersOf(text);
    return { kind, center: pointOf(lon, lat), radiusMeters: rest.length > 0 ? Number.NaN : (radius ?? Number.NaN) };
  }
  const ring = text
    .split(';')
    .filter((corner) => corner.trim() !== '')
    .map((corner) => {
      const [lon, lat, ...rest] = numbersOf(corner);
      return pointOf(lon, rest.length > 0 ? Number.NaN : lat);
    });
  return { kind, ring };
}

const numbersOf = (text: string) => text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));

const pointOf = (lon = Number.NaN, lat = Number.NaN): PointE6 => ({
  latE6: Math.round(lat * 1e6),
  lonE6: Math.round(lon * 1e6),
});

const outOfRange = m.search__latitude_must_be_between_90;

/** Messages for the rules of `validRing`. */
const ringFaults: Record<string, string> = {
  get 'at most 1000 points'() {
    return m.search__an_outline_can_have_up_2();
  },
  get 'latitude between −90 and 90 and longitude between −180 and 180'() {
    return outOfRange();
  },
  get 'at least 3 different points'() {
    return m.search__an_outline_needs_at_least_3();
  },
  get 'an area larger than zero'() {
    return m.search__the_points_are_all_on();
  },
  get 'edges must not cross or touch each other'() {
    return m.search__the_outline_cant_cross_or();
  },
};

/** Returns why a shape cannot be used, as a sentence; undefined if it can. */
export function shapeFault(shape: Shape): string | undefined {
  if (shape.kind === 'circle') return circleFault(shape);
  const rule = validRing(shape.ring);
  if (rule !== undefined) return ringFaults[rule] ?? m.search__an_outline_must_have({ rule });
  const box = boundsOf(shape.ring);
  if (box.eastE6 - box.westE6 > 180e6) return m.search__an_area_cant_cross_the();
  return undefined;
}

function circleFault({ center, radiusMeters }: Circle): string | undefined {
  const { latE6, lonE6 } = center;
  if (!(Math.abs(latE6) <= 90e6 && Math.abs(lonE6) <= 180e6)) return outOfRange();
  if (!(radiusMeters > 0 && radiusMeters <= RADIUS_METRES_MAX)) return m.search__the_radius_must_be_more();
  return undefined;
}
