import { type Dice, diceOf } from './dice.ts';
import type { Look } from './look.ts';
import { ground } from './pen.ts';
import { type Style, styleOf } from './style.ts';

export const floorHeight = 45;

/** Volumes of a detached house seen from the street; the rear view mirrors them. */
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

/** Width by number of garage doors. */
const garageWidths = [0, 46, 74, 108] as const;

export function massingOf(look: Look): Massing {
  const dice = diceOf(look.seed, 'house');
  const style = styleOf(look, dice);
  const isLow = look.floors === 1;
  const width = (isLow ? 142 : 112) + look.size * (isLow ? 64 : 74);
  const garage = garageWidths[look.garages] ?? 0;
  const left = 200 - (width + garage) / 2 + dice.between(-8, 8);
  const isGarageLeft = dice.chance(0.5);
  const x = isGarageLeft ? left + garage : left;
  const wing = style.wing * width;
  const wingX = dice.chance(0.5) ? x : x + width - wing;
  const besideWing = wingX === x ? wingX + wing + 18 : wingX - 18;
  const inFront = x + width * (style.roof === 'gable' ? 0.5 : dice.pick([0.5, 0.5, 0.3, 0.7]));
  return {
    look,
    style,
    x,
    width,
    eaves: ground - look.floors * floorHeight - 4,
    rise: Math.min(style.rise, style.roof === 'gable' ? width * 0.36 : 60),
    wingX,
    wing,
    garageX: isGarageLeft ? left : left + width,
    garage,
    doorX: wing > 0 ? besideWing : inFront,
    left,
    right: left + width + garage,
    dice,
  };
}

/** Mirrors the massing as seen from the backyard, without the front wing. */
export function fromBehind(massing: Massing): Massing {
  const { look, x, width, garageX, garage, left, right, doorX } = massing;
  return {
    ...massing,
    x: 400 - x - width,
    garageX: 400 - garageX - garage,
    left: 400 - right,
    right: 400 - left,
    doorX: 400 - doorX,
    wing: 0,
    dice: diceOf(look.seed, 'rear'),
  };
}
