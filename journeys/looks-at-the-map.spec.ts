import type { Page } from '@playwright/test';
import { expect, test } from './house/visitor.ts';
import { homeLinks, openSearch, total } from './steps/search.ts';

const map = (page: Page) => page.getByRole('region', { name: 'Map of the homes found' });
const circles = (page: Page) => map(page).getByRole('button', { name: /homes, show closer$/ });
const prices = (page: Page) => map(page).getByRole('button', { name: /^Home for / });

/** All homes that the marks on the map stand for. */
async function homesOnMap(page: Page): Promise<number> {
  const counts = (await circles(page).allInnerTexts()).map((text) => Number(text.replaceAll(',', '')));
  return counts.reduce((sum, count) => sum + count, await prices(page).count());
}

test('the list becomes a map whose circles add up to the total, and back', {
  tag: '@phone',
}, async ({ page }) => {
  await openSearch(page, 'condo in Denver under 450k');
  const found = await total(page);
  const listed = await homeLinks(page);
  const answer = page.waitForResponse((response) => /clusters\?/.test(response.url()));
  await page.getByRole('button', { name: 'Map' }).click();
  await expect(page).toHaveURL(/view=map/);

  const { withoutPosition } = await (await answer).json();
  // The first view is fitted to the result, so every home that has a place to show is in it.
  await expect.poll(() => homesOnMap(page)).toBe(found - withoutPosition);
  if (withoutPosition > 0) await expect(map(page).getByText(/in the list but not on the map/)).toBeVisible();
  expect(await homeLinks(page)).toEqual(listed);

  await page.getByRole('button', { name: 'List' }).click();
  await expect(map(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/view=map/);
});

test('a circle brings the map nearer, and a price leads to its home', async ({ page }) => {
  await openSearch(page, 'condo in Denver under 450k', { view: 'map' });
  await expect.poll(() => homesOnMap(page)).toBeGreaterThan(0);
  for (let nearer = 0; nearer < 8 && (await prices(page).count()) === 0; nearer++) {
    const answered = page.waitForResponse((response) => /clusters\?.*bounds/.test(response.url()));
    await circles(page).first().focus();
    await page.keyboard.press('Enter');
    await answered;
  }
  await prices(page).first().focus();
  await page.keyboard.press('Enter');
  await map(page)
    .getByRole('link', { name: /^View details/i })
    .click();
  await expect(page).toHaveURL(/\/property\/\d+$/);
  await expect(page.getByRole('heading', { name: 'Facts' })).toBeVisible();
});
