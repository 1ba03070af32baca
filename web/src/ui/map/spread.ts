interface Pixel {
  x: number;
  y: number;
}

const PASSES = 60;

/**
 * Moves points apart until no two are nearer than `distance` pixels, as far as a few passes get; the first `fixed` ones stay.
 * Returns how far each one moves. Points at one place part in directions of their own, so the result is always the same.
 */
export function spread(points: readonly Pixel[], fixed: number, distance: number): Pixel[] {
  const moved = points.map(({ x, y }) => ({ x, y }));
  for (let pass = 0; pass < PASSES; pass++) {
    let isApart = true;
    for (let one = 0; one < moved.length; one++)
      for (let other = Math.max(one + 1, fixed); other < moved.length; other++)
        if (part(moved[one]!, moved[other]!, one < fixed, distance, other)) isApart = false;
    if (isApart) break;
  }
  return moved.map(({ x, y }, at) => ({ x: x - points[at]!.x, y: y - points[at]!.y }));
}

/** Moves two points apart along the line between them. Returns false when they are far enough. */
function part(one: Pixel, other: Pixel, isFixed: boolean, distance: number, turn: number): boolean {
  const [x, y] = [other.x - one.x, other.y - one.y];
  const gap = Math.hypot(x, y);
  if (gap >= distance - 0.1) return false;
  // The golden angle: no two of a few directions are alike.
  const angle = turn * 2.4;
  const [towardX, towardY] = gap < 1 ? [Math.cos(angle), Math.sin(angle)] : [x / gap, y / gap];
  const push = (distance - gap) / (isFixed ? 1 : 2);
  other.x += towardX * push;
  other.y += towardY * push;
  if (isFixed) return true;
  one.x -= towardX * push;
  one.y -= towardY * push;
  return true;
}
