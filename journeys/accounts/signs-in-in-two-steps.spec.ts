import type { Page } from '@playwright/test';
import { expect, test } from '../setup/test.ts';
import { oneTimeCode } from '../steps/one-time-code.ts';
import { openPage } from '../steps/open-page.ts';
import { enter, fillSignIn, newBuyer, signOut } from '../steps/people.ts';

/** Sets up the second step and returns the app's secret with the backup codes. */
async function setUp(page: Page, password: string): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up two-step sign-in' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const secret = (await page.locator('code').textContent())!;
  const form = page.getByRole('form', { name: 'First code from your app' });
  await form.getByLabel('Code from your app').fill('000000');
  await form.getByRole('button', { name: 'Turn on' }).click();
  await expect(form.getByText(/isn’t right/)).toBeVisible();
  await form.getByLabel('Code from your app').fill(oneTimeCode(secret));
  await form.getByRole('button', { name: 'Turn on' }).click();
  const kept = page.getByRole('region', { name: 'Backup codes' });
  await expect(kept).toBeVisible();
  const codes = await kept.getByRole('listitem').allTextContents();
  const download = page.waitForEvent('download');
  await kept.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('lintel-backup-codes.txt');
  await kept.getByRole('button', { name: 'I’ve saved them' }).click();
  // The focus returns to the page, which scrolls to it.
  await expect(kept).toBeHidden();
  await expect(page.getByText('Two-step sign-in is on.')).toBeVisible();
  return { secret, codes };
}

test('with the second step enabled, a password needs a code of the app or a backup code', async ({
  page,
  request,
  pageErrors,
}) => {
  test.setTimeout(90_000);
  pageErrors.expectStatus(400);
  pageErrors.expectStatus(401);
  const account = await newBuyer(request);
  await enter(page, account);
  await openPage(page, '/account?tab=security');
  const { secret, codes } = await setUp(page, account.password);
  expect(codes.length).toBeGreaterThanOrEqual(8);

  const step = page.getByRole('form', { name: 'Two-step sign-in' });
  const signInAgain = async () => {
    await signOut(page);
    await expect(page).toHaveURL('/');
    await openPage(page, '/signin?next=/account');
    await fillSignIn(page, account);
    await expect(step).toBeVisible();
  };
  await signInAgain();
  await expect(step.getByLabel('Code from your app')).toBeFocused();
  expect((await (await page.request.get('/api/session')).json()).person).toBeNull();
  await step.getByLabel('Code from your app').fill('123456');
  await step.getByRole('button', { name: 'Continue' }).click();
  await expect(step.getByRole('alert')).toContainText('isn’t right');
  await step.getByLabel('Code from your app').fill(oneTimeCode(secret, 1));
  await step.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/account');

  await signInAgain();
  await step.getByRole('button', { name: 'Use a backup code instead' }).click();
  await step.getByLabel('Backup code').fill(codes[0]!);
  await step.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/account');

  await openPage(page, '/account?tab=security');
  await page.getByRole('button', { name: 'Turn off' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn off two-step sign-in' });
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('Two-step sign-in is off.')).toBeVisible();
});
