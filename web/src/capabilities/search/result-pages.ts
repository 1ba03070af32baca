import type { Match } from '@lintel/server/search';

export interface ResultPage {
  homes: readonly Match[];
  /** All homes of the search, not only of this page. */
  total: number;
  /** Cursor of the page after this one. */
  next: string | undefined;
  /** Typed words that stand in no home's text, and what they were taken for. */
  meant: readonly { typed: string; meant: string }[];
}

export const pageSize = 9;

/** The array body with what its headers say: `X-Total-Count`, the cursor in `Link: <…>; rel="next"`, `X-Words-Meant`. */
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
