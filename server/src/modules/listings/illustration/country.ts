import type { Block } from './block.ts';
import { detached } from './detached.ts';
import { diceOf } from './dice.ts';
import type { Look } from './look.ts';
import { door, Glazing } from './openings.ts';
import { growth, snow, timber } from './palette.ts';
import { box, ellipse, ground, hatch, line, n, polygon, printed, shape, stroke, wash } from './pen.ts';
import { roof } from './roof.ts';
import { driveway } from './scene.ts';

/** Draws a farmhouse, with a barn when the listing has one. */
export function farm(look: Look): Block {
  const house = detached({ ...look, garages: Math.min(1, look.garages), size: Math.min(0.45, look.size) });
  const hasBarn = look.features.has('barn') || look.features.has('horse_property');
  const isLeft = diceOf(look.seed, 'barn').chance(0.5);
  const width = 84;
  const shift = hasBarn ? (isLeft ? 1 : -1) * 56 : 0;
  const barnX = isLeft ? house.left + shift - width - 12 : house.right + shift + 12;
  const [left, right] = [
    Math.min(house.left + shift, hasBarn ? barnX : 400),
    Math.max(house.right + shift, hasBarn ? barnX + width : 0),
  ];
  return {
    svg:
      fence(4, left - 8) +
      fence(right + 8, 396) +
      (hasBarn ? barn(look, barnX, width) : '') +
      `<g transform="translate(${shift})">${house.svg}</g>`,
    left,
    right,
    top: Math.min(house.top, hasBarn ? ground - 96 : house.top),
  };
}

function barn(look: Look, x: number, width: number): string {
  const eaves = ground - 52;
  const red = '#b8705a';
  const middle = x + width / 2;
  return (
    printed(box(x, eaves, width, 52), red) +
    roof('gambrel', { x, width, eaves, rise: 44 }, '#6a6c6e', red, look.snow) +
    shape(`${box(middle - 19, ground - 38, 38, 38)}M${n(middle)} ${ground - 38}v38`, '#e9dfcc') +
    hatch(line([middle - 19, ground - 38], [middle, ground]) + line([middle + 19, ground - 38], [middle, ground])) +
    shape(box(middle - 7, eaves - 22, 14, 14), '#e9dfcc')
  );
}

function fence(from: number, to: number): string {
  if (to - from < 16) return '';
  const posts = Array.from(
    { length: Math.floor((to - from) / 16) + 1 },
    (_, at) => `M${n(from + at * 16)} ${ground + 5}v-19`,
  );
  return (
    stroke(posts.join('')) +
    hatch(line([from, ground - 10], [to, ground - 10]) + line([from, ground - 3], [to, ground - 3]))
  );
}

/** Draws a manufactured home: long and low, on skirting, with steps to the door. */
export function manufactured(look: Look): Block {
  const dice = diceOf(look.seed, 'house');
  const width = 196 + look.size * 60;
  const [x, height] = [200 - width / 2, 48];
  const eaves = ground - height;
  const { wall, roof: roofColor, door: doorColor } = look.palette;
  const doorX = x + width * dice.pick([0.36, 0.62]);
  const glazing = new Glazing(look, dice);
  for (const part of [0.1, 0.24, 0.5, 0.76, 0.9]) {
    const middle = x + width * part;
    if (Math.abs(middle - doorX) > 22) glazing.add('cross', middle - 10, eaves + 9, 20, 17);
  }
  const ribs = Array.from({ length: Math.floor(width / 12) }, (_, at) => `M${n(x + 6 + at * 12)} ${ground - 8}v7`);
  return {
    svg:
      printed(box(x, eaves, width, height - 9), wall) +
      shape(box(x, ground - 9, width, 9), '#d6cfc2') +
      hatch(ribs.join('') + line([x, eaves + 31], [x + width, eaves + 31])) +
      roof('side', { x, width, eaves, rise: 15 }, roofColor, wall, look.snow) +
      glazing.svg() +
      door(doorX, ground - 9, doorColor) +
      shape(box(doorX - 14, ground - 9, 28, 4) + box(doorX - 17, ground - 5, 34, 5), timber) +
      driveway(doorX - 9, 18, look),
    left: x,
    right: x + width,
    top: eaves - 15,
  };
}

/** Draws land: a staked lot with a path across. */
export function land(look: Look): Block {
  const dice = diceOf(look.seed, 'house');
  const meadow = look.snow ? snow : growth[look.season].lawn;
  const [far, near] = [ground - 14, 268];
  const stakes = [
    [96, far],
    [300, far],
    [366, near],
    [34, near],
  ] as const;
  const peg = ([x, y]: readonly [number, number]) =>
    stroke(line([x, y], [x, y - 20])) + shape(polygon([x, y - 20], [x + 11, y - 16], [x, y - 12]), '#bd7257');
  const grass = Array.from({ length: 26 }, () => {
    const y = dice.between(far + 6, near);
    const x = dice.between(60, 340);
    return `M${n(x)} ${n(y)}l-2 -6m2 6l2 -7m-2 7l5 -4`;
  });
  const stones = Array.from({ length: 3 }, () =>
    ellipse(dice.between(80, 320), dice.between(far + 12, near - 6), dice.between(5, 9), dice.between(3, 5)),
  );
  return {
    svg:
      wash(polygon(...stakes), meadow) +
      `<path d="${polygon(...stakes)}" stroke-dasharray="7 6"/>` +
      hatch(look.snow ? grass.slice(0, 9).join('') : grass.join('')) +
      shape(stones.join(''), '#cfc9bd') +
      stakes.map(peg).join(''),
    left: 64,
    right: 336,
    top: ground - 96,
  };
}
