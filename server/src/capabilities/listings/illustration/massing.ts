import { type Dice, diceOf } from './dice.ts';
import type { Look } from './look.ts';
import { ground } from './pen.ts';
import { type Style, styleOf } from './style.ts';

export const floorHeight = 45;

/** The volumes of a detached house as the street sees them; its rear is the same, mirrored. */
export interface Massing {
  look: Look;
  style: Style;
  /** The main part: left end, width, eaves and rise of its roof. */
  x: number;
  width: number;
  eaves: number;
  rise: number;
  /** The part that comes forward; width 0 for none. */
  wingX: number;
  wing: number;
  garageX: number;
  garage: number;
  /** The middle of the front door. */
  doorX: number;
  left: number;
  right: number;
  /** For what is drawn on it, in the order of drawing. */
  dice: Dice;
}

/** Width by the number of garage doors. */
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

/** As seen from the garden. Nothing comes forward there. */
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
