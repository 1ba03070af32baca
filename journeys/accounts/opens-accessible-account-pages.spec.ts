import type { Page } from '@playwright/test';
import { expect, test } from '../setup/test.ts';
import { accessibilityViolations, waitForAnimations } from '../steps/accessibility.ts';
import { openPage } from '../steps/open-page.ts';
import { enter, newBuyer } from '../steps/people.ts';
import { schemeFor } from '../steps/schemes.ts';

const open = ['/signin', '/wholesaler-login', '/forgot-password', '/reset-password?token=x', '/dev/outbox'];
const own = [
  '/account',
  '/account?tab=security',
  '/account?tab=preferences',
  '/account?tab=privacy',
  '/dashboard',
  '/reseller-dashboard',
];

async function meet(page: Page, path: string) {
  await page.emulateMedia({ colorScheme: schemeFor(page) });
  await openPage(page, path);
  await waitForAnimations(page);
  expect(await accessibilityViolations(page), path).toEqual([]);
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at 320 pixels`).toBeLessThanOrEqual(
    320,
  );
  await page.setViewportSize(size);
}

test('the sign-in pages and the outbox are accessible', { tag: '@phone' }, async ({ page, pageErrors }) => {
  test.setTimeout(120_000);
  // The page for new passwords is opened with an invalid link.
  pageErrors.expectStatus(400);
  for (const path of open) await meet(page, path);
  await openPage(page, '/signin');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  expect(await accessibilityViolations(page), 'with messages').toEqual([]);
});

test('the account pages are accessible', { tag: '@phone' }, async ({ page, request, pageErrors }) => {
  test.setTimeout(120_000);
  pageErrors.expectStatus(403);
  await enter(page, await newBuyer(request));
  for (const path of own) await meet(page, path);
});

test('Demo Login is accessible', async ({ page }) => {
  await openPage(page, '/support');
  const checked = async (what: string) => {
    await waitForAnimations(page);
    expect(await accessibilityViolations(page), what).toEqual([]);
  };
  await page.getByRole('button', { name: 'Demo Login' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await checked('menu');
  await page.getByRole('menuitem', { name: 'Login as Agent' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await checked('types of agent');
  await page.getByRole('button', { name: /^Mortgage Agent/ }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  await checked('credentials');
});
