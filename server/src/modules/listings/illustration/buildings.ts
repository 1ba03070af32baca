import {
  type Block,
  bays,
  chimney,
  door,
  driveway,
  garageDoors,
  glazing,
  type Roof,
  volume,
  type Window,
} from './building.ts';
import { detached } from './detached.ts';
import { type Dice, diceOf } from './dice.ts';
import type { Look } from './look.ts';
import { box, d, ellipse, fineShape, ground, hatch, type Point, polygon, repeat, shape, stroke, wash } from './pen.ts';
import { growth, lights, pale, snow, timber } from './scenery.ts';

const storyHeight = 46;

/** Draws houses in a row: of each a door with steps beside a window or garage, windows above; neighbors are pale. */
function row(
  look: Look,
  dice: Dice,
  { count, own, width, roof }: { count: number; own: number; width: number; roof: Roof },
) {
  const eaves = ground - look.floors * storyHeight - 6;
  const rise = { gable: width * 0.42, mansard: 22, side: 24 }[roof as string] ?? 6;
  const pane = Math.min(width - 33, 34);
  const isMirrored = dice.chance(0.5);
  return repeat(count, (at) => {
    const x = 200 + (at - count / 2) * width;
    const palette = at === own ? look.palette : pale;
    const isDoorLeft = (at % 2 === 0) === isMirrored;
    const doorX = isDoorLeft ? x + 15 : x + width - 15;
    const beside = isDoorLeft ? x + 27 : x + 5;
    const hasGarage = at === own && look.garages > 0;
    const spots = Array.from({ length: look.floors - 1 }, (_, floor) =>
      bays(x, width, width > 74 ? 3 : 2).map(
        (middle): Window => ['sash', middle, eaves + floor * storyHeight + 13, 15, 24],
      ),
    ).flat();
    if (!hasGarage) spots.push(['cross', beside + pane / 2, ground - 36, pane, 25]);
    return (
      volume(look, { x, width, eaves, roof, rise, palette }) +
      glazing(look, dice, spots) +
      (hasGarage ? garageDoors(look, beside - 4, width - 25, 1) : '') +
      driveway(look, doorX - 8, 16) +
      shape(box(doorX - 10, ground - 39, 20, 4), palette.roof) +
      door(look, doorX, palette, ground - 4) +
      shape(box(doorX - 11, ground - 4, 22, 4), '#e3ddd0')
    );
  });
}

/** Draws a townhouse in its row, which continues past the edges of the picture. */
function townhouse(look: Look): Block {
  const dice = diceOf(look.seed, 'house');
  const width = 62 + look.size * 24;
  const roofs = look.year < 1940 ? 'parapet mansard' : look.year >= 2005 ? 'flat gable mansard' : 'mansard gable';
  const own = dice.chance(0.5) ? 1 : 2;
  const left = 200 + (own - 3) * width;
  const svg = row(look, dice, { count: 4, own, width, roof: dice.pick(roofs.split(' ') as Roof[]) });
  return { svg, left, right: left + width * 3, top: ground - look.floors * storyHeight - 30 };
}

/** Draws two halves under one roof line; the other half is pale. */
function semiDetached(look: Look): Block {
  const dice = diceOf(look.seed, 'house');
  const width = 84 + look.size * 30;
  const top = ground - look.floors * storyHeight;
  const own = dice.chance(0.5) ? 0 : 1;
  const halves = row(look, dice, { count: 2, own, width, roof: dice.pick<Roof>(['gable', 'mansard', 'gable']) });
  return { svg: chimney(194, top - 10, 26) + halves, left: 200 - width, right: 200 + width, top: top - 34 };
}

/** Draws stacked flats with two street doors, and outside stairs where they are customary. */
function flats(look: Look): Block {
  const dice = diceOf(look.seed, 'house');
  const { palette, floors } = look;
  const width = 150 + look.size * 60;
  const [x, eaves] = [200 - width / 2, ground - floors * storyHeight - 6];
  const columns = bays(x, width, Math.round(width / 38));
  const [first, last] = [columns[0]!, columns.at(-1)!];
  const spots = Array.from({ length: floors }, (_, floor) =>
    columns
      .filter((middle) => floor < floors - 1 || (middle !== first && middle !== last))
      .map((middle): Window => ['sash', middle, eaves + floor * storyHeight + 12, 16, 25]),
  ).flat();
  const roof = dice.pick<Roof>(look.year < 1945 ? ['parapet', 'mansard'] : ['side', 'hip', 'flat']);
  const ledges = repeat(floors - 1, (floor) => d`M${x} ${eaves + (floor + 1) * storyHeight}h${width}`);
  return {
    svg:
      volume(look, { x, width, eaves, roof, rise: roof === 'mansard' ? 22 : 28, palette }, ledges) +
      glazing(look, dice, spots) +
      driveway(look, first - 8, 16) +
      door(look, first) +
      door(look, last),
    left: x,
    right: x + width,
    top: eaves - 26,
  };
}

/** Draws an apartment building: a grid of windows, stacked balconies, an entrance with an awning. */
function tower(look: Look): Block {
  const dice = diceOf(look.seed, 'house');
  const { palette, floors } = look;
  const isTall = floors > 7;
  const story = Math.min(34, 186 / floors);
  const count = isTall ? 5 : dice.pick([5, 6, 7]);
  const bay = isTall ? 24 : 28;
  const width = count * bay + 16;
  const [x, top] = [200 - width / 2 + dice.between(-14, 14), ground - floors * story - 10];
  const columns = bays(x + 8, width - 16, count);
  const stacks = look.features.has('balcony')
    ? [columns[dice.chance(0.6) ? 0 : 1], columns.at(dice.chance(0.6) ? -1 : -2)]
    : [];
  let balconies = '';
  const spots = Array.from({ length: floors - 1 }, (_, floor) =>
    columns.map((middle): Window => {
      const isStack = stacks.includes(middle);
      const [w, h, y] = [
        bay * (isStack ? 0.76 : 0.5),
        story * (isStack ? 0.66 : 0.58),
        top + 6 + story * (floor + 0.2),
      ];
      if (isStack) balconies += box(middle - w / 2 - 2, y + h - story * 0.24, w + 4, story * 0.28);
      return ['half', middle, y, w, h];
    }),
  ).flat();
  const isOld = look.year < 1950 || look.features.has('historic');
  const plant = x + width * dice.between(0.2, 0.6);
  // Many small windows in full ink would turn the front black.
  const draw = isTall ? fineShape : shape;
  return {
    svg:
      (isOld ? '' : shape(box(plant, top - 16, 34, 14), palette.roof) + stroke(d`M${plant + 26} ${top - 16}v-12`)) +
      volume(look, { x, width, eaves: top, roof: isOld ? 'parapet' : 'flat', rise: 8, palette }) +
      glazing(look, dice, spots, draw) +
      draw(balconies, palette.roof) +
      entrance(look, x + width / 2),
    left: x,
    right: x + width,
    top: top - 14,
  };
}

function entrance(look: Look, middle: number): string {
  const { glass, lit } = lights[look.hour];
  const shopfronts = box(middle - 54, ground - 21, 26, 15) + box(middle + 28, ground - 21, 26, 15);
  return (
    driveway(look, middle - 12, 24) +
    shape(box(middle - 16, ground - 25, 32, 25) + d`M${middle} ${ground - 25}v25`, lit) +
    shape(d`M${middle - 22} ${ground - 26}l4 -8h36l4 8z`, look.palette.door) +
    fineShape(shopfronts, glass)
  );
}

/** Draws a manufactured home: long and low, on skirting, with steps to the door. */
function manufactured(look: Look): Block {
  const dice = diceOf(look.seed, 'house');
  const { palette } = look;
  const width = 196 + look.size * 60;
  const [x, eaves] = [200 - width / 2, ground - 48];
  const doorX = x + width * dice.pick([0.36, 0.62]);
  const spots = [0.1, 0.24, 0.5, 0.76, 0.9]
    .map((share): Window => ['cross', x + width * share, eaves + 9, 20, 17])
    .filter(([, middle]) => Math.abs(middle - doorX) > 22);
  return {
    svg:
      volume(
        look,
        { x, width, eaves, roof: 'side', rise: 15, palette, foot: ground - 9 },
        d`M${x} ${eaves + 31}h${width}`,
      ) +
      shape(box(x, ground - 9, width, 9), '#d6cfc2') +
      hatch(repeat(width / 12, (at) => d`M${x + 6 + at * 12} ${ground - 8}v7`)) +
      glazing(look, dice, spots) +
      door(look, doorX, palette, ground - 9) +
      shape(box(doorX - 14, ground - 9, 28, 4) + box(doorX - 17, ground - 5, 34, 5), timber) +
      driveway(look, doorX - 9, 18),
    left: x,
    right: x + width,
    top: eaves - 15,
  };
}

/** Draws land: a staked lot with a path across. */
function land(look: Look): Block {
  const dice = diceOf(look.seed, 'house');
  const [far, near] = [ground - 14, 268];
  const stakes: Point[] = [
    [96, far],
    [300, far],
    [366, near],
    [34, near],
  ];
  const grass = repeat(
    look.snow ? 9 : 26,
    () => d`M${dice.between(60, 340)} ${dice.between(far + 6, near)}l-2 -6m2 6l2 -7m-2 7l5 -4`,
  );
  const stones = repeat(3, () =>
    ellipse(dice.between(80, 320), dice.between(far + 12, near - 6), dice.between(5, 9), 4),
  );
  return {
    svg:
      wash(polygon(...stakes), look.snow ? snow : growth[look.season].lawn) +
      `<path d="${polygon(...stakes)}" stroke-dasharray="7 6"/>` +
      hatch(grass) +
      shape(stones, '#cfc9bd') +
      shape(stakes.map(([x, y]) => d`M${x} ${y}v-20l11 4l-11 4`).join(''), '#bd7257'),
    left: 64,
    right: 336,
    top: ground - 96,
  };
}

/** Draws a farmhouse between fences, with a barn when the listing has one. */
function farm(look: Look): Block {
  const house = detached({ ...look, garages: Math.min(1, look.garages), size: Math.min(0.45, look.size) });
  const hasBarn = look.features.has('barn') || look.features.has('horse_property');
  const isLeft = diceOf(look.seed, 'barn').chance(0.5);
  const shift = hasBarn ? (isLeft ? 56 : -56) : 0;
  const barnX = isLeft ? house.left + shift - 96 : house.right + shift + 12;
  const left = hasBarn && isLeft ? barnX : house.left + shift;
  const right = hasBarn && !isLeft ? barnX + 84 : house.right + shift;
  return {
    svg: `${fence(4, left - 8)}${fence(right + 8, 396)}${hasBarn ? barn(look, barnX) : ''}<g transform="translate(${shift})">${house.svg}</g>`,
    left,
    right,
    top: hasBarn ? Math.min(house.top, ground - 96) : house.top,
  };
}

function barn(look: Look, x: number): string {
  const [eaves, middle] = [ground - 52, x + 42];
  const palette = { wall: '#b8705a', roof: '#6a6c6e', door: '#e9dfcc' };
  return (
    volume(look, { x, width: 84, eaves, roof: 'gambrel', rise: 44, palette }) +
    shape(
      box(middle - 19, ground - 38, 38, 38) + d`M${middle} ${ground - 38}v38` + box(middle - 7, eaves - 22, 14, 14),
      palette.door,
    ) +
    hatch(d`M${middle - 19} ${ground - 38}l19 38l19 -38`)
  );
}

const fence = (from: number, to: number): string =>
  to - from < 16
    ? ''
    : stroke(repeat((to - from) / 16 + 1, (at) => d`M${from + at * 16} ${ground + 5}v-19`)) +
      hatch(d`M${from} ${ground - 10}H${to}M${from} ${ground - 3}H${to}`);

export const buildings: Record<Look['type'], (look: Look) => Block> = {
  single_family: detached,
  semi_detached: semiDetached,
  townhouse,
  condo: tower,
  multi_family: flats,
  manufactured,
  land,
  farm,
};
