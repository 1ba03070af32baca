import { readFile } from 'node:fs/promises';
import { expect, test } from '../setup/test.ts';
import { openPage } from '../steps/open-page.ts';
import { enter, newBuyer } from '../steps/people.ts';

test('name, phone and units are saved, and the header shows the new name at once', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.expectStatus(409);
  await enter(page, await newBuyer(request));
  const otherTab = await page.context().newPage();
  await openPage(otherTab, '/account');
  await openPage(page, '/account');
  await page.getByLabel('First name').fill('A');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('First name must be at least 2 characters')).toBeVisible();
  await page.getByLabel('First name').fill('Zoë 🏡');
  await page.getByLabel('Phone (optional)').fill('');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Profile saved', { exact: true })).toBeVisible();

  // A tab that was opened before asks before it loses what was typed, and doesn't overwrite what was saved.
  const phone = otherTab.getByLabel('Phone (optional)');
  await phone.fill('+1 512 555 0100');
  await otherTab.getByRole('tab', { name: 'Preferences' }).click();
  await otherTab.getByRole('button', { name: 'Keep editing' }).click();
  await otherTab.getByRole('button', { name: 'Save profile' }).click();
  await otherTab.getByRole('button', { name: 'Load what was saved' }).click();
  await expect(otherTab.getByLabel('First name')).toHaveValue('Zoë 🏡');
  await expect(phone).toHaveValue('+1 512 555 0100');
  await otherTab.getByRole('button', { name: 'Save profile' }).click();
  await expect(otherTab.getByText('Profile saved', { exact: true })).toBeVisible();
  await otherTab.close();

  await page.getByRole('tab', { name: 'Preferences' }).click();
  await page.getByLabel('Units').selectOption('metric');
  await page.getByLabel('Time zone').selectOption('America/Toronto');
  await page.getByRole('button', { name: 'Save preferences' }).click();
  await expect(page.getByText('Preferences saved', { exact: true })).toBeVisible();
  await openPage(page, '/account?tab=preferences');
  await expect(page.getByLabel('Units')).toHaveValue('metric');
  await expect(page.getByLabel('Time zone')).toHaveValue('America/Toronto');
  const session = await (await page.request.get('/api/session')).json();
  expect(session.person).toMatchObject({ firstName: 'Zoë 🏡', units: 'metric' });
});

test('a changed password ends other sessions; further sessions are ended from the list', async ({
  page,
  request,
  playwright,
  baseURL,
  pageErrors,
}) => {
  pageErrors.expectStatus(400);
  const account = await newBuyer(request);
  const other = await playwright.request.newContext({ baseURL: baseURL! });
  await other.post('/api/sign-in', { data: account });
  await enter(page, account);
  await openPage(page, '/account?tab=security');
  await expect(page.getByText('This device')).toBeVisible();
  const ends = page.getByRole('button', { name: /^End session on/ });
  await expect(ends).toHaveCount(2);
  await ends.first().click();
  await expect(ends).toHaveCount(1);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByText('You aren’t signed in anywhere else.')).toBeVisible();
  for (const elsewhere of [other, request])
    expect((await (await elsewhere.get('/api/session')).json()).person).toBeNull();

  const form = page.getByRole('form', { name: 'Change your password' });
  await form.getByLabel('Current password', { exact: true }).fill('not the password');
  await form.getByLabel('New password', { exact: true }).fill('three other words');
  await form.getByLabel('Confirm password', { exact: true }).fill('three other words');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByText('This isn’t your password')).toBeVisible();
  await form.getByLabel('Current password', { exact: true }).fill(account.password);
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible();
  await other.dispose();
});

test('a person exports all their data, deletes the account, and restores it', async ({ page, request }) => {
  const account = await newBuyer(request);
  await enter(page, account);
  await openPage(page, '/account?tab=privacy');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download your data' }).click();
  const downloaded = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(JSON.stringify(downloaded)).toContain(account.email);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Delete in 14 days' }).click();
  await expect(page.getByText('Your account will be deleted').first()).toBeVisible();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('Your account won’t be deleted', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
});
