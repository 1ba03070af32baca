import { expect, test } from '../setup/test.ts';
import { tabTo } from '../steps/keyboard.ts';
import { openPage } from '../steps/open-page.ts';
import { chip, homeLinks, openSearch, sentenceBox, total } from '../steps/search.ts';

test('the skip link jumps over the header to the sentence, and Enter searches', async ({ page }) => {
  await openPage(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(sentenceBox(page)).toBeFocused();
  await page.keyboard.type('condo in Calgary');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('with a balcony');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/^[^?]*\/hypersearch\?q=condo\+in\+Calgary%0Awith\+a\+balcony/);
  expect(await total(page)).toBeGreaterThan(0);
});

test('a chip is opened, closed with Escape, and softened; the focus is never lost', async ({ page }) => {
  await openSearch(page, '3 bed house in Austin under 700k with a pool');
  const before = await total(page);
  const pool = chip(page, /^Pool/);
  await tabTo(page, pool);
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Change: Pool' });
  await expect(sheet).toBeVisible();
  await expect(sheet.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(pool).toBeFocused();

  await page.keyboard.press('Enter');
  await tabTo(page, sheet.getByRole('button', { name: 'Turn off' }));
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect.poll(() => total(page)).toBeGreaterThan(before);
});

test('Advanced Filters traps the focus and returns it', async ({ page }) => {
  await openSearch(page, 'home in Seattle');
  const opener = page.getByRole('button', { name: 'Advanced Filters' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Advanced Filters' });
  await expect(drawer).toBeVisible();
  for (let presses = 0; presses < 70; presses++) {
    await page.keyboard.press('Tab');
    expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});

test('tabs and pictures follow the arrow keys', async ({ page }) => {
  await openSearch(page, 'home in Seattle');
  const results = page.getByRole('tab', { name: 'Search results' });
  await tabTo(page, results);
  await page.keyboard.press('ArrowRight');
  const insights = page.getByRole('tab', { name: 'AI insights' });
  await expect(insights).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(insights).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(results).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(results).toHaveAttribute('aria-selected', 'true');
  await openPage(page, (await homeLinks(page))[0]!);
  const first = page.getByRole('region', { name: 'Pictures' }).getByRole('button').first();
  await tabTo(page, first);
  await page.keyboard.press('Enter');
  const status = page.getByRole('dialog').getByRole('status');
  await expect(status).toContainText(/^1 of/);
  await page.keyboard.press('ArrowRight');
  await expect(status).toContainText(/^2 of/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(status).toContainText(/^(\d+) of \1$/);
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();
});

test('the next page of homes starts at its beginning for the keyboard', async ({ page }) => {
  await openSearch(page, 'home in Seattle');
  await page.getByRole('link', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  const results = page.getByRole('tabpanel');
  const first = results.getByRole('article').first().getByRole('link').first();
  await tabTo(page, first, 12);
});

test('the focus stays in place when its control is removed, changes its layout, or goes with its page', async ({
  page,
  request,
}) => {
  await openSearch(page, 'home in Seattle');
  // The script that keeps the focus loads after the page.
  await page.waitForLoadState('networkidle');
  const map = page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'Map' });
  await map.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/view=map/);
  await expect(map).toBeFocused();

  const homes: { id: number }[] = await (await request.get('/api/properties?place=denver&limit=3')).json();
  await openPage(page, `/compare?${homes.map(({ id }) => `id=${id}`).join('&')}`);
  const heads = page.getByRole('table').getByRole('columnheader');
  await heads
    .first()
    .getByRole('button', { name: /^Remove / })
    .focus();
  await page.keyboard.press('Enter');
  await expect(heads).toHaveCount(2);
  await expect(heads.first()).toBeFocused();

  await page.getByRole('link', { name: 'Add a home' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Property Search' })).toBeFocused();
});
