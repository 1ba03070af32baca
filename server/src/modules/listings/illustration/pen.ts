import { hashOf } from './random.ts';
import { ink } from './scenery.ts';

/** Canvas size: 4:3, in user units. */
export const canvas = { width: 400, height: 300 } as const;
/** Vertical position of the ground line. */
export const ground = 236;

/** Rounds to whole units, small values to halves: finer detail is invisible, and an SVG is mostly numbers. */
const round = (value: number): number => (Math.abs(value) < 10 ? Math.round(value * 2) / 2 : Math.round(value));

/** Builds a path with rounded numbers. */
export const d = (parts: TemplateStringsArray, ...values: readonly number[]): string =>
  String.raw({ raw: parts }, ...values.map(round));

export type Point = readonly [x: number, y: number];

export const box = (x: number, y: number, width: number, height: number): string =>
  d`M${x} ${y}h${width}v${height}h${-width}z`;
export const polygon = (...points: readonly Point[]): string =>
  `${points.map(([x, y], at) => (at === 0 ? d`M${x} ${y}` : d`L${x} ${y}`)).join('')}z`;
export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  d`M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
/** Joins what `each` returns for 0, 1, … */
export const repeat = (count: number, each: (at: number) => string): string =>
  Array.from({ length: Math.max(0, Math.floor(count)) }, (_, at) => each(at)).join('');

const path = (data: string, look: string): string => (data === '' ? '' : `<path d="${data}"${look}/>`);
/** Strokes a path. */
export const stroke = (data: string): string => path(data, '');
/** Strokes a path in fine ink, for texture. */
export const hatch = (data: string): string => path(data, ' stroke-width=".7"');
/** Fills a path without an outline. */
export const wash = (data: string, color: string): string => path(data, ` fill="${color}" stroke="none"`);
/** Fills and outlines a path, 1.5 wide by default. */
export const shape = (data: string, color: string, weight?: number): string =>
  path(data, ` fill="${color}"${weight === undefined ? '' : ` stroke-width="${weight}"`}`);

/**
 * Fills a shape slightly offset from its outline, like a print. A long outline is written once and referenced twice.
 */
export function printed(data: string, color: string): string {
  const misprint = ` fill="${color}" stroke="none" transform="translate(2 1.5)"`;
  if (data.length < 120) return path(data, misprint) + stroke(data);
  const id = `p${hashOf(data).toString(36)}`;
  return `<use href="#${id}"${misprint}/>${path(data, ` id="${id}"`)}`;
}

/** Places a drawing with its origin at x, y. */
export const placed = (content: string, x: number, y: number, sx = 1, sy = sx): string =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${sx.toFixed(2)} ${sy.toFixed(2)})">${content}</g>`;

/** Swaps left and right. */
export const mirrored = (content: string): string => `<g transform="matrix(-1 0 0 1 ${canvas.width} 0)">${content}</g>`;

/** Builds a complete SVG document. Lines stay 1.5 px at any size. */
export const svg = (title: string, viewBox: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" role="img">` +
  `<title>${escaped(title)}</title><style>path,use{vector-effect:non-scaling-stroke}</style>` +
  `<g fill="none" stroke="${ink}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">${content}</g></svg>`;

/** Escapes text for XML and removes characters that XML forbids. */
const escaped = (text: string): string =>
  text
    .replace(/[^\P{C}\n]/gu, '')
    .replace(/[&<>"]/g, (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[mark]!);
