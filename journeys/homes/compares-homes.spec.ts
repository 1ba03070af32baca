import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../setup/test.ts';
import { accessibilityViolations, waitForAnimations } from '../steps/accessibility.ts';
import { openPage } from '../steps/open-page.ts';
import { schemes } from '../steps/schemes.ts';

const table = (page: Page) => page.getByRole('table', { name: /homes side by side$/ });
const tray = (page: Page) => page.getByRole('region', { name: 'Homes to compare' });

async function idsIn(request: APIRequestContext, place: string, limit: number): Promise<number[]> {
  const list: { id: number }[] = await (await request.get(`/api/properties?place=${place}&limit=${limit}`)).json();
  return list.map(({ id }) => id);
}

test('homes of a list are selected, compared, removed and added', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/search?add=place:denver');
  const cards = page.getByRole('article');
  const compare = (at: number) => cards.nth(at).getByRole('button', { name: /^Compare: / });
  for (const at of [0, 1, 2]) await compare(at).click();
  await expect(compare(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(tray(page).getByRole('listitem')).toHaveCount(3);
  await tray(page).getByRole('link', { name: 'Compare 3 homes' }).click();

  await expect(page).toHaveURL(/\/compare\?id=\d+&id=\d+&id=\d+$/);
  await expect(table(page).getByRole('columnheader')).toHaveCount(3);
  await table(page)
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/compare\?id=\d+&id=\d+$/);
  await expect(table(page).getByRole('columnheader')).toHaveCount(2);
  await page.getByRole('link', { name: 'Add a home' }).click();
  await expect(tray(page).getByRole('listitem')).toHaveCount(2);
});

test('the table shows the API’s values, and only differences on request', async ({ page, request }) => {
  const ids = await idsIn(request, 'denver', 3);
  const { homes } = await (
    await request.get(`/api/properties/compare?${ids.map((id) => `id=${id}`).join('&')}`)
  ).json();
  await openPage(page, `/compare?${ids.map((id) => `id=${id}`).join('&')}`);
  const price = table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: /^Price( \(differs\))?$/ }) });
  await expect(price.getByRole('cell')).toHaveCount(3);
  for (const [at, home] of homes.entries())
    await expect(price.getByRole('cell').nth(at)).toContainText(`$${home.price.toLocaleString('en-US')}`);

  const same = table(page).getByRole('rowheader', { name: 'City', exact: true });
  await expect(same).toBeVisible();
  await page.getByRole('checkbox', { name: 'Show differences only' }).check();
  await expect(same).toBeHidden();
  await expect(table(page).getByRole('rowheader', { name: 'Price (differs)', exact: true })).toBeVisible();
});

test('a home that is gone is named; a comparison of one home or none leads to the lists', async ({ page, request }) => {
  const [a, b] = await idsIn(request, 'denver', 2);
  await openPage(page, `/compare?id=${a}&id=${b}&id=2000000000`);
  await expect(page.getByText('(ID 2000000000).')).toBeVisible();
  await page.getByRole('link', { name: 'Remove it' }).click();
  await expect(page).toHaveURL(new RegExp(`/compare\\?id=${a}&id=${b}$`));
  await openPage(page, `/compare?id=${a}`);
  await expect(page.getByRole('heading', { name: 'Add one more home to compare' })).toBeVisible();
  await openPage(page, '/compare?id=x');
  await expect(page.getByRole('heading', { name: 'No homes to compare yet' })).toBeVisible();
});

for (const { colorScheme, tag } of schemes)
  test(`the comparison is accessible (${colorScheme})`, { tag: [...tag] }, async ({ page, request }) => {
    await page.emulateMedia({ colorScheme });
    const ids = await idsIn(request, 'montreal', 6);
    await openPage(page, `/compare?${ids.map((id) => `id=${id}`).join('&')}`);
    await waitForAnimations(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    // The table scrolls within itself, and the page does not.
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

test('the printed comparison is the whole table without buttons', async ({ page, request }) => {
  const ids = await idsIn(request, 'denver', 2);
  await openPage(page, `/compare?${ids.map((id) => `id=${id}`).join('&')}`);
  await page.emulateMedia({ media: 'print' });
  await expect(table(page)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  const hidden = await table(page).evaluate((element) => {
    const around = element.parentElement as HTMLElement;
    return around.scrollHeight - around.clientHeight;
  });
  expect(hidden).toBeLessThanOrEqual(1);
});
