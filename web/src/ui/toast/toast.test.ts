import { afterEach, describe, expect, it } from 'vitest';
import { closeToast, currentToast, onToast, showToast } from './toast.ts';

describe('toasts', () => {
  afterEach(closeToast);

  it('show only the newest one', () => {
    showToast({ title: 'first' });
    showToast({ title: 'second' });
    expect(currentToast()?.title).toBe('second');
  });

  it('have distinct ids even with the same text, so that screen readers announce a repeated one', () => {
    showToast({ title: 'Link copied' });
    const before = currentToast()?.id;
    showToast({ title: 'Link copied' });
    expect(currentToast()?.id).not.toBe(before);
  });

  it('notify listeners until they unsubscribe', () => {
    let calls = 0;
    const leave = onToast(() => calls++);
    showToast({ title: 'a' });
    leave();
    showToast({ title: 'b' });
    expect(calls).toBe(1);
  });
});
