import { inTab } from '../../ui/tab-storage.ts';

/** The action a visitor was performing when an account was required, saved until sign-in. */
export type Wish = { intent: 'save-home'; property: number } | { intent: 'save-search'; back: string };

const KEY = 'lintel.wish';
const HOURS_MAX = 1;

/**
 * Saves the pending action for this tab. Uses tab storage instead of the URL, so that a link from another site cannot
 * trigger an action.
 */
export const keepWish = (wish: Wish) => inTab((tab) => tab.setItem(KEY, JSON.stringify({ wish, at: Date.now() })));

/** Returns and removes this tab's pending action if its kind matches and it has not expired. */
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
