import type { Feature } from '@lintel/hypersearch';
import { body, garageWalls } from './detached.ts';
import { type Dice, diceOf } from './dice.ts';
import { windows } from './facade.ts';
import type { Look } from './look.ts';
import { fromBehind, type Massing, massingOf } from './massing.ts';
import { Glazing } from './openings.ts';
import { growth, sand, snow, stone, timber, trim, water } from './palette.ts';
import { box, canvas, type Drawing, ellipse, ground, hatch, line, n, printed, shape, stroke, wash } from './pen.ts';
import { scenery } from './region.ts';
import { behind, viewOf } from './scene.ts';
import { flowers, shrub, tree } from './trees.ts';

const worthShowing: readonly Feature[] = [
  'pool',
  'hot_tub',
  'deck',
  'patio',
  'outdoor_kitchen',
  'garden',
  'fenced_yard',
  'large_yard',
];

/** True for a detached house whose listing states backyard features. */
export const hasGarden = ({ type, features }: Look): boolean =>
  (type === 'single_family' || type === 'farm') && worthShowing.some((feature) => features.has(feature));

/** Draws the house from its backyard, with the pool, deck and beds that the listing states. */
export function rear(look: Look): Drawing {
  const massing = fromBehind(massingOf(look));
  // The backyard uses the full width, however narrow the house is.
  const view = viewOf({ left: 64, right: 336, top: massing.eaves - massing.rise });
  const dice = diceOf(look.seed, 'yard');
  const { features } = look;
  const content = [
    behind(look, view),
    trees(look, massing, dice),
    lawn(look, dice),
    features.has('fenced_yard') ? fence(massing) : '',
    garageWalls(massing),
    body(massing),
    windows(massing),
    glassDoors(massing),
    shrub(massing.left + 8, ground + 2, 9, look, dice),
    shrub(massing.right - 8, ground + 2, 10, look, dice),
    features.has('deck') ? deck(massing.doorX) : features.has('patio') ? patio(massing.doorX) : '',
    features.has('outdoor_kitchen') ? grill(massing.doorX > 200 ? massing.doorX - 84 : massing.doorX + 52) : '',
    features.has('pool') ? pool(look) : '',
    ...besideDoor(look, massing, dice),
  ];
  return { content: content.join(''), view };
}

/** Places hot tub, beds and tree: the first on the side with more space, the second on the other. */
function besideDoor(look: Look, { doorX }: Massing, dice: Dice): string[] {
  const { features } = look;
  const kinds = scenery[look.region].trees;
  const things = [
    features.has('hot_tub') ? hotTub : undefined,
    features.has('garden') ? (x: number) => beds(look, x - 31, features.has('pool')) : undefined,
    features.has('pool') ? undefined : (x: number) => tree(dice.pick(kinds), x < 200 ? 44 : 356, 286, 118, look, dice),
  ].filter((thing) => thing !== undefined);
  const sides = doorX > 200 ? [78, 330] : [322, 70];
  return things.slice(0, sides.length).map((thing, at) => thing(sides[at]!));
}

/** Draws trees beside the house, and behind it where it is low enough to show their crowns. */
function trees(look: Look, { left, right, eaves, rise }: Massing, dice: Dice): string {
  const ridge = ground - eaves + rise;
  const beside = [left - 12, right + 10].map((x) => ({ x, height: dice.between(98, 132) }));
  const over = [left + 46, right - 40].map((x) => ({ x, height: ridge + dice.between(34, 48) }));
  return [...(ridge < 96 ? over : []), ...beside]
    .map(({ x, height }) => tree(dice.pick(scenery[look.region].trees), x, ground, height, look, dice))
    .join('');
}

function lawn(look: Look, dice: Dice): string {
  const color = look.snow ? snow : look.region === 'desert' ? sand : growth[look.season].lawn;
  const tufts = Array.from(
    { length: look.snow ? 0 : 10 },
    () => `M${n(dice.between(30, 370))} ${n(dice.between(246, 292))}l-2 -4m2 4l2 -4`,
  );
  return wash(box(0, ground, canvas.width, 64), color) + hatch(tufts.join('')) + stroke(`M0 ${ground}H400`);
}

/** Draws a fence on both sides of the house. */
function fence({ left, right }: Massing): string {
  const stretch = (from: number, to: number) => {
    const boards = Array.from(
      { length: Math.max(0, Math.floor((to - from) / 9)) },
      (_, at) => `M${n(from + 9 * (at + 1))} ${ground - 26}v30`,
    );
    return shape(box(from, ground - 28, to - from, 32), timber) + hatch(boards.join(''));
  };
  return stretch(10, left) + stretch(right, 390);
}

function glassDoors({ look, doorX, dice }: Massing): string {
  const glazing = new Glazing(look, dice);
  for (const x of [doorX - 22, doorX]) glazing.add('pane', x, ground - 34, 22, 34);
  return glazing.svg();
}

function deck(middle: number): string {
  const [x, w] = [middle - 56, 112];
  const boards = [249, 254].map((y) => `M${n(x)} ${y}h${w}`).join('');
  const rail = Array.from({ length: 8 }, (_, at) =>
    at === 3 || at === 4 ? '' : `M${n(x + 2 + at * 15.4)} 244v-20`,
  ).join('');
  const handrail = `M${n(x)} 224h34M${n(x + w - 34)} 224h34`;
  return (
    printed(box(x, 244, w, 14), timber) +
    hatch(boards) +
    stroke(rail + handrail) +
    shape(box(middle - 16, 258, 32, 5) + box(middle - 20, 263, 40, 5), timber)
  );
}

function patio(middle: number): string {
  const slab = `M${n(middle - 62)} ${ground + 1}h124l16 22h-156z`;
  const joints = `M${n(middle - 70)} 247h140M${n(middle - 24)} ${ground + 1}l-5 22M${n(middle + 24)} ${ground + 1}l5 22`;
  const parasol = `M${n(middle + 44)} 196q-26 2 -34 16h68q-8 -14 -34 -16z`;
  return (
    wash(slab, stone) +
    hatch(slab + joints) +
    stroke(line([middle + 44, 196], [middle + 44, 254])) +
    shape(parasol, '#f1dfc4') +
    shape(ellipse(middle + 44, 238, 20, 4), trim) +
    stroke(
      `M${n(middle + 20)} 254v-20M${n(middle + 20)} 244h9v10M${n(middle + 68)} 254v-20M${n(middle + 68)} 244h-9v10`,
    )
  );
}

const grill = (x: number): string =>
  shape(box(x, ground - 14, 44, 18), stone) +
  shape(box(x - 2, ground - 17, 48, 4), trim) +
  shape(`M${n(x + 8)} ${ground - 17}v-6q0 -7 9 -7t9 7v6z`, '#5d6468') +
  hatch(`M${n(x + 32)} ${ground - 24}q-3 -5 0 -9t0 -9`);

/** Draws the pool, snow-covered in a cold winter. */
function pool(look: Look): string {
  const color = look.snow ? '#e4eaec' : water;
  const ripples = look.snow
    ? ''
    : 'M150 268q6 -4 12 0t12 0M214 262q6 -4 12 0t12 0M196 277q6 -4 12 0t12 0M250 273q6 -4 12 0t12 0';
  const ladder = 'M284 262v-9q0 -4 4 -4M292 264v-9q0 -4 4 -4';
  const lounger = (x: number) =>
    shape(`M${x} 291h26l9 -10 3 2 -9 11h-29z`, trim) + stroke(`M${x + 4} 294v4M${x + 24} 294v4`);
  return (
    printed(ellipse(210, 269, 104, 19), stone) +
    shape(ellipse(210, 269, 94, 14), color) +
    stroke(ripples + ladder) +
    (look.snow ? '' : lounger(52) + lounger(92))
  );
}

const hotTub = (x: number): string =>
  shape(`M${x - 24} 256v16q24 9 48 0v-16`, timber) +
  shape(ellipse(x, 256, 24, 6), water) +
  hatch(`M${x - 8} 246q-4 -5 0 -9t0 -9M${x + 6} 246q-4 -5 0 -9t0 -9M${x - 12} 259v15M${x} 262v15M${x + 12} 259v15`);

function beds(look: Look, x: number, isNarrow: boolean): string {
  const rows = isNarrow ? [250] : [254, 276];
  const green = look.snow ? snow : growth[look.season].leaves[0]!;
  return rows
    .map((y, at) => {
      const sprigs = Array.from({ length: 6 }, (_, sprig) => ellipse(x + 6 + sprig * 10, y - 4, 4.5, 5)).join('');
      const blooms =
        look.season === 'spring' || look.season === 'summer'
          ? flowers(x + 6, y - 2, 50, at === 0 ? '#d98f86' : '#e2b65a')
          : '';
      return printed(sprigs, green) + blooms + shape(box(x, y, 62, 8), timber);
    })
    .join('');
}
