import { brick, snow } from './palette.ts';
import { box, hatch, line, n, type Point, polygon, printed, shape, stroke, wash } from './pen.ts';

export type RoofKind = 'side' | 'hip' | 'gable' | 'flat' | 'parapet' | 'mansard' | 'gambrel';

interface RoofPlace {
  /** Left edge and width of the walls, height of the eaves. */
  x: number;
  width: number;
  eaves: number;
  rise: number;
}

/** Draws a roof over walls; `wall` fills the visible gable. */
export function roof(kind: RoofKind, place: RoofPlace, color: string, wall: string, isSnowy: boolean): string {
  const { x, width, eaves, rise } = place;
  const [left, right, top] = [x - 7, x + width + 7, eaves - rise];
  switch (kind) {
    case 'side':
      return slope(
        [
          [left, eaves],
          [left + 4, top],
          [right - 4, top],
          [right, eaves],
        ],
        place,
        color,
        isSnowy,
      );
    case 'hip':
      return slope(
        [
          [left, eaves],
          [left + rise * 1.15, top],
          [right - rise * 1.15, top],
          [right, eaves],
        ],
        place,
        color,
        isSnowy,
      );
    case 'mansard':
      return slope(
        [
          [x - 2, eaves],
          [x + 4, top],
          [x + width - 4, top],
          [x + width + 2, eaves],
        ],
        place,
        color,
        isSnowy,
      );
    case 'gable':
      return gable(place, color, wall, isSnowy);
    case 'gambrel': {
      const shoulder = eaves - rise * 0.55;
      const outline: Point[] = [
        [left, eaves],
        [x + width * 0.12, shoulder],
        [x + width / 2, top],
        [x + width * 0.88, shoulder],
        [right, eaves],
      ];
      return (
        printed(polygon(...outline), wall) +
        `<path d="${line(...outline)}" stroke="${isSnowy ? snow : color}" stroke-width="5"/>` +
        stroke(line(...outline))
      );
    }
    case 'flat':
      return shape(box(x - 6, eaves - 6, width + 12, 6), isSnowy ? snow : color);
    case 'parapet':
      return (
        printed(box(x - 1, eaves - 8, width + 2, 9), wall) +
        stroke(line([x - 3, eaves - 8], [x + width + 3, eaves - 8]))
      );
  }
}

function slope(
  corners: readonly [Point, Point, Point, Point],
  place: RoofPlace,
  color: string,
  isSnowy: boolean,
): string {
  const outline = printed(polygon(...corners), isSnowy ? snow : color);
  return outline + (isSnowy ? '' : hatch(shingles(place)));
}

/** Draws a few short strokes for shingles; more would only darken the wash. */
function shingles({ x, width, eaves, rise }: RoofPlace): string {
  const rows = Math.max(2, Math.floor(rise / 9));
  const marks: string[] = [];
  for (let row = 1; row < rows; row++) {
    const y = eaves - (rise * row) / rows;
    const inset = rise * 0.5;
    for (let at = 0; at < width / 52; at++) {
      const from = x + inset + ((at * 53 + row * 29) % Math.max(20, width - 2 * inset - 8));
      marks.push(`M${n(from)} ${n(y)}h8`);
    }
  }
  return marks.join('');
}

function gable({ x, width, eaves, rise }: RoofPlace, color: string, wall: string, isSnowy: boolean): string {
  const peak: Point = [x + width / 2, eaves - rise];
  const reach = 8;
  const drop = (rise / (width / 2)) * reach;
  const thick = 6;
  const band = polygon(
    [x - reach, eaves + drop],
    peak,
    [x + width + reach, eaves + drop],
    [x + width + reach, eaves + drop - thick - 1],
    [peak[0], peak[1] - thick - 2],
    [x - reach, eaves + drop - thick - 1],
  );
  return (
    printed(polygon([x, eaves], peak, [x + width, eaves]), wall) +
    wash(line([x + 1, eaves], [x + width - 1, eaves]), wall) +
    shape(band, isSnowy ? snow : color)
  );
}

export const chimney = (x: number, foot: number, height: number): string =>
  shape(box(x, foot - height, 13, height) + box(x - 2, foot - height - 4, 17, 4), brick) +
  hatch(
    line([x, foot - height * 0.4], [x + 6, foot - height * 0.4]) +
      line([x + 7, foot - height * 0.7], [x + 13, foot - height * 0.7]),
  );

/** Draws solar panels on a slope. */
export const solarPanels = (x: number, y: number, count: number): string =>
  Array.from({ length: count }, (_, at) =>
    shape(
      polygon([x + at * 15, y + 14], [x + at * 15 + 2, y], [x + at * 15 + 15, y], [x + at * 15 + 14, y + 14]),
      '#7f90a6',
    ),
  ).join('');
