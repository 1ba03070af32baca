import type { Page, Response } from '@playwright/test';

/** Opens a page and waits until it answers to presses. */
export async function openPage(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path);
  await ready(page);
  return response!;
}

/**
 * Waits until React has taken over all that the server wrote: it keeps a mark of its own on each element and then rests.
 * A press before that would be lost, or miss what a late font has moved, as for a person quicker than the script.
 */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('header button, main button:not(.maplibregl-map *), main textarea')].every(
      (element) => Object.keys(element).some((key) => key.startsWith('__reactProps')),
    ),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((rested) => requestIdleCallback(rested, { timeout: 2_000 }));
  });
}

/** The address without the origin. */
export const addressOf = (page: Page): string => page.url().slice(new URL(page.url()).origin.length);
