import type { Page } from '@playwright/test';
import { expect, test } from '../setup/test.ts';
import { accessibilityViolations } from '../steps/accessibility.ts';
import { pressButton } from '../steps/keyboard.ts';
import { openPage, ready } from '../steps/open-page.ts';
import { enter, newBuyer } from '../steps/people.ts';
import { newCompany } from '../steps/wholesaler.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Signs the page's visitor up as a company and opens its checkout; returns the session. */
async function openCheckout(page: Page): Promise<string> {
  await newCompany(page.request);
  return beginCheckout(page);
}

async function beginCheckout(page: Page): Promise<string> {
  const data = { tier: 'starter', billingInterval: 'monthly' };
  const response = await page.request.post('/api/billing/checkout', { data });
  if (!response.ok()) throw new Error(`No checkout: ${await response.text()}`);
  const { sessionId } = await response.json();
  await openPage(page, `/checkout?session=${sessionId}`);
  return sessionId;
}

test('a company pays at the test checkout, and the server confirms it', { tag: '@phone' }, async ({ page }) => {
  const session = await openCheckout(page);
  await expect(page.getByText('This is a test')).toBeVisible();
  await expect(page.getByRole('definition').last()).toHaveText('$299.00');
  await expect(page.getByText(/^No tax is charged/)).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await pressButton(page, 'Pay $299.00');

  await expect(title(page, 'Payment Successful')).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText('Active');
  await expect(page.getByText(session.slice(-8), { exact: true })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await expect(page.getByRole('link', { name: 'Search homes' })).toHaveAttribute('href', '/search');
  await page.getByRole('link', { name: 'Go to the reseller dashboard' }).click();
  await expect(page).toHaveURL(/\/reseller-dashboard/);

  await openPage(page, `/checkout?session=${session}`);
  await expect(page.getByText('Already paid')).toBeVisible();
});

test('a declined payment is reported and can be retried', async ({ page }) => {
  await openCheckout(page);
  await page.getByRole('button', { name: 'Decline payment' }).click();
  await expect(title(page, 'Payment failed')).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page).toHaveURL(/\/checkout\?session=/);
  await ready(page);
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(title(page, 'Payment Successful')).toBeVisible();
});

test('a canceled payment has the text of the specification; Try Again starts a new checkout', async ({ page }) => {
  const session = await openCheckout(page);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(title(page, 'Payment Cancelled')).toBeVisible();
  const words = 'Your subscription was not completed. You can try again or contact support.';
  await expect(page.getByText(words)).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await expect(page.getByRole('link', { name: 'Return to Homepage' })).toHaveAttribute('href', '/');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page).toHaveURL(/\/checkout\?session=/);
  expect(page.url()).not.toContain(session);
});

test('a URL that claims a payment shows none', async ({ page, otherPage: their, request, pageErrors }) => {
  for (const status of [403, 404]) pageErrors.expectStatus(status);
  const session = await openCheckout(page);
  await openPage(page, '/payment-result?session_id=cs_test_forged00000000');
  await expect(title(page, 'Payment not found')).toBeVisible();
  await openPage(page, '/payment-result');
  await expect(title(page, 'Payment Cancelled')).toBeVisible();
  expect((await page.goto('/checkout?session=cs_test_forged00000000'))!.status()).toBe(404);
  await expect(page.getByText('Checkout not found')).toBeVisible();
  await openPage(page, `/checkout?session=${session}`);
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(title(page, 'Payment Successful')).toBeVisible();

  await openPage(their, `/payment-result?session_id=${session}`);
  await expect(title(their, 'Sign in to see your payment')).toBeVisible();
  await openPage(their, `/payment-result?session_id=${session}&cancelled=1`);
  await expect(title(their, 'Payment Cancelled')).toBeVisible();
  await expect(their.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/signup');
  await newCompany(their.request);
  await openPage(their, `/payment-result?session_id=${session}`);
  await expect(title(their, 'Payment not found')).toBeVisible();
  expect((await their.goto(`/checkout?session=${session}`))!.status()).toBe(404);

  await enter(their, await newBuyer(request));
  expect((await their.goto(`/checkout?session=${session}`))!.status()).toBe(403);
});

test('a plan is changed with a preview that equals the bill, canceled, and restored', async ({ page }) => {
  await openCheckout(page);
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(title(page, 'Payment Successful')).toBeVisible();
  await openPage(page, '/reseller-dashboard?tab=subscription');
  const plan = page.getByRole('region', { name: 'Your plan' });
  await plan.getByRole('button', { name: 'Upgrade Plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upgrade Plan' });
  await dialog.getByRole('radio', { name: /^Professional/ }).check();
  const agree = dialog.getByRole('button', { name: /^Change and pay \$\d/ });
  await expect(agree).toBeEnabled();
  expect(await accessibilityViolations(page)).toEqual([]);
  // Read last, because the amount due decreases by the second.
  const amount = /\$[\d,.]+/.exec((await agree.textContent())!)![0];
  await expect(dialog.getByRole('definition').last()).toHaveText(amount);
  await agree.click();
  await expect(plan.getByRole('heading', { name: 'Professional' })).toBeVisible();
  const bills = page.getByRole('region', { name: 'Billing history' });
  await expect(bills.getByRole('row').nth(1)).toContainText(amount);
  const file = await page.request.get((await bills.getByRole('link').first().getAttribute('href'))!);
  expect(file.headers()['content-type']).toContain('application/pdf');

  await plan.getByRole('button', { name: 'Cancel plan' }).click();
  const asked = page.getByRole('dialog', { name: 'Cancel your plan?' });
  expect(await accessibilityViolations(page)).toEqual([]);
  await asked.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByText(/^Your plan ends on/).first()).toBeVisible();
  await plan.getByRole('button', { name: 'Keep plan' }).click();
  await expect(plan.getByRole('button', { name: 'Cancel plan' })).toBeVisible();
});
