import { distanceMetres, MAX_RING_POINTS, type PointE6, pathTouchesItself, ringOfStroke } from '@lintel/geo';
import { m } from '@lintel/messages';
import { type Shape, shapeFault } from './shape.ts';

export type Tool = 'corners' | 'freehand' | 'circle';

/** An area while it is being drawn; the same for mouse, touch and keyboard. */
export interface Draft {
  tool: Tool;
  /** Corners so far; of a circle its centre; of a freehand line all of it. */
  path: readonly PointE6[];
}

/** A step either goes on, ends with a shape, or is refused with a sentence and changes nothing. */
export type Step = { draft: Draft } | { shape: Shape } | { refused: string };

export const emptyDraft = (tool: Tool): Draft => ({ tool, path: [] });

/** Sets a corner, the centre of a circle, or the point that its rim goes through. */
export function place({ tool, path }: Draft, point: PointE6): Step {
  if (tool === 'circle') {
    const [centre] = path;
    return centre ? circleThrough(centre, point) : { draft: { tool, path: [point] } };
  }
  if (samePoint(path.at(-1), point)) return { refused: m.search__a_corner_is_here_already() };
  if (path.length >= MAX_RING_POINTS) return { refused: m.search__an_outline_has_at_most() };
  const longer = [...path, point];
  if (pathTouchesItself(longer)) return { refused: m.search__a_corner_here_would_make() };
  return { draft: { tool, path: longer } };
}

/** Takes the last corner away. */
export const takeBack = ({ tool, path }: Draft): Draft => ({ tool, path: path.slice(0, -1) });

/** Closes an outline. */
export function finish({ tool, path }: Draft): Step {
  if (tool === 'circle')
    return { refused: path.length === 0 ? m.search__set_the_centre_first() : m.search__set_a_point_on_the() };
  return checked({ kind: 'outline', ring: path });
}

/** A line drawn in one go, at a scale of so many metres a pixel. */
export const finishStroke = (line: readonly PointE6[], metresPerPixel: number): Step =>
  checked({ kind: 'outline', ring: ringOfStroke(line, 1.5 * metresPerPixel) });

export const circleThrough = (centre: PointE6, rim: PointE6): Step =>
  checked({ kind: 'circle', centre, radiusMetres: Number(distanceMetres(centre, rim).toFixed(1)) });

function checked(shape: Shape): Step {
  const refused = shapeFault(shape);
  return refused ? { refused } : { shape };
}

const samePoint = (a: PointE6 | undefined, b: PointE6) => a?.latE6 === b.latE6 && a.lonE6 === b.lonE6;
