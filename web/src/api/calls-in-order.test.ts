import { beforeEach, expect, it, vi } from 'vitest';

const api = {};
vi.mock('@tanstack/react-start', () => ({
  createIsomorphicFn: () => ({ server: () => ({ client: () => async () => api }) }),
  getGlobalStartContext: () => undefined,
}));

let client: typeof import('./client.ts');
beforeEach(async () => {
  vi.resetModules();
  client = await import('./client.ts');
});

it('the last call is sent after the pending calls, and a later call waits for it', async () => {
  const sent: string[] = [];
  const answers: Record<string, PromiseWithResolvers<void>> = {};
  const call = (name: string) => async () => {
    sent.push(name);
    answers[name] = Promise.withResolvers();
    await answers[name].promise;
  };
  const pending = client.callApi(call('next steps'));
  await vi.waitFor(() => expect(sent).toEqual(['next steps']));
  const last = client.callLast(call('sign out'));
  const later = client.callApi(call('messages'));
  await new Promise((done) => setImmediate(done));
  expect(sent).toEqual(['next steps']);
  answers['next steps']!.resolve();
  await pending;
  await vi.waitFor(() => expect(sent).toEqual(['next steps', 'sign out']));
  answers['sign out']!.reject(new Error('offline'));
  await expect(last).rejects.toThrow();
  await vi.waitFor(() => expect(sent).toEqual(['next steps', 'sign out', 'messages']));
  answers.messages!.resolve();
  await later;
});

it('calls wait for one that replaces the session, and go on after it', async () => {
  const sent: string[] = [];
  const replaced = Promise.withResolvers<string>();
  const replacing = client.callAlone(async () => {
    sent.push('confirm');
    return replaced.promise;
  });
  const later = client.callApi(async () => void sent.push('messages'));
  await vi.waitFor(() => expect(sent).toEqual(['confirm']));
  replaced.resolve('done');
  expect(await replacing).toBe('done');
  await later;
  expect(sent).toEqual(['confirm', 'messages']);
});

it('the last call is sent although a pending call has no response after two seconds', async () => {
  vi.useFakeTimers();
  void client.callApi(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(10);
  const signOut = vi.fn().mockResolvedValue(undefined);
  const last = client.callLast(signOut);
  await vi.advanceTimersByTimeAsync(1_900);
  expect(signOut).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(signOut).toHaveBeenCalledOnce();
  await last;
  vi.useRealTimers();
});
