import type { LanguageModel } from 'ai';
import { token } from '../serve/registry.ts';
import type { Settings } from '../settings/settings.ts';

/** The language model that words answers and drafts, if the settings name one. */
export interface Model {
  open(): Promise<LanguageModel>;
  /** True if addresses and remarks of listings may be sent to the model. */
  sendFeedData: boolean;
  /** Time limit for a whole text, in milliseconds. */
  timeoutMs: number;
}

export const modelToken = token<Model | undefined>('language model');

/** The model behind any OpenAI-compatible server; undefined if none is set. */
export function modelOf(settings: Settings): Model | undefined {
  const { LLM_BASE_URL: baseURL, LLM_MODEL: name, LLM_API_KEY: apiKey } = settings;
  if (!baseURL || !name) return undefined;
  return {
    // The SDK is imported on the first request, so that a server without a model never loads it.
    open: async () => {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      return createOpenAICompatible({ name: 'llm', baseURL, ...(apiKey ? { apiKey } : {}) }).chatModel(name);
    },
    sendFeedData: settings.LLM_SEND_FEED_DATA,
    timeoutMs: settings.LLM_TIMEOUT_MS,
  };
}
