import { floorHeight, type Massing } from './massing.ts';
import { Glazing, shutters } from './openings.ts';
import { snow, timber, trim } from './palette.ts';
import { box, ground, hatch, line, n, polygon, printed, shape, stroke, wash } from './pen.ts';
import { roof } from './roof.ts';
import { styles } from './style.ts';

/** Draws siding, boards or bricks as a few strokes. */
export function cladding({ style, x, width, eaves, dice }: Massing): string {
  const height = ground - eaves;
  const marks: string[] = [];
  if (style.cladding === 'stucco') return '';
  if (style.cladding === 'boards') {
    for (let at = 12; at < width - 4; at += 12) marks.push(`M${n(x + at)} ${n(eaves + 3)}v${n(dice.between(6, 14))}`);
    return hatch(marks.join(''));
  }
  const length = style.cladding === 'brick' ? 6 : 18;
  for (let at = 0; at < (width * height) / 1000; at++) {
    const row = Math.floor(dice.next() * (height / 6)) * 6 + 5;
    marks.push(`M${n(x + dice.between(3, width - length - 3))} ${n(eaves + row)}h${length}`);
  }
  return hatch(marks.join(''));
}

/** Draws one window per bay and floor, except at the door and behind the wing. */
export function windows({ look, style, x, width, eaves, doorX, wingX, wing, dice }: Massing): string {
  const isWide = style.windows === 'picture' || style.windows === 'grid';
  const [w, h] = isWide ? [26, 22] : [15, 24];
  const bays = Math.max(2, Math.round(width / (isWide ? 46 : 36)));
  const glazing = new Glazing(look, dice);
  let leaves = '';
  for (let floor = 0; floor < look.floors; floor++) {
    const y = eaves + floor * floorHeight + 12;
    const isGround = floor === look.floors - 1;
    for (let bay = 0; bay < bays; bay++) {
      const middle = x + (width * (bay + 0.5)) / bays;
      const isBehindWing = wing > 0 && middle + w / 2 > wingX - 4 && middle - w / 2 < wingX + wing + 4;
      if (isBehindWing || (isGround && Math.abs(middle - doorX) < w / 2 + 12)) continue;
      glazing.add(style.windows, middle - w / 2, y, w, h);
      if (style.shutters) leaves += shutters(middle - w / 2, y, w, h);
    }
  }
  return shape(leaves, look.palette.door) + glazing.svg();
}

/** Draws the front wing with a window on each floor and one in the gable. */
export function frontWing({ look, style, wingX: x, wing: width, eaves, dice }: Massing): string {
  if (width === 0) return '';
  const { wall, roof: roofColor } = look.palette;
  const top = style.wingRoof === 'flat' || style.wingRoof === 'parapet' ? eaves - 10 : eaves;
  const rise = style.wingRoof === 'gable' ? Math.max(style.rise + 4, width * 0.5) : style.rise;
  const w = Math.min(34, width - 18);
  const glazing = new Glazing(look, dice);
  const kind = style.windows === 'arched' ? 'cross' : style.windows;
  for (let floor = 0; floor < look.floors; floor++) {
    glazing.add(kind, x + (width - w) / 2, eaves + floor * floorHeight + 11, w, 25);
  }
  if (style.wingRoof === 'gable') glazing.add('arched', x + width / 2 - 5, top - rise * 0.5, 10, 14);
  return (
    printed(box(x, top, width, ground - top), style === styles.modern ? timber : wall) +
    roof(style.wingRoof, { x, width, eaves: top, rise }, roofColor, wall, look.snow) +
    glazing.svg()
  );
}

export function dormers({ look, style, x, width, eaves, dice }: Massing): string {
  const glazing = new Glazing(look, dice);
  const middle = x + width / 2;
  if (style === styles.craftsman) glazing.add('cross', middle - 12, eaves - 28, 24, 15);
  if (style !== styles.cape) return glazing.svg();
  const { wall, roof: roofColor } = look.palette;
  const foot = eaves - 12;
  const gables = [middle - 38, middle + 38].map((at) => {
    glazing.add('sash', at - 6, foot - 17, 12, 14);
    const place = { x: at - 11, width: 22, eaves: foot - 20, rise: 11 };
    return printed(box(at - 11, foot - 20, 22, 20), wall) + roof('gable', place, roofColor, wall, look.snow);
  });
  return gables.join('') + glazing.svg();
}

/** Draws a porch when the listing has one, else a hood over the door. */
export function porch(massing: Massing): string {
  const { look, style, x, width, doorX } = massing;
  const roofColor = look.snow ? snow : look.palette.roof;
  if (!look.features.has('porch')) return style.cladding === 'stucco' ? '' : hood(doorX, roofColor);
  const isWide = style === styles.craftsman || style === styles.foursquare || style === styles.ranch;
  const [from, to] = isWide ? [x + 2, x + width - 2] : [Math.max(x, doorX - 34), Math.min(x + width, doorX + 34)];
  const spans = Math.max(2, Math.round((to - from) / 30));
  const posts = Array.from({ length: spans + 1 }, (_, at) => from + 3 + ((to - from - 6) * at) / spans);
  const rails = posts.slice(1).map((post, at) => {
    const isEntrance = Math.abs((post + posts[at]!) / 2 - doorX) < 16;
    return isEntrance ? '' : `M${n(posts[at]!)} ${ground - 14}H${n(post)}`;
  });
  const postsAndRail = posts
    .filter((post) => Math.abs(post - doorX) > 9)
    .map((post) => box(post - 1.5, ground - 35, 3, 35));
  const cover = [
    [from - 5, ground - 35],
    [from + 3, ground - 45],
    [to - 3, ground - 45],
    [to + 5, ground - 35],
  ] as const;
  return (
    wash(box(from, ground - 34, to - from, 34), '#2b292611') +
    printed(polygon(...cover), roofColor) +
    shape(postsAndRail.join(''), trim) +
    hatch(rails.join(''))
  );
}

const hood = (doorX: number, color: string): string =>
  stroke(
    line([doorX - 12, ground - 35], [doorX - 12, ground]) + line([doorX + 12, ground - 35], [doorX + 12, ground]),
  ) + shape(polygon([doorX - 15, ground - 35], [doorX, ground - 44], [doorX + 15, ground - 35]), color);
