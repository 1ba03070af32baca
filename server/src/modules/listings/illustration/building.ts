import type { Dice } from './dice.ts';
import type { Look } from './look.ts';
import { box, d, ellipse, ground, hatch, line, type Point, polygon, printed, repeat, shape, wash } from './pen.ts';
import { lights, type Palette, snow, stone, trim } from './scenery.ts';

/** A drawn building and the space it occupies. */
export interface Block {
  svg: string;
  /** Horizontal extent of the walls. */
  left: number;
  right: number;
  /** Height of the ridge. */
  top: number;
}

export type Roof = 'side' | 'hip' | 'gable' | 'gambrel' | 'mansard' | 'flat' | 'parapet';
export type Pane = 'sash' | 'cross' | 'picture' | 'arched' | 'grid' | 'half';

export interface Volume {
  x: number;
  width: number;
  eaves: number;
  roof: Roof;
  rise: number;
  palette: Palette;
  foot?: number;
}

/** Draws the walls of a volume, `texture` on them, and the roof. */
export function volume(look: Look, { foot = ground, ...place }: Volume, texture = ''): string {
  const { x, width, eaves, palette } = place;
  return printed(box(x, eaves, width, foot - eaves), palette.wall) + hatch(texture) + roofOf(look, place);
}

function roofOf(look: Look, { x, width, eaves, roof, rise, palette }: Volume): string {
  const color = look.snow ? snow : palette.roof;
  const [top, middle] = [eaves - rise, x + width / 2];
  /** A roof seen from its side, with a few shingles; more would only darken the wash. */
  const slope = (over: number, inset: number) => {
    const [left, right] = [x - over, x + width + over];
    const shingles = repeat((width * rise) / 500, (at) => {
      const from = x + rise * 0.5 + ((at * 53) % Math.max(20, width - rise - 8));
      return d`M${from} ${eaves - rise * (((at % 3) + 1) / 4)}h8`;
    });
    const outline = polygon([left, eaves], [left + inset, top], [right - inset, top], [right, eaves]);
    return printed(outline, color) + (look.snow ? '' : hatch(shingles));
  };
  /** A roof seen from its end: the wall reaches up to a band along the edge. */
  const pitched = (...edge: readonly Point[]) =>
    printed(polygon([x, eaves], ...edge.slice(1, -1), [x + width, eaves]), palette.wall) +
    wash(box(x + 1, eaves - 1, width - 2, 2), palette.wall) +
    shape(polygon(...edge, ...edge.map(([px, py]): Point => [px, py - 7]).reverse()), color);
  switch (roof) {
    case 'side':
      return slope(7, 4);
    case 'hip':
      return slope(7, rise * 1.15);
    case 'mansard':
      return slope(2, 6);
    case 'gable': {
      const drop = (rise * 16) / width;
      return pitched([x - 8, eaves + drop], [middle, top], [x + width + 8, eaves + drop]);
    }
    case 'gambrel': {
      const shoulder = eaves - rise * 0.55;
      const [left, right] = [x + width * 0.12, x + width * 0.88];
      return pitched([x - 7, eaves], [left, shoulder], [middle, top], [right, shoulder], [x + width + 7, eaves]);
    }
    case 'flat':
      return shape(box(x - 6, eaves - 6, width + 12, 6), color);
    case 'parapet':
      return (
        printed(box(x - 1, eaves - 8, width + 2, 9), palette.wall) + shape(box(x - 3, eaves - 9, width + 6, 2), color)
      );
  }
}

const panes: Record<Pane, (x: number, y: number, w: number, h: number) => string> = {
  sash: (x, y, w, h) => box(x, y, w, h) + d`M${x} ${y + h / 2}h${w}M${x - 2} ${y + h}h${w + 4}`,
  cross: (x, y, w, h) => box(x, y, w, h) + d`M${x} ${y + h * 0.4}h${w}M${x + w / 2} ${y}v${h}`,
  half: (x, y, w, h) => box(x, y, w, h) + d`M${x + w / 2} ${y}v${h}`,
  picture: (x, y, w, h) => box(x, y, w, h) + d`M${x + w * 0.3} ${y}v${h}`,
  grid: (x, y, w, h) => box(x, y, w, h) + d`M${x + w / 3} ${y}v${h}m${w / 3} 0v${-h}M${x} ${y + h / 2}h${w}`,
  arched: (x, y, w, h) =>
    d`M${x} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + h}zM${x + w / 2} ${y}v${h}`,
};

/** A window by its top middle. */
export type Window = readonly [pane: Pane, middle: number, top: number, width: number, height: number];

/** Draws windows, lit at dusk and sometimes in the afternoon: one path per color keeps a drawing small. */
export function glazing(look: Look, dice: Dice, windows: readonly Window[], draw: typeof shape = shape): string {
  const { glass, lit } = lights[look.hour];
  const share = look.hour === 'dusk' ? 0.62 : look.hour === 'afternoon' ? 0.2 : 0;
  const paths = { [glass]: '', [lit]: '' };
  for (const [pane, middle, y, w, h] of windows)
    paths[dice.chance(share) ? lit : glass] += panes[pane](middle - w / 2, y, w, h);
  return Object.entries(paths)
    .map(([color, path]) => draw(path, color))
    .join('');
}

/** Middles of equal bays across a width. */
export const bays = (x: number, width: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => x + (width * (at + 0.5)) / count);

/** Draws a door, placed by its middle and foot, with the path from the street unless it stands above the ground. */
export function door(look: Look, x: number, palette: Palette = look.palette, foot = ground, isArched = false): string {
  const leaf = isArched ? d`M${x - 7.5} ${foot}v-24a7.5 7.5 0 0 1 15 0v24z` : box(x - 7.5, foot - 31, 15, 31);
  const panel = isArched ? '' : hatch(box(x - 4, foot - 26, 8, 8));
  return shape(leaf, palette.door) + panel + wash(ellipse(x + 4, foot - 14, 1.2, 1.2), '#2b2926');
}

/** Draws garage doors with their driveway: 1 is a single, 2 a double, 3 a double and a single. */
export function garageDoors(look: Look, x: number, width: number, doors: number): string {
  const room = width - (doors === 3 ? 18 : 12);
  const widths = doors === 3 ? [room * 0.64, room * 0.36] : [room];
  const leaves = widths.map((w, at) => {
    const left = x + 6 + (at === 0 ? 0 : room * 0.64 + 6);
    const panels = [24, 16, 8].map((y) => d`M${left} ${ground - y}h${w}`).join('');
    return shape(box(left, ground - 32, w, 32), trim) + hatch(panels + box(left + 3, ground - 29, w - 6, 4));
  });
  return driveway(look, x + 6, width - 12) + leaves.join('');
}

/** Draws a path from the street to a door or garage. */
export const driveway = (look: Look, x: number, width: number): string =>
  wash(
    polygon([x, ground + 1], [x + width, ground + 1], [x + width + 5, 278], [x - 5, 278]),
    look.snow ? '#efeeec' : stone,
  ) + hatch(line([x, ground + 1], [x - 5, 278]) + line([x + width, ground + 1], [x + width + 5, 278]));

export const chimney = (x: number, foot: number, height: number): string =>
  shape(box(x, foot - height, 13, height) + box(x - 2, foot - height - 4, 17, 4), '#c39a83') +
  hatch(d`M${x} ${foot - height * 0.4}h6M${x + 7} ${foot - height * 0.7}h6`);
