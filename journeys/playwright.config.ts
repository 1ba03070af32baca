import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../tools/browser.ts';

const browser = await findBrowser();
/** A page of a journey lives too short for optimized code, and drawing in a process of its own costs messages. */
const forShortPages = ['--in-process-gpu', '--js-flags=--no-opt --no-maglev'];

const results = fileURLToPath(new URL('../node_modules/.cache/journeys/results', import.meta.url));

/**
 * User journeys in a real Chromium, against Lintel as `npm start` runs it. JOURNEYS_URL selects a running server.
 * Every journey runs on a desktop; those tagged `@phone` run on a phone too, those tagged `@phone-only` on a phone
 * only.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*/*.spec.ts',
  globalSetup: './setup/start-lintel.ts',
  outputDir: results,
  fullyParallel: true,
  // Three, also on machines of two cores: two leave 40 % of the cores idle.
  workers: 3,
  // A journey that passes on retry is reported as flaky at the end of the list.
  retries: 2,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./setup/slowest-tests.ts']],
  use: {
    // Set by the global setup before the first worker reads this file.
    ...(process.env.JOURNEYS_URL ? { baseURL: process.env.JOURNEYS_URL } : {}),
    launchOptions: { ...browser, args: [...browser.args, ...forShortPages] },
    locale: 'en-US',
    // A new context compiles every script again, which takes longer than most journeys.
    reuseContext: true,
    // Software rendering of moving maps and dialogs costs more than the rest of such a journey.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a third of the time, so only retries are recorded.
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone-only/, use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', grep: /@phone/, use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
});
