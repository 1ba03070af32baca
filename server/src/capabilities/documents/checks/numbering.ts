import type { PDFPageProxy } from 'pdfjs-dist';
import { type Advice, limits } from './inspection.ts';

/** What a page says of itself: “Page 3 of 7”. */
export interface PageNumber {
  at: number;
  of: number;
}

/** With its word in English, French or Spanish; without it only where nothing else stands in the line. */
const numbered =
  /\b(?:page|pg\.?|página|pagina)\s*:?\s*(\d{1,3})\s*(?:of|\/|de|sur)\s*(\d{1,3})\b|^\s*(\d{1,3})\s+of\s+(\d{1,3})\s*$/gim;

/** The number that a page bears; undefined where it bears none, or several that differ. */
export function numberOn(text: string): PageNumber | undefined {
  const found = new Map<string, PageNumber>();
  for (const [, at, of, atAlone, ofAlone] of text.matchAll(numbered)) {
    const number = { at: Number(at ?? atAlone), of: Number(of ?? ofAlone) };
    if (number.at >= 1 && number.at <= number.of && number.of <= limits.pages)
      found.set(`${number.at} of ${number.of}`, number);
  }
  return found.size === 1 ? [...found.values()][0] : undefined;
}

/** The words of a page, line by line; of a scan those that were read into it. */
export async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ' '}` : '')).join('');
}

/**
 * Pages that are not there by the numbers on those that are. A page without a number may be any of them, so that many are
 * forgiven; papers of the same length in one file are looked at together, in whatever order they were scanned.
 */
export function missingPages(pages: readonly (PageNumber | undefined)[]): Advice | undefined {
  const byLength = Map.groupBy(
    pages.filter((page) => page !== undefined),
    ({ of }) => of,
  );
  const missing = [...byLength].flatMap(([of, present]) => {
    const here = new Set(present.map(({ at }) => at));
    return Array.from({ length: of }, (_, before) => before + 1)
      .filter((at) => !here.has(at))
      .map((at) => `page ${at} of ${of}`);
  });
  const unnumbered = pages.filter((page) => page === undefined).length;
  const surely = missing.length - unnumbered;
  if (surely <= 0) return undefined;
  const what =
    unnumbered > 0 || missing.length > 3
      ? `${unnumbered > 0 ? 'at least ' : ''}${surely === 1 ? '1 page is' : `${surely} pages are`}`
      : `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'}`;
  return {
    code: 'missing-pages',
    text: `By the numbers on its pages ${what} not in this file. Add what belongs to it, blank pages too: papers are often returned for that.`,
  };
}
