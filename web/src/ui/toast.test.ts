import { afterEach, describe, expect, it } from 'vitest';
import { closeToast, currentToast, onToast, showToast } from './toast.ts';

describe('messages', () => {
  afterEach(closeToast);

  it('show one at a time: the newest', () => {
    showToast({ title: 'first' });
    showToast({ title: 'second' });
    expect(currentToast()?.title).toBe('second');
  });

  it('tell each other apart even with the same words, so that a repeated one is read out again', () => {
    showToast({ title: 'Link copied' });
    const before = currentToast()?.id;
    showToast({ title: 'Link copied' });
    expect(currentToast()?.id).not.toBe(before);
  });

  it('reach listeners until they leave', () => {
    let told = 0;
    const leave = onToast(() => told++);
    showToast({ title: 'a' });
    leave();
    showToast({ title: 'b' });
    expect(told).toBe(1);
  });
});
