import type { Page, Response } from '@playwright/test';

/** Opens a page and waits until it is interactive. */
export async function openPage(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path);
  await ready(page);
  return response!;
}

/**
 * Waits until React has hydrated all server HTML: it marks each element and then is idle. An earlier press would
 * be lost, or would miss what a late font has moved.
 */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('header button, main button:not(.maplibregl-map *), main textarea')].every(
      (element) => Object.keys(element).some((key) => key.startsWith('__reactProps')),
    ),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }));
  });
}

/** The URL without the origin. */
export const addressOf = (page: Page): string => page.url().slice(new URL(page.url()).origin.length);
