import type { Currency } from '../../../ui/format.ts';
import type { Pixel, Spot } from '../../../ui/map/spot.ts';

/** A home with its price, or a number of homes. */
export interface Mark extends Spot {
  key: string;
  count: number;
  /** Only where it stands for one home; the name where it is known. */
  home?: { id: number; price: number; currency?: Currency; name?: string };
  /** Pixels beside its place, where it makes room for another. */
  shift?: Pixel;
}

export interface Placed {
  mark: Mark;
  /** Its middle on the screen. */
  at: Pixel;
}

export const many = (spot: Spot, count: number): Mark => ({
  ...spot,
  key: `many-${spot.longitude.toFixed(5)},${spot.latitude.toFixed(5)}`,
  count,
});

/** Pixels across: the area of a circle grows with its count. */
export const clusterSize = (count: number): number => Math.min(60, 28 + 1.4 * Math.sqrt(count));

/** Half the width and height of what stands for a mark, in pixels, with a little air. */
const pinReach = { x: 34, y: 17 };
const reach = ({ count, home }: Mark): Pixel => {
  const half = clusterSize(count) / 2 + 2;
  return home ? pinReach : { x: half, y: half };
};

export const overlap = (a: Placed, b: Placed): boolean => {
  const [one, other] = [reach(a.mark), reach(b.mark)];
  return Math.abs(a.at.x - b.at.x) < one.x + other.x && Math.abs(a.at.y - b.at.y) < one.y + other.y;
};

/**
 * Joins marks that would lie on each other on the screen, so that each can be hit; the counts add up as before. `pins`
 * are not joined while the marks beside them find room, which may move those by `farthest` pixels. The pins come first.
 */
export function separate(pins: readonly Placed[], others: readonly Placed[], farthest: number): Placed[] {
  const placed: Placed[] = [];
  for (const mark of joinedAmong(others)) {
    const room = roomFor(mark, [...pins, ...placed], farthest);
    if (room) {
      placed.push(room);
      continue;
    }
    // The pin that takes the room, else the last of the list, goes back to the others; without pins all find room.
    const given = pins.findLast((pin) => overlap(pin, mark)) ?? (pins.at(-1) as Placed);
    return separate(
      pins.filter((pin) => pin !== given),
      [...others, given],
      farthest,
    );
  }
  return [...pins, ...placed];
}

/** Where a mark stands free of `taken`: its own place, or the nearest one beside what it lies on; none further than `farthest`. */
function roomFor(mark: Placed, taken: readonly Placed[], farthest: number): Placed | undefined {
  const below = taken.filter((other) => overlap(mark, other));
  if (below.length === 0) return mark;
  const own = reach(mark.mark);
  const distance = ({ at }: Placed) => Math.hypot(at.x - mark.at.x, at.y - mark.at.y);
  return below
    .flatMap((other) => {
      // A touch further than they reach: sums of fractions are not exact.
      const [x, y] = [own.x + reach(other.mark).x + 0.01, own.y + reach(other.mark).y + 0.01];
      const beside = [
        { x: mark.at.x, y: other.at.y - y },
        { x: mark.at.x, y: other.at.y + y },
        { x: other.at.x - x, y: mark.at.y },
        { x: other.at.x + x, y: mark.at.y },
      ];
      return beside.map((at) => ({ ...mark, at }));
    })
    .sort((a, b) => distance(a) - distance(b))
    .filter((moved) => distance(moved) <= farthest)
    .find((moved) => !taken.some((other) => overlap(moved, other)));
}

function joinedAmong(marks: readonly Placed[]): Placed[] {
  const placed: Placed[] = [];
  const waiting = marks.toSorted((a, b) => a.mark.count - b.mark.count);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const below = next;
    const hit = placed.findIndex((other) => overlap(below, other));
    // A joined mark is larger and lies elsewhere: it must be held against the others anew.
    if (hit >= 0) waiting.push(joined(placed.splice(hit, 1)[0] as Placed, below));
    else placed.push(below);
  }
  return placed;
}

function joined(a: Placed, b: Placed): Placed {
  const [n, m] = [a.mark.count, b.mark.count];
  const mean = (one: number, other: number) => (one * n + other * m) / (n + m);
  const spot = {
    longitude: mean(a.mark.longitude, b.mark.longitude),
    latitude: mean(a.mark.latitude, b.mark.latitude),
  };
  return { at: { x: mean(a.at.x, b.at.x), y: mean(a.at.y, b.at.y) }, mark: many(spot, n + m) };
}
