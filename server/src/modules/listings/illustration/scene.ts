import type { Block } from './building.ts';
import { type Dice, diceOf } from './dice.ts';
import type { Look } from './look.ts';
import {
  box,
  canvas,
  d,
  ellipse,
  ground,
  hatch,
  line,
  polygon,
  repeat,
  shape,
  stroke,
  type View,
  wash,
} from './pen.ts';
import { growth, lights, regions, sand, snow, stone, water } from './scenery.ts';

/** Crops as close as the building allows, with sky above the ridge, space at the sides and the curb below. */
export function viewOf({ left, right, top }: Omit<Block, 'svg'>): View {
  const width = Math.min(canvas.width, Math.max(264, right - left + 92, ((canvas.height - top + 46) * 4) / 3));
  const height = (width * 3) / 4;
  const x = Math.min(canvas.width - width, Math.max(0, (left + right - width) / 2));
  return { x, y: canvas.height - height, width, height };
}

/** Draws sky, sun, clouds, birds and what lies behind the home. */
export function behind(look: Look, view: View): string {
  const dice = diceOf(look.seed, 'sky');
  const light = lights[look.hour];
  const height = { morning: 0.36, noon: 0.16, afternoon: 0.3, dusk: 0.18 }[look.hour];
  const radius = look.hour === 'dusk' ? 11 : 17;
  const side = dice.chance(0.5) ? dice.between(0.1, 0.24) : dice.between(0.76, 0.9);
  const count = 1 + Math.floor(dice.next() * 3);
  const clouds = repeat(count, (at) => {
    const [x, y] = [
      view.x + 10 + ((at + dice.next()) / count) * (view.width - 70),
      view.y + dice.between(24, view.height * 0.3),
    ];
    const w = dice.between(24, 46);
    const puff = (size: number, dx: number, dy: number) => d`a${w * size} ${w * size} 0 0 0 ${w * dx} ${w * dy}`;
    return `${d`M${x} ${y}h${w * 1.6}`}${puff(0.2, -0.3, -0.24)}${puff(0.36, -0.7, -0.1)}${puff(0.25, -0.6, 0.34)}z`;
  });
  const [x, y] = [view.x + view.width * dice.between(0.15, 0.8), view.y + dice.between(22, 44)];
  const hasBirds = look.season !== 'winter' && dice.chance(0.45);
  const birds = hasBirds ? [0, 17].map((at) => d`M${x + at} ${y + at / 3}q3 -4 5 0q2 -4 5 0`).join('') : '';
  return (
    wash(box(0, 0, canvas.width, canvas.height), light.sky) +
    wash(ellipse(view.x + view.width * side, view.y + view.height * height, radius, radius), light.sun) +
    wash(clouds, light.cloud) +
    distance(look, dice) +
    hatch(birds)
  );
}

/** Draws a silhouette on the horizon in steps from left to right. */
function silhouette(
  color: string,
  dice: Dice,
  [low, high]: readonly [number, number],
  step: (w: number) => string,
): string {
  let path = d`M0 ${ground}V${dice.between(182, 200)}`;
  for (let x = 0, w = 0; x < canvas.width; x += w) {
    w = dice.between(low, high);
    path += step(w);
  }
  return wash(`${path}V${ground}z`, color);
}

function distance(look: Look, dice: Dice): string {
  const { far, cloud } = lights[look.hour];
  const { features, region } = look;
  const hills = () =>
    silhouette(far, dice, [100, 100], (w) => d`q${w / 2} ${dice.between(-44, -6)} ${w} ${dice.between(-8, 8)}`);
  const skyline = () => silhouette(far, dice, [16, 34], (w) => d`V${dice.between(118, 196)}h${w}`);
  if (features.has('waterfront') || features.has('water_view') || features.has('beach_access'))
    return hills() + lake(cloud, dice);
  if (features.has('city_view')) return skyline();
  if (features.has('mountain_view')) return peaks(far, look.season === 'summer' ? far : cloud, dice);
  const backdrop = dice.pick(regions[region].backdrops);
  if (backdrop === 'hills') return hills();
  if (backdrop === 'mesas')
    return silhouette(far, dice, [90, 190], (w) => {
      const up = dice.between(22, 60);
      return d`V212h${w * 0.3}l12 ${-up}h${w * 0.7 - 28}l16 ${up}`;
    });
  return look.type === 'condo' || look.type === 'townhouse'
    ? skyline()
    : silhouette(far, dice, [18, 34], (w) => d`a${w * 0.55} ${w * 0.5} 0 0 1 ${w} ${dice.between(-5, 5)}`);
}

function peaks(color: string, cap: string, dice: Dice): string {
  const tops = Array.from({ length: 5 }, (_, at) => [at * 100 + dice.between(-34, 34), dice.between(92, 150)] as const);
  const slopes = tops.map(([x, y]) => d`L${x} ${y}l${dice.between(36, 58)} ${dice.between(30, 60)}`).join('');
  const caps = tops.map(([x, y]) => d`M${x} ${y}l13 17l-9 -3l-7 6l-9 -3z`).join('');
  return wash(`M0 ${ground}V190${slopes}L400 190V${ground}z`, color) + wash(caps, cap);
}

function lake(sail: string, dice: Dice): string {
  const waves = repeat(9, () => d`M${dice.between(8, 370)} ${dice.between(198, 226)}h${dice.between(10, 26)}`);
  const x = dice.between(40, 360);
  const boat = d`M${x} 190v-26l14 22zM${x - 10} 190h26l-5 6h-16z`;
  return wash(box(0, 190, canvas.width, ground - 190), water) + wash(boat, sail) + hatch(boat + waves);
}

export const lawnColor = (look: Look): string =>
  look.snow ? snow : look.region === 'desert' ? sand : growth[look.season].lawn;

/** Draws lawn, sidewalk and curb. */
export function groundOf(look: Look): string {
  const dice = diceOf(look.seed, 'lawn');
  const isBare = look.region === 'desert' || look.snow;
  const tufts = repeat(look.snow ? 3 : 9, () => {
    const [x, y] = [dice.between(10, 385), dice.between(ground + 9, 270)];
    return isBare ? d`M${x} ${y}h5` : d`M${x} ${y}l-1.5 -4m1.5 4l1.5 -4`;
  });
  return (
    wash(box(0, ground, canvas.width, 42), lawnColor(look)) +
    wash(box(0, 278, canvas.width, 22), look.snow ? '#e9e8e6' : stone) +
    hatch(`${tufts}M0 278H400M0 284H400`) +
    stroke(line([0, ground], [canvas.width, ground]))
  );
}

/** Draws a street lamp in town, a mailbox in front of a house. */
export function curb(look: Look, x: number): string {
  const { lit } = lights[look.hour];
  if (look.type !== 'condo' && look.type !== 'townhouse' && look.type !== 'multi_family')
    return stroke(d`M${x} 276v-15`) + shape(d`M${x - 8} 262v-6a4 4 0 0 1 4 -4h9a4 4 0 0 1 4 4v6z`, look.palette.door);
  const glow = look.hour === 'dusk' ? wash(ellipse(x, 204, 11, 11), lit) : '';
  return (
    glow +
    stroke(d`M${x} 279v-66m-5 0h10`) +
    shape(polygon([x - 5, 212], [x - 3, 199], [x + 3, 199], [x + 5, 212]), lit)
  );
}
