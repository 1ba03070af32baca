import { inTab } from './tab-storage.ts';

export interface Toast {
  id: number;
  title: string;
  description?: string | undefined;
  tone?: 'plain' | 'danger' | undefined;
  /** One thing that can be done about it, such as to undo. Nothing that can be done only here. */
  action?: { label: string; run: () => void } | undefined;
}

/** Only one message shows at a time: a new one takes the place of the one before. */
let current: Toast | undefined;
let count = 0;
const listeners = new Set<() => void>();

function put(toast: Toast | undefined) {
  current = toast;
  for (const tell of listeners) tell();
}

/** Shows a message for five seconds, longer while it is pointed at or focused. */
export const showToast = (toast: Omit<Toast, 'id'>) => put({ ...toast, id: ++count });

export const closeToast = () => put(undefined);

export const currentToast = () => current;

export function onToast(tell: () => void) {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

const KEPT = 'lintel.toast';

/** A message for the page that this tab loads next. */
export const keepToast = (title: string) => inTab((tab) => tab.setItem(KEPT, title));

/** Shows what the page before had kept for this one. */
export const showKeptToast = () =>
  inTab((tab) => {
    const title = tab.getItem(KEPT);
    if (!title) return;
    tab.removeItem(KEPT);
    showToast({ title });
  });
