import { m } from '@lintel/messages';
import type { PDFPageProxy } from 'pdfjs-dist';
import { type Advice, limits } from './inspection.ts';

/** A printed page number: “Page 3 of 7”. */
export interface PageNumber {
  at: number;
  of: number;
}

/**
 * Matches a number with its word in English, French or Spanish; without the word only when the line contains
 * nothing else.
 */
const numbered =
  /\b(?:page|pg\.?|página|pagina)\s*:?\s*(\d{1,3})\s*(?:of|\/|de|sur)\s*(\d{1,3})\b|^\s*(\d{1,3})\s+of\s+(\d{1,3})\s*$/gim;

/** Returns the number printed on a page; undefined when there is none or several differ. */
export function numberOn(text: string): PageNumber | undefined {
  const found = new Map<string, PageNumber>();
  for (const [, at, of, atAlone, ofAlone] of text.matchAll(numbered)) {
    const number = { at: Number(at ?? atAlone), of: Number(of ?? ofAlone) };
    if (number.at >= 1 && number.at <= number.of && number.of <= limits.pages)
      found.set(m.documents__of_2({ at: number.at, of: number.of }), number);
  }
  return found.size === 1 ? [...found.values()][0] : undefined;
}

/** Returns the text of a page, line by line; for a scan, the recognized text. */
export async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ' '}` : '')).join('');
}

/**
 * Finds missing pages from the printed numbers. A page without a number may be any of them, so the check is lenient;
 * documents of equal length in one file are checked together, in any scan order.
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
      .map((at) => m.documents__page_of({ at, of }));
  });
  const unnumbered = pages.filter((page) => page === undefined).length;
  const surely = missing.length - unnumbered;
  if (surely <= 0) return undefined;
  const what =
    unnumbered > 0 || missing.length > 3
      ? (unnumbered > 0 ? m.documents__at_least_pages_are : m.count__pages_are)({ count: surely })
      : (missing.length === 1 ? m.documents__page_is : m.documents__pages_are)({ pages: missing.join(' and ') });
  return {
    code: 'missing-pages',
    text: m.documents__according_to_the_page_numbers({ what }),
  };
}
