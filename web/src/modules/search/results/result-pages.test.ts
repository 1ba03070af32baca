import { describe, expect, it } from 'vitest';
import { pageCount, resultPage } from './result-pages.ts';

describe('a page of results', () => {
  it('reads total and next cursor from the headers, case-insensitively', () => {
    const headers = { 'X-Total-Count': '1234', Link: '</api/x?limit=9&cursor=a%2Bb%3D>; rel="next"' };
    expect(resultPage({ headers, body: [] })).toEqual({ homes: [], total: 1234, next: 'a+b=', meant: [] });
  });

  it('finds the next page among other links, or none', () => {
    const link = '</api/x?cursor=first>; rel="prev", </api/x?cursor=third>; rel="next"';
    expect(resultPage({ headers: { link }, body: [] }).next).toBe('third');
    expect(resultPage({ headers: { link: '</api/x?cursor=first>; rel="prev"' }, body: [] }).next).toBeUndefined();
    expect(resultPage({ headers: {}, body: [] })).toEqual({ homes: [], total: 0, next: undefined, meant: [] });
  });

  it('lists the words that were replaced', () => {
    const { meant } = resultPage({ headers: { 'x-words-meant': 'fireplce=fireplace&poool=pool' }, body: [] });
    expect(meant).toEqual([
      { typed: 'fireplce', meant: 'fireplace' },
      { typed: 'poool', meant: 'pool' },
    ]);
  });

  it('has nine homes per page, and at least one page', () => {
    expect([0, 9, 10, 18].map(pageCount)).toEqual([1, 1, 2, 2]);
  });
});
