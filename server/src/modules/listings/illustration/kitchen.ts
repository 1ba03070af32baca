import { diceOf } from './dice.ts';
import type { Look } from './look.ts';
import { evergreen, growth, lights, timber } from './palette.ts';
import {
  box,
  canvas,
  type Drawing,
  ellipse,
  hatch,
  line,
  mirrored,
  n,
  polygon,
  printed,
  shape,
  stroke,
  wash,
} from './pen.ts';

const floorLine = 246;
const counter = 178;
const steel = '#cfd3d4';

/** Draws a kitchen in front view with the features that the listing states. The arrangement is generic. */
export function kitchen(look: Look): Drawing {
  const dice = diceOf(look.seed, 'kitchen');
  const { features, palette } = look;
  const fridge = features.has('stainless_appliances') || features.has('chefs_kitchen') ? steel : '#f3efe6';
  const isMirrored = dice.chance(0.5);
  const room = [
    cabinets(look, palette.roof),
    window(look),
    range(fridge, features.has('chefs_kitchen')),
    tallFridge(fridge),
    features.has('kitchen_island') ? island(look) : '',
    plant(286, counter, look),
  ].join('');
  const walls = wash(box(0, 0, canvas.width, floorLine), palette.wall);
  return { content: walls + floor(look) + (isMirrored ? mirrored(room) : room) };
}

function floor(look: Look): string {
  const isWood = look.features.has('hardwood_floors');
  const rows = [floorLine + 16, floorLine + 34];
  const joints = Array.from({ length: 14 }, (_, at) => {
    const row = at % 3;
    const y = [floorLine, ...rows][row]!;
    const x = isWood ? (at * 67 + row * 23) % 400 : 14 + at * 29;
    return `M${n(x)} ${n(y)}v${row === 2 ? 20 : row === 1 ? 18 : 16}`;
  });
  const boards = rows.map((y) => `M0 ${y}H400`).join('');
  return (
    wash(box(0, floorLine, canvas.width, 60), isWood ? timber : '#e2dccf') +
    hatch(boards + joints.join('')) +
    stroke(`M0 ${floorLine}H400M0 16H400`)
  );
}

function cabinets(look: Look, color: string): string {
  const doors = Array.from({ length: 7 }, (_, at) => (at === 4 ? '' : box(52 + at * 38, counter + 9, 34, 50)));
  const knobs = Array.from({ length: 7 }, (_, at) =>
    at === 4 ? '' : `M${52 + at * 38 + (at % 2 ? 5 : 29)} ${counter + 18}v7`,
  );
  const upper = [52, 90, 288].map((x) => box(x, 58, 36, 58)).join('');
  const upperKnobs = [82, 96, 294].map((x) => `M${x} 104v7`).join('');
  const hasStone = look.features.has('stone_counters');
  const grain = Array.from({ length: 9 }, (_, at) => `M${60 + at * 30} ${counter + 2}l6 2`).join('');
  const tiles = Array.from(
    { length: 10 },
    (_, at) => `M${56 + ((at * 47) % 250)} ${126 + ((at * 13) % 44)}h11v6h-11z`,
  ).join('');
  return (
    hatch(tiles) +
    printed(box(48, counter + 5, 276, 63), color) +
    shape(doors.join(''), color) +
    printed(upper, look.features.has('updated_kitchen') || look.year > 2005 ? '#f6f2e9' : color) +
    stroke(knobs.join('') + upperKnobs) +
    shape(box(44, counter - 2, 284, 7), hasStone ? '#f1eee8' : timber) +
    (hasStone ? hatch(grain) : '')
  );
}

/** Draws the window over the sink, with the season outside. */
function window(look: Look): string {
  const light = lights[look.hour];
  const leaves = look.snow ? '#e4e6e2' : growth[look.season].leaves[0]!;
  const tree = `${ellipse(168, 108, 14, 16)}`;
  return (
    shape(box(132, 58, 68, 76), light.sky) +
    wash(`M133 134v-16q16 -10 34 -4t32 -4v24z`, look.snow ? '#fbfbf9' : growth[look.season].lawn) +
    wash(tree, look.season === 'winter' ? evergreen : leaves) +
    hatch(line([168, 110], [168, 128])) +
    stroke('M166 58v76M132 96h68M127 135h78') +
    stroke(`M162 ${counter - 2}v-16q0 -7 7 -7t7 7v4`) +
    wash(polygon([126, 54], [206, 54], [206, 62], [126, 62]), look.palette.door) +
    stroke(box(126, 54, 80, 8))
  );
}

function range(color: string, isLarge: boolean): string {
  const hood = isLarge ? 'M202 118l14 -30h24l14 30v8h-52z' : 'M208 120l10 -22h20l10 22v6h-40z';
  return (
    printed(`${hood}M220 ${isLarge ? 88 : 98}V16h16v${isLarge ? 72 : 82}`, color) +
    shape(box(204, counter, 48, 68), color) +
    shape(box(210, counter + 22, 36, 24), '#5d6468') +
    stroke(`M210 ${counter + 17}h36`) +
    wash([212, 222, 234, 244].map((x) => ellipse(x, counter + 9, 2, 2)).join(''), '#2b2926') +
    shape(`M212 ${counter - 2}v-10h16v10zM228 ${counter - 10}h8`, '#bd7257')
  );
}

const tallFridge = (color: string): string =>
  printed(box(334, 84, 50, 162), color) + stroke('M334 146h50M342 118v18M342 156v28');

function island(look: Look): string {
  const { roof, door } = look.palette;
  const lamps = [120, 180, 240].map((x) => `M${x} 16v34M${x - 11} 62q0 -12 11 -12t11 12z`).join('');
  const stools = [116, 166, 216]
    .map((x) => `M${x} 232h22l-2 6h-18zM${x + 4} 238l-3 44M${x + 18} 238l3 44M${x + 2} 264h18`)
    .join('');
  return (
    shape(lamps, door) +
    printed(box(84, 214, 200, 66), roof === '#6a6c6e' ? '#e6e0d3' : '#f3eee3') +
    hatch([124, 164, 204, 244].map((x) => `M${x} 222v52`).join('')) +
    shape(box(74, 206, 220, 9), look.features.has('stone_counters') ? '#f6f4ef' : timber) +
    shape(stools, timber) +
    shape('M142 206q2 9 14 9t14 -9z', '#d9a68c') +
    wash(`${ellipse(150, 203, 4, 4)}${ellipse(158, 202, 4.5, 4.5)}`, '#d59a55')
  );
}

const plant = (x: number, foot: number, look: Look): string =>
  stroke(`M${x + 8} ${foot - 14}q-9 -10 -8 -20M${x + 8} ${foot - 14}q0 -12 3 -24M${x + 8} ${foot - 14}q8 -8 10 -16`) +
  wash(
    [
      [0, -34],
      [11, -40],
      [18, -32],
    ]
      .map(([dx, dy]) => ellipse(x + dx!, foot + dy!, 4, 6))
      .join(''),
    '#8dab86',
  ) +
  shape(`M${x} ${foot - 16}h16l-3 14h-10z`, look.palette.door);
