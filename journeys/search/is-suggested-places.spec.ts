import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../setup/test.ts';
import { accessibilityViolations, waitForAnimations } from '../steps/accessibility.ts';
import { openPage } from '../steps/open-page.ts';

const box = (page: Page) => page.getByRole('combobox', { name: /^Search by address/ });
const options = (page: Page) => page.getByRole('listbox').getByRole('option');

interface Home {
  id: number;
  address: string | null;
  city: string;
}

const homeWithAddress = async (request: APIRequestContext): Promise<Home & { address: string }> => {
  const list: Home[] = await (await request.get('/api/properties?place=Denver&limit=20')).json();
  return list.find((home) => home.address !== null) as Home & { address: string };
};

test('an address with a typo finds its home', async ({ page, request }) => {
  const home = await homeWithAddress(request);
  const typed = home.address.toLowerCase().replace(/([a-z])([a-z])(?=[a-z]{2})/, '$2$1');
  await openPage(page, '/search');
  await box(page).fill(`${typed} denver`);
  await expect(options(page).first()).toContainText(home.address);
  await options(page).first().click();
  await expect(page).toHaveURL(`/property/${home.id}`);
});

test('a place is selected by keyboard and becomes a chip', async ({ page }) => {
  await openPage(page, '/search');
  await box(page).pressSequentially('austn');
  await expect(options(page).first()).toContainText('Austin, TX');
  await expect(page.getByRole('status').filter({ hasText: /suggestion/ })).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/add=place:austin/);
  await expect(box(page)).toHaveValue('');
});

test('Esc closes the list, then clears the field; Enter without a selection searches the words', async ({ page }) => {
  await openPage(page, '/search');
  await box(page).fill('quiet cul-de-sac');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/text=quiet\+cul-de-sac/);
  await box(page).focus();
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveValue('');
});

test('the open list is accessible', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/search');
  await box(page).fill('oak');
  await expect(options(page).nth(3)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await waitForAnimations(page);
  expect(await accessibilityViolations(page)).toEqual([]);
});
