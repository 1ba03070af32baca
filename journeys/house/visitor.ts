import { test as base, expect, type Page } from '@playwright/test';

/** Errors that must not occur on any page. */
export interface Faults {
  readonly seen: string[];
  /** Allows a page with this status. */
  expectStatus(status: number): void;
}

/**
 * A visitor whose pages are all monitored: a console error, a violation of the content security policy, a request
 * to another origin or a failed resource fails the journey.
 */
export const test = base.extend<{ faults: Faults }>({
  faults: [
    async ({ context, baseURL }, use) => {
      const faults = watchFaults(new URL(baseURL!).origin);
      context.on('page', faults.watch);
      await use(faults);
      expect(faults.seen, 'nothing goes wrong behind the page').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Monitors pages of one origin, for contexts that a journey opens itself. */
export function watchFaults(origin: string): Faults & { watch(page: Page): void } {
  const seen: string[] = [];
  const expected = new Set<number>();
  const watch = (page: Page) => {
    page.on('pageerror', (error) => seen.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      // Chromium's message about a failed request names no cause; the responses below do.
      if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
      seen.push(`${page.url()} says in its console: ${message.text()}`);
    });
    page.on('request', (request) => {
      const { protocol, origin: target } = new URL(request.url());
      if (/^(https?|wss?):$/.test(protocol) && target !== origin) seen.push(`${page.url()} calls ${request.url()}`);
    });
    page.on('response', (response) => {
      if (response.status() < 400 || expected.has(response.status())) return;
      seen.push(`${page.url()} got ${response.status()} from ${response.url()}`);
    });
  };
  return { seen, watch, expectStatus: (status) => expected.add(status) };
}
