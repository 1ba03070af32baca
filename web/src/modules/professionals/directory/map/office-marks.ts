import type { PlacedMark } from '../../../../ui/map/mark-layer.ts';
import type { Pixel, Spot } from '../../../../ui/map/spot.ts';
import type { Professional } from '../../calls.ts';

/** A professional, or several whose marks would overlap. */
export interface OfficeMark extends PlacedMark {
  professionals: readonly Professional[];
  /** True if all are at one place, so that zooming in cannot separate them. */
  together: boolean;
}

interface Placed {
  mark: OfficeMark;
  at: Pixel;
}

/** Half the size of a mark in pixels. */
export const reach = { one: { x: 52, y: 18 }, many: { x: 20, y: 20 } };
const reachOf = ({ professionals }: OfficeMark) => (professionals.length === 1 ? reach.one : reach.many);

const overlap = (a: Placed, b: Placed): boolean => {
  const [one, other] = [reachOf(a.mark), reachOf(b.mark)];
  return Math.abs(a.at.x - b.at.x) < one.x + other.x && Math.abs(a.at.y - b.at.y) < one.y + other.y;
};

/** Returns the marks in order of the professionals; overlapping ones are merged at the midpoint. */
export function officeMarks(professionals: readonly Professional[], project: (spot: Spot) => Pixel): OfficeMark[] {
  const waiting = professionals.flatMap((professional) =>
    professional.place ? [placed([professional], professional.place, true, project)] : [],
  );
  const marks: Placed[] = [];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const current = next;
    const at = marks.findIndex((other) => overlap(other, current));
    if (at < 0) marks.push(current);
    // A merged mark has moved, so it is compared with the others again.
    else waiting.unshift(joined(marks.splice(at, 1)[0]!, current, project));
  }
  return marks.map(({ mark }) => mark);
}

function joined(a: Placed, b: Placed, project: (spot: Spot) => Pixel): Placed {
  const [n, m] = [a.mark.professionals.length, b.mark.professionals.length];
  const mean = (one: number, other: number) => (one * n + other * m) / (n + m);
  const spot = {
    longitude: mean(a.mark.longitude, b.mark.longitude),
    latitude: mean(a.mark.latitude, b.mark.latitude),
  };
  const samePlace = a.mark.longitude === b.mark.longitude && a.mark.latitude === b.mark.latitude;
  const together = a.mark.together && b.mark.together && samePlace;
  return placed([...a.mark.professionals, ...b.mark.professionals], together ? a.mark : spot, together, project);
}

function placed(
  professionals: readonly Professional[],
  { longitude, latitude }: Spot,
  together: boolean,
  project: (spot: Spot) => Pixel,
): Placed {
  const key = professionals.map(({ id }) => id).join('-');
  return { at: project({ longitude, latitude }), mark: { key, longitude, latitude, professionals, together } };
}
