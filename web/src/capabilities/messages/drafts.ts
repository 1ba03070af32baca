import { inTab } from '../../ui/tab-storage.ts';
import { onForget } from '../../wire/forget-answers.ts';

const prefix = 'lintel-message-draft:';

/** What somebody began to write and has not sent; for as long as the tab lives, and gone with whoever wrote it. */
export const readDraft = (threadId: number): string => inTab((kept) => kept.getItem(prefix + threadId)) ?? '';

export const keepDraft = (threadId: number, text: string) =>
  inTab((kept) => (text === '' ? kept.removeItem(prefix + threadId) : kept.setItem(prefix + threadId, text)));

const toAgent = (agentId: number) => `${prefix}to:${agentId}`;

/** Begins a message to a professional whose conversation is opened next; it stands in its box and is not sent. */
export const draftTo = (agentId: number, text: string) => inTab((kept) => kept.setItem(toAgent(agentId), text));

/** Puts what was begun into the conversation that was found, unless something is begun there already. */
export function takeDraft(agentId: number, threadId: number): void {
  const text = inTab((kept) => kept.getItem(toAgent(agentId)));
  inTab((kept) => kept.removeItem(toAgent(agentId)));
  if (text && readDraft(threadId) === '') keepDraft(threadId, text);
}

onForget(() =>
  inTab((kept) => {
    for (const key of Object.keys(kept)) if (key.startsWith(prefix)) kept.removeItem(key);
  }),
);
