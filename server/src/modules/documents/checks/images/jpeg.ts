import { m } from '@lintel/messages';
import { JpegImage } from 'pdfjs-dist/legacy/image_decoders/pdf.image_decoders.mjs';
import { limits, RejectedFile } from '../inspection.ts';
import type { Grey } from '../legibility.ts';
import { tooManyPixels } from './png.ts';

export interface Jpeg {
  width: number;
  height: number;
  /** Dots per inch as stated by the file, if at all. */
  density?: number;
  grey(): Grey | undefined;
}

const broken = () => new RejectedFile('cut-off', m.documents__this_picture_is_incomplete_or());

/** Reads the segments of a JPEG up to its image data; decodes pixels only on request. */
export function readJpeg(content: Uint8Array): Jpeg {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  let size: { width: number; height: number } | undefined;
  let density: number | undefined;
  for (let at = 2; ; ) {
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at++;
    if (at + 4 > bytes.length || bytes[at] !== 0xff) throw broken();
    const marker = bytes[at + 1]!;
    const length = bytes.readUInt16BE(at + 2);
    const segment = bytes.subarray(at + 4, at + 2 + length);
    if (length < 2 || at + 2 + length > bytes.length) throw broken();
    if (marker === 0xe0) density ??= densityOfJfif(segment);
    if (marker === 0xe1) density ??= densityOfExif(segment);
    // Start of frame in any coding; three markers in this range mean something else.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      if (segment.length < 6) throw broken();
      size = { height: segment.readUInt16BE(1), width: segment.readUInt16BE(3) };
    }
    at += 2 + length;
    // The image data follows; phones append more after its end.
    if (marker === 0xda) {
      if (bytes.indexOf('ffd9', at, 'hex') === -1) throw broken();
      break;
    }
  }
  if (!size || size.width === 0 || size.height === 0) throw broken();
  if (size.width * size.height > limits.pixels) throw tooManyPixels(size.width, size.height);
  const { width, height } = size;
  return { width, height, ...(density ? { density } : {}), grey: () => decoded(content, width, height) };
}

function decoded(content: Uint8Array, width: number, height: number): Grey {
  const image = new JpegImage();
  let rgb: Uint8ClampedArray;
  try {
    image.parse(content, { dnlScanLines: null });
    rgb = image.getData({ width, height, forceRGB: true, isSourcePDF: false });
  } catch {
    throw broken();
  }
  const light = new Uint8Array(width * height);
  for (let at = 0; at < light.length; at++) light[at] = rgb[at * 3 + 1]!;
  return { width, height, light };
}

function densityOfJfif(segment: Buffer): number | undefined {
  if (segment.length < 12 || segment.toString('latin1', 0, 5) !== 'JFIF\0') return undefined;
  const across = segment.readUInt16BE(8);
  if (segment[7] === 1) return across;
  return segment[7] === 2 ? Math.round(across * 2.54) : undefined;
}

/** The EXIF tags 0x011a (resolution) and 0x0128 (unit) of the first directory, in either byte order. */
function densityOfExif(segment: Buffer): number | undefined {
  if (segment.length < 14 || segment.toString('latin1', 0, 4) !== 'Exif') return undefined;
  const tiff = segment.subarray(6);
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  try {
    const start = long(4);
    let across: number | undefined;
    let unit = 2;
    for (let entry = 0; entry < Math.min(200, short(start)); entry++) {
      const at = start + 2 + entry * 12;
      if (short(at) === 0x011a) across = long(long(at + 8)) / long(long(at + 8) + 4);
      if (short(at) === 0x0128) unit = short(at + 8);
    }
    if (!across || !Number.isFinite(across)) return undefined;
    return Math.round(unit === 3 ? across * 2.54 : across);
  } catch {
    // Offsets outside the segment make the metadata worthless.
    return undefined;
  }
}
