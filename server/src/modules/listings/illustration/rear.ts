import type { Feature } from '@lintel/hypersearch';
import { glazing } from './building.ts';
import { type Massing, mainVolumes, massingOf } from './detached.ts';
import { type Dice, diceOf } from './dice.ts';
import type { Look } from './look.ts';
import { box, canvas, type Drawing, d, ellipse, ground, hatch, printed, repeat, shape, stroke, wash } from './pen.ts';
import { behind, lawnColor, viewOf } from './scene.ts';
import { growth, snow, stone, timber, trim, water } from './scenery.ts';
import { flowers, shrub, tree } from './trees.ts';

const worthShowing: ReadonlySet<string> = new Set(
  'pool hot_tub deck patio outdoor_kitchen garden fenced_yard large_yard'.split(' ') as Feature[],
);

/** True for a detached house whose listing states backyard features. */
export const hasGarden = ({ type, features }: Look): boolean =>
  (type === 'single_family' || type === 'farm') && [...features].some((feature) => worthShowing.has(feature));

/** Draws the house from its backyard, with the pool, deck and beds that the listing states. */
export function rear(look: Look): Drawing {
  const massing = massingOf(look, true);
  const { left, right, eaves, rise, doorX } = massing;
  // The backyard uses the full width, however narrow the house is.
  const view = viewOf({ left: 64, right: 336, top: eaves - rise });
  const dice = diceOf(look.seed, 'yard');
  const { features } = look;
  const doors = [-11, 11].map((at) => ['half', doorX + at, ground - 34, 22, 34] as const);
  const content = [
    behind(look, view),
    trees(look, massing, dice),
    wash(box(0, ground, canvas.width, 64), lawnColor(look)) + stroke(`M0 ${ground}H400`),
    features.has('fenced_yard') ? fence(10, left) + fence(right, 390) : '',
    mainVolumes(massing),
    glazing(look, dice, doors),
    shrub(left + 8, ground + 2, 9, look, dice),
    shrub(right - 8, ground + 2, 10, look, dice),
    features.has('deck') ? deck(doorX) : features.has('patio') ? patio(doorX) : '',
    features.has('outdoor_kitchen') ? grill(doorX > 200 ? doorX - 84 : doorX + 52) : '',
    features.has('pool') ? pool(look) : '',
    ...besideDoor(look, doorX, dice),
  ];
  return { content: content.join(''), view };
}

/** Places hot tub, beds and tree: the first on the side with more space, the second on the other. */
function besideDoor(look: Look, doorX: number, dice: Dice): string[] {
  const { features } = look;
  const things = [
    features.has('hot_tub') ? hotTub : undefined,
    features.has('garden') ? (x: number) => beds(look, x - 31, features.has('pool') ? 1 : 2) : undefined,
    features.has('pool') ? undefined : (x: number) => tree(x < 200 ? 44 : 356, 286, 118, look, dice),
  ].filter((thing) => thing !== undefined);
  const sides = doorX > 200 ? [78, 330] : [322, 70];
  return sides.map((side, at) => things[at]?.(side) ?? '');
}

/** Draws trees beside the house, and behind it where it is low enough to show their crowns. */
function trees(look: Look, { left, right, eaves, rise }: Massing, dice: Dice): string {
  const ridge = ground - eaves + rise;
  const over =
    ridge < 96 ? [left + 46, right - 40].map((x) => tree(x, ground, ridge + dice.between(34, 48), look, dice)) : [];
  return [...over, ...[left - 12, right + 10].map((x) => tree(x, ground, dice.between(98, 132), look, dice))].join('');
}

const fence = (from: number, to: number): string =>
  shape(box(from, ground - 28, to - from, 32), timber) +
  hatch(repeat((to - from) / 9, (at) => d`M${from + 9 * (at + 1)} ${ground - 26}v30`));

const deck = (middle: number): string =>
  printed(box(middle - 56, 244, 112, 14), timber) +
  hatch(d`M${middle - 56} 249h112M${middle - 56} 254h112`) +
  stroke(
    repeat(8, (at) => (at === 3 || at === 4 ? '' : d`M${middle - 54 + at * 15.4} 244v-20`)) +
      d`M${middle - 56} 224h34M${middle + 22} 224h34`,
  ) +
  shape(box(middle - 16, 258, 32, 5) + box(middle - 20, 263, 40, 5), timber);

function patio(middle: number): string {
  const slab = d`M${middle - 62} ${ground + 1}h124l16 22h-156z`;
  const chairs = d`M${middle + 20} 254v-20M${middle + 20} 244h9v10M${middle + 68} 254v-20M${middle + 68} 244h-9v10`;
  return (
    wash(slab, stone) +
    hatch(slab + d`M${middle - 70} 247h140M${middle - 24} ${ground + 1}l-5 22M${middle + 24} ${ground + 1}l5 22`) +
    stroke(d`M${middle + 44} 196v58` + chairs) +
    shape(d`M${middle + 44} 196q-26 2 -34 16h68q-8 -14 -34 -16z`, '#f1dfc4') +
    shape(ellipse(middle + 44, 238, 20, 4), trim)
  );
}

const grill = (x: number): string =>
  shape(box(x, ground - 14, 44, 18) + box(x - 2, ground - 17, 48, 4), stone) +
  shape(d`M${x + 8} ${ground - 17}v-6q0 -7 9 -7t9 7v6z`, '#5d6468') +
  hatch(d`M${x + 32} ${ground - 24}q-3 -5 0 -9t0 -9`);

/** Draws the pool, snow-covered in a cold winter. */
function pool(look: Look): string {
  const ripples = 'M150 268q6 -4 12 0t12 0M214 262q6 -4 12 0t12 0M196 277q6 -4 12 0t12 0M250 273q6 -4 12 0t12 0';
  const loungers = [52, 92].map((x) => `M${x} 291h26l9 -10 3 2 -9 11h-29zM${x + 4} 294v4M${x + 24} 294v4`).join('');
  return (
    printed(ellipse(210, 269, 104, 19), stone) +
    shape(ellipse(210, 269, 94, 14), look.snow ? '#e4eaec' : water) +
    (look.snow ? '' : stroke(ripples) + shape(loungers, trim)) +
    stroke('M284 262v-9q0 -4 4 -4M292 264v-9q0 -4 4 -4')
  );
}

const hotTub = (x: number): string =>
  shape(`M${x - 24} 256v16q24 9 48 0v-16`, timber) +
  shape(ellipse(x, 256, 24, 6), water) +
  hatch(`M${x - 8} 246q-4 -5 0 -9t0 -9M${x + 6} 246q-4 -5 0 -9t0 -9M${x - 12} 259v15M${x} 262v15M${x + 12} 259v15`);

const beds = (look: Look, x: number, rows: number): string =>
  repeat(rows, (at) => {
    const y = 254 + at * 22;
    const isInBloom = look.season === 'spring' || look.season === 'summer';
    return (
      printed(
        repeat(6, (sprig) => ellipse(x + 6 + sprig * 10, y - 4, 4.5, 5)),
        look.snow ? snow : growth[look.season].leaves[0]!,
      ) +
      (isInBloom ? flowers(x + 6, y - 2, 50, at === 0 ? '#d98f86' : '#e2b65a') : '') +
      shape(box(x, y, 62, 8), timber)
    );
  });
