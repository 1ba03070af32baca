import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLateParts } from './late-parts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Whether an answer that came now would be shown at once. */
async function shown(parts: ReturnType<typeof createLateParts>): Promise<boolean> {
  const told = vi.fn();
  void parts.complete().then(told);
  await vi.advanceTimersByTimeAsync(0);
  return told.mock.calls.length > 0;
}

it('answers wait until every part of the first page has come', async () => {
  const parts = createLateParts();
  expect(await shown(parts)).toBe(true);
  const [first, second] = [parts.announce(), parts.announce()];
  first();
  first();
  expect(await shown(parts)).toBe(false);
  second();
  expect(await shown(parts)).toBe(true);
  parts.announce();
  expect(await shown(parts)).toBe(true);
});

it('answers wait for no part longer than three seconds', async () => {
  const parts = createLateParts();
  parts.announce();
  expect(await shown(parts)).toBe(false);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await shown(parts)).toBe(true);
});
