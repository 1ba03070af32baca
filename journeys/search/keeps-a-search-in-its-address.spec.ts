import type { Page } from '@playwright/test';
import { expect, test } from '../setup/test.ts';
import { addressOf, ready } from '../steps/open-page.ts';
import { chip, homeLinks, openChip, openFilters, openSearch, showButton, total, understood } from '../steps/search.ts';

const pageAsSeen = async (page: Page) => ({
  total: await total(page),
  chips: await understood(page).getByRole('button').allInnerTexts(),
  homes: await homeLinks(page),
  order: await page.getByRole('combobox', { name: 'Sort by' }).inputValue(),
});

test('reload, back and a shared link show the same page', async ({ page, otherPage: shared }) => {
  await openSearch(page, 'house in Denver under 900k with a garage');
  const before = await pageAsSeen(page);

  await (await openChip(page, /^Garage/)).getByRole('button', { name: 'Turn off' }).click();
  await expect(chip(page, /^Garage\s*, turned off/)).toBeVisible();
  const drawer = await openFilters(page);
  await drawer.getByRole('spinbutton', { name: 'Bedrooms, at least' }).fill('4');
  await expect(drawer.getByRole('spinbutton', { name: 'Bedrooms, at least' })).toHaveValue('4');
  await showButton(drawer).click();
  await expect(chip(page, '4 bedrooms or more')).toBeVisible();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price, high to low' });
  await expect(page).toHaveURL(/sort=price_desc/);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  const after = await pageAsSeen(page);
  expect(after.homes).not.toEqual(before.homes);
  const address = addressOf(page);

  await page.reload();
  await ready(page);
  expect(await pageAsSeen(page)).toEqual(after);

  await shared.goto(address);
  await ready(shared);
  expect(await pageAsSeen(shared)).toEqual(after);

  for (let step = 0; step < 4; step++) await page.goBack();
  await expect(chip(page, /turned off/)).toHaveCount(0);
  expect(await pageAsSeen(page)).toEqual(before);
});
