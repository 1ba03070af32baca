import { hashOf } from './dice.ts';

/** The drawing's paper: 4:3, in user units. */
export const paper = { width: 400, height: 300 } as const;
/** The part of the paper that is shown, 4:3 as well. */
export interface View {
  x: number;
  y: number;
  width: number;
  height: number;
}

const whole: View = { x: 0, y: 0, ...paper };

/** Where houses stand. */
export const ground = 236;

const ink = '#2b2926';

/** Whole units, halves where it is small: finer is not seen, and an SVG is mostly numbers. */
export const n = (value: number): string =>
  String(Math.abs(value) < 10 ? Math.round(value * 2) / 2 : Math.round(value));

export type Point = readonly [x: number, y: number];

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;

export const line = (...points: readonly Point[]): string =>
  points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('');

export const polygon = (...points: readonly Point[]): string => `${line(...points)}z`;

export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0z`;

/** Ink only. */
export const stroke = (path: string): string => (path === '' ? '' : `<path d="${path}"/>`);

/** Fine ink, for texture. */
export const hatch = (path: string): string => (path === '' ? '' : `<path d="${path}" stroke-width=".7"/>`);

/** Colour only. */
export const wash = (path: string, colour: string): string =>
  path === '' ? '' : `<path d="${path}" fill="${colour}" stroke="none"/>`;

/** Outlined colour. */
export const shape = (path: string, colour: string): string =>
  path === '' ? '' : `<path d="${path}" fill="${colour}"/>`;

export const fineShape = (path: string, colour: string): string =>
  path === '' ? '' : `<path d="${path}" fill="${colour}" stroke-width=".8"/>`;

const misprint = 'stroke="none" transform="translate(2 1.5)"';

/** A colour put down beside its outline by a hair, as in a print. A long outline is written once and used twice. */
export function printed(path: string, colour: string): string {
  if (path.length < 120) return `<path d="${path}" fill="${colour}" ${misprint}/>${stroke(path)}`;
  const id = `p${hashOf(path).toString(36)}`;
  return `<use href="#${id}" fill="${colour}" ${misprint}/><path id="${id}" d="${path}"/>`;
}

export interface Drawing {
  content: string;
  /** Default: the whole paper. */
  view?: View;
}

/** The same seen in a mirror. */
export const mirrored = (content: string): string => `<g transform="matrix(-1 0 0 1 ${paper.width} 0)">${content}</g>`;

/** A whole picture. Lines keep 1.5 px at any size. */
export const svg = (title: string, { content, view = whole }: Drawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[view.x, view.y, view.width, view.height].map(n).join(' ')}" role="img">` +
  `<title>${escaped(title)}</title><style>path,use{vector-effect:non-scaling-stroke}</style>` +
  `<g fill="none" stroke="${ink}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">${content}</g></svg>`;

/** Without what XML does not allow at all, and with its own marks written out. */
const escaped = (text: string): string =>
  text
    .replace(/[^\P{C}\n]/gu, '')
    .replace(/[&<>"]/g, (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[mark]!);
