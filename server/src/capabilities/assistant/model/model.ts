import type { LanguageModel } from 'ai';
import { token } from '../../../foundation/registry.ts';
import type { Settings } from '../../../foundation/settings.ts';

/** Who words the answers, where the settings name somebody. */
export interface Model {
  open(): Promise<LanguageModel>;
  /** Whether it may be sent addresses and remarks of listings. */
  sendFeedData: boolean;
  /** So long an answer may take in all. */
  timeoutMs: number;
}

export const modelToken = token<Model | undefined>('language model');

/** The model behind any server that speaks as OpenAI’s does; undefined where none is set. */
export function modelOf(settings: Settings): Model | undefined {
  const { LLM_BASE_URL: baseURL, LLM_MODEL: name, LLM_API_KEY: apiKey } = settings;
  if (!baseURL || !name) return undefined;
  return {
    // Read when it is first asked: nobody who has no model waits for its code.
    open: async () => {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      return createOpenAICompatible({ name: 'llm', baseURL, ...(apiKey ? { apiKey } : {}) }).chatModel(name);
    },
    sendFeedData: settings.LLM_SEND_FEED_DATA,
    timeoutMs: settings.LLM_TIMEOUT_MS,
  };
}
