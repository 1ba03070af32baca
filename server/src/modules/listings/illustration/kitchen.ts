import { diceOf } from './dice.ts';
import type { Look } from './look.ts';
import { box, canvas, type Drawing, ellipse, hatch, mirrored, printed, repeat, shape, stroke, wash } from './pen.ts';
import { growth, lights, snow, timber } from './scenery.ts';

/** Draws a kitchen in front view with the features that the listing states. The arrangement is generic. */
export function kitchen(look: Look): Drawing {
  const { features, palette } = look;
  const isChefs = features.has('chefs_kitchen');
  const appliances = features.has('stainless_appliances') || isChefs ? '#cfd3d4' : '#f3efe6';
  const top = features.has('stone_counters') ? '#f1eee8' : timber;
  const room =
    cabinets(look, top) +
    window(look) +
    range(appliances, isChefs) +
    printed(box(334, 84, 50, 162), appliances) +
    stroke('M334 146h50M342 118v18M342 156v28') +
    (features.has('kitchen_island') ? island(look, top) : '');
  const walls = wash(box(0, 0, canvas.width, 246), palette.wall) + floor(features.has('hardwood_floors'));
  return { content: walls + (diceOf(look.seed, 'kitchen').chance(0.5) ? mirrored(room) : room) };
}

const floor = (isWood: boolean): string =>
  wash(box(0, 246, canvas.width, 60), isWood ? timber : '#e2dccf') +
  hatch(
    `M0 262H400M0 280H400${repeat(14, (at) => `M${isWood ? (at * 67 + (at % 3) * 23) % 400 : 14 + at * 29} ${[246, 262, 280][at % 3]}v17`)}`,
  ) +
  stroke('M0 246H400M0 16H400');

function cabinets({ palette, features, year }: Look, top: string): string {
  const lower = [52, 90, 128, 166, 242, 280].map((x) => `${box(x, 187, 34, 50)}M${x + 29} 196v7`).join('');
  const upper = [52, 90, 288].map((x) => `${box(x, 58, 36, 58)}M${x + 30} 104v7`).join('');
  return (
    hatch(repeat(10, (at) => box(56 + ((at * 47) % 250), 126 + ((at * 13) % 44), 11, 6))) +
    printed(box(48, 183, 276, 63), palette.roof) +
    shape(lower, palette.roof) +
    printed(upper, features.has('updated_kitchen') || year > 2005 ? '#f6f2e9' : palette.roof) +
    shape(box(44, 176, 284, 7), top) +
    (features.has('stone_counters') ? hatch(repeat(9, (at) => `M${60 + at * 30} 180l6 2`)) : '')
  );
}

/** Draws the window over the sink, with the season outside. */
const window = (look: Look): string =>
  shape(box(132, 58, 68, 76), lights[look.hour].sky) +
  wash('M133 134v-16q16 -10 34 -4t32 -4v24z', look.snow ? snow : growth[look.season].lawn) +
  wash(ellipse(168, 108, 14, 16), look.snow ? '#e4e6e2' : growth[look.season].leaves[0]!) +
  stroke('M166 58v76M132 96h68M127 135h78M162 176v-16q0 -7 7 -7t7 7v4') +
  shape(box(126, 54, 80, 8), look.palette.door);

const range = (color: string, isLarge: boolean): string =>
  printed(
    `M${isLarge ? '202 118l14 -30h24l14 30v8h-52z' : '208 120l10 -22h20l10 22v6h-40z'}M220 ${isLarge ? '88V16h16v72' : '98V16h16v82'}`,
    color,
  ) +
  shape(`${box(204, 178, 48, 68)}M210 195h36`, color) +
  shape(box(210, 200, 36, 24), '#5d6468') +
  wash([212, 222, 234, 244].map((x) => ellipse(x, 187, 2, 2)).join(''), '#2b2926') +
  shape('M212 176v-10h16v10zM228 168h8', '#bd7257');

function island(look: Look, top: string): string {
  const lamps = [120, 180, 240].map((x) => `M${x} 16v34M${x - 11} 62q0 -12 11 -12t11 12z`).join('');
  const stools = [116, 166, 216].map(
    (x) => `M${x} 232h22l-2 6h-18zM${x + 4} 238l-3 44M${x + 18} 238l3 44M${x + 2} 264h18`,
  );
  return (
    shape(lamps, look.palette.door) +
    printed(box(84, 214, 200, 66), '#f3eee3') +
    hatch('M124 222v52M164 222v52M204 222v52M244 222v52') +
    shape(box(74, 206, 220, 9), top) +
    shape(stools.join(''), timber) +
    shape('M142 206q2 9 14 9t14 -9z', '#d9a68c') +
    wash(ellipse(150, 203, 4, 4) + ellipse(158, 202, 4.5, 4.5), '#d59a55')
  );
}
