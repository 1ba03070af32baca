import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const api = {};
vi.mock('@tanstack/react-start', () => ({
  createIsomorphicFn: () => ({ server: () => ({ client: () => async () => api }) }),
  getGlobalStartContext: () => undefined,
}));

// Test files share modules: another may have loaded this one without the mock.
vi.resetModules();
const { Failure } = await import('./failure.ts');
const { callApi, onBusy } = await import('./client.ts');
const failure = (code: string) => new Failure({ status: 503, code, text: code });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a call shed by overload is retried until it succeeds, and reports the wait', async () => {
  const told = vi.fn();
  onBusy(told);
  const call = vi
    .fn()
    .mockRejectedValueOnce(failure('BUSY'))
    .mockRejectedValueOnce(failure('BUSY'))
    .mockResolvedValue('in');
  const answer = callApi(call);
  await vi.advanceTimersByTimeAsync(900);
  expect(call).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await answer).toBe('in');
  expect(call).toHaveBeenCalledTimes(3);
  // Twice when a call waits, and once when none does.
  expect(told.mock.calls).toEqual([[true], [true], [false]]);
});

it('fails when the overload persists, and fails at once for any other error', async () => {
  const always = vi.fn().mockRejectedValue(failure('BUSY'));
  const answer = callApi(always).catch((error: InstanceType<typeof Failure>) => error.code);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await answer).toBe('BUSY');
  expect(always).toHaveBeenCalledTimes(6);
  const other = vi.fn().mockRejectedValue(failure('UNAVAILABLE'));
  await expect(callApi(other)).rejects.toThrow('UNAVAILABLE');
  expect(other).toHaveBeenCalledTimes(1);
});
