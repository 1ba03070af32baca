import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

/** Errors that must not occur on any page. */
interface PageErrors {
  readonly seen: string[];
  /** Allows a page with this status. */
  expectStatus(status: number): void;
  watch(page: Page): void;
}

interface Fixtures {
  pageErrors: PageErrors;
  /** Page of a second person, on another device; signed out when a journey starts. */
  otherPage: Page;
}

/**
 * A visitor whose pages are all monitored: a console error, a violation of the content security policy, a request
 * to another origin or a failed resource fails the journey.
 */
export const test = base.extend<Fixtures, { otherDevice: BrowserContext }>({
  pageErrors: [
    async ({ context, baseURL }, use) => {
      const pageErrors = watchPageErrors(new URL(baseURL!).origin);
      for (const page of context.pages()) pageErrors.watch(page);
      context.on('page', pageErrors.watch);
      await use(pageErrors);
      expect(pageErrors.seen, 'no page logs an error').toEqual([]);
    },
    { auto: true },
  ],
  // A new context compiles every script again, so the journeys of a worker share one.
  otherDevice: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', locale = 'en-US', viewport = null, hasTouch = false, isMobile = false } = project.use;
      const options = { baseURL, locale, viewport, hasTouch, isMobile };
      const context = await browser.newContext({ ...options, ...project.use.contextOptions });
      await context.newPage();
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  otherPage: async ({ otherDevice, pageErrors }, use) => {
    const page = otherDevice.pages()[0]!;
    pageErrors.watch(page);
    await use(page);
    page.removeAllListeners();
    await page.goto('about:blank');
    await otherDevice.setStorageState({ cookies: [], origins: [] });
  },
});

export { expect };

/** Monitors pages of one origin. */
function watchPageErrors(origin: string): PageErrors {
  const seen: string[] = [];
  const expected = new Set<number>();
  const watch = (page: Page) => {
    page.on('pageerror', (error) => seen.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      // Chromium's message about a failed request names no cause; the responses below do.
      if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
      seen.push(`${page.url()} logs an error: ${message.text()}`);
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
  return { seen, watch, expectStatus: (status) => void expected.add(status) };
}
