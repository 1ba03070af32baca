import { circleOutline, distanceMetres, type PointE6 } from '@lintel/geo';
import type { Shape } from '../shape.ts';

/** Handle of a shape: a corner, the middle of an edge (which adds a corner), the whole shape, or a circle's rim. */
export type Grip =
  | { kind: 'corner'; at: number }
  | { kind: 'edge'; after: number }
  | { kind: 'whole' }
  | { kind: 'rim' };

/** Handles of a shape and their points. Only a circle has a point for the whole: its center. */
export function gripsOf(shape: Shape): { grip: Grip; point: PointE6 }[] {
  if (shape.kind === 'circle') {
    const [, east] = circleOutline(shape.center, shape.radiusMeters, 4) as [PointE6, PointE6];
    return [
      { grip: { kind: 'whole' }, point: shape.center },
      { grip: { kind: 'rim' }, point: east },
    ];
  }
  const { ring } = shape;
  const corners = ring.map((point, at) => ({ grip: { kind: 'corner', at } as Grip, point }));
  const edges = ring.map((a, after) => {
    const b = ring[(after + 1) % ring.length] as PointE6;
    const point = { latE6: Math.round((a.latE6 + b.latE6) / 2), lonE6: Math.round((a.lonE6 + b.lonE6) / 2) };
    return { grip: { kind: 'edge', after } as Grip, point };
  });
  return [...corners, ...edges];
}

/** Returns the shape after dragging a handle from one point to another. */
export function drag(shape: Shape, grip: Grip, from: PointE6, to: PointE6): Shape {
  if (shape.kind === 'circle')
    return grip.kind === 'rim'
      ? { ...shape, radiusMeters: Number(distanceMetres(shape.center, to).toFixed(1)) }
      : { ...shape, center: shifted(shape.center, from, to) };
  const { ring } = shape;
  if (grip.kind === 'corner') return { kind: 'outline', ring: ring.with(grip.at, to) };
  if (grip.kind === 'edge') return { kind: 'outline', ring: ring.toSpliced(grip.after + 1, 0, to) };
  return { kind: 'outline', ring: ring.map((point) => shifted(point, from, to)) };
}

const shifted = (point: PointE6, from: PointE6, to: PointE6): PointE6 => ({
  latE6: point.latE6 + to.latE6 - from.latE6,
  lonE6: point.lonE6 + to.lonE6 - from.lonE6,
});

/** Removes a corner of an outline; returns the shape unchanged if it has only three. */
export const withoutCorner = (shape: Shape, at: number): Shape =>
  shape.kind === 'outline' && shape.ring.length > 3 ? { kind: 'outline', ring: shape.ring.toSpliced(at, 1) } : shape;
