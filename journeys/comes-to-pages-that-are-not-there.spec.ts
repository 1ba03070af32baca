import { expect, test } from './house/visitor.ts';
import { ready } from './steps/open-page.ts';
import { enter, forgetVisitor, people, type Role } from './steps/people.ts';

/** The routes of the product that open with a later part of it, by who may come to them. */
const later: Record<'agent' | 'mortgageAgent', readonly string[]> = {
  agent: ['/crm', '/real-estate-agent-dashboard'],
  mortgageAgent: ['/mortgage-agent-dashboard'],
};

for (const path of ['/nowhere', '/property/999999999', '/property/house', '/property/0', '/signup/further'])
  test(`an address without a page answers 404 and leads on: ${path}`, async ({ page, faults }) => {
    faults.expectStatus(404);
    const response = await page.goto(path);
    expect(response!.status()).toBe(404);
    await ready(page);
    await expect(page).toHaveTitle('404 Page Not Found');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page.getByRole('main').getByRole('link', { name: 'HyperSearch' })).toBeVisible();
  });

test('from a missing page a sentence leads to homes', async ({ page, faults }) => {
  faults.expectStatus(404);
  await page.goto('/nowhere');
  await ready(page);
  await page.getByRole('textbox', { name: 'Describe the home' }).fill('condo in Toronto');
  await page.getByRole('main').getByRole('button', { name: 'HyperSearch' }).click();
  await expect(page).toHaveURL('/hypersearch?q=condo+in+Toronto');
  await expect(page.getByText(/^[\d,]+ properties found$/)).toBeVisible();
  await expect(page.getByText('Toronto', { exact: false }).first()).toBeVisible();
});

test('every page of the product that comes later says what it will be', async ({ page }) => {
  for (const [who, paths] of Object.entries(later)) {
    await forgetVisitor(page);
    await enter(page, people[who as Role]);
    for (const path of paths) {
      const response = await page.goto(path);
      expect(response!.status(), path).toBe(200);
      await expect(page).toHaveURL(path);
      await expect(page.getByText('This page is not open yet'), path).toBeVisible();
      const text = (await page.getByRole('main').textContent())!;
      expect(text.length, `${path} says something`).toBeGreaterThan(120);
      await expect(page, path).toHaveTitle(/\S · Lintel$/);
    }
  }
});
