import { describe, expect, it } from 'vitest';
import { onlyRead, parseSearchParams, writeSearchParams } from './search-params.ts';

describe('the query string of a URL', () => {
  it.each([
    [{ q: '3 beds & a pool, under $500k + garage=yes?' }],
    [{ q: 'maison à Montréal 🏡', add: ['has:pool', 'price<=500000'] }],
    [{ q: '100% <b>"quoted"</b> \\ / #1' }],
  ])('is restored from its URL: %j', (params) => {
    expect(parseSearchParams(writeSearchParams(params))).toEqual(params);
  });

  it('is readable', () => {
    expect(writeSearchParams({ q: 'two beds', off: ['has:pool'] })).toBe('?q=two+beds&off=has:pool');
  });

  it('omits empty values', () => {
    expect(writeSearchParams({ q: '', off: [], sort: undefined })).toBe('');
  });

  it('survives a broken surrogate pair and broken escapes', () => {
    expect(writeSearchParams({ q: '\ud83c' })).toBe('?q=%EF%BF%BD');
    expect(parseSearchParams('?q=%E0%A4%A')).toHaveProperty('q');
  });
});

it('a reader’s result overrides each parameter that it leaves out', () => {
  const read = onlyRead(({ page }): { page?: number } => (page === '2' ? { page: 2 } : {}));
  expect({ page: 'x', tab: 'y', ...read({ page: 'x', tab: 'y' }) }).toEqual({ page: undefined, tab: undefined });
  expect(read({ page: '2', tab: 'y' })).toEqual({ page: 2 });
});
