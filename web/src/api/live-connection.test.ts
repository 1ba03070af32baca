import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openLive, type Source } from './live-connection.ts';

/** A fake tab: its visibility, its opened streams and its received events. */
class Tab extends EventTarget {
  visibilityState = 'visible';
  show(state: 'visible' | 'hidden') {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

interface Opened extends Source {
  closed: boolean;
}

let tab: Tab;
let opened: Opened[];
let told: string[];
let close: () => void;
const open = () => opened.filter((each) => !each.closed);
const newest = () => opened.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  tab = new Tab();
  vi.stubGlobal('document', tab);
  vi.stubGlobal('window', tab);
  opened = [];
  told = [];
  close = openLive(
    {
      notify: (topic) => told.push(topic),
      reconnected: () => told.push('all'),
      unauthorized: () => told.push('refused'),
    },
    () => {
      const source: Opened = { closed: false, onopen: null, onmessage: null, onerror: null, close: () => {} };
      source.close = () => {
        source.closed = true;
      };
      opened.push(source);
      return source;
    },
  );
});
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the stream of a tab', () => {
  it('refetches everything when it opens and after every reconnection', () => {
    newest().onopen!();
    newest().onmessage!({ data: '{"topic":"documents"}' });
    newest().onerror!();
    vi.advanceTimersByTime(1_500);
    newest().onopen!();
    expect(told).toEqual(['all', 'documents', 'all']);
    expect(open()).toHaveLength(1);
  });

  it('reconnects at growing intervals while the server is down, and triggers a check of the session', () => {
    const at: number[] = [];
    const startedAt = Date.now();
    for (let times = 0; times < 7; times++) {
      newest().onerror!();
      const before = opened.length;
      while (opened.length === before) vi.advanceTimersByTime(100);
      at.push(Date.now() - startedAt);
    }
    const pauses = at.map((each, index) => each - (at[index - 1] ?? 0));
    expect(pauses[0]).toBeLessThanOrEqual(1_500);
    expect(Math.min(...pauses.slice(4))).toBeGreaterThanOrEqual(15_000);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(45_100);
    expect(told).toEqual(['refused']);
  });

  it('closes while the tab is hidden, except for a short time', () => {
    tab.show('hidden');
    vi.advanceTimersByTime(2_000);
    tab.show('visible');
    expect([opened.length, open().length]).toEqual([1, 1]);
    tab.show('hidden');
    vi.advanceTimersByTime(6_000);
    expect(open()).toEqual([]);
    tab.show('visible');
    expect(open()).toHaveLength(1);
  });

  it('is not reopened automatically after the session ended, or after the server closed it for another page', () => {
    newest().onmessage!({ data: '{"over":"too_many"}' });
    vi.advanceTimersByTime(120_000);
    expect(open()).toEqual([]);
    tab.dispatchEvent(new Event('focus'));
    expect(open()).toHaveLength(1);
    newest().onmessage!({ data: '{"over":"signed_out"}' });
    vi.advanceTimersByTime(120_000);
    expect(open()).toEqual([]);
    expect(told).toEqual(['refused']);
  });
});
