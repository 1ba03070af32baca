import { expect, test } from '@playwright/test';

/**
 * Most bytes of script that a first visit transfers, with headers and Brotli, until the network is idle: what
 * `npm run bench -- web` prints. Lower a limit when a page becomes smaller.
 */
const limits = {
  '/': 139_000,
  '/hypersearch?q=3%20bed%20house%20in%20Austin%20under%20500k%20with%20a%20pool': 177_000,
  '/property/1': 174_000,
};

test('the landing page, results and a home load no more script than their limits', async ({ browser, baseURL }) => {
  for (const [path, limit] of Object.entries(limits)) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const scripts = new Map<string, string>();
    const sizes: [file: string, bytes: number][] = [];
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (type === 'Script') scripts.set(requestId, response.url);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const file = scripts.get(requestId);
      if (file) sizes.push([file, encodedDataLength]);
    });
    await page.goto(`${baseURL}${path}`, { waitUntil: 'networkidle' });
    await context.close();
    const bytes = sizes.reduce((sum, [, size]) => sum + size, 0);
    const largest = sizes.toSorted(([, a], [, b]) => b - a).slice(0, 12);
    expect(bytes, `${path} loads ${bytes} bytes of script:\n${largest.join('\n')}`).toBeLessThanOrEqual(limit);
    expect(bytes).toBeGreaterThan(50_000);
  }
});
