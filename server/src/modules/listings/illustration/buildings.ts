import { detached } from './detached.ts';
import { type Block, type Facade, facade, joined, type Opening } from './facade.ts';
import type { Look } from './look.ts';
import { d, ground, hatch, type Point, polygon, repeat, shape, stroke, wash } from './pen.ts';
import type { Random } from './random.ts';
import { lawnOf, pale } from './scenery.ts';

export const buildings: Record<Look['type'], (look: Look, random: Random) => Block> = {
  single_family: (look) => detached(look),
  semi_detached: (look, random) => row(look, random, 2, random.pick([0, 1]), 84 + look.size * 30),
  /** A row that continues past the edges of the picture. */
  townhouse(look, random) {
    const width = 62 + look.size * 24;
    const own = random.pick([1, 2]);
    const left = 200 + (own - 3) * width;
    return { ...row(look, random, 4, own, width), left, right: left + width * 3 };
  },
  condo: tower,
  /** Flats between two street doors. */
  multi_family(look, random) {
    const width = 150 + look.size * 60;
    const openings: Opening[] = ['door', ...windows(Math.round(width / 36) - 2), 'door'];
    return facade(look, random, { width, roof: random.pick(['side', 'hip', 'flat'] as const), openings });
  },
  /** Long and low. */
  manufactured(look, random) {
    const width = 190 + look.size * 60;
    const openings: Opening[] = ['window', 'window', 'door', 'window', 'window'];
    return facade(look, random, {
      width,
      roof: 'side',
      rise: 16,
      story: 40,
      openings,
      pane: [24, 18],
      foot: ground - 9,
    });
  },
  land,
  farm,
};

const windows = (count: number) => Array.from({ length: count }, (): Opening => 'window');

/** Draws houses side by side, door next to door; the neighbors are pale. */
function row(look: Look, random: Random, count: number, own: number, width: number): Block {
  const roof = random.pick(
    look.year >= 2000 ? (['flat', 'gable', 'row'] as const) : (['gable', 'row', 'row'] as const),
  );
  const hasRoom = width > 84 && look.garages === 0;
  const houses = Array.from({ length: count }, (_, at) => {
    const beside: Opening = at === own && look.garages > 0 ? 'garage' : 'window';
    const openings: Opening[] = [...windows(hasRoom ? 1 : 0), beside, 'door'];
    return facade(look, random, {
      x: 200 + (at - count / 2) * width,
      width,
      roof,
      palette: at === own ? look.palette : pale,
      openings: at % 2 === 0 ? openings : openings.toReversed(),
      foot: ground - 5,
    });
  });
  return joined(...houses);
}

/** Draws an apartment building on a ground floor with an entrance. */
function tower(look: Look, random: Random): Block {
  const count = look.floors > 7 ? 5 : random.pick([5, 6, 7]);
  const bay = look.floors > 7 ? 26 : 30;
  const [floors, width] = [look.floors - 1, count * bay];
  const story = Math.min(34, 160 / floors);
  const upper: Facade = {
    width,
    roof: 'flat',
    floors,
    story,
    openings: windows(count),
    pane: [bay * 0.46, story * 0.56],
    foot: ground - 40,
    balconies: look.features.has('balcony') ? [0, count - 1] : [],
  };
  const openings: Opening[] = ['window', 'entrance', 'window'];
  const base: Facade = { width, roof: 'flat', floors: 1, story: 32, rise: 4, openings, pane: [32, 20] };
  return joined(facade(look, random, upper), facade(look, random, base));
}

/** Draws a staked lot. */
function land(look: Look, random: Random): Block {
  const [far, near] = [ground - 14, 268];
  const stakes = [
    [96, far],
    [300, far],
    [366, near],
    [34, near],
  ] as const satisfies Point[];
  const grass = repeat(
    look.snow ? 9 : 26,
    () => d`M${random.between(60, 340)} ${random.between(far + 6, near)}l-2 -6m2 6l2 -7m-2 7l5 -4`,
  );
  const svg =
    wash(polygon(...stakes), lawnOf(look)) +
    `<path d="${polygon(...stakes)}" stroke-dasharray="7 6"/>` +
    hatch(grass) +
    shape(stakes.map(([x, y]) => d`M${x} ${y}v-20l11 4l-11 4`).join(''), '#bd7257');
  return { svg, left: 64, right: 336, top: ground - 96 };
}

/** Draws a farmhouse between fences, with a barn when the listing has one. */
function farm(look: Look, random: Random): Block {
  const hasBarn = look.features.has('barn') || look.features.has('horse_property');
  const small = { ...look, garages: Math.min(1, look.garages), size: Math.min(0.45, look.size) };
  const house = detached(small, hasBarn ? 252 : 200);
  const palette = { wall: '#b8705a', roof: '#6a6c6e', door: '#e9dfcc' };
  const barn: Facade = {
    x: house.left - 100,
    width: 84,
    floors: 1,
    story: 52,
    roof: 'gable',
    palette,
    openings: ['barn'],
  };
  const all = hasBarn ? joined(facade(look, random, barn), house) : house;
  return { ...all, svg: fence(4, all.left - 8) + fence(all.right + 8, 396) + all.svg };
}

const fence = (from: number, to: number): string =>
  stroke(repeat((to - from) / 16 + 1, (at) => d`M${from + at * 16} ${ground + 5}v-19`)) +
  hatch(d`M${from} ${ground - 10}H${to}M${from} ${ground - 3}H${to}`);
