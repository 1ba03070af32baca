import type { PointE6 } from '@lintel/geo';
import { kilometersIn } from '../../../ui/format.ts';
import { type Shape, shapeFault } from './shape.ts';

/** What a person typed, or why it is no shape, as a sentence. */
export type Typed = { shape: Shape } | { fault: string };

export type DistanceUnit = 'mi' | 'km';

/** A point as "30.2672, -97.7431": latitude first, as maps and phones write it. Spaces or a semicolon divide as well. */
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

/** An outline from lines of points. The first point may stand again at the end. */
export function typedOutline(text: string): Typed {
  const ring: PointE6[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const point = typedPoint(line);
    if (!point) return { fault: `Line ${at + 1} is no point: write latitude, then longitude, like 30.2672, -97.7431.` };
    ring.push(point);
  }
  const [first, last] = [ring[0], ring.at(-1)];
  if (ring.length > 3 && first?.latE6 === last?.latE6 && first?.lonE6 === last?.lonE6) ring.pop();
  return checked({ kind: 'outline', ring });
}

export function typedCircle(centre: PointE6 | undefined, radius: string, unit: DistanceUnit): Typed {
  if (!centre) return { fault: 'Choose a place from the list, or write latitude, longitude like 30.2672, -97.7431.' };
  const length = /^\s*\d+(\.\d+)?\s*$/.test(radius) ? Number(radius) : Number.NaN;
  if (Number.isNaN(length)) return { fault: 'Write the radius as a number, like 1.5.' };
  return checked({ kind: 'circle', centre, radiusMetres: Number((length * kilometersIn(unit) * 1_000).toFixed(1)) });
}

function checked(shape: Shape): Typed {
  const fault = shapeFault(shape);
  return fault ? { fault } : { shape };
}

/** A point as it is typed. */
export const pointToType = ({ latE6, lonE6 }: PointE6): string => `${latE6 / 1e6}, ${lonE6 / 1e6}`;

/** A radius as it is typed. */
export const radiusToType = (metres: number, unit: DistanceUnit): string =>
  String(Number((metres / 1_000 / kilometersIn(unit)).toFixed(4)));
