import { expect, test } from '../setup/test.ts';
import { ready } from '../steps/open-page.ts';

for (const path of ['/nowhere', '/property/999999999', '/property/house', '/property/0', '/signup/further'])
  test(`a URL without a page returns 404 with ways to continue: ${path}`, async ({ page, pageErrors }) => {
    pageErrors.expectStatus(404);
    const response = await page.goto(path);
    expect(response!.status()).toBe(404);
    await ready(page);
    await expect(page).toHaveTitle('404 Page Not Found');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page.getByRole('main').getByRole('link', { name: 'HyperSearch' })).toBeVisible();
  });

test('a sentence on a 404 page leads to homes', async ({ page, pageErrors }) => {
  pageErrors.expectStatus(404);
  await page.goto('/nowhere');
  await ready(page);
  await page.getByRole('textbox', { name: 'Describe the home' }).fill('condo in Toronto');
  await page.getByRole('main').getByRole('button', { name: 'HyperSearch' }).click();
  await expect(page).toHaveURL('/hypersearch?q=condo+in+Toronto');
  await expect(page.getByText(/^[\d,]+ properties found$/)).toBeVisible();
  await expect(page.getByText('Toronto', { exact: false }).first()).toBeVisible();
});
