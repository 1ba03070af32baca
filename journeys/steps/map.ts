import type { Locator, Page } from '@playwright/test';

export const map = (page: Page): Locator => page.getByRole('region', { name: 'Map of your results' });

/** All markers on the map, in keyboard order. */
export const marks = (page: Page): Locator =>
  map(page)
    .getByRole('group', { name: /^Homes on the map/ })
    .getByRole('button');

export const circles = (page: Page): Locator => map(page).getByRole('button', { name: /homes?, (zoom in|show them)$/ });

export const prices = (page: Page): Locator => map(page).getByRole('button', { name: /^(CA|US)?\$[\d,.]+\w? home/ });

/** Number of homes represented by the map's markers. */
export async function homesOnMap(page: Page): Promise<number> {
  const counts = (await circles(page).allInnerTexts()).map((text) => Number(text.replaceAll(',', '')));
  return counts.reduce((sum, count) => sum + count, await prices(page).count());
}

/** Drags the map by a number of pixels. */
export async function dragMap(page: Page, x: number, y: number): Promise<void> {
  const canvas = map(page).locator('canvas');
  await canvas.scrollIntoViewIfNeeded();
  const box = (await canvas.boundingBox())!;
  const height = Math.min(box.height, page.viewportSize()!.height - Math.max(0, box.y));
  const from = { x: box.x + box.width * 0.6, y: Math.max(0, box.y) + height * 0.75 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + x, from.y + y, { steps: 4 });
  await page.mouse.up();
}
