import type { Dice } from './dice.ts';
import type { Look } from './look.ts';
import { lights } from './palette.ts';
import { box, ellipse, hatch, line, n, shape, stroke, wash } from './pen.ts';

export type WindowKind = 'sash' | 'cross' | 'picture' | 'arched' | 'grid';

/** Lit at dusk, here and there in the afternoon. */
export function glass(look: Look, dice: Dice): string {
  const light = lights[look.hour];
  return dice.chance(look.hour === 'dusk' ? 0.62 : look.hour === 'afternoon' ? 0.2 : 0) ? light.lit : light.glass;
}

/** A window by its top left corner. */
export function windowAt(kind: WindowKind, x: number, y: number, w: number, h: number, colour: string): string {
  switch (kind) {
    case 'sash':
      return (
        shape(`${box(x, y, w, h)}M${n(x)} ${n(y + h / 2)}h${n(w)}`, colour) +
        stroke(line([x - 2, y + h], [x + w + 2, y + h]))
      );
    case 'cross':
      return shape(`${box(x, y, w, h)}M${n(x)} ${n(y + h * 0.4)}h${n(w)}M${n(x + w / 2)} ${n(y)}v${n(h)}`, colour);
    case 'picture':
      return shape(`${box(x, y, w, h)}M${n(x + w * 0.3)} ${n(y)}v${n(h)}`, colour);
    case 'grid':
      return (
        shape(box(x, y, w, h), colour) +
        hatch(`M${n(x + w / 3)} ${n(y)}v${n(h)}m${n(w / 3)} 0v${n(-h)}M${n(x)} ${n(y + h / 2)}h${n(w)}`)
      );
    case 'arched':
      return shape(
        `M${n(x)} ${n(y + h)}v${n(w / 2 - h)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0v${n(h - w / 2)}zM${n(x + w / 2)} ${n(y)}v${n(h)}`,
        colour,
      );
  }
}

export const shutters = (x: number, y: number, w: number, h: number, colour: string): string =>
  shape(box(x - 5, y, 4, h) + box(x + w + 1, y, 4, h), colour);

/** A door by its middle and foot. */
export function door(x: number, foot: number, colour: string, isArched = false): string {
  const [w, h] = [15, 31];
  const leaf = isArched
    ? `M${n(x - w / 2)} ${n(foot)}v${n(w / 2 - h)}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${n(foot)}z`
    : box(x - w / 2, foot - h, w, h);
  const panel = isArched ? '' : hatch(box(x - 4, foot - h + 5, 8, 8));
  return shape(leaf, colour) + panel + wash(ellipse(x + w / 2 - 3.5, foot - 14, 1.2, 1.2), '#2b2926');
}

/** Garage doors side by side: 1 single, 2 a double, 3 a double and a single. */
export function garageDoors(x: number, width: number, doors: number, foot: number, colour: string): string {
  const height = 32;
  const gap = 6;
  const count = doors === 3 ? 2 : 1;
  const widths = count === 2 ? [(width - 3 * gap) * 0.64, (width - 3 * gap) * 0.36] : [width - 2 * gap];
  let at = x + gap;
  return widths
    .map((w) => {
      const leaf = shape(box(at, foot - height, w, height), colour);
      const panels = [0.25, 0.5, 0.75].map((part) => `M${n(at)} ${n(foot - height + height * part)}h${n(w)}`).join('');
      const panes = box(at + 3, foot - height + 2.5, w - 6, 4);
      at += w + gap;
      return leaf + hatch(panels + panes);
    })
    .join('');
}
