import type { Advice, Findings } from '../inspection.ts';
import { flawOf } from '../legibility.ts';
import { adviceOn, lowResolution, tooFewDots } from '../page-labels.ts';
import { readJpeg } from './jpeg.ts';
import { readPng } from './png.ts';

/** Inspects an image of a document: complete, of an acceptable size, and legible. */
export function inspectImage(content: Uint8Array, kind: 'jpeg' | 'png'): Findings {
  const picture = kind === 'jpeg' ? readJpeg(content) : readPng(content);
  const { dpi, stated } = resolutionOf(picture);
  const grey = picture.grey();
  const flaw = grey && flawOf(grey);
  const advice: Advice[] = [];
  if (tooFewDots(dpi)) advice.push(lowResolution(dpi, { stated }));
  if (flaw) advice.push(adviceOn(flaw));
  return { width: picture.width, height: picture.height, dpi, advice };
}

/**
 * Trusts the stated density only when it gives a plausible paper size: 72, which phones write into every image, would
 * make a page one meter long. Otherwise the longer side counts as 11 inches, as on a letter page.
 */
function resolutionOf(picture: { width: number; height: number; density?: number }): { dpi: number; stated: boolean } {
  const longer = Math.max(picture.width, picture.height);
  const inches = longer / (picture.density ?? 0);
  if (picture.density && inches >= 2.5 && inches <= 17.5) return { dpi: picture.density, stated: true };
  return { dpi: Math.round(longer / 11), stated: false };
}
