import { inTab } from '../../ui/tab-storage.ts';
import { onForget } from '../../wire/forget-answers.ts';

const prefix = 'lintel-message-draft:';

/** What somebody began to write and has not sent; for as long as the tab lives, and gone with whoever wrote it. */
export const readDraft = (threadId: number): string => inTab((kept) => kept.getItem(prefix + threadId)) ?? '';

export const keepDraft = (threadId: number, text: string) =>
  inTab((kept) => (text === '' ? kept.removeItem(prefix + threadId) : kept.setItem(prefix + threadId, text)));

onForget(() =>
  inTab((kept) => {
    for (const key of Object.keys(kept)) if (key.startsWith(prefix)) kept.removeItem(key);
  }),
);
