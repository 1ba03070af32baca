import { expect, test } from '../setup/test.ts';
import { accessibilityViolations, waitForAnimations } from '../steps/accessibility.ts';
import { openPage, ready } from '../steps/open-page.ts';
import { enter, fillSignIn, newBuyer } from '../steps/people.ts';

const sentence = '3 bed house in Austin under 600k with a pool';
const search = `/hypersearch?q=${sentence.replaceAll(' ', '+')}`;

test('a buyer saves a search, pauses it, changes its criteria, and undoes its removal', async ({ page, request }) => {
  await enter(page, await newBuyer(request));
  await openPage(page, '/saved?tab=searches');
  await expect(page.getByRole('heading', { name: 'No saved searches yet' })).toBeVisible();

  await openPage(page, search);
  await page.getByRole('button', { name: 'Save search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await expect(dialog.getByLabel('Name (optional)')).toHaveValue(sentence);
  await waitForAnimations(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await dialog.getByRole('radio', { name: 'Daily' }).check();
  await dialog.getByRole('checkbox', { name: 'Pending or sold' }).uncheck();
  await dialog.getByRole('button', { name: 'Save search' }).click();
  const savedDialog = page.getByRole('dialog', { name: 'Search saved' });
  await expect(savedDialog.getByText(/match right now/)).toBeVisible();
  await savedDialog.getByRole('link', { name: 'See saved searches' }).click();

  const card = page.getByRole('article', { name: sentence });
  await expect(card.getByRole('list', { name: 'Search criteria' }).getByText('Pool')).toBeVisible();
  await expect(card.getByRole('radio', { name: 'Daily' })).toBeChecked();
  await expect(card.getByRole('checkbox', { name: 'Pending or sold' })).not.toBeChecked();
  await card.getByRole('button', { name: 'Pause' }).click();
  await expect(card.getByText('Paused')).toBeVisible();
  await card.getByRole('button', { name: 'Resume' }).click();
  await expect(card.getByText('Paused')).toHaveCount(0);
  await waitForAnimations(page);
  expect(await accessibilityViolations(page)).toEqual([]);

  await card.getByRole('link', { name: 'Edit search' }).click();
  const bar = page.getByRole('region', { name: 'Edit saved search' });
  await expect(bar.getByText(sentence)).toBeVisible();
  const box = page.getByRole('main').getByRole('textbox').first();
  await box.fill(sentence.replace('with a pool', 'with a garage'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/garage/);
  await expect(bar).toBeVisible();
  await ready(page);
  await bar.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Search updated', { exact: true })).toBeVisible();
  await expect(card.getByRole('list', { name: 'Search criteria' }).getByText('Garage')).toBeVisible();

  await card.getByRole('button', { name: `Remove ${sentence}` }).click();
  await expect(page.getByRole('heading', { name: 'No saved searches yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toBeVisible();
  await card.getByRole('link', { name: sentence }).click();
  await expect(page.getByRole('heading', { name: 'No alerts yet' })).toBeVisible();
});

test('a visitor who wanted to save a search is asked for its options after signing in', async ({ page, request }) => {
  const account = await newBuyer(request);
  await openPage(page, search);
  await page.getByRole('link', { name: 'Save search' }).click();
  await expect(page.getByText('After you sign up, we’ll save your search.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click();
  await ready(page);
  await fillSignIn(page, account);
  await expect(page.getByRole('dialog', { name: 'Save this search' })).toBeVisible();
});

test('a truncated email link is reported, with a way to continue', async ({ page, pageErrors }) => {
  pageErrors.expectStatus(404);
  await openPage(page, '/saved-searches/link/not-a-real-link');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
});
