import { parentPort, workerData } from 'node:worker_threads';
import decodeHeic from 'heic-decode';
import sharp, { type Sharp } from 'sharp';
import type { RenderedPhoto, RenderJob } from './render-photo.ts';

const widths = [480, 960, 1600];
const wholeMax = 2560;
/** Pixels above which a photo is rejected: a decoded pixel takes four bytes. */
const pixelsMax = 100_000_000;

/**
 * Decodes an untrusted photo in its own thread. Output is encoded from pixels alone, so position, camera and owner in
 * EXIF, XMP and IPTC are gone; `rotate` first applies the orientation that EXIF states.
 */
async function render({ content, crop }: RenderJob): Promise<RenderedPhoto> {
  const whole = await (await opened(content))
    .resize({ width: wholeMax, height: wholeMax, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 90 })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = whole.info;
  const part = crop && {
    left: Math.round(crop.x * width),
    top: Math.round(crop.y * height),
    width: Math.max(1, Math.min(width - Math.round(crop.x * width), Math.round(crop.width * width))),
    height: Math.max(1, Math.min(height - Math.round(crop.y * height), Math.round(crop.height * height))),
  };
  const shown = part?.width ?? width;
  const sizes = [...new Set(widths.map((each) => Math.min(each, shown)))];
  const files: RenderedPhoto['files'] = [];
  for (const each of sizes) {
    const picture = sharp(whole.data);
    if (part) picture.extract(part);
    files.push({ width: each, bytes: await picture.resize({ width: each }).webp({ quality: 82 }).toBuffer() });
  }
  return { width, height, whole: whole.data, files };
}

async function opened(content: Uint8Array): Promise<Sharp> {
  const options = { limitInputPixels: pixelsMax, failOn: 'error' as const };
  if (!isHeic(content)) {
    const picture = sharp(content, options);
    const { format } = await picture.metadata();
    if (!['jpeg', 'png', 'webp'].includes(format ?? '')) throw new Error('unsupported');
    return picture.rotate();
  }
  // The build of libvips that sharp ships decodes no HEVC, for its patents.
  const { data, width, height } = await decodeHeic({ buffer: content });
  if (width * height > pixelsMax) throw new Error('too large');
  return sharp(new Uint8Array(data), { ...options, raw: { width, height, channels: 4 } });
}

/** A HEIF container with HEVC images names one of these brands at its start (ISO/IEC 23008-12). */
const isHeic = (content: Uint8Array): boolean =>
  /^ftyp(heic|heix|hevc|heim|heis|mif1|msf1)/.test(Buffer.from(content.subarray(4, 12)).toString('latin1'));

parentPort!.postMessage(await render(workerData as RenderJob).catch((cause: unknown) => ({ broken: String(cause) })));
