import { onForget } from '../../wire/forget-answers.ts';

const prefix = 'lintel-message-draft:';

/** What somebody began to write and has not sent; for as long as the tab lives, and gone with whoever wrote it. */
export const readDraft = (threadId: number): string => stored((kept) => kept.getItem(prefix + threadId)) ?? '';

export const keepDraft = (threadId: number, text: string) =>
  stored((kept) => (text === '' ? kept.removeItem(prefix + threadId) : kept.setItem(prefix + threadId, text)));

/** A browser may forbid to keep anything; then a draft lives as long as its page. */
function stored<T>(use: (kept: Storage) => T): T | undefined {
  try {
    return typeof sessionStorage === 'undefined' ? undefined : use(sessionStorage);
  } catch {
    return undefined;
  }
}

onForget(() =>
  stored((kept) => {
    for (const key of Object.keys(kept)) if (key.startsWith(prefix)) kept.removeItem(key);
  }),
);
