import type { Match } from '@lintel/server/search';

export interface ResultPage {
  homes: readonly Match[];
  /** Number of homes of the search on all pages. */
  total: number;
  /** Cursor of the next page. */
  next: string | undefined;
  /** Typed words that no home contains, and the words used instead. */
  meant: readonly { typed: string; meant: string }[];
}

export const pageSize = 9;

/**
 * Combines the array body with its headers: `X-Total-Count`, the cursor in `Link: <…>; rel="next"`, `X-Words-Meant`.
 */
export function resultPage(answer: { headers: Record<string, unknown>; body: readonly Match[] }): ResultPage {
  const headers = new Map(Object.entries(answer.headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
  const total = Number(headers.get('x-total-count'));
  return {
    homes: answer.body,
    total: Number.isSafeInteger(total) ? total : answer.body.length,
    next: nextCursor(headers.get('link')),
    meant: [...new URLSearchParams(headers.get('x-words-meant'))].map(([typed, meant]) => ({ typed, meant })),
  };
}

function nextCursor(link: string | undefined): string | undefined {
  const address = link && /<([^>]*)>\s*;[^,]*\brel="?next"?/.exec(link)?.[1];
  if (!address) return undefined;
  return new URL(address, 'http://site').searchParams.get('cursor') ?? undefined;
}

export const pageCount = (total: number): number => Math.max(1, Math.ceil(total / pageSize));
