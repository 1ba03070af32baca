import { hashOf } from './dice.ts';

/** Canvas size: 4:3, in user units. */
export const canvas = { width: 400, height: 300 } as const;
/** The visible part of the canvas, also 4:3. */
export interface View {
  x: number;
  y: number;
  width: number;
  height: number;
}

const fullView: View = { x: 0, y: 0, ...canvas };

/** Vertical position of the ground line. */
export const ground = 236;

const ink = '#2b2926';

/** Rounds to whole units, small values to halves: finer detail is invisible, and an SVG is mostly numbers. */
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

/** Strokes a path. */
export const stroke = (path: string): string => (path === '' ? '' : `<path d="${path}"/>`);

/** Strokes a path in fine ink, for texture. */
export const hatch = (path: string): string => (path === '' ? '' : `<path d="${path}" stroke-width=".7"/>`);

/** Fills a path without an outline. */
export const wash = (path: string, color: string): string =>
  path === '' ? '' : `<path d="${path}" fill="${color}" stroke="none"/>`;

/** Fills and outlines a path. */
export const shape = (path: string, color: string): string =>
  path === '' ? '' : `<path d="${path}" fill="${color}"/>`;

export const fineShape = (path: string, color: string): string =>
  path === '' ? '' : `<path d="${path}" fill="${color}" stroke-width=".8"/>`;

const misprint = 'stroke="none" transform="translate(2 1.5)"';

/**
 * Fills a shape slightly offset from its outline, like a print. A long outline is written once and referenced
 * twice.
 */
export function printed(path: string, color: string): string {
  if (path.length < 120) return `<path d="${path}" fill="${color}" ${misprint}/>${stroke(path)}`;
  const id = `p${hashOf(path).toString(36)}`;
  return `<use href="#${id}" fill="${color}" ${misprint}/><path id="${id}" d="${path}"/>`;
}

export interface Drawing {
  content: string;
  /** Default: the whole canvas. */
  view?: View;
}

/** Mirrors a path. */
export const mirrored = (content: string): string => `<g transform="matrix(-1 0 0 1 ${canvas.width} 0)">${content}</g>`;

/** Builds a complete SVG document. Lines stay 1.5 px at any size. */
export const svg = (title: string, { content, view = fullView }: Drawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[view.x, view.y, view.width, view.height].map(n).join(' ')}" role="img">` +
  `<title>${escaped(title)}</title><style>path,use{vector-effect:non-scaling-stroke}</style>` +
  `<g fill="none" stroke="${ink}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">${content}</g></svg>`;

/** Escapes text for XML and removes characters that XML forbids. */
const escaped = (text: string): string =>
  text
    .replace(/[^\P{C}\n]/gu, '')
    .replace(/[&<>"]/g, (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[mark]!);
