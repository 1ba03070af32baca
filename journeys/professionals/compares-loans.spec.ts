import type { Locator } from '@playwright/test';
import { expect, test } from '../setup/test.ts';
import { accessibilityViolations } from '../steps/accessibility.ts';
import { openPage } from '../steps/open-page.ts';
import { enter, people } from '../steps/people.ts';

test('a mortgage agent adds a product to the rate sheet, compares loans, and shares and prints the comparison', async ({
  page,
  otherPage,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { print: () => document.documentElement.setAttribute('data-printed', '') });
  });
  await enter(page, people.mortgageAgent);
  await openPage(page, '/rate-sheet');
  await expect(page.getByText(/^Published .+ Buyers see your rates on SmartMatch through/)).toBeVisible();
  await page.getByRole('button', { name: 'Add product' }).click();
  const product = page.getByRole('dialog', { name: 'Product' });
  await product.getByLabel('Program').selectOption('usda');
  await product.getByLabel('Rate (%)').fill('5.875');
  await product.getByLabel('Lender fees').fill('900');
  await product.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByRole('row', { name: /USDA.+5\.875%/ }).last()).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Compare rates' }).click();
  await expect(page.getByRole('heading', { name: 'Rate comparison' })).toBeVisible();
  await page.getByLabel('State or province').selectOption('CO');
  const sheet = page.getByLabel('Add from your rate sheet');
  await sheet.selectOption({ label: await labelOf(sheet, /USDA/) });
  const table = page.getByRole('table', { name: 'Loans side by side' });
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  await expect(table.getByRole('row', { name: /^Rate/ })).toContainText('5.875%');
  await sheet.selectOption({ label: await labelOf(sheet, /VA/) });
  await expect(table.getByRole('row', { name: /^Eligibility/ })).toContainText('VA loans are for veterans');
  await page.getByLabel(/^Can use a VA loan/).check();
  await expect(table.getByRole('row', { name: /^Eligibility/ })).not.toContainText('VA loans are for veterans');
  await page.getByLabel('Yearly income').fill('180000');
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html[data-printed]')).toBeVisible();
  const shared = new URL(page.url());
  expect(shared.searchParams.get('state')).toBe('CO');
  expect(shared.search).not.toMatch(/180000|veteran|first/i);
  const rates = await table.getByRole('row', { name: /^Rate/ }).textContent();
  await openPage(otherPage, shared.pathname + shared.search);
  await expect(
    otherPage.getByRole('table', { name: 'Loans side by side' }).getByRole('row', { name: /^Rate/ }),
  ).toHaveText(rates!);
});

test('on a phone, loans are compared one at a time', { tag: '@phone-only' }, async ({ page }) => {
  await openPage(page, '/rate-comparison');
  const shown = page.getByRole('region', { name: 'Loans, one at a time' });
  const facts = shown.getByRole('definition');
  await expect(shown.getByLabel('Loan')).toHaveValue('0');
  const first = await facts.allTextContents();
  await shown.getByRole('button', { name: 'Next loan' }).click();
  await expect(shown.getByLabel('Loan')).toHaveValue('1');
  expect(await facts.allTextContents()).not.toEqual(first);
  await shown.getByRole('button', { name: 'Previous loan' }).click();
  expect(await facts.allTextContents()).toEqual(first);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await accessibilityViolations(page)).toEqual([]);
});

/** Text of the option that matches. */
const labelOf = async (select: Locator, wanted: RegExp): Promise<string> =>
  (await select.getByRole('option').allTextContents()).find((text) => wanted.test(text))!;
