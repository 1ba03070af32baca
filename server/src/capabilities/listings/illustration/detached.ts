import { type Dice, diceOf } from './dice.ts';
import type { Look } from './look.ts';
import { door, garageDoors, glass, shutters, type WindowKind, windowAt } from './openings.ts';
import { timber } from './palette.ts';
import { box, ground, hatch, line, n, polygon, printed, shape, stroke, wash } from './pen.ts';
import { chimney, type RoofKind, roof, solarPanels } from './roof.ts';
import { way } from './scene.ts';

interface Style {
  roof: RoofKind;
  rise: number;
  windows: WindowKind;
  /** A second gable that comes forward, as a share of the front; 0 none. */
  wing: number;
  wingRoof: RoofKind;
  porch: 'none' | 'hood' | 'half' | 'full';
  shutters: boolean;
  cladding: 'siding' | 'brick' | 'stucco' | 'boards';
}

// biome-ignore-start format: tables
const styles = {
  ranch: {
    roof: 'side',
    rise: 30,
    windows: 'picture',
    wing: 0.34,
    wingRoof: 'gable',
    porch: 'hood',
    shutters: false,
    cladding: 'siding',
  },
  rambler: {
    roof: 'hip',
    rise: 30,
    windows: 'cross',
    wing: 0,
    wingRoof: 'hip',
    porch: 'half',
    shutters: true,
    cladding: 'brick',
  },
  craftsman: {
    roof: 'gable',
    rise: 52,
    windows: 'cross',
    wing: 0,
    wingRoof: 'gable',
    porch: 'full',
    shutters: false,
    cladding: 'siding',
  },
  cape: {
    roof: 'side',
    rise: 48,
    windows: 'sash',
    wing: 0,
    wingRoof: 'gable',
    porch: 'hood',
    shutters: true,
    cladding: 'siding',
  },
  colonial: {
    roof: 'side',
    rise: 38,
    windows: 'sash',
    wing: 0,
    wingRoof: 'gable',
    porch: 'hood',
    shutters: true,
    cladding: 'siding',
  },
  foursquare: {
    roof: 'hip',
    rise: 36,
    windows: 'sash',
    wing: 0,
    wingRoof: 'gable',
    porch: 'full',
    shutters: false,
    cladding: 'brick',
  },
  gabled: {
    roof: 'hip',
    rise: 38,
    windows: 'cross',
    wing: 0.4,
    wingRoof: 'gable',
    porch: 'half',
    shutters: false,
    cladding: 'brick',
  },
  victorian: {
    roof: 'side',
    rise: 44,
    windows: 'sash',
    wing: 0.42,
    wingRoof: 'gable',
    porch: 'half',
    shutters: false,
    cladding: 'siding',
  },
  farmhouse: {
    roof: 'side',
    rise: 40,
    windows: 'grid',
    wing: 0.36,
    wingRoof: 'gable',
    porch: 'half',
    shutters: false,
    cladding: 'boards',
  },
  modern: {
    roof: 'flat',
    rise: 6,
    windows: 'picture',
    wing: 0.42,
    wingRoof: 'flat',
    porch: 'hood',
    shutters: false,
    cladding: 'boards',
  },
  stucco: {
    roof: 'hip',
    rise: 26,
    windows: 'arched',
    wing: 0.3,
    wingRoof: 'hip',
    porch: 'none',
    shutters: false,
    cladding: 'stucco',
  },
  adobe: {
    roof: 'parapet',
    rise: 8,
    windows: 'cross',
    wing: 0.32,
    wingRoof: 'parapet',
    porch: 'none',
    shutters: false,
    cladding: 'stucco',
  },
} as const satisfies Record<string, Style>;
// biome-ignore-end format: tables
type StyleName = keyof typeof styles;

/** How people built there and then. */
function styleOf(look: Look, dice: Dice): Style {
  const { year, floors, region } = look;
  const choose = (...names: StyleName[]): Style => styles[dice.pick(names)];
  if (look.type === 'farm') return choose('farmhouse', 'craftsman', floors > 1 ? 'foursquare' : 'ranch');
  if (look.features.has('historic') || year < 1920)
    return floors > 1 ? choose('victorian', 'foursquare', 'victorian') : choose('craftsman', 'cape');
  if (region === 'desert')
    return year >= 2010 ? choose('modern', 'stucco', 'adobe') : choose('adobe', 'stucco', 'ranch');
  if (region === 'tropics' || region === 'california') {
    if (year >= 2008) return choose('modern', 'stucco', 'gabled', 'farmhouse');
    return year < 1945
      ? choose('craftsman', 'stucco')
      : choose('stucco', 'stucco', floors > 1 ? 'gabled' : 'ranch', 'rambler');
  }
  if (year >= 2008) return choose('modern', 'farmhouse', 'gabled', 'craftsman');
  if (year < 1950)
    return floors > 1 ? choose('foursquare', 'colonial', 'craftsman') : choose('craftsman', 'cape', 'cape');
  return floors > 1 ? choose('colonial', 'gabled', 'gabled', 'colonial') : choose('ranch', 'ranch', 'rambler', 'cape');
}

export interface Block {
  svg: string;
  /** Where its walls begin and end. */
  left: number;
  right: number;
}

const floorHeight = 45;

/** A house that stands alone, seen from the street, with its garage. */
export function detached(look: Look): Block {
  const dice = diceOf(look.seed, 'house');
  const style = styleOf(look, dice);
  const width = (look.floors === 1 ? 142 : 112) + look.size * (look.floors === 1 ? 64 : 74);
  const garage = look.garages === 0 ? 0 : [0, 46, 74, 108][look.garages]!;
  const left = 200 - (width + garage) / 2 + dice.between(-8, 8);
  const isGarageLeft = dice.chance(0.5);
  const x = isGarageLeft ? left + garage : left;
  const garageX = isGarageLeft ? left : left + width;
  return {
    svg: (garage ? garageWing(look, style, garageX, garage) : '') + house(look, style, x, width, dice),
    left,
    right: left + width + garage,
  };
}

function garageWing(look: Look, style: Style, x: number, width: number): string {
  const { wall, roof: roofColour } = look.palette;
  const eaves = ground - 44;
  const kind = style.roof === 'side' ? 'side' : style.roof === 'gable' ? 'gable' : style.roof;
  const rise = kind === 'gable' ? Math.min(30, width * 0.36) : Math.min(style.rise, 24);
  return (
    way(x + 6, width - 12, look) +
    printed(box(x, eaves, width, 44), wall) +
    roof(kind, { x, width, eaves, rise }, roofColour, wall, look.snow) +
    garageDoors(x, width, look.garages, ground, look.palette.wall === '#f6f2e9' ? '#e7e0d2' : '#f6f1e6')
  );
}

function house(look: Look, style: Style, x: number, width: number, dice: Dice): string {
  const { wall, roof: roofColour, door: doorColour } = look.palette;
  const height = look.floors * floorHeight + 4;
  const eaves = ground - height;
  const wing = style.wing * width;
  const wingX = dice.chance(0.5) ? x : x + width - wing;
  const doorX =
    style.wing > 0
      ? wingX === x
        ? wingX + wing + 18
        : wingX - 18
      : x + width * (style.roof === 'gable' ? 0.5 : dice.pick([0.5, 0.5, 0.3, 0.7]));
  const rise = Math.min(style.rise, style.roof === 'gable' ? width * 0.36 : 60);
  const parts = [
    look.features.has('fireplace')
      ? chimney(
          x + width * dice.pick([0.16, 0.78]),
          eaves - 2,
          style.roof === 'flat' || style.roof === 'parapet' ? 24 : rise + 10,
          '#c39a83',
        )
      : '',
    printed(box(x, eaves, width, height), wall),
    cladding(style, x, eaves, width, height, dice),
    roof(style.roof, { x, width, eaves, rise }, roofColour, wall, look.snow),
    look.features.has('solar_panels') && (style.roof === 'side' || style.roof === 'hip')
      ? solarPanels(x + width * 0.36, eaves - rise * 0.72, width > 170 ? 4 : 3)
      : '',
    style === styles.cape || (style === styles.craftsman && look.floors === 1)
      ? dormer(look, x + width / 2, eaves - (style === styles.cape ? 12 : 8), style, dice)
      : '',
    windows(look, style, { x, width, eaves, doorX, wingX, wing }, dice),
    wing > 0 ? frontWing(look, style, wingX, wing, eaves, dice) : '',
    porch(look, style, x, width, doorX),
    way(doorX - 8, 16, look),
    door(doorX, ground, doorColour, style.windows === 'arched'),
  ];
  return parts.join('');
}

function cladding(
  { cladding: kind }: Style,
  x: number,
  top: number,
  width: number,
  height: number,
  dice: Dice,
): string {
  if (kind === 'stucco') return '';
  const marks: string[] = [];
  if (kind === 'boards') {
    for (let at = 9; at < width - 4; at += 9) marks.push(`M${n(x + at)} ${n(top + 3)}v${n(dice.between(6, 14))}`);
    return hatch(marks.join(''));
  }
  const length = kind === 'brick' ? 6 : 18;
  for (let at = 0; at < (width * height) / 900; at++) {
    const row = Math.floor(dice.next() * (height / 6)) * 6 + 5;
    marks.push(`M${n(x + dice.between(3, width - length - 3))} ${n(top + row)}h${length}`);
  }
  return hatch(marks.join(''));
}

interface Front {
  x: number;
  width: number;
  eaves: number;
  doorX: number;
  wingX: number;
  wing: number;
}

function windows(look: Look, style: Style, front: Front, dice: Dice): string {
  const { x, width, eaves, doorX, wingX, wing } = front;
  const isWide = style.windows === 'picture' || style.windows === 'grid';
  const [w, h] = isWide ? [26, 22] : [15, 24];
  const bays = Math.max(2, Math.round(width / (isWide ? 46 : 36)));
  const panes: string[] = [];
  for (let floor = 0; floor < look.floors; floor++) {
    const y = eaves + floor * floorHeight + 12;
    const isGround = floor === look.floors - 1;
    for (let bay = 0; bay < bays; bay++) {
      const middle = x + (width * (bay + 0.5)) / bays;
      const hidden = wing > 0 && middle + w / 2 > wingX - 4 && middle - w / 2 < wingX + wing + 4;
      if (hidden || (isGround && Math.abs(middle - doorX) < w / 2 + 12)) continue;
      panes.push(windowAt(style.windows, middle - w / 2, y, w, h, glass(look, dice)));
      if (style.shutters) panes.push(shutters(middle - w / 2, y, w, h, look.palette.door));
    }
  }
  return panes.join('');
}

/** The part that comes forward, with a window on each floor and one in its gable. */
function frontWing(look: Look, style: Style, x: number, width: number, eaves: number, dice: Dice): string {
  const { wall, roof: roofColour } = look.palette;
  const lift = style.wingRoof === 'flat' || style.wingRoof === 'parapet' ? 10 : 0;
  const top = eaves - lift;
  const rise = style.wingRoof === 'gable' ? Math.max(style.rise + 4, width * 0.5) : style.rise;
  const isWood = style === styles.modern;
  const w = Math.min(34, width - 18);
  const panes = Array.from({ length: look.floors }, (_, floor) =>
    windowAt(
      style.windows === 'arched' ? 'cross' : style.windows,
      x + (width - w) / 2,
      eaves + floor * floorHeight + 11,
      w,
      25,
      glass(look, dice),
    ),
  );
  const attic =
    style.wingRoof === 'gable' && rise > 30
      ? windowAt('arched', x + width / 2 - 5, top - rise * 0.5, 10, 14, glass(look, dice))
      : '';
  return (
    printed(box(x, top, width, ground - top), isWood ? timber : wall) +
    roof(style.wingRoof, { x, width, eaves: top, rise }, roofColour, wall, look.snow) +
    panes.join('') +
    attic
  );
}

function dormer(look: Look, middle: number, foot: number, style: Style, dice: Dice): string {
  const { wall, roof: roofColour } = look.palette;
  const one = (x: number) =>
    printed(box(x - 11, foot - 20, 22, 20), wall) +
    roof('gable', { x: x - 11, width: 22, eaves: foot - 20, rise: 11 }, roofColour, wall, look.snow) +
    windowAt('sash', x - 6, foot - 17, 12, 14, glass(look, dice));
  return style === styles.cape
    ? one(middle - 38) + one(middle + 38)
    : windowAt('cross', middle - 12, foot - 20, 24, 15, glass(look, dice));
}

function porch(look: Look, style: Style, x: number, width: number, doorX: number): string {
  const kind = look.features.has('porch') && style.porch === 'hood' ? 'half' : style.porch;
  const roofColour = look.snow ? '#fbfbf9' : look.palette.roof;
  if (kind === 'none') return '';
  if (kind === 'hood')
    return (
      shape(polygon([doorX - 15, ground - 35], [doorX, ground - 44], [doorX + 15, ground - 35]), roofColour) +
      stroke(
        line([doorX - 12, ground - 35], [doorX - 12, ground]) + line([doorX + 12, ground - 35], [doorX + 12, ground]),
      )
    );
  const [from, to] =
    kind === 'full' ? [x + 2, x + width - 2] : [Math.max(x, doorX - 30), Math.min(x + width, doorX + 34)];
  const posts = Math.max(2, Math.round((to - from) / 30));
  const each = Array.from({ length: posts + 1 }, (_, at) => from + 3 + ((to - from - 6) * at) / posts);
  const rail = each
    .slice(1)
    .map((post, at) =>
      Math.abs((post + each[at]!) / 2 - doorX) < 16 ? '' : `M${n(each[at]!)} ${ground - 14}H${n(post)}`,
    );
  return (
    wash(box(from, ground - 34, to - from, 34), '#2b292611') +
    printed(
      polygon([from - 5, ground - 35], [from + 3, ground - 45], [to - 3, ground - 45], [to + 5, ground - 35]),
      roofColour,
    ) +
    shape(
      each
        .filter((post) => Math.abs(post - doorX) > 9)
        .map((post) => box(post - 1.5, ground - 35, 3, 35))
        .join(''),
      '#f6f1e6',
    ) +
    hatch(rail.join(''))
  );
}
