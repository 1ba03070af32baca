import type { Advice } from './inspection.ts';
import type { Flaw } from './legibility.ts';

/** Scanners round, and an eight-megapixel phone photo has 297. */
const enoughDots = 285;

export const tooFewDots = (dpi: number): boolean => dpi < enoughDots;

export const lowResolution = (dpi: number, about: { stated: boolean; pages?: number[] }): Advice => ({
  code: 'low-resolution',
  text: about.stated
    ? `${on(about.pages)}${dpi} DPI, below 300 DPI: small print may not be readable.`
    : `About ${dpi} DPI if this shows a whole page, below 300 DPI: small print may not be readable.`,
  ...(about.pages ? { pages: about.pages } : {}),
});

const said: Record<Flaw, { code: Advice['code']; one: string }> = {
  blurred: { code: 'blurred', one: 'looks blurred. Hold the camera still, or lay the paper on a scanner.' },
  dark: { code: 'too-dark', one: 'is too dark to read. Scan it in more light.' },
  blank: { code: 'blank-page', one: 'seems to be blank. Check that the right side was scanned.' },
};

export const adviceOn = (flaw: Flaw, pages?: number[]): Advice => ({
  code: said[flaw].code,
  text: pages ? `${pageLabel(pages)} ${said[flaw].one}` : `The picture ${said[flaw].one}`,
  ...(pages ? { pages } : {}),
});

/** Names up to three pages, "Page 3", "Pages 2 and 5"; above that, their number. */
export function pageLabel(pages: readonly number[]): string {
  if (pages.length === 1) return `Page ${pages[0]}`;
  if (pages.length > 3) return `Each of ${pages.length} pages (the first is page ${pages[0]})`;
  return `Each of the pages ${pages.slice(0, -1).join(', ')} and ${pages.at(-1)}`;
}

const on = (pages: readonly number[] | undefined) => (pages ? `${pageLabel(pages)}: ` : '');
