import { expect, it } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

it('lets a burst pass, then so many a second, and says how long to wait', () => {
  let at = 0;
  const limit = createRateLimit({ perSecond: 2, burst: 3 }, () => at);
  const passed = (times: number) => Array.from({ length: times }, () => limit('a')).filter((wait) => wait === 0).length;
  expect(passed(10)).toBe(3);
  expect(limit('a')).toBe(1);
  expect(limit('b')).toBe(0);
  at += 1_000;
  expect(passed(10)).toBe(2);
  at += 60_000;
  expect(passed(10)).toBe(3);
});

it('keeps no one in mind who waited long enough, however many come', () => {
  let at = 0;
  const limit = createRateLimit({ perSecond: 1, burst: 1 }, () => at);
  let waited = 0;
  for (let n = 0; n < 50_000; n++) {
    at += 1;
    waited += limit(`visitor ${n}`);
  }
  expect(waited).toBe(0);
  expect(limit('visitor 49999')).toBe(1);
});
