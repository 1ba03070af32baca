import { crc32, inflateSync } from 'node:zlib';
import { m } from '@lintel/messages';
import { limits, RejectedFile } from '../inspection.ts';
import type { Grey } from '../legibility.ts';

export interface Png {
  width: number;
  height: number;
  /** Dots per inch as stated by the file, if at all. */
  density?: number;
  /** Undefined for interlaced images, which scanners do not produce. */
  grey(): Grey | undefined;
}

const broken = () => new RejectedFile('cut-off', m.documents__this_picture_is_incomplete_or());
const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Reads a PNG (W3C PNG, third edition): every chunk with its checksum; decodes pixels only on request. */
export function readPng(content: Uint8Array): Png {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const chunks: { type: string; data: Buffer }[] = [];
  for (let at = 8; ; ) {
    if (at + 12 > bytes.length) throw broken();
    const length = bytes.readUInt32BE(at);
    if (at + 12 + length > bytes.length) throw broken();
    const type = bytes.toString('latin1', at + 4, at + 8);
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (crc32(bytes.subarray(at + 4, at + 8 + length)) !== bytes.readUInt32BE(at + 8 + length)) throw broken();
    chunks.push({ type, data });
    if (type === 'IEND') break;
    at += 12 + length;
  }
  const head = chunks[0]!;
  if (head.type !== 'IHDR' || head.data.length !== 13) throw broken();
  const width = head.data.readUInt32BE(0);
  const height = head.data.readUInt32BE(4);
  const [depth, color, , , interlaced] = head.data.subarray(8) as unknown as number[];
  if (width === 0 || height === 0 || channels[color!] === undefined) throw broken();
  if (width * height > limits.pixels) throw tooManyPixels(width, height);
  const physical = chunks.find(({ type }) => type === 'pHYs')?.data;
  return {
    width,
    height,
    ...(physical?.length === 9 && physical[8] === 1 ? { density: Math.round(physical.readUInt32BE(0) * 0.0254) } : {}),
    grey() {
      if (interlaced) return undefined;
      const palette = chunks.find(({ type }) => type === 'PLTE')?.data;
      const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
      return unfiltered(packed, { width, height, depth: depth!, color: color!, palette });
    },
  };
}

export const tooManyPixels = (width: number, height: number) =>
  new RejectedFile(
    'too-many-pixels',
    m.documents__this_picture_has_million_pixels({
      round: Math.round((width * height) / 1_000_000),
      value: limits.pixels / 1_000_000,
    }),
  );

interface Layout {
  width: number;
  height: number;
  depth: number;
  color: number;
  palette: Buffer | undefined;
}

/**
 * Reverses the five filters line by line. Data that unpacks to more than the image size is rejected at the first
 * excess byte.
 */
function unfiltered(packed: Buffer, { width, height, depth, color, palette }: Layout): Grey {
  const count = channels[color]!;
  const lineLength = Math.ceil((width * count * depth) / 8);
  const back = Math.max(1, (count * depth) >> 3);
  let raw: Buffer;
  try {
    raw = inflateSync(packed, { maxOutputLength: (lineLength + 1) * height });
  } catch {
    throw broken();
  }
  if (raw.length < (lineLength + 1) * height) throw broken();
  const light = new Uint8Array(width * height);
  let before: Uint8Array = new Uint8Array(lineLength);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (lineLength + 1)]!;
    const line = raw.subarray(y * (lineLength + 1) + 1, (y + 1) * (lineLength + 1));
    if (filter > 4) throw broken();
    if (filter > 0) unfilter(line, before, filter, back);
    lightOf(line, light.subarray(y * width, (y + 1) * width), { depth, color, count, palette });
    before = line;
  }
  return { width, height, light };
}

function unfilter(line: Uint8Array, before: Uint8Array, filter: number, back: number): void {
  for (let at = 0; at < line.length; at++) {
    const left = at >= back ? line[at - back]! : 0;
    const up = before[at]!;
    const corner = at >= back ? before[at - back]! : 0;
    line[at]! += filter === 1 ? left : filter === 2 ? up : filter === 3 ? (left + up) >> 1 : paeth(left, up, corner);
  }
}

function paeth(left: number, up: number, corner: number): number {
  const toLeft = Math.abs(up - corner);
  const toUp = Math.abs(left - corner);
  const toCorner = Math.abs(left + up - 2 * corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

/** Uses the green channel as brightness; transparent parts count with their stored color. */
function lightOf(
  line: Uint8Array,
  into: Uint8Array,
  { depth, color, count, palette }: { depth: number; color: number; count: number; palette: Buffer | undefined },
): void {
  const most = (1 << Math.min(8, depth)) - 1;
  for (let x = 0; x < into.length; x++) {
    if (depth >= 8) {
      const at = (x * count * depth) >> 3;
      const value = line[count >= 3 ? at + (depth >> 3) : at]!;
      into[x] = color === 3 ? (palette?.[value * 3 + 1] ?? 0) : value;
    } else {
      const bit = x * depth;
      const value = (line[bit >> 3]! >> (8 - depth - (bit & 7))) & most;
      into[x] = color === 3 ? (palette?.[value * 3 + 1] ?? 0) : Math.round((value / most) * 255);
    }
  }
}
