import type { PointE6 } from '@lintel/geo';
import { m } from '@lintel/messages';
import { kilometersIn } from '../../../ui/format.ts';
import { type Shape, shapeFault } from './shape.ts';

/** A parsed shape, or the reason why the text is invalid. */
export type Typed = { shape: Shape } | { fault: string };

export type DistanceUnit = 'mi' | 'km';

/**
 * Parses a point such as "30.2672, -97.7431": latitude first, as in maps and phones. Spaces or a semicolon may separate
 * the numbers.
 */
export function typedPoint(text: string): PointE6 | undefined {
  const parts = text
    .trim()
    .replaceAll(/[−–]/g, '-')
    .replaceAll('°', '')
    .split(/\s*[,;]\s*|\s+/);
  if (parts.length !== 2 || parts.some((part) => !/^[+-]?\d+(\.\d+)?$/.test(part))) return undefined;
  const [lat, lon] = parts.map(Number) as [number, number];
  if (Math.abs(lat) > 90 || Math.abs(lon) > 180) return undefined;
  return { latE6: Math.round(lat * 1e6), lonE6: Math.round(lon * 1e6) };
}

/** Parses an outline from lines of points. The first point may be repeated at the end. */
export function typedOutline(text: string): Typed {
  const ring: PointE6[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const point = typedPoint(line);
    if (!point) return { fault: m.search__line_isnt_a_valid_point({ at: at + 1 }) };
    ring.push(point);
  }
  const [first, last] = [ring[0], ring.at(-1)];
  if (ring.length > 3 && first?.latE6 === last?.latE6 && first?.lonE6 === last?.lonE6) ring.pop();
  return checked({ kind: 'outline', ring });
}

export function typedCircle(center: PointE6 | undefined, radius: string, unit: DistanceUnit): Typed {
  if (!center) return { fault: m.search__choose_a_place_from_the() };
  const length = /^\s*\d+(\.\d+)?\s*$/.test(radius) ? Number(radius) : Number.NaN;
  if (Number.isNaN(length)) return { fault: m.search__enter_the_radius_as_a() };
  return checked({ kind: 'circle', center, radiusMeters: Number((length * kilometersIn(unit) * 1_000).toFixed(1)) });
}

function checked(shape: Shape): Typed {
  const fault = shapeFault(shape);
  return fault ? { fault } : { shape };
}

/** Formats a point for the text field. */
export const pointToType = ({ latE6, lonE6 }: PointE6): string => `${latE6 / 1e6}, ${lonE6 / 1e6}`;

/** Formats a radius for the text field. */
export const radiusToType = (metres: number, unit: DistanceUnit): string =>
  String(Number((metres / 1_000 / kilometersIn(unit)).toFixed(4)));
