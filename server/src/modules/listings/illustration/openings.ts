import type { Dice } from './dice.ts';
import type { Look } from './look.ts';
import { lights, trim } from './palette.ts';
import { box, ellipse, fineShape, hatch, n, shape, wash } from './pen.ts';

export type WindowKind = 'sash' | 'cross' | 'picture' | 'arched' | 'grid' | 'pane';

/** Lit at dusk, sometimes in the afternoon. */
function glass(look: Look, dice: Dice): string {
  const light = lights[look.hour];
  return dice.chance(look.hour === 'dusk' ? 0.62 : look.hour === 'afternoon' ? 0.2 : 0) ? light.lit : light.glass;
}

/** Collects window panes by glass color: one path per color keeps a drawing small. */
export class Glazing {
  readonly #look: Look;
  readonly #dice: Dice;
  readonly #paths = new Map<string, string>();

  constructor(look: Look, dice: Dice) {
    this.#look = look;
    this.#dice = dice;
  }

  /** Adds a window by its top left corner. */
  add(kind: WindowKind, x: number, y: number, w: number, h: number): void {
    const color = glass(this.#look, this.#dice);
    this.#paths.set(color, `${this.#paths.get(color) ?? ''}${windowPath(kind, x, y, w, h)}`);
  }

  svg(weight: 'plain' | 'fine' = 'plain'): string {
    const draw = weight === 'plain' ? shape : fineShape;
    return [...this.#paths].map(([color, path]) => draw(path, color)).join('');
  }
}

function windowPath(kind: WindowKind, x: number, y: number, w: number, h: number): string {
  switch (kind) {
    case 'sash':
      return `${box(x, y, w, h)}M${n(x)} ${n(y + h / 2)}h${n(w)}M${n(x - 2)} ${n(y + h)}h${n(w + 4)}`;
    case 'cross':
      return `${box(x, y, w, h)}M${n(x)} ${n(y + h * 0.4)}h${n(w)}M${n(x + w / 2)} ${n(y)}v${n(h)}`;
    case 'pane':
      return `${box(x, y, w, h)}M${n(x + w / 2)} ${n(y)}v${n(h)}`;
    case 'picture':
      return `${box(x, y, w, h)}M${n(x + w * 0.3)} ${n(y)}v${n(h)}`;
    case 'grid':
      return `${box(x, y, w, h)}M${n(x + w / 3)} ${n(y)}v${n(h)}m${n(w / 3)} 0v${n(-h)}M${n(x)} ${n(y + h / 2)}h${n(w)}`;
    case 'arched':
      return `M${n(x)} ${n(y + h)}V${n(y + w / 2)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0V${n(y + h)}zM${n(x + w / 2)} ${n(y)}v${n(h)}`;
  }
}

/** Returns the shutters beside a window, as a path. */
export const shutters = (x: number, y: number, w: number, h: number): string =>
  box(x - 5, y, 4, h) + box(x + w + 1, y, 4, h);

/** Draws a door, placed by its center and foot. */
export function door(x: number, foot: number, color: string, isArched = false): string {
  const [w, h] = [15, 31];
  const leaf = isArched
    ? `M${n(x - w / 2)} ${n(foot)}v${n(w / 2 - h)}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${n(foot)}z`
    : box(x - w / 2, foot - h, w, h);
  const panel = isArched ? '' : hatch(box(x - 4, foot - h + 5, 8, 8));
  return shape(leaf, color) + panel + wash(ellipse(x + w / 2 - 3.5, foot - 14, 1.2, 1.2), '#2b2926');
}

/** Draws garage doors: 1 is a single, 2 a double, 3 a double and a single. */
export function garageDoors(x: number, width: number, doors: number, foot: number): string {
  const height = 32;
  const gap = 6;
  const count = doors === 3 ? 2 : 1;
  const widths = count === 2 ? [(width - 3 * gap) * 0.64, (width - 3 * gap) * 0.36] : [width - 2 * gap];
  let at = x + gap;
  return widths
    .map((w) => {
      const leaf = shape(box(at, foot - height, w, height), trim);
      const panels = [0.25, 0.5, 0.75].map((part) => `M${n(at)} ${n(foot - height + height * part)}h${n(w)}`).join('');
      const panes = box(at + 3, foot - height + 2.5, w - 6, 4);
      at += w + gap;
      return leaf + hatch(panels + panes);
    })
    .join('');
}
