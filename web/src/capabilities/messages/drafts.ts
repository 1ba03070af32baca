import { inTab } from '../../ui/tab-storage.ts';
import { onClear } from '../../wire/clear-cached-data.ts';

const prefix = 'lintel-message-draft:';

/** Reads a draft. Drafts are kept while the tab is open, and deleted when another person signs in. */
export const readDraft = (threadId: number): string => inTab((kept) => kept.getItem(prefix + threadId)) ?? '';

export const keepDraft = (threadId: number, text: string) =>
  inTab((kept) => (text === '' ? kept.removeItem(prefix + threadId) : kept.setItem(prefix + threadId, text)));

const toAgent = (agentId: number) => `${prefix}to:${agentId}`;

/** Starts a draft to a professional, placed in their conversation when it is opened. Does not send it. */
export const draftTo = (agentId: number, text: string) => inTab((kept) => kept.setItem(toAgent(agentId), text));

/** Moves a pending draft into the conversation, unless it already has one. */
export function takeDraft(agentId: number, threadId: number): void {
  const text = inTab((kept) => kept.getItem(toAgent(agentId)));
  inTab((kept) => kept.removeItem(toAgent(agentId)));
  if (text && readDraft(threadId) === '') keepDraft(threadId, text);
}

onClear(() =>
  inTab((kept) => {
    for (const key of Object.keys(kept)) if (key.startsWith(prefix)) kept.removeItem(key);
  }),
);
