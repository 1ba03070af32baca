import type { Advice, Findings } from './inspection.ts';
import { readJpeg } from './jpeg.ts';
import { flawOf } from './legibility.ts';
import { readPng } from './png.ts';
import { adviceOn, lowResolution, tooFewDots } from './words.ts';

/** Looks at a picture of a paper: whole, of a bearable size, and legible. */
export function lookAtPicture(content: Uint8Array, kind: 'jpeg' | 'png'): Findings {
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
 * What a picture says of its density counts where the size that follows from it is one that papers have: 72, which phones
 * write into everything, would make a page of a metre. Else the longer side is taken for that of a letter page, 11 inches.
 */
function resolutionOf(picture: { width: number; height: number; density?: number }): { dpi: number; stated: boolean } {
  const longer = Math.max(picture.width, picture.height);
  const inches = longer / (picture.density ?? 0);
  if (picture.density && inches >= 2.5 && inches <= 17.5) return { dpi: picture.density, stated: true };
  return { dpi: Math.round(longer / 11), stated: false };
}
