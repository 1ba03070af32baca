import { diceOf } from './dice.ts';
import type { Look } from './look.ts';
import { box, canvas, type Drawing, ellipse, hatch, mirrored, n, printed, shape, stroke, wash } from './pen.ts';

/** The floor plan has no space for more. */
export const maxRooms = { beds: 6, baths: 5 } as const;

const outer = { x: 36, y: 42, width: 328, height: 204 };
const hall = 26;

type Room = 'bed' | 'bath';

/**
 * Draws a schematic floor plan by room counts: bedrooms and baths along a hall, living room and kitchen in
 * front.
 */
export function plan(look: Look): Drawing {
  const dice = diceOf(look.seed, 'plan');
  const rooms: Room[] = [
    ...Array.from({ length: look.beds ?? 0 }, (): Room => 'bed'),
    ...Array.from({ length: Math.floor(look.baths ?? 0) }, (): Room => 'bath'),
  ];
  const rows: [Room[], Room[]] = [[], []];
  for (const room of rooms) rows[span(rows[0]) <= span(rows[1]) ? 0 : 1].push(room);
  const dayWidth = rooms.length === 0 ? outer.width : outer.width * Math.max(0.32, 0.64 - rooms.length * 0.055);
  const left = outer.x + dayWidth;
  const nightWidth = outer.width - dayWidth;
  const depth = (outer.height - hall) / 2;
  const night =
    rooms.length === 0
      ? ''
      : row(rows[0], left, outer.y, nightWidth, depth, true, look) +
        row(rows[1], left, outer.y + depth + hall, nightWidth, depth, false, look);
  const drawing =
    printed(box(outer.x, outer.y, outer.width, outer.height), '#fbf8f1') +
    day(look, dayWidth) +
    night +
    walls(left, rooms.length > 0);
  const background = wash(box(0, 0, canvas.width, canvas.height), look.palette.wall) + hatch(grid());
  return { content: background + (dice.chance(0.5) ? mirrored(drawing) : drawing) + caption };
}

const caption =
  '<text x="200" y="276" font-family="sans-serif" font-size="11" fill="#57534a" stroke="none" text-anchor="middle">' +
  'Sketch of the rooms, not the true plan</text>';

const share = (room: Room): number => (room === 'bed' ? 1 : 0.56);
const span = (rooms: readonly Room[]): number => rooms.reduce((sum, room) => sum + share(room), 0);

/** Draws grid marks. */
const grid = (): string =>
  `${Array.from({ length: 9 }, (_, at) => `M${(at + 1) * 40} 0v4m0 292v4`).join('')}${Array.from({ length: 7 }, (_, at) => `M0 ${(at + 1) * 37}h4m392 0h4`).join('')}`;

function walls(left: number, hasNight: boolean): string {
  const { x, y, width, height } = outer;
  const hallTop = y + (height - hall) / 2;
  const outline = `<path d="${box(x, y, width, height)}" stroke-width="4"/>`;
  const opening = `<path d="M${n(x + 30)} ${n(y + height)}h22" stroke="#fbf8f1" stroke-width="5"/><path d="M${n(x + 30)} ${n(y + height)}v-22a22 22 0 0 1 22 22" stroke-width=".7"/>`;
  const inner = hasNight
    ? `<path d="M${n(left)} ${n(y)}V${n(hallTop)}M${n(left)} ${n(hallTop + hall)}V${n(y + height)}" stroke-width="2.5"/>`
    : '';
  return outline + inner + opening;
}

function row(
  rooms: readonly Room[],
  x: number,
  y: number,
  width: number,
  depth: number,
  isTop: boolean,
  look: Look,
): string {
  if (rooms.length === 0) return '';
  const unit = width / span(rooms);
  let at = x;
  return rooms
    .map((room) => {
      const w = share(room) * unit;
      const wallY = isTop ? y + depth : y;
      const doorAt = at + w / 2 - 9;
      const wall = `<path d="M${n(at)} ${n(wallY)}H${n(doorAt)}m18 0H${n(at + w)}M${n(at + w)} ${n(y)}v${n(depth)}" stroke-width="2.5"/>`;
      const swing = hatch(
        `M${n(doorAt)} ${n(wallY)}v${isTop ? -18 : 18}a18 18 0 0 ${isTop ? 1 : 0} 18 ${isTop ? 18 : -18}`,
      );
      const pane = stroke(
        `M${n(at + w * 0.28)} ${n(isTop ? outer.y : outer.y + outer.height)}m0 ${isTop ? 4 : -4}h${n(w * 0.44)}`,
      );
      const drawn =
        room === 'bed'
          ? bed(at + w / 2, isTop ? y + 10 : y + depth - 10, w, depth, isTop, look)
          : bath(at, y, w, depth, isTop);
      at += w;
      return wall + swing + pane + drawn;
    })
    .join('');
}

/** Draws a bed against the outer wall, pillows first. */
function bed(middle: number, head: number, w: number, depth: number, isTop: boolean, look: Look): string {
  const [bw, bh] = [Math.min(44, w * 0.55), Math.min(46, depth * 0.52)];
  const down = isTop ? 1 : -1;
  const top = isTop ? head : head - bh;
  const pillowY = isTop ? head + 3 : head - 12;
  const sheet = isTop
    ? box(middle - bw / 2, head + bh * 0.4, bw, bh * 0.6)
    : box(middle - bw / 2, head - bh, bw, bh * 0.6);
  return (
    shape(box(middle - bw / 2, top, bw, bh), '#fffdf8') +
    shape(sheet, look.palette.roof) +
    stroke(box(middle - bw / 2 + 3, pillowY, bw / 2 - 5, 9) + box(middle + 2, pillowY, bw / 2 - 5, 9)) +
    (w > 62 ? hatch(box(middle + bw / 2 + 3, isTop ? head : head - 9, 9, 9 * Math.abs(down))) : '')
  );
}

function bath(x: number, y: number, w: number, depth: number, isTop: boolean): string {
  const tubY = isTop ? y + 7 : y + depth - 23;
  const tw = Math.min(46, w - 12);
  const sinkY = isTop ? y + 40 : y + depth - 40;
  return (
    shape(box(x + (w - tw) / 2, tubY, tw, 16), '#c7dde0') +
    stroke(`M${n(x + (w - tw) / 2 + 6)} ${n(tubY + 8)}m0 -4h${n(tw - 14)}q5 4 0 8h${n(14 - tw)}q-4 -4 0 -8`) +
    shape(ellipse(x + 13, sinkY, 6, 5), '#fffdf8') +
    shape(ellipse(x + w - 12, sinkY, 5, 7), '#fffdf8')
  );
}

/** Draws sofa, rug and table, a counter along the wall, and an island when the listing has one. */
function day(look: Look, width: number): string {
  const { x, y, height } = outer;
  const { palette, features } = look;
  const middle = x + width / 2 - 4;
  const counters = `M${n(x + 8)} ${n(y + 8)}h${n(width * 0.62)}v16h${n(16 - width * 0.62)}v34h-16z`;
  return (
    shape(counters, features.has('stone_counters') ? '#e9e5dc' : '#e3d3bb') +
    stroke(ellipse(x + 8 + width * 0.34, y + 16, 7, 5)) +
    hatch(
      [0, 9].map((at) => ellipse(x + 13, y + 36 + at, 2.5, 2.5) + ellipse(x + 20, y + 36 + at, 2.5, 2.5)).join(''),
    ) +
    (features.has('kitchen_island') ? shape(box(x + 40, y + 42, Math.min(46, width - 62), 14), '#f3eee3') : '') +
    wash(box(middle - 32, y + height * 0.55, 64, 48), palette.wall) +
    shape(
      `${box(middle - 26, y + height * 0.55 - 8, 52, 18)}M${n(middle)} ${n(y + height * 0.55 - 3)}v13`,
      palette.door,
    ) +
    shape(ellipse(middle, y + height * 0.55 + 30, 13, 8), '#fffdf8') +
    (features.has('fireplace') ? shape(box(x + 3, y + height * 0.58, 9, 30), '#c39a83') : '')
  );
}
