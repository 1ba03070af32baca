import { distanceMetres, MAX_RING_POINTS, type PointE6, pathTouchesItself, ringOfStroke } from '@lintel/geo';
import { m } from '@lintel/messages';
import { type Shape, shapeFault } from './shape.ts';

export type Tool = 'corners' | 'freehand' | 'circle';

/** An area being drawn, with the mouse, by touch or with the keyboard. */
export interface Draft {
  tool: Tool;
  /** The corners so far, the center of a circle, or a complete freehand line. */
  path: readonly PointE6[];
}

/** A step continues, completes a shape, or is rejected with a message and no change. */
export type Step = { draft: Draft } | { shape: Shape } | { rejected: string };

export const emptyDraft = (tool: Tool): Draft => ({ tool, path: [] });

/** Adds a corner, the center of a circle, or the point that defines its radius. */
export function place({ tool, path }: Draft, point: PointE6): Step {
  if (tool === 'circle') {
    const [center] = path;
    return center ? circleThrough(center, point) : { draft: { tool, path: [point] } };
  }
  if (samePoint(path.at(-1), point)) return { rejected: m.search__theres_already_a_corner_here() };
  if (path.length >= MAX_RING_POINTS) return { rejected: m.search__an_outline_can_have_up() };
  const longer = [...path, point];
  if (pathTouchesItself(longer)) return { rejected: m.search__a_corner_here_would_make() };
  return { draft: { tool, path: longer } };
}

/** Removes the last corner. */
export const removeLastCorner = ({ tool, path }: Draft): Draft => ({ tool, path: path.slice(0, -1) });

/** Completes an outline. */
export function finish({ tool, path }: Draft): Step {
  if (tool === 'circle')
    return { rejected: path.length === 0 ? m.search__set_the_center_first() : m.search__set_a_point_on_the() };
  return checked({ kind: 'outline', ring: path });
}

/** Completes a freehand line, given the map scale in meters per pixel. */
export const finishStroke = (line: readonly PointE6[], metersPerPixel: number): Step =>
  checked({ kind: 'outline', ring: ringOfStroke(line, 1.5 * metersPerPixel) });

export const circleThrough = (center: PointE6, rim: PointE6): Step =>
  checked({ kind: 'circle', center, radiusMeters: Number(distanceMetres(center, rim).toFixed(1)) });

function checked(shape: Shape): Step {
  const rejected = shapeFault(shape);
  return rejected ? { rejected } : { shape };
}

const samePoint = (a: PointE6 | undefined, b: PointE6) => a?.latE6 === b.latE6 && a.lonE6 === b.lonE6;
