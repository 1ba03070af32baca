import { expect, test } from '../setup/test.ts';
import { homeLinks, homes, openSearch, total } from '../steps/search.ts';

test('paging forward and back loses and repeats no home', async ({ page }) => {
  await openSearch(page, '3 bed house in Austin under 700k');
  const found = await total(page);
  const first = await homeLinks(page);
  const seen = [...first];
  await expect(page.getByText('First page')).toBeVisible();
  const pages = Math.ceil(found / 9);
  for (let number = 2; number <= Math.min(pages, 4); number++) {
    const before = await homeLinks(page);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByText(`Page ${number} of ${pages}`)).toBeVisible();
    await expect.poll(() => homeLinks(page)).not.toEqual(before);
    seen.push(...(await homeLinks(page)));
  }
  expect(seen.length).toBeGreaterThan(18);
  expect(new Set(seen).size).toBe(seen.length);

  for (let number = Math.min(pages, 4) - 1; number >= 1; number--) {
    await page.getByRole('link', { name: 'Previous' }).click();
    await expect(page.getByText(`Page ${number} of ${pages}`)).toBeVisible();
  }
  await expect.poll(() => homeLinks(page)).toEqual(first);
});

test('homes are listed in the chosen order', async ({ page }) => {
  await openSearch(page, 'home in Denver');
  const prices = async () =>
    (await homes(page).allInnerTexts()).map((text) => Number(/^\$([\d,]+)/m.exec(text)?.[1]?.replaceAll(',', '')));
  const order = page.getByRole('combobox', { name: 'Sort by' });

  for (const [label, cheapestFirst] of [
    ['Price, low to high', true],
    ['Price, high to low', false],
  ] as const) {
    await order.selectOption({ label });
    await expect
      .poll(async () => {
        const shown = await prices();
        const sorted = [...shown].sort((a, b) => (cheapestFirst ? a - b : b - a));
        return shown.length === 9 && shown.join() === sorted.join();
      })
      .toBe(true);
  }
});
