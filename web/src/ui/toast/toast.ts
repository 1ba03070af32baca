import { inTab } from '../tab-storage.ts';

export interface Toast {
  id: number;
  title: string;
  description?: string | undefined;
  tone?: 'plain' | 'danger' | undefined;
  /** One action, such as undo. The same action must be available elsewhere too. */
  action?: { label: string; run: () => void } | undefined;
}

/** A single toast is visible: a new one replaces it. */
let current: Toast | undefined;
let count = 0;
const listeners = new Set<() => void>();

function put(toast: Toast | undefined) {
  current = toast;
  for (const notify of listeners) notify();
}

/** Shows a toast for five seconds, longer while it is hovered or focused. */
export const showToast = (toast: Omit<Toast, 'id'>) => put({ ...toast, id: ++count });

export const closeToast = () => put(undefined);

export const currentToast = () => current;

export function onToast(notify: () => void) {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}

const STORAGE_KEY = 'lintel.toast';

/** Saves a toast for the page this tab loads next. */
export const saveToast = (title: string) => inTab((tab) => tab.setItem(STORAGE_KEY, title));

/** Shows the toast saved by the previous page. */
export const showSavedToast = () =>
  inTab((tab) => {
    const title = tab.getItem(STORAGE_KEY);
    if (!title) return;
    tab.removeItem(STORAGE_KEY);
    showToast({ title });
  });
