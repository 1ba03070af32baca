import { m } from '@lintel/messages';
import type { Advice } from './inspection.ts';
import type { Flaw } from './legibility.ts';

/** Scanners round, and an eight-megapixel phone photo has 297. */
const enoughDots = 285;

export const tooFewDots = (dpi: number): boolean => dpi < enoughDots;

export const lowResolution = (dpi: number, about: { stated: boolean; pages?: number[] }): Advice => ({
  code: 'low-resolution',
  text: about.stated
    ? m.documents__dpi_which_is_below_300({ pages: on(about.pages), dpi })
    : m.documents__about_dpi_if_this_shows({ dpi }),
  ...(about.pages ? { pages: about.pages } : {}),
});

const flawTexts: Record<Flaw, { code: Advice['code']; one: string }> = {
  blurred: {
    code: 'blurred',
    get one() {
      return m.documents__looks_blurry_hold_the_camera();
    },
  },
  dark: {
    code: 'too-dark',
    get one() {
      return m.documents__is_too_dark_to_read();
    },
  },
  blank: {
    code: 'blank-page',
    get one() {
      return m.documents__seems_to_be_blank_check();
    },
  },
};

export const adviceOn = (flaw: Flaw, pages?: number[]): Advice => ({
  code: flawTexts[flaw].code,
  text: pages ? `${pageLabel(pages)} ${flawTexts[flaw].one}` : m.documents__the_image({ one: flawTexts[flaw].one }),
  ...(pages ? { pages } : {}),
});

/** Names up to three pages, "Page 3", "Pages 2 and 5"; above that, their number. */
export function pageLabel(pages: readonly number[]): string {
  if (pages.length === 1) return m.documents__page_2({ pages: pages[0]! });
  if (pages.length > 3) return m.documents__each_of_pages_starting_with({ value: pages.length, pages: pages[0]! });
  return m.documents__each_of_pages_and({ list: pages.slice(0, -1).join(', '), at: pages.at(-1)! });
}

const on = (pages: readonly number[] | undefined) => (pages ? `${pageLabel(pages)}: ` : '');
