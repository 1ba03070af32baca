import type { Dice } from './dice.ts';
import type { Look } from './look.ts';
import { ellipse, hatch, placed, printed, repeat, stroke, wash } from './pen.ts';
import { evergreen, growth, regions, snow, type TreeKind } from './scenery.ts';

/** Shapes of trees, 100 units tall, with the foot at 0 0. */
const crowns = [
  'M35-50A12 12 0 0 1 20-35A12 12 0 0 1 1.5-28A12 12 0 0 1-18-34A12 12 0 0 1-33-47A12 12 0 0 1-32-67A12 12 0 0 1-26-85A12 12 0 0 1-11-98A12 12 0 0 1 9-99A12 12 0 0 1 27-90A12 12 0 0 1 37-71A12 12 0 0 1 35-50z',
  'M36-63A13 13 0 0 1 31-44A13 13 0 0 1 14-33A13 13 0 0 1-6-31A13 13 0 0 1-25-38A13 13 0 0 1-38-54A13 13 0 0 1-36-75A13 13 0 0 1-23-90A13 13 0 0 1-5-98A13 13 0 0 1 16-96A13 13 0 0 1 31-82A13 13 0 0 1 36-63z',
];
const trunk = stroke('M0 0V-60M0-27l-10-10M0-33l10-10') + hatch('M0-80q3-4 6 0M11-69q3-4 6 0M-7-50q3-4 6 0');
const bare = stroke(
  'M0 0v-90M0-31l26-24m-13 12v-13M0-44l-21-19m11 9v-11M0-57l-16-14m8 7v-8M0-69l11-9m-5 5v-6M0-82l-6-5m3 2v-3',
);
const fir =
  stroke('M0 0v-15') + printed('M0-110L13-70L6-70L20-42L10-42L26-13L-26-13L-10-42L-20-42L-6-70L-13-70z', evergreen);
const snowCap = wash('M0-110L8-84L0-88L-8-84z', snow);
const palm =
  stroke('M-2 0Q-2-50-4-100M2 0Q2-50-2-100') +
  printed(
    'M-3-100q-15-16-30 16q14-15 30-16q-8-16-16-2q7-9 16 2q8-16 16-2q-7-9-16 2q15-16 30 16q-13-15-30-16z',
    '#9db585',
  );
const saguaro =
  printed(
    'M5-27h9q6 0 6-6v-15a3 3 0 0 0-6 0v13h-8zM-5-33h-9q-6 0-6-6v-10a3 3 0 0 1 6 0v8h8zM-5 0v-56a5 5 0 0 1 10 0v56z',
    evergreen,
  ) + hatch('M0-4v-52');
const cypress = stroke('M0 0v-8') + printed('M0-100Q17-35 0-6Q-17-35 0-100z', evergreen);

/** Height and width of the crown compared with a round tree. */
const leafy: Partial<Record<TreeKind, readonly [number, number]>> = {
  oak: [0.85, 1.6],
  birch: [1, 0.62],
  blossom: [0.8, 1.15],
};

/** Draws a tree of the region with its foot at x, y. */
export function tree(x: number, y: number, height: number, look: Look, dice: Dice): string {
  const kind = dice.pick(regions[look.region].trees);
  const { leaves, maple } = growth[look.season];
  const [tall, wide] = leafy[kind] ?? [1, 1];
  const turned: Partial<Record<string, string>> = { 'birch autumn': '#dcb95f', 'blossom spring': '#e9c4c0' };
  const color = turned[`${kind} ${look.season}`] ?? dice.pick(kind === 'maple' ? maple : leaves);
  const scale = (height * tall) / 100;
  const isBare = look.season === 'winter' && regions[look.region].snow;
  const fixed: Partial<Record<TreeKind, string>> = { fir: look.snow ? fir + snowCap : fir, palm, saguaro, cypress };
  const figure = fixed[kind] ?? (isBare ? bare : printed(dice.pick(crowns), color) + trunk);
  return placed(figure, x, y, (dice.chance(0.5) ? 1 : -1) * scale * wide, scale);
}

/** Draws a low shrub with its foot at x, y. */
export function shrub(x: number, y: number, radius: number, look: Look, dice: Dice): string {
  const color = look.season === 'winter' ? evergreen : dice.pick(growth[look.season].leaves);
  const figure =
    look.region === 'desert'
      ? stroke('M0 0l-9-8M0 0l-5-11M0 0v-13M0 0l5-11M0 0l9-8')
      : printed('M-10 0a7 7 0 0 1 6-7a7 7 0 0 1 8 0a7 7 0 0 1 6 7z', look.snow ? snow : color);
  return placed(figure, x, y, radius / 10, radius / 10);
}

export const flowers = (x: number, y: number, width: number, color: string): string =>
  wash(
    repeat(Math.max(2, width / 7), (at) => ellipse(x + at * 7, y - 5 - (at % 2) * 2, 1.8, 1.8)),
    color,
  );
