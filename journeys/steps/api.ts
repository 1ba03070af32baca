import type { APIRequestContext } from '@playwright/test';

/** The API's reading of a sentence, which pages must show. */
export async function readingOf(request: APIRequestContext, query: string, changes: Record<string, string[]> = {}) {
  const response = await request.post('/api/hypersearch/nlp', { data: { query, ...changes } });
  if (!response.ok()) throw new Error(`The API answers ${response.status()}: ${await response.text()}`);
  return (await response.json()) as {
    total: number;
    parts: { span: [number, number]; fate: string }[];
    chips: { fact: string; label: string; state: string; countWithout: number | null }[];
    unread: { words: string }[];
    refused: { words: string; reason: string; alternative: string }[];
    searchOptimization: { drop: string[]; label: string; total: number }[];
  };
}
