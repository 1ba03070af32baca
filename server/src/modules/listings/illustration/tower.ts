import type { Block } from './block.ts';
import { type Dice, diceOf } from './dice.ts';
import type { Look } from './look.ts';
import { Glazing } from './openings.ts';
import { lights } from './palette.ts';
import { box, fineShape, ground, hatch, line, n, printed, shape, stroke, wash } from './pen.ts';
import { roof } from './roof.ts';
import { driveway } from './scene.ts';

/** Draws an apartment building: a grid of windows, stacked balconies, an entrance with an awning. */
export function tower(look: Look): Block {
  const dice = diceOf(look.seed, 'house');
  const storyHeight = Math.min(34, 186 / look.floors);
  const columns = look.floors > 7 ? 5 : dice.pick([5, 6, 7]);
  const bay = look.floors > 7 ? 24 : 28;
  const width = columns * bay + 16;
  const height = look.floors * storyHeight + 10;
  const [x, top] = [200 - width / 2 + dice.between(-14, 14), ground - height];
  const { palette } = look;
  const isOld = look.year < 1950 || look.features.has('historic');
  return {
    svg:
      printed(box(x, top, width, height), palette.wall) +
      (isOld
        ? roof('parapet', { x, width, eaves: top, rise: 8 }, palette.roof, palette.wall, look.snow) +
          hatch(line([x, top + 8], [x + width, top + 8]))
        : rooftop(look, x, top, width, dice)) +
      windowGrid(look, { x: x + 8, top: top + 6, columns, bay, storyHeight }, dice) +
      entrance(look, x + width / 2),
    left: x,
    right: x + width,
    top: top - 14,
  };
}

interface Grid {
  x: number;
  top: number;
  columns: number;
  bay: number;
  storyHeight: number;
}

function windowGrid(look: Look, { x, top, columns, bay, storyHeight }: Grid, dice: Dice): string {
  const glazing = new Glazing(look, dice);
  const stacks = new Set([dice.chance(0.6) ? 0 : 1, columns - 1 - (dice.chance(0.6) ? 0 : 1)]);
  const hasBalconies = look.features.has('balcony');
  let balconies = '';
  for (let floor = 0; floor < look.floors - 1; floor++) {
    const y = top + floor * storyHeight + storyHeight * 0.2;
    for (let column = 0; column < columns; column++) {
      const isStack = hasBalconies && stacks.has(column);
      const w = isStack ? bay * 0.76 : bay * 0.5;
      const left = x + column * bay + (bay - w) / 2;
      const h = storyHeight * (isStack ? 0.66 : 0.58);
      glazing.add('pane', left, y, w, h);
      if (isStack) balconies += box(left - 2, y + h - storyHeight * 0.24, w + 4, storyHeight * 0.28);
    }
  }
  // Many small windows in full ink would turn the front black.
  const isTall = look.floors > 7;
  return glazing.svg(isTall ? 'fine' : 'plain') + (isTall ? fineShape : shape)(balconies, look.palette.roof);
}

function rooftop(look: Look, x: number, top: number, width: number, dice: Dice): string {
  const at = x + width * dice.between(0.2, 0.6);
  return (
    shape(box(at, top - 13, 34, 13), look.palette.roof) +
    shape(box(x - 3, top - 4, width + 6, 4), look.snow ? '#fbfbf9' : look.palette.roof) +
    stroke(line([at + 26, top - 13], [at + 26, top - 26]))
  );
}

function entrance(look: Look, middle: number): string {
  const panes = shape(`${box(middle - 16, ground - 25, 32, 25)}M${n(middle)} ${ground - 25}v25`, lights[look.hour].lit);
  const awning = shape(`M${n(middle - 22)} ${ground - 26}l4 -8h36l4 8z`, look.palette.door);
  const shopfront = (x: number) =>
    wash(box(x, ground - 21, 26, 15), lights[look.hour].glass) + hatch(box(x, ground - 21, 26, 15));
  return driveway(middle - 12, 24, look) + panes + awning + shopfront(middle - 54) + shopfront(middle + 28);
}
