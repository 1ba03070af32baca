import { buildings } from './buildings.ts';
import type { Block } from './facade.ts';
import type { Look } from './look.ts';
import { box, canvas, d, ellipse, ground, hatch, mirrored, repeat, stroke, wash } from './pen.ts';
import { type Random, seededRandom } from './random.ts';
import { lawnOf, lights, regions, stone, water } from './scenery.ts';
import { shrub, tree } from './trees.ts';

/** The visible part of the canvas. */
interface View {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws the home from the street, among the trees of its region. */
export function front(look: Look): { viewBox: string; content: string } {
  const building = turned(look, buildings[look.type](look, seededRandom(look.seed, 'building')));
  const view = viewOf(building);
  const random = seededRandom(look.seed, 'garden');
  const trees = treesBehind(look, building, view, random);
  return {
    viewBox: d`${view.x} ${view.y} ${view.width} ${view.height}`,
    content:
      sky(look, view) + horizon(look) + trees + street(look) + building.svg + garden(look, building, view, random),
  };
}

/** Mirrors every other building, so that each composition exists in both directions. */
const turned = ({ seed }: Look, { svg, left, right, top }: Block): Block =>
  seed % 2 === 0
    ? { svg: mirrored(svg), left: canvas.width - right, right: canvas.width - left, top }
    : { svg, left, right, top };

/** Crops as close as the building allows, with sky above the ridge, space at the sides and the curb below. */
function viewOf({ left, right, top }: Block): View {
  const width = Math.min(canvas.width, Math.max(264, right - left + 92, ((canvas.height - top + 46) * 4) / 3));
  const height = (width * 3) / 4;
  const x = Math.min(canvas.width - width, Math.max(0, (left + right - width) / 2));
  return { x, y: canvas.height - height, width, height };
}

/** Draws sun and clouds. */
function sky(look: Look, { x, y, width, height }: View): string {
  const random = seededRandom(look.seed, 'sky');
  const light = lights[look.hour];
  const sunY = y + height * { morning: 0.36, noon: 0.16, afternoon: 0.3, dusk: 0.18 }[look.hour];
  const sunX = x + width * (random.chance(0.5) ? random.between(0.1, 0.24) : random.between(0.76, 0.9));
  const radius = look.hour === 'dusk' ? 11 : 17;
  const count = 1 + Math.floor(random.next() * 3);
  const clouds = repeat(count, (at) => {
    const left = x + 10 + ((at + random.next()) / count) * (width - 70);
    const w = random.between(24, 46);
    const puff = (size: number, dx: number, dy: number) => d`a${w * size} ${w * size} 0 0 0 ${w * dx} ${w * dy}`;
    return `${d`M${left} ${y + random.between(24, height * 0.3)}h${w * 1.6}`}${puff(0.2, -0.3, -0.24)}${puff(0.36, -0.7, -0.1)}${puff(0.25, -0.6, 0.34)}z`;
  });
  return (
    wash(box(0, 0, canvas.width, canvas.height), light.sky) +
    wash(ellipse(sunX, sunY, radius, radius), light.sun) +
    wash(clouds, light.cloud)
  );
}

/** Draws hills, pointed in a view of mountains, and water before them when the listing has it. */
function horizon({ seed, hour, region, features }: Look): string {
  const random = seededRandom(seed, 'horizon');
  const { far } = lights[hour];
  const hill = () => {
    const rise = regions[region].hills * random.between(0.3, 1);
    return d`c30 ${-rise} 70 ${-rise} 100 0s70 ${rise * 0.3} 100 0`;
  };
  const peak = (at: number) =>
    d`L${at * 96 - 60} ${random.between(160, 196)}l${random.between(40, 56)} ${-random.between(30, 64)}`;
  const ridge = repeat(6, features.has('mountain_view') ? peak : hill);
  const hasWater = features.has('waterfront') || features.has('water_view') || features.has('beach_access');
  const waves = repeat(9, () => d`M${random.between(8, 370)} ${random.between(200, 228)}h${random.between(10, 26)}`);
  return (
    wash(`${d`M${random.between(-60, 0)} ${ground}V196`}${ridge}V${ground}z`, far) +
    (hasWater ? wash(box(0, 194, canvas.width, ground - 194), water) + hatch(waves) : '')
  );
}

/** Draws lawn, sidewalk and curb. */
function street(look: Look): string {
  const random = seededRandom(look.seed, 'lawn');
  const isBare = look.region === 'desert' || look.snow;
  const tufts = repeat(look.snow ? 3 : 9, () => {
    const [x, y] = [random.between(10, 385), random.between(ground + 9, 270)];
    return isBare ? d`M${x} ${y}h5` : d`M${x} ${y}l-1.5 -4m1.5 4l1.5 -4`;
  });
  return (
    wash(box(0, ground, canvas.width, 42), lawnOf(look)) +
    wash(box(0, 278, canvas.width, 22), look.snow ? '#e9e8e6' : stone) +
    hatch(`${tufts}M0 278H400M0 284H400`) +
    stroke(`M0 ${ground}H400`)
  );
}

/** Draws trees on both sides, some half behind the house. */
function treesBehind(look: Look, block: Block, view: View, random: Random): string {
  const isLand = look.type === 'land';
  return repeat(isLand ? 5 : 3 + Math.floor(random.next() * 2), (at) => {
    const { edge, inward, room } = side(at % 2 === 0, block, view);
    const x = edge + inward * random.between(12, Math.max(24, room + 12));
    return tree(x, ground, random.between(66, isLand ? 110 : 128), look, random);
  });
}

/** Draws one tree next to the house, and shrubs along its foundation. */
function garden(look: Look, block: Block, view: View, random: Random): string {
  if (look.type === 'land') return '';
  const { left, right } = block;
  const shrubs = [left - 9, left, right, right + 9]
    .filter(() => random.chance(0.55))
    .map((x) => shrub(x, ground + 2, random.between(7, 11), look, random));
  const { edge, inward, room } = side(random.chance(0.5), block, view);
  // Not wider than the space next to the house, so that the tree does not cover the house.
  const height = Math.min(random.between(88, 120), 36 + room);
  return shrubs.join('') + (room > 30 ? tree(edge + inward * room * 0.3, ground + 22, height, look, random) : '');
}

/** Returns one side of the view, the direction to its middle, and the space next to the house. */
const side = (isLeft: boolean, { left, right }: Block, { x, width }: View) =>
  isLeft ? { edge: x, inward: 1, room: left - x } : { edge: x + width, inward: -1, room: x + width - right };
