/** A grayscale image, 0 black to 255 white, row by row. */
export interface Grey {
  width: number;
  height: number;
  light: Uint8Array;
}

export type Flaw = 'blank' | 'dark' | 'blurred';

/**
 * At about 150 dots per inch of a letter page, a stroke of small print is two pixels wide: enough to measure
 * sharpness.
 */
const workingSide = 1_650;

/**
 * Returns the flaw for which a reader would return this scan, or undefined. The thresholds were set on generated
 * pages: sharp, tilted, grainy, badly lit, out of focus, shaken, dark and blank (`legibility.test.ts` counts false
 * positives and negatives).
 */
export function flawOf(picture: Grey): Flaw | undefined {
  const page = smoothed(smoothed(reduced(picture), 'along', 1), 'down', 1);
  if (brightnessOf(page.light) < darkBelow) return 'dark';
  if (inkedShare(page) < 0.0004) return 'blank';
  const sharpness = Math.min(sharpnessOf(page, 'along'), sharpnessOf(page, 'down'));
  return sharpness < sharpFrom ? 'blurred' : undefined;
}

const darkBelow = 88;
const sharpFrom = 0.6;

/** The 90th percentile of brightness. */
function brightnessOf(light: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (const value of light) counts[value]!++;
  return quantile(counts, light.length * 0.9);
}

function quantile(counts: Uint32Array, rank: number): number {
  let seen = 0;
  for (let value = 0; value < counts.length; value++) {
    seen += counts[value]!;
    if (seen > rank) return value;
  }
  return counts.length - 1;
}

/**
 * The share of the page that is clearly darker than the surrounding paper, 0–1. The paper's brightness is measured per
 * tile, because light falls off.
 */
function inkedShare({ width, height, light }: Grey): number {
  const tile = 64;
  let inked = 0;
  for (let top = 0; top < height; top += tile) {
    for (let left = 0; left < width; left += tile) {
      const right = Math.min(width, left + tile);
      const bottom = Math.min(height, top + tile);
      const counts = new Uint32Array(256);
      for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) counts[light[y * width + x]!]!++;
      const document = quantile(counts, (right - left) * (bottom - top) * 0.85);
      for (let value = 0; value < document - 30; value++) inked += counts[value]!;
    }
  }
  return inked / light.length;
}

type Direction = 'along' | 'down';

/**
 * The share of the page's brightness steps that is lost when it is blurred again, 0–1: a sharp page loses most, a
 * blurred one little (Crete et al., "The blur effect", 2007). Independent of how dark the print is. Ignores steps no
 * larger than the grain.
 */
function sharpnessOf(page: Grey, direction: Direction): number {
  const again = smoothed(page, direction, 6);
  const step = direction === 'along' ? 1 : page.width;
  const counts = new Uint32Array(256);
  const before = new Uint8Array(page.light.length);
  for (let at = step; at < page.light.length - step; at++) {
    before[at] = Math.abs(page.light[at + step]! - page.light[at - step]!);
    counts[before[at]!]!++;
  }
  const least = Math.max(6, quantile(counts, page.light.length / 2) * 4);
  let had = 0;
  let remaining = 0;
  for (let at = step; at < page.light.length - step; at++) {
    if (before[at]! < least) continue;
    had += before[at]!;
    remaining += Math.min(before[at]!, Math.abs(again.light[at + step]! - again.light[at - step]!));
  }
  return had === 0 ? 0 : 1 - remaining / had;
}

/** Averages each pixel with its neighbors up to `reach` on both sides. */
function smoothed({ width, height, light }: Grey, direction: Direction, reach: number): Grey {
  const out = new Uint8Array(light.length);
  const [lines, length, step, between] = direction === 'along' ? [height, width, 1, width] : [width, height, width, 1];
  const count = 2 * reach + 1;
  for (let line = 0; line < lines; line++) {
    const start = line * between;
    const last = start + (length - 1) * step;
    let sum = light[start]! * (reach + 1);
    for (let near = 1; near <= reach; near++) sum += light[Math.min(last, start + near * step)]!;
    for (let at = start; at <= last; at += step) {
      out[at] = sum / count;
      sum += light[Math.min(last, at + (reach + 1) * step)]! - light[Math.max(start, at - reach * step)]!;
    }
  }
  return { width, height, light: out };
}

/** Downscales by averaging. Small images stay as they are. */
function reduced(picture: Grey): Grey {
  const by = Math.max(1, Math.round(Math.max(picture.width, picture.height) / workingSide));
  if (by === 1) return picture;
  const width = Math.floor(picture.width / by);
  const height = Math.floor(picture.height / by);
  const light = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let dy = 0; dy < by; dy++) {
        const row = (y * by + dy) * picture.width + x * by;
        for (let dx = 0; dx < by; dx++) sum += picture.light[row + dx]!;
      }
      light[y * width + x] = sum / (by * by);
    }
  }
  return { width, height, light };
}
