import type { Currency } from '../../../ui/format.ts';
import type { Pixel, Spot } from '../../../ui/map/spot.ts';

/** A home with its price, or a number of homes. */
export interface Mark extends Spot {
  key: string;
  count: number;
  /** Set only for a single home; the name may be unknown. */
  home?: { id: number; price: number; currency?: Currency; name?: string };
  /** Offset in pixels from its place, to make room for another mark. */
  shift?: Pixel;
}

export interface Placed {
  mark: Mark;
  /** Center on the screen. */
  at: Pixel;
}

export const many = (spot: Spot, count: number): Mark => ({
  ...spot,
  key: `many-${spot.longitude.toFixed(5)},${spot.latitude.toFixed(5)}`,
  count,
});

/** Diameter in pixels: the area of a circle grows with its count. */
export const clusterSize = (count: number): number => Math.min(60, 28 + 1.4 * Math.sqrt(count));

/** Half the width and height of a mark in pixels, with a margin. */
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
 * Merges marks that would overlap, so that each can be pressed; the total count is unchanged. `pins` are merged only if
 * the other marks find no room within `farthest` pixels. Returns the pins first.
 */
export function separate(pins: readonly Placed[], others: readonly Placed[], farthest: number): Placed[] {
  const placed: Placed[] = [];
  for (const mark of joinedAmong(others)) {
    const room = roomFor(mark, [...pins, ...placed], farthest);
    if (room) {
      placed.push(room);
      continue;
    }
    // Gives up the pin that blocks the room, or else the last of the list. Without pins, every mark finds room.
    const given = pins.findLast((pin) => overlap(pin, mark)) ?? (pins.at(-1) as Placed);
    return separate(
      pins.filter((pin) => pin !== given),
      [...others, given],
      farthest,
    );
  }
  return [...pins, ...placed];
}

/** Finds a position without overlap with `taken`: its own, or the nearest one within `farthest`. */
function roomFor(mark: Placed, taken: readonly Placed[], farthest: number): Placed | undefined {
  const below = taken.filter((other) => overlap(mark, other));
  if (below.length === 0) return mark;
  const own = reach(mark.mark);
  const distance = ({ at }: Placed) => Math.hypot(at.x - mark.at.x, at.y - mark.at.y);
  return below
    .flatMap((other) => {
      // Adds a margin against floating-point errors.
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
    // A merged mark is larger and has moved, so it is compared with the others again.
    if (hit >= 0) waiting.push(joined(placed.splice(hit, 1)[0] as Placed, below));
    else placed.push(below);
  }
  return placed;
}

export function joined(a: Placed, b: Placed): Placed {
  const [n, m] = [a.mark.count, b.mark.count];
  const mean = (one: number, other: number) => (one * n + other * m) / (n + m);
  const spot = {
    longitude: mean(a.mark.longitude, b.mark.longitude),
    latitude: mean(a.mark.latitude, b.mark.latitude),
  };
  return { at: { x: mean(a.at.x, b.at.x), y: mean(a.at.y, b.at.y) }, mark: many(spot, n + m) };
}
