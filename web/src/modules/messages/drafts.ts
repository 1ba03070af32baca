import { onClear } from '../../api/clear-cached-data.ts';
import { inTab } from '../../ui/tab-storage.ts';

const prefix = 'lintel-message-draft:';

/** Reads a draft. Drafts last while the tab is open and are deleted when another person signs in. */
export const readDraft = (threadId: number): string => inTab((storage) => storage.getItem(prefix + threadId)) ?? '';

export const saveDraft = (threadId: number, text: string) =>
  inTab((storage) => (text === '' ? storage.removeItem(prefix + threadId) : storage.setItem(prefix + threadId, text)));

const toAgent = (agentId: number) => `${prefix}to:${agentId}`;

/** Starts a draft to a professional, placed in their conversation when it is opened. Does not send it. */
export const draftTo = (agentId: number, text: string) => inTab((storage) => storage.setItem(toAgent(agentId), text));

/** Moves a pending draft into the conversation, unless it already has one. */
export function takeDraft(agentId: number, threadId: number): void {
  const text = inTab((storage) => storage.getItem(toAgent(agentId)));
  inTab((storage) => storage.removeItem(toAgent(agentId)));
  if (text && readDraft(threadId) === '') saveDraft(threadId, text);
}

onClear(() =>
  inTab((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
  }),
);
