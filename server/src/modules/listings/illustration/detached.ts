import { type Block, columns, type Facade, facade, joined, type Opening } from './facade.ts';
import type { Look } from './look.ts';
import { box, d, ground, hatch, polygon, printed, repeat, shape, wash } from './pen.ts';
import { type Random, seededRandom } from './random.ts';
import { snow, timber, trim } from './scenery.ts';

/** Architectural styles. `wing` is the share of the front that a wing takes; `room` is the width of a column. */
const styles = {
  ranch: { roof: 'side', rise: 28, pane: [27, 22], room: 44, wing: 0.34 },
  cape: { roof: 'side', rise: 46, pane: [15, 24], room: 34, wing: 0, shutters: true },
  colonial: { roof: 'side', rise: 36, pane: [15, 24], room: 34, wing: 0, shutters: true },
  craftsman: { roof: 'gable', rise: 52, pane: [15, 24], room: 34, wing: 0 },
  foursquare: { roof: 'hip', rise: 38, pane: [15, 24], room: 34, wing: 0 },
  gabled: { roof: 'hip', rise: 38, pane: [15, 24], room: 34, wing: 0.4 },
  modern: { roof: 'flat', rise: 7, pane: [27, 22], room: 44, wing: 0.42 },
} as const;

/** Returns the styles typical of the region and the year built. */
function usualStyles({ type, features, year, floors, region }: Look): string {
  if (type === 'farm') return 'craftsman cape gabled';
  if (year >= 2008) return 'modern gabled craftsman modern';
  if (features.has('historic') || year < 1945) return floors > 1 ? 'foursquare gabled craftsman' : 'craftsman cape';
  if (region === 'desert' || region === 'california' || region === 'tropics')
    return floors > 1 ? 'foursquare gabled modern' : 'ranch foursquare modern';
  return floors > 1 ? 'colonial gabled colonial' : 'ranch cape craftsman';
}

/** Draws a detached house with its front wing and garage. */
export function detached(look: Look, middle = 200): Block {
  const random = seededRandom(look.seed, 'house');
  const style = styles[random.pick(usualStyles(look).split(' ') as (keyof typeof styles)[])];
  const width = look.floors === 1 ? 142 + look.size * 64 : 112 + look.size * 74;
  const garage = [0, 46, 74, 112][look.garages]!;
  const x = middle - (width + garage) / 2;
  const wing = style.wing * width;
  const isWingLeft = random.chance(0.5);
  const free = [isWingLeft ? x + wing : x, width - wing] as const;
  const count = Math.max(2, Math.round(free[1] / style.room));
  const door = wing === 0 ? Math.floor(count / 2) : isWingLeft ? 0 : count - 1;
  const openings = Array.from({ length: count }, (_, at): Opening => (at === door ? 'door' : 'window'));
  const chimney = look.features.has('fireplace');
  const parts = [facade(look, random, { ...style, x, width, free, openings, chimney })];
  if (garage > 0) parts.unshift(garageBeside(look, random, style, x + width, garage));
  if (wing > 0) parts.push(frontWing(look, random, style, isWingLeft ? x : x + width - wing, wing));
  const house = joined(...parts);
  return { ...house, svg: house.svg + porch(look, free, columns(free, count)[door]!) };
}

const garageBeside = (look: Look, random: Random, { roof }: Pick<Facade, 'roof'>, x: number, width: number): Block =>
  facade(look, random, {
    x,
    width,
    floors: 1,
    story: 40,
    roof,
    rise: { flat: 7, gable: width * 0.36 }[roof as string] ?? 24,
    openings: width > 100 ? ['garage', 'garage'] : ['garage'],
  });

/** Draws the front wing: of timber below a flat roof, else gabled. */
function frontWing(look: Look, random: Random, { roof }: Pick<Facade, 'roof'>, x: number, width: number): Block {
  const wing = { x, width, openings: ['window'], pane: [Math.min(34, width - 18), 24] } as const;
  return roof === 'flat'
    ? facade(look, random, { ...wing, roof, story: 51, palette: { ...look.palette, wall: timber } })
    : facade(look, random, { ...wing, roof: 'gable', rise: Math.max(36, width * 0.6) });
}

/** Draws a porch across the front when the listing has one, else a hood over the door. */
function porch(look: Look, [x, width]: readonly [number, number], door: number): string {
  const isWide = look.features.has('porch');
  const [from, to] = isWide ? [x + 2, x + width - 2] : [door - 15, door + 15];
  const spans = Math.max(1, Math.round((to - from) / 30));
  const posts = columns([from - 12, to - from + 24], spans + 1).filter((post) => Math.abs(post - door) > 9);
  const rail = d`M${from} ${ground - 13}H${door - 14}M${door + 14} ${ground - 13}H${to}`;
  return (
    (isWide ? wash(box(from, ground - 36, to - from, 36), '#2b292611') + hatch(rail) : '') +
    printed(
      polygon([from - 5, ground - 36], [from + 2, ground - 45], [to - 2, ground - 45], [to + 5, ground - 36]),
      look.snow ? snow : look.palette.roof,
    ) +
    shape(
      repeat(posts.length, (at) => box(posts[at]! - 1.5, ground - 36, 3, 36)),
      trim,
    )
  );
}
