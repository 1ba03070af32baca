import type { Block } from './block.ts';
import { type Dice, diceOf } from './dice.ts';
import type { Look } from './look.ts';
import { door, Glazing, garageDoors } from './openings.ts';
import { type Palette, palettes } from './palette.ts';
import { box, ground, hatch, line, n, polygon, printed, shape, stroke } from './pen.ts';
import { chimney, type RoofKind, roof } from './roof.ts';
import { driveway } from './scene.ts';

const storyHeight = 46;

/** Draws the neighbors' walls: visible, but not for sale. */
const pale = (palette: Palette): Palette => ({ ...palette, wall: '#f3efe7', roof: '#c9c3b8', door: '#cfc8bb' });

interface Unit {
  x: number;
  width: number;
  floors: number;
  palette: Palette;
  roof: RoofKind;
  doorSide: 'left' | 'right';
  garages: number;
}

/** Draws one house of a row: a door with steps beside a window or garage, windows above. */
function unitOf(look: Look, { x, width, floors, palette, roof: kind, doorSide, garages }: Unit, dice: Dice): string {
  const height = floors * storyHeight + 6;
  const eaves = ground - height;
  const doorX = doorSide === 'left' ? x + 15 : x + width - 15;
  const besideX = doorSide === 'left' ? x + 27 : x + 5;
  const beside = width - 33;
  const rise = kind === 'gable' ? width * 0.42 : kind === 'mansard' ? 22 : kind === 'side' ? 24 : 6;
  const glazing = new Glazing(look, dice);
  for (let floor = 0; floor < floors - 1; floor++) {
    const y = eaves + floor * storyHeight + 13;
    const columns = width > 74 ? 3 : 2;
    for (let column = 0; column < columns; column++) {
      const middle = x + (width * (column + 0.5)) / columns;
      glazing.add('sash', middle - 7.5, y, 15, 24);
    }
  }
  if (garages === 0) glazing.add('cross', besideX, ground - 36, Math.min(beside, 34), 25);
  const cornice =
    kind === 'parapet'
      ? hatch(
          Array.from({ length: Math.floor(width / 7) }, (_, at) => `M${n(x + 4 + at * 7)} ${n(eaves - 2)}v5`).join(''),
        )
      : '';
  return (
    printed(box(x, eaves, width, height), palette.wall) +
    roof(
      kind,
      { x: kind === 'side' ? x + 5 : x, width: kind === 'side' ? width - 10 : width, eaves, rise },
      palette.roof,
      palette.wall,
      look.snow,
    ) +
    cornice +
    glazing.svg() +
    (garages > 0 ? garageDoors(besideX - 4, beside + 8, 1, ground) : '') +
    shape(box(doorX - 10, ground - 39, 20, 4), palette.roof) +
    door(doorX, ground - 4, palette.door) +
    shape(box(doorX - 11, ground - 4, 22, 4), '#e3ddd0')
  );
}

/** Draws a townhouse in its row, which continues past the edges of the picture. */
export function townhouse(look: Look): Block {
  const dice = diceOf(look.seed, 'house');
  const width = 62 + look.size * 24;
  const kind: RoofKind = dice.pick(
    look.year < 1940
      ? ['parapet', 'mansard', 'parapet']
      : look.year >= 2005
        ? ['flat', 'gable', 'side']
        : ['side', 'gable', 'mansard'],
  );
  const others = palettes.filter((palette) => palette !== look.palette);
  const own = dice.chance(0.5) ? 1 : 2;
  const left = 200 - width * 2;
  const doorSide = dice.pick(['left', 'right'] as const);
  const units = [0, 1, 2, 3].map((place) => {
    const palette = place === own ? look.palette : pale(dice.pick(others));
    const garages = place === own ? look.garages : 0;
    return unitOf(
      look,
      { x: left + place * width, width, floors: look.floors, palette, roof: kind, doorSide, garages },
      dice,
    );
  });
  const ownX = left + own * width;
  const steps = driveway(doorSide === 'left' ? ownX + 7 : ownX + width - 23, 16, look);
  return {
    svg: units.join('') + steps,
    left: ownX - width,
    right: ownX + width * 2,
    top: ground - look.floors * storyHeight - 30,
  };
}

/** Draws two halves under one roof line; the other half is pale. */
export function semiDetached(look: Look): Block {
  const dice = diceOf(look.seed, 'house');
  const width = 84 + look.size * 30;
  const kind: RoofKind = dice.pick(['gable', 'side', 'mansard', 'gable']);
  const isLeft = dice.chance(0.5);
  const left = 200 - width;
  const other = pale(look.palette);
  const half = (isOwnLeft: boolean, x: number, palette: Palette, garages: number) =>
    unitOf(
      look,
      { x, width, floors: look.floors, palette, roof: kind, doorSide: isOwnLeft ? 'left' : 'right', garages },
      dice,
    );
  const doorX = isLeft ? left + 15 : left + 2 * width - 15;
  return {
    svg:
      chimney(200 - 6, ground - look.floors * storyHeight - 10, 26) +
      half(true, left, isLeft ? look.palette : other, isLeft ? look.garages : 0) +
      half(false, 200, isLeft ? other : look.palette, isLeft ? 0 : look.garages) +
      driveway(doorX - 8, 16, look),
    left,
    right: left + 2 * width,
    top: ground - look.floors * storyHeight - 34,
  };
}

/** Draws stacked flats, with as many street doors as fit and outside stairs where they are customary. */
export function flats(look: Look): Block {
  const dice = diceOf(look.seed, 'house');
  const width = 150 + look.size * 60;
  const height = look.floors * storyHeight + 6;
  const [x, eaves] = [200 - width / 2, ground - height];
  const columns = Math.round(width / 38);
  const { palette } = look;
  const glazing = new Glazing(look, dice);
  let doors = '';
  for (let floor = 0; floor < look.floors; floor++) {
    for (let column = 0; column < columns; column++) {
      const middle = x + (width * (column + 0.5)) / columns;
      const isDoor = floor === look.floors - 1 && (column === 0 || column === columns - 1);
      if (isDoor) doors += door(middle, ground, palette.door);
      else glazing.add('sash', middle - 8, eaves + floor * storyHeight + 12, 16, 25);
    }
  }
  const kind: RoofKind = dice.pick(look.year < 1945 ? ['parapet', 'mansard'] : ['side', 'hip', 'flat']);
  const stairs = look.state === 'QC' && look.floors > 1 ? outsideStairs(look, x + width * 0.3, width * 0.4) : '';
  return {
    svg:
      printed(box(x, eaves, width, height), palette.wall) +
      roof(kind, { x, width, eaves, rise: kind === 'mansard' ? 22 : 28 }, palette.roof, palette.wall, look.snow) +
      hatch(
        Array.from({ length: look.floors - 1 }, (_, floor) =>
          line([x, eaves + (floor + 1) * storyHeight], [x + width, eaves + (floor + 1) * storyHeight]),
        ).join(''),
      ) +
      glazing.svg() +
      doors +
      stairs +
      driveway(x + width / columns / 2 - 8, 16, look),
    left: x,
    right: x + width,
    top: eaves - 26,
  };
}

/** Draws a Montréal outside staircase from the sidewalk to a door on the second floor. */
function outsideStairs(look: Look, x: number, width: number): string {
  const top = ground - storyHeight;
  const steps = Array.from(
    { length: 9 },
    (_, at) => `M${n(x + (width * at) / 9)} ${n(ground - (storyHeight * at) / 9)}h${n(width / 9 - 1)}`,
  );
  return (
    door(x + width + 14, top, look.palette.door) +
    shape(box(x + width - 4, top, 34, 3), '#b9b2a5') +
    stroke(
      line([x, ground], [x + width, top]) +
        line([x - 2, ground - 14], [x + width, top - 14], [x + width + 30, top - 14], [x + width + 30, top]),
    ) +
    hatch(steps.join('') + polygon([x, ground], [x, ground - 14]))
  );
}
