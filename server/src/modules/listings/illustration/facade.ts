import type { Look } from './look.ts';
import { box, d, ellipse, ground, hatch, type Point, polygon, printed, repeat, shape, wash } from './pen.ts';
import type { Random } from './random.ts';
import { ink, lights, type Palette, snow, stone, trim } from './scenery.ts';

/** A drawing and the space that it occupies. */
export interface Block {
  svg: string;
  left: number;
  right: number;
  top: number;
}

/** A `row` roof ends at the walls, between those of its neighbors. */
export type Roof = 'side' | 'hip' | 'row' | 'gable' | 'flat';
type Extent = readonly [left: number, right: number, eaves: number, rise: number];
export type Opening = 'window' | 'door' | 'entrance' | 'garage' | 'barn';

/** One front of a building. Every building is composed of these. */
export interface Facade {
  width: number;
  roof: Roof;
  /** What each column has on the ground floor; the floors above have windows. */
  openings: readonly Opening[];
  /** Default: in the middle. */
  x?: number;
  floors?: number;
  /** Height of a floor. */
  story?: number;
  rise?: number;
  palette?: Palette;
  pane?: readonly [width: number, height: number];
  /** The part of the wall that has the columns; default: all of it. */
  free?: readonly [from: number, width: number];
  foot?: number;
  shutters?: boolean;
  chimney?: boolean;
  /** Columns with a balcony at each window. */
  balconies?: readonly number[];
}

/** Middles of equal columns. */
export const columns = ([from, width]: readonly [number, number], count: number): number[] =>
  Array.from({ length: count }, (_, at) => from + (width * (at + 0.5)) / count);

export function facade(look: Look, random: Random, part: Facade): Block {
  const { width, roof, openings, floors = look.floors, story = 46, foot = ground, palette = look.palette } = part;
  const { x = 200 - width / 2, free = [x, width], pane = [15, 24], balconies = [] } = part;
  const { rise = { flat: 7, row: 26, side: 32, hip: 34, gable: Math.min(56, width * 0.45) }[roof] } = part;
  const eaves = foot - floors * story - 4;
  const middles = columns(free, openings.length);
  const doors = openings.map((opening, at) =>
    opening === 'window' ? '' : draw[opening](look, middles[at]!, foot, palette, free[1] / openings.length - 12),
  );
  const windows = Array.from({ length: floors }, (_, floor) =>
    middles
      .filter((_, column) => floor < floors - 1 || openings[column] === 'window')
      .map((middle): Point => [middle, eaves + 3 + story * (floor + 0.2)]),
  ).flat();
  const rails = balconies.map((column) =>
    repeat(floors, (floor) =>
      box(middles[column]! - pane[0] / 2 - 4, eaves + story * (floor + 0.68), pane[0] + 8, story * 0.26),
    ),
  );
  const [stack, ridge] = [x + width * 0.2, eaves - rise];
  const chimney = box(stack, ridge - 12, 13, 50) + box(stack - 2, ridge - 15, 17, 4);
  const svg = [
    part.chimney ? shape(chimney, '#c39a83') : '',
    printed(box(x, eaves, width, foot - eaves), palette.wall),
    foot < ground ? shape(box(x, foot, width, ground - foot), stone) : '',
    hatch(strokes(random, x + 5, eaves + 6, width - 10, foot - eaves - 12)),
    roofOf(look, random, [x, x + width, eaves, rise], roof, palette),
    part.shutters ? shape(windows.map((at) => shutters(at, pane)).join(''), palette.door) : '',
    glazing(look, random, windows, pane),
    shape(rails.join(''), palette.roof, 0.8),
    ...doors,
  ];
  return { svg: svg.join(''), left: x, right: x + width, top: eaves - rise };
}

export const joined = (...blocks: readonly Block[]): Block => ({
  svg: blocks.map(({ svg }) => svg).join(''),
  left: Math.min(...blocks.map(({ left }) => left)),
  right: Math.max(...blocks.map(({ right }) => right)),
  top: Math.min(...blocks.map(({ top }) => top)),
});

/** Returns a few short lines that suggest boards, bricks or shingles; more would only darken the color. */
const strokes = (random: Random, x: number, y: number, width: number, height: number): string =>
  repeat(
    Math.min(9, (width * height) / 1000),
    () => d`M${x + random.next() * (width - 9)} ${y + random.next() * height}h9`,
  );

/** Draws a roof: a gable shows its end and a round window, the other sloped roofs show their side. */
function roofOf(look: Look, random: Random, [left, right, eaves, rise]: Extent, roof: Roof, palette: Palette): string {
  const color = look.snow ? snow : palette.roof;
  const [width, middle, top] = [right - left, (left + right) / 2, eaves - rise];
  if (roof === 'flat') return shape(box(left - 5, top, width + 10, rise), color);
  if (roof === 'gable') {
    const low = eaves + (rise * 16) / width;
    const slopes = d`M${left - 8} ${low}L${middle} ${top}L${right + 8} ${low}v-7L${middle} ${top - 7}L${left - 8} ${low - 7}z`;
    return (
      printed(polygon([left, eaves], [middle, top], [right, eaves]), palette.wall) +
      wash(box(left + 1, eaves - 1, width - 2, 2), palette.wall) +
      shape(slopes, color) +
      (rise < 26 ? '' : shape(ellipse(middle, eaves - rise * 0.36, 5.5, 5.5), lights[look.hour].glass))
    );
  }
  const [over, inset] = { side: [7, 4], hip: [7, Math.min(40, width * 0.42)], row: [1, 2] }[roof] as [number, number];
  const [from, to] = [left - over, right + over];
  return (
    printed(polygon([from, eaves], [from + inset, top], [to - inset, top], [to, eaves]), color) +
    (look.snow ? '' : hatch(strokes(random, left + inset, top + 6, width - 2 * inset, rise - 12)))
  );
}

const shutters = ([middle, y]: Point, [w, h]: readonly [number, number]): string =>
  box(middle - w / 2 - 6, y, 4, h) + box(middle + w / 2 + 2, y, 4, h);

/** Draws windows, lit at dusk and sometimes in the afternoon: one path per color keeps a drawing small. */
function glazing(look: Look, random: Random, windows: Point[], [w, h]: readonly [number, number]): string {
  const { glass, lit } = lights[look.hour];
  const share = { morning: 0, noon: 0, afternoon: 0.2, dusk: 0.6 }[look.hour];
  const bars = w > h ? d`m0 ${h * 0.4}h${w}m${-w / 2} ${-h * 0.4}v${h}` : d`m0 ${h / 2}h${w}`;
  const paths = { [glass]: '', [lit]: '' };
  for (const [middle, y] of windows) paths[random.chance(share) ? lit : glass] += box(middle - w / 2, y, w, h) + bars;
  // Many small windows in full ink would turn the front black.
  const weight = windows.length > 24 ? 0.8 : undefined;
  return Object.entries(paths)
    .map(([color, path]) => shape(path, color, weight))
    .join('');
}

type DrawOpening = (look: Look, x: number, foot: number, palette: Palette, width: number) => string;

/** Draws an opening on the ground floor by its middle and foot, with the path that leads to it. */
const draw: Record<Exclude<Opening, 'window'>, DrawOpening> = {
  door: (look, x, foot, palette) =>
    pathTo(look, x, 16) +
    (foot < ground ? shape(box(x - 12, foot, 24, ground - foot), trim) : '') +
    shape(box(x - 7.5, foot - 31, 15, 31), palette.door) +
    hatch(box(x - 4, foot - 26, 8, 9)) +
    wash(ellipse(x + 4, foot - 13, 1.2, 1.2), ink),
  entrance: (look, x, foot, palette) =>
    pathTo(look, x, 24) +
    shape(box(x - 16, foot - 24, 32, 24) + d`M${x} ${foot - 24}v24`, lights[look.hour].lit) +
    shape(d`M${x - 22} ${foot - 24}l4 -8h36l4 8z`, palette.door),
  garage: (look, x, foot, _, width) =>
    pathTo(look, x, width) +
    shape(box(x - width / 2, foot - 32, width, 32), trim) +
    hatch([24, 16, 8].map((y) => d`M${x - width / 2} ${foot - y}h${width}`).join('')),
  barn: (_, x, foot, palette) =>
    shape(box(x - 19, foot - 38, 38, 38) + d`M${x} ${foot - 38}v38`, palette.door) +
    hatch(d`M${x - 19} ${foot - 38}l38 38M${x + 19} ${foot - 38}l-38 38`),
};

/** Draws a path from the street. */
const pathTo = (look: Look, x: number, width: number): string =>
  shape(d`M${x - width / 2} ${ground + 1}h${width}l5 41h${-width - 10}z`, look.snow ? '#efeeec' : stone, 0.7);
