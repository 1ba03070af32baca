import type { Page } from '@playwright/test';
import { expect, test } from '../setup/test.ts';
import { openPage } from '../steps/open-page.ts';
import { people } from '../steps/people.ts';

async function choose(page: Page, option: string, kind?: string) {
  await openPage(page, '/support');
  await page.getByRole('button', { name: 'Demo Login' }).click();
  await page.getByRole('menuitem', { name: option }).click();
  if (kind) await page.getByRole('dialog', { name: 'Select Agent Type' }).getByRole('button', { name: kind }).click();
  return page.getByRole('dialog', { name: /^Login as/ });
}

for (const [option, kind, who] of [
  ['Login as Buyer', undefined, people.buyer],
  ['Login as Agent', /^Real Estate Agent/, people.agent],
  ['Login as Agent', /^Mortgage Agent/, people.mortgageAgent],
  ['Login as Reseller', undefined, people.reseller],
] as const)
  test(`Demo Login opens the dashboard of ${who.label.toLowerCase()}`, { tag: '@phone' }, async ({ page }) => {
    const dialog = await choose(page, option, kind as never);
    await dialog.getByLabel('Username').fill('demo');
    await dialog.getByLabel('Password', { exact: true }).fill('open-the-door');
    await dialog.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(who.home);
    const { person } = await (await page.request.get('/api/session')).json();
    expect(person).toMatchObject({ email: who.email, roleLabel: who.label });
  });

test('Demo Login reports missing and wrong input, and closes with Cancel or Escape', async ({ page, pageErrors }) => {
  pageErrors.expectStatus(401);
  const dialog = await choose(page, 'Login as Buyer');
  const login = dialog.getByRole('button', { name: 'Login' });
  await login.click();
  await expect(dialog.getByText('Username is required')).toBeVisible();
  await expect(dialog.getByText('Password is required')).toBeVisible();
  await dialog.getByLabel('Username').fill('demo');
  await dialog.getByLabel('Password', { exact: true }).fill('open the door');
  await login.click();
  await expect(dialog.getByRole('alert')).toHaveText('Invalid credentials. Please check your username and password.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await page.route('**/api/demo-login', (route) => route.abort());
  pageErrors.expectStatus(0);
  await page.getByRole('button', { name: 'Demo Login' }).click();
  await page.getByRole('menuitem', { name: 'Login as Agent' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
