import { HOUR_MS } from '@lintel/geo';
import { inTab } from '../../ui/tab-storage.ts';

/** The action a visitor was performing when an account was required, saved until sign-in. */
export type PendingAction = { intent: 'save-home'; property: number } | { intent: 'save-search'; back: string };

const KEY = 'lintel.pending-action';
const HOURS_MAX = 1;

/**
 * Saves the pending action for this tab. Uses tab storage instead of the URL, so that a link from another site cannot
 * trigger an action.
 */
export const savePendingAction = (action: PendingAction) =>
  inTab((tab) => tab.setItem(KEY, JSON.stringify({ action, at: Date.now() })));

/** Returns and removes this tab's pending action if its kind matches and it has not expired. */
export function takePendingAction<Intent extends PendingAction['intent']>(
  intent: Intent,
  fits: (action: Extract<PendingAction, { intent: Intent }>) => boolean = () => true,
): Extract<PendingAction, { intent: Intent }> | undefined {
  let taken: Extract<PendingAction, { intent: Intent }> | undefined;
  inTab((tab) => {
    const { action, at } = JSON.parse(tab.getItem(KEY) ?? '{}') as { action?: PendingAction; at?: number };
    if (action?.intent !== intent) return;
    const found = action as Extract<PendingAction, { intent: Intent }>;
    if (Date.now() - (at ?? 0) < HOURS_MAX * HOUR_MS) {
      if (!fits(found)) return;
      taken = found;
    }
    tab.removeItem(KEY);
  });
  return taken;
}
