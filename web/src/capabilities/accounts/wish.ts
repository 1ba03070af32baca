import { inTab } from '../../ui/tab-storage.ts';

/** What a visitor was about to do when an account was asked for, until they are signed in. */
export type Wish = { intent: 'save-home'; property: number } | { intent: 'save-search'; back: string };

const KEY = 'lintel.wish';
const HOURS_MAX = 1;

/**
 * Keeps a wish for this tab. In the tab and not in the address of a page, lest a link from elsewhere do something in the
 * name of whoever follows it.
 */
export const keepWish = (wish: Wish) => inTab((tab) => tab.setItem(KEY, JSON.stringify({ wish, at: Date.now() })));

/** The wish of this tab, if it is of this kind and not old; taken, it is gone. */
export function takeWish<Intent extends Wish['intent']>(
  intent: Intent,
  fits: (wish: Extract<Wish, { intent: Intent }>) => boolean = () => true,
): Extract<Wish, { intent: Intent }> | undefined {
  let taken: Extract<Wish, { intent: Intent }> | undefined;
  inTab((tab) => {
    const { wish, at } = JSON.parse(tab.getItem(KEY) ?? '{}') as { wish?: Wish; at?: number };
    if (wish?.intent !== intent) return;
    const found = wish as Extract<Wish, { intent: Intent }>;
    if (Date.now() - (at ?? 0) < HOURS_MAX * 3_600_000) {
      if (!fits(found)) return;
      taken = found;
    }
    tab.removeItem(KEY);
  });
  return taken;
}
