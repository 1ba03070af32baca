import {
  type Block,
  bays,
  chimney,
  door,
  driveway,
  garageDoors,
  glazing,
  type Pane,
  type Roof,
  volume,
  type Window,
} from './building.ts';
import { type Dice, diceOf } from './dice.ts';
import type { Look } from './look.ts';
import { box, d, ground, hatch, line, polygon, printed, repeat, shape, wash } from './pen.ts';
import { snow, timber, trim } from './scenery.ts';

/** An architectural style. */
interface Style {
  roof: Roof;
  rise: number;
  pane: Pane;
  /** Width of the front wing as a share of the front; 0 means none. */
  wing: number;
  cladding: 'siding' | 'brick' | 'stucco' | 'boards';
  wingRoof?: Roof;
  shutters?: boolean;
}

const styles = {
  ranch: { roof: 'side', rise: 30, pane: 'picture', wing: 0.34, cladding: 'siding' },
  rambler: { roof: 'hip', rise: 30, pane: 'cross', wing: 0, cladding: 'brick', shutters: true },
  craftsman: { roof: 'gable', rise: 52, pane: 'cross', wing: 0, cladding: 'siding' },
  cape: { roof: 'side', rise: 48, pane: 'sash', wing: 0, cladding: 'siding', shutters: true },
  colonial: { roof: 'side', rise: 38, pane: 'sash', wing: 0, cladding: 'siding', shutters: true },
  foursquare: { roof: 'hip', rise: 36, pane: 'sash', wing: 0, cladding: 'brick' },
  gabled: { roof: 'hip', rise: 38, pane: 'cross', wing: 0.4, cladding: 'brick' },
  victorian: { roof: 'side', rise: 44, pane: 'sash', wing: 0.42, cladding: 'siding' },
  farmhouse: { roof: 'side', rise: 40, pane: 'grid', wing: 0.36, cladding: 'boards' },
  modern: { roof: 'flat', rise: 6, pane: 'picture', wing: 0.42, wingRoof: 'flat', cladding: 'boards' },
  stucco: { roof: 'hip', rise: 26, pane: 'arched', wing: 0.3, wingRoof: 'hip', cladding: 'stucco' },
  adobe: { roof: 'parapet', rise: 8, pane: 'cross', wing: 0.32, wingRoof: 'parapet', cladding: 'stucco' },
} as const satisfies Record<string, Style>;
type StyleName = keyof typeof styles;

/** Returns the styles typical of the region and the year built. */
function usualStyles({ type, features, year, floors, region }: Look): string {
  const isTall = floors > 1;
  if (type === 'farm') return `farmhouse craftsman ${isTall ? 'foursquare' : 'ranch'}`;
  if (features.has('historic') || year < 1920) return isTall ? 'victorian foursquare victorian' : 'craftsman cape';
  if (region === 'desert') return year >= 2010 ? 'modern stucco adobe' : 'adobe stucco ranch';
  if (region === 'tropics' || region === 'california') {
    if (year >= 2008) return 'modern stucco gabled farmhouse';
    return year < 1945 ? 'craftsman stucco' : `stucco stucco ${isTall ? 'gabled' : 'ranch'} rambler`;
  }
  if (year >= 2008) return 'modern farmhouse gabled craftsman';
  if (year < 1950) return isTall ? 'foursquare colonial craftsman' : 'craftsman cape cape';
  return isTall ? 'colonial gabled gabled colonial' : 'ranch ranch rambler cape';
}

const floorHeight = 45;

/** Volumes of a detached house. */
export interface Massing {
  look: Look;
  style: Style;
  /** Main volume: left edge, width, eaves height and rise of the roof. */
  x: number;
  width: number;
  eaves: number;
  rise: number;
  /** Front wing; width 0 means none. */
  wingX: number;
  wing: number;
  garageX: number;
  garage: number;
  /** Center of the front door. */
  doorX: number;
  left: number;
  right: number;
  /** Random source for the details, consumed in drawing order. */
  dice: Dice;
}

/** Returns the volumes as seen from the street, or mirrored and without the front wing from behind. */
export function massingOf(look: Look, isBehind = false): Massing {
  const dice = diceOf(look.seed, 'house');
  const style: Style = styles[dice.pick(usualStyles(look).split(' ') as StyleName[])];
  const width = look.floors === 1 ? 142 + look.size * 64 : 112 + look.size * 74;
  const garage = [0, 46, 74, 108][look.garages] ?? 0;
  const left = 200 - (width + garage) / 2 + dice.between(-8, 8);
  const isGarageLeft = dice.chance(0.5);
  const x = isGarageLeft ? left + garage : left;
  const wing = style.wing * width;
  const isWingLeft = dice.chance(0.5);
  const besideWing = isWingLeft ? x + wing + 18 : x + width - wing - 18;
  const doorX = wing > 0 ? besideWing : x + width * (style.roof === 'gable' ? 0.5 : dice.pick([0.5, 0.5, 0.3, 0.7]));
  const flip = (edge: number, size = 0) => (isBehind ? 400 - edge - size : edge);
  return {
    look,
    style,
    x: flip(x, width),
    width,
    eaves: ground - look.floors * floorHeight - 4,
    rise: Math.min(style.rise, style.roof === 'gable' ? width * 0.36 : 60),
    wingX: isWingLeft ? x : x + width - wing,
    wing: isBehind ? 0 : wing,
    garageX: flip(isGarageLeft ? left : left + width, garage),
    garage,
    doorX: flip(doorX),
    left: flip(left, width + garage),
    right: flip(left, width + garage) + width + garage,
    dice: isBehind ? diceOf(look.seed, 'rear') : dice,
  };
}

/** Draws a detached house with its garage, seen from the street. */
export function detached(look: Look): Block {
  const massing = massingOf(look);
  const { left, right, doorX, style, garageX, garage, eaves, rise, wing } = massing;
  return {
    svg:
      mainVolumes(massing) +
      (garage === 0 ? '' : garageDoors(look, garageX, garage, look.garages)) +
      frontWing(massing) +
      porch(massing) +
      driveway(look, doorX - 8, 16) +
      door(look, doorX, look.palette, ground, style.pane === 'arched'),
    left,
    right,
    top: eaves - Math.max(rise, wing * 0.5),
  };
}

/** Draws the garage and the main volume with chimney, windows, and solar panels. */
export function mainVolumes(massing: Massing): string {
  const { look, style, x, width, eaves, rise, garageX, garage, dice } = massing;
  const { palette, features } = look;
  const { roof } = style;
  const isSloped = roof === 'side' || roof === 'hip';
  const garageRise = roof === 'gable' ? Math.min(30, garage * 0.36) : Math.min(style.rise, 24);
  const chimneyX = x + width * dice.pick([0.16, 0.78]);
  const panels = repeat(width > 170 ? 4 : 3, (at) => {
    const [left, top] = [x + width * 0.36 + at * 15, eaves - rise * 0.72];
    return polygon([left, top + 14], [left + 2, top], [left + 15, top], [left + 14, top + 14]);
  });
  return (
    (garage === 0
      ? ''
      : volume(look, { x: garageX, width: garage, eaves: ground - 44, roof, rise: garageRise, palette })) +
    (features.has('fireplace') ? chimney(chimneyX, eaves - 2, isSloped || roof === 'gable' ? rise + 10 : 24) : '') +
    volume(look, { x, width, eaves, roof, rise, palette }, cladding(massing)) +
    (features.has('solar_panels') && isSloped ? shape(panels, '#7f90a6') : '') +
    windows(massing)
  );
}

/** Returns siding, boards or bricks as a few strokes. */
function cladding({ style, x, width, eaves, dice }: Massing): string {
  if (style.cladding === 'stucco') return '';
  if (style.cladding === 'boards')
    return repeat(width / 12 - 1, (at) => d`M${x + 12 * (at + 1)} ${eaves + 3}v${dice.between(6, 14)}`);
  const [height, length] = [ground - eaves, style.cladding === 'brick' ? 6 : 18];
  return repeat((width * height) / 1000, () => {
    const row = Math.floor(dice.next() * (height / 6)) * 6 + 5;
    return d`M${x + dice.between(3, width - length - 3)} ${eaves + row}h${length}`;
  });
}

/** Draws one window per bay and floor, except at the door and behind the wing, and one in a gable. */
function windows({ look, style, x, width, eaves, rise, doorX, wingX, wing, dice }: Massing): string {
  const isWide = style.pane === 'picture' || style.pane === 'grid';
  const [w, h] = isWide ? [26, 22] : [15, 24];
  const spots: Window[] = style.roof === 'gable' ? [['cross', x + width / 2, eaves - rise * 0.5, 24, 15]] : [];
  let shutters = '';
  for (let floor = 0; floor < look.floors; floor++) {
    const y = eaves + floor * floorHeight + 12;
    for (const middle of bays(x, width, Math.max(2, Math.round(width / (isWide ? 46 : 36))))) {
      const isBehindWing = wing > 0 && middle + w / 2 > wingX - 4 && middle - w / 2 < wingX + wing + 4;
      const isAtDoor = floor === look.floors - 1 && Math.abs(middle - doorX) < w / 2 + 12;
      if (isBehindWing || isAtDoor) continue;
      spots.push([style.pane, middle, y, w, h]);
      if (style.shutters) shutters += box(middle - w / 2 - 5, y, 4, h) + box(middle + w / 2 + 1, y, 4, h);
    }
  }
  return shape(shutters, look.palette.door) + glazing(look, dice, spots);
}

/** Draws the front wing with a window on each floor and one in the gable. */
function frontWing({ look, style, wingX: x, wing: width, eaves, dice }: Massing): string {
  if (width === 0) return '';
  const { wingRoof: roof = 'gable' } = style;
  const top = roof === 'flat' || roof === 'parapet' ? eaves - 10 : eaves;
  const rise = roof === 'gable' ? Math.max(style.rise + 4, width * 0.5) : style.rise;
  const pane = style.pane === 'arched' ? 'cross' : style.pane;
  const middle = x + width / 2;
  const spots = Array.from(
    { length: look.floors },
    (_, floor): Window => [pane, middle, eaves + floor * floorHeight + 11, Math.min(34, width - 18), 25],
  );
  if (roof === 'gable') spots.push(['arched', middle, top - rise * 0.5, 10, 14]);
  const palette = style === styles.modern ? { ...look.palette, wall: timber } : look.palette;
  return volume(look, { x, width, eaves: top, roof, rise, palette }) + glazing(look, dice, spots);
}

/** Draws a porch when the listing has one, else a hood over the door. */
function porch({ look, style, x, width, doorX }: Massing): string {
  const color = look.snow ? snow : look.palette.roof;
  if (!look.features.has('porch')) {
    const hood = polygon([doorX - 15, ground - 35], [doorX, ground - 44], [doorX + 15, ground - 35]);
    const posts = hatch(d`M${doorX - 12} ${ground - 35}v35M${doorX + 12} ${ground - 35}v35`);
    return style.cladding === 'stucco' ? '' : posts + shape(hood, color);
  }
  const isWide = style === styles.craftsman || style === styles.foursquare || style === styles.ranch;
  const from = isWide ? x + 2 : Math.max(x, doorX - 34);
  const to = isWide ? x + width - 2 : Math.min(x + width, doorX + 34);
  const spans = Math.max(2, Math.round((to - from) / 30));
  const posts = repeat(spans + 1, (at) => {
    const post = from + 3 + ((to - from - 6) * at) / spans;
    return Math.abs(post - doorX) > 9 ? box(post - 1.5, ground - 35, 3, 35) : '';
  });
  const cover = polygon([from - 5, ground - 35], [from + 3, ground - 45], [to - 3, ground - 45], [to + 5, ground - 35]);
  return (
    wash(box(from, ground - 34, to - from, 34), '#2b292611') +
    printed(cover, color) +
    shape(posts, trim) +
    hatch(line([from, ground - 14], [doorX - 14, ground - 14]) + line([doorX + 14, ground - 14], [to, ground - 14]))
  );
}
