import type { Look } from './look.ts';
import { hatch, placed, printed, stroke, wash } from './pen.ts';
import type { Random } from './random.ts';
import { evergreen, growth, regions, snow } from './scenery.ts';

/** Shapes of trees, 100 units tall, with the foot at 0 0. */
const crown =
  'M35-50A12 12 0 0 1 20-35A12 12 0 0 1 1.5-28A12 12 0 0 1-18-34A12 12 0 0 1-33-47A12 12 0 0 1-32-67A12 12 0 0 1-26-85A12 12 0 0 1-11-98A12 12 0 0 1 9-99A12 12 0 0 1 27-90A12 12 0 0 1 37-71A12 12 0 0 1 35-50z';
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
const cactus =
  printed(
    'M5-27h9q6 0 6-6v-15a3 3 0 0 0-6 0v13h-8zM-5-33h-9q-6 0-6-6v-10a3 3 0 0 1 6 0v8h8zM-5 0v-56a5 5 0 0 1 10 0v56z',
    evergreen,
  ) + hatch('M0-4v-52');

/** Draws a tree of the region with its foot at x, y. */
export function tree(x: number, y: number, height: number, look: Look, random: Random): string {
  const kind = random.pick(regions[look.region].trees);
  const color = random.pick(growth[look.season].leaves);
  const breadth = random.between(0.75, 1.3);
  const leafy = look.season === 'winter' && regions[look.region].hasSnow ? bare : printed(crown, color) + trunk;
  const figure = { leafy, fir: look.snow ? fir + snowCap : fir, palm, cactus }[kind];
  return placed(figure, x, y, (height / 100) * (kind === 'leafy' ? breadth : 1), height / 100);
}

/** Draws a low shrub with its foot at x, y. */
export function shrub(x: number, y: number, radius: number, look: Look, random: Random): string {
  const color = look.season === 'winter' ? evergreen : random.pick(growth[look.season].leaves);
  const figure =
    look.region === 'desert'
      ? stroke('M0 0l-9-8M0 0l-5-11M0 0v-13M0 0l5-11M0 0l9-8')
      : printed('M-10 0a7 7 0 0 1 6-7a7 7 0 0 1 8 0a7 7 0 0 1 6 7z', look.snow ? snow : color);
  return placed(figure, x, y, radius / 10);
}
