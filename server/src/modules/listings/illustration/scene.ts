import type { Block } from './block.ts';
import { type Dice, diceOf } from './dice.ts';
import type { Look } from './look.ts';
import { growth, lights, sand, snow, stone, water } from './palette.ts';
import { box, canvas, ellipse, ground, hatch, line, n, type Point, shape, stroke, type View, wash } from './pen.ts';
import { scenery } from './region.ts';

const horizon = ground - 18;

/** Crops as close as the building allows, with sky above the ridge, space at the sides and the curb below. */
export function viewOf({ left, right, top }: Omit<Block, 'svg'>): View {
  const width = Math.min(canvas.width, Math.max(264, right - left + 92, ((canvas.height - top + 46) * 4) / 3));
  const height = (width * 3) / 4;
  const x = Math.min(canvas.width - width, Math.max(0, (left + right - width) / 2));
  return { x, y: canvas.height - height, width, height };
}

/** Draws sky, sun, clouds and the distant backdrop. */
export function behind(look: Look, view: View): string {
  const dice = diceOf(look.seed, 'sky');
  const light = lights[look.hour];
  const height = { morning: 0.36, noon: 0.16, afternoon: 0.3, dusk: 0.18 }[look.hour];
  const side = dice.chance(0.5) ? dice.between(0.1, 0.24) : dice.between(0.76, 0.9);
  const radius = look.hour === 'dusk' ? 11 : 17;
  const sun = ellipse(view.x + view.width * side, view.y + view.height * height, radius, radius);
  return (
    wash(box(0, 0, canvas.width, canvas.height), light.sky) +
    wash(sun, light.sun) +
    clouds(light.cloud, view, dice) +
    distance(look, light.far, dice) +
    birds(look, view, dice)
  );
}

function clouds(color: string, view: View, dice: Dice): string {
  const count = 1 + Math.floor(dice.next() * 3);
  const each = Array.from({ length: count }, (_, at) => {
    const x = view.x + 10 + ((at + dice.next()) / count) * (view.width - 70);
    const y = view.y + dice.between(24, view.height * 0.3);
    const w = dice.between(24, 46);
    return `M${n(x)} ${n(y)}h${n(w * 1.6)}a${n(w * 0.2)} ${n(w * 0.2)} 0 0 0 ${n(-w * 0.3)} ${n(-w * 0.24)}a${n(w * 0.36)} ${n(w * 0.36)} 0 0 0 ${n(-w * 0.7)} ${n(-w * 0.1)}a${n(w * 0.25)} ${n(w * 0.25)} 0 0 0 ${n(-w * 0.6)} ${n(w * 0.34)}z`;
  });
  return wash(each.join(''), color);
}

function birds(look: Look, view: View, dice: Dice): string {
  if (look.season === 'winter' || dice.chance(0.55)) return '';
  const [x, y] = [view.x + view.width * dice.between(0.15, 0.8), view.y + dice.between(22, 44)];
  const bird = (bx: number, by: number) => `M${n(bx)} ${n(by)}q3 -4 5 0q2 -4 5 0`;
  return hatch(bird(x, y) + bird(x + 17, y + 6) + (dice.chance(0.5) ? bird(x - 14, y + 9) : ''));
}

function distance(look: Look, color: string, dice: Dice): string {
  const { features } = look;
  if (features.has('waterfront') || features.has('water_view') || features.has('beach_access'))
    return lake(color, dice);
  if (features.has('city_view')) return skyline(color, dice);
  if (features.has('mountain_view')) return peaks(look, color, dice);
  switch (dice.pick(scenery[look.region].backdrops)) {
    case 'mesas':
      return mesas(color, dice);
    case 'hills':
      return hills(color, dice);
    case 'flat':
      return look.type === 'condo' || look.type === 'townhouse' ? skyline(color, dice) : treeline(color, dice);
  }
}

const closed = (points: readonly Point[]): string =>
  `${line([0, horizon], ...points, [canvas.width, horizon])}V${ground}H0z`;

function peaks(look: Look, color: string, dice: Dice): string {
  const tops = Array.from({ length: 5 }, (_, at): Point => [at * 100 + dice.between(-34, 34), dice.between(92, 150)]);
  const points = tops.flatMap(([x, y], at): Point[] => [
    [x, y],
    [x + dice.between(36, 58), at === 4 ? 190 : dice.between(166, 190)],
  ]);
  const caps = tops.map(
    ([x, y]) => `${line([x, y], [x + 13, y + 17], [x + 4, y + 14], [x - 3, y + 20], [x - 12, y + 17])}z`,
  );
  return wash(closed(points), color) + (look.season === 'summer' ? '' : wash(caps.join(''), lights[look.hour].cloud));
}

function mesas(color: string, dice: Dice): string {
  let x = dice.between(-60, 10);
  const points: Point[] = [];
  while (x < canvas.width) {
    const [w, top] = [dice.between(60, 120), dice.between(150, 190)];
    points.push([x, horizon - 6], [x + 14, top], [x + w, top], [x + w + 16, horizon - 6]);
    x += w + dice.between(30, 90);
  }
  return wash(closed(points), color);
}

function hills(color: string, dice: Dice): string {
  let path = `M0 ${n(dice.between(180, 200))}`;
  for (let x = 0; x < canvas.width; x += 100) path += `q50 ${n(dice.between(-44, -6))} 100 ${n(dice.between(-8, 8))}`;
  return wash(`${path}V${ground}H0z`, color);
}

function skyline(color: string, dice: Dice): string {
  let path = `M0 ${ground}`;
  let x = 0;
  while (x < canvas.width) {
    const w = dice.between(16, 34);
    path += `V${n(dice.between(118, 196))}h${n(w)}`;
    x += w;
  }
  return wash(`${path}V${ground}z`, color);
}

function treeline(color: string, dice: Dice): string {
  let path = `M0 ${ground}V196`;
  for (let x = 0; x < canvas.width; ) {
    const w = dice.between(18, 34);
    path += `a${n(w * 0.55)} ${n(w * 0.5)} 0 0 1 ${n(w)} ${n(dice.between(-5, 5))}`;
    x += w;
  }
  return wash(`${path}V${ground}z`, color);
}

function lake(color: string, dice: Dice): string {
  const waves = Array.from(
    { length: 9 },
    () => `M${n(dice.between(8, 370))} ${n(dice.between(198, 226))}h${n(dice.between(10, 26))}`,
  );
  const sail = dice.between(40, 360);
  const boat = `M${n(sail)} 190v-26l14 22zM${n(sail - 10)} 190h26l-5 6h-16z`;
  return (
    hills(color, dice).replace(`V${ground}`, 'V192') +
    wash(box(0, 190, canvas.width, ground - 190), water) +
    wash(boat, lights.noon.cloud) +
    hatch(`${boat}${waves.join('')}`)
  );
}

/** Draws lawn, sidewalk and curb. */
export function groundOf(look: Look): string {
  const dice = diceOf(look.seed, 'lawn');
  const isDesert = look.region === 'desert';
  const lawn = look.snow ? snow : isDesert ? sand : growth[look.season].lawn;
  const tufts = Array.from({ length: look.snow ? 3 : 9 }, () => {
    const [x, y] = [dice.between(10, 385), dice.between(ground + 9, 270)];
    return isDesert || look.snow ? `M${n(x)} ${n(y)}h5` : `M${n(x)} ${n(y)}l-1.5 -4m1.5 4l1.5 -4`;
  });
  return (
    wash(box(0, ground, canvas.width, 42), lawn) +
    wash(box(0, 278, canvas.width, 22), look.snow ? '#e9e8e6' : stone) +
    hatch(tufts.join('')) +
    stroke(line([0, ground], [canvas.width, ground])) +
    hatch(line([0, 278], [canvas.width, 278]) + line([0, 284], [canvas.width, 284]))
  );
}

/** Draws a path from the street to a door or garage, as wide as its target. */
export const driveway = (x: number, width: number, look: Look): string =>
  wash(
    `${line([x, ground + 1], [x + width, ground + 1], [x + width + 5, 278], [x - 5, 278])}z`,
    look.snow ? '#efeeec' : stone,
  ) + hatch(line([x, ground + 1], [x - 5, 278]) + line([x + width, ground + 1], [x + width + 5, 278]));

/** Draws a street lamp in town, a mailbox in front of a house. */
export function curb(look: Look, x: number): string {
  const isTown = look.type === 'condo' || look.type === 'townhouse' || look.type === 'multi_family';
  if (isTown) {
    const glow = look.hour === 'dusk' ? wash(ellipse(x, 204, 11, 11), lights.dusk.lit) : '';
    return glow + stroke(`M${n(x)} 279v-66m-5 0h10`) + shape(`M${n(x - 5)} 212l2 -13h6l2 13z`, lights[look.hour].lit);
  }
  return stroke(`M${n(x)} 276v-15`) + shape(`M${n(x - 8)} 262v-6a4 4 0 0 1 4 -4h9a4 4 0 0 1 4 4v6z`, look.palette.door);
}
