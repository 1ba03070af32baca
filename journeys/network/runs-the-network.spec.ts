import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../setup/test.ts';
import { accessibilityViolations, waitForAnimations } from '../steps/accessibility.ts';
import { emailTo } from '../steps/emails.ts';
import { addressOf, openPage } from '../steps/open-page.ts';
import { schemes } from '../steps/schemes.ts';
import { newCompany, openWholesalerDashboard } from '../steps/wholesaler.ts';

const noBarriers = async (page: Page) => {
  await waitForAnimations(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
};

for (const { colorScheme, tag } of schemes)
  test.describe(`in ${colorScheme} mode`, { tag: [...tag] }, () => {
    test.use({ colorScheme });
    test('every part of the wholesaler’s dashboard shows its content and is accessible', async ({ page }) => {
      // Slow, because axe checks six pages.
      test.slow();
      await openWholesalerDashboard(page);
      await expect(page.getByRole('heading', { name: 'Needs your attention' })).toBeVisible();
      for (const [tab, shows] of [
        ['resellers', 'Alder & Vane Realty Group'],
        ['verifications', 'longest wait first'],
        ['analytics', 'From sign-up to first buyer'],
        ['markets', 'Lintel has no income data by area'],
        ['audit', 'The log is intact'],
        ['support', 'Questions to answer'],
      ] as const) {
        await openPage(page, `/wholesaler-dashboard?tab=${tab}`);
        await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
        await noBarriers(page);
      }
    });
  });

test('each figure explains what it counts, by pointer, by key and by tap', { tag: '@phone' }, async ({ page }) => {
  await openWholesalerDashboard(page);
  const what = page.getByRole('button', { name: 'What “Active resellers” means' });
  const meaning = page.getByRole('tooltip').filter({ hasText: 'Companies with a verified license' });
  await expect(page.getByText('$', { exact: false }).first()).toBeVisible();
  await expect(meaning).toBeHidden();
  await what.click();
  await expect(meaning).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(meaning).toBeHidden();
  await page.getByRole('button', { name: 'What “Total resellers” means' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(what).toBeFocused();
  await expect(meaning).toBeVisible();
});

test('a license is rejected with a reason, its holder appeals, and it is verified', async ({
  page,
  otherPage: theirs,
  request,
}) => {
  test.slow();
  const { companyName, email } = await newCompany(theirs.request);
  await openWholesalerDashboard(page, '?tab=verifications');
  await page.getByRole('button', { name: `Review ${companyName}` }).click();
  const review = page.getByRole('dialog', { name: `Review ${companyName}` });
  await noBarriers(page);
  await review.getByRole('button', { name: 'Reject' }).click();
  await expect(review.getByText('Choose a reason')).toBeVisible();
  await review.getByLabel('Name in the register').fill('Falcon Partners');
  await expect(review.getByText('The names don’t match.')).toBeVisible();
  await review.getByLabel('Reason if you reject').selectOption({ label: 'Different name in the register' });
  await review.getByLabel('Note').fill('The register has Falcon Partners');
  await review.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText(`${companyName} was rejected`, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: `Review ${companyName}` })).toHaveCount(0);

  expect(await emailTo(request, email, /wasn’t verified|Falcon Partners/)).toContain('/licenses');
  await openPage(theirs, '/licenses');
  await expect(theirs.getByText('The register has Falcon Partners')).toBeVisible();
  await noBarriers(theirs);
  await theirs.getByLabel('What should we review again?').fill('We were called Falcon Partners until this spring');
  await theirs.getByRole('button', { name: 'Send appeal' }).click();
  await expect(theirs.getByText('You appealed on')).toBeVisible();

  await openPage(page, '/wholesaler-dashboard?tab=verifications');
  const card = page.getByRole('article').filter({ hasText: companyName });
  await expect(card.getByText('We were called Falcon Partners until this spring')).toBeVisible();
  await card.getByRole('button', { name: `Review ${companyName}` }).click();
  await review.getByLabel('Name in the register').fill(companyName.toUpperCase());
  await expect(review.getByText('The names match.')).toBeVisible();
  await review.getByRole('button', { name: 'Approve' }).click();
  const state = review.getByLabel('Status in the register');
  await expect(state).toBeFocused();
  await state.selectOption({ label: 'Active' });
  await review.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(`${companyName} is verified`, { exact: true })).toBeVisible();
  await emailTo(request, email, /checked license|has been verified/i);
});

test('a company is found, annotated, suspended and reinstated, and the log has every change', async ({
  page,
  request,
}) => {
  test.slow();
  const { companyName } = await newCompany(request);
  await openWholesalerDashboard(page);
  await page.getByRole('searchbox', { name: 'Search' }).fill(companyName);
  await expect(page).toHaveURL(/search=Kestrel/);
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await openPage(page, addressOf(page));
  const opener = page.getByRole('button', { name: companyName });
  await opener.click();
  const sheet = page.getByRole('dialog', { name: companyName, exact: true });
  await sheet.getByLabel('New note').fill('Called about their plan');
  await sheet.getByRole('button', { name: 'Add note' }).click();
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Called about their plan' })).toBeVisible();

  await sheet.getByRole('button', { name: 'Suspend…' }).click();
  const question = page.getByRole('dialog', { name: `Suspend ${companyName}?` });
  await noBarriers(page);
  await question.getByRole('button', { name: 'Suspend company' }).click();
  await expect(question.getByText('Please give a reason of at least 5 characters')).toBeVisible();
  await question.getByLabel('Reason').fill('Complaints of three buyers');
  await question.getByRole('button', { name: 'Suspend company' }).click();
  await expect(sheet.getByText('Complaints of three buyers')).toBeVisible();
  await sheet.getByRole('button', { name: 'Reactivate' }).click();
  await expect(page.getByText(`${companyName} is active again`, { exact: true })).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Suspend…' })).toBeVisible();

  await sheet.getByRole('link', { name: 'View all in the audit log' }).click();
  await expect(sheet).toBeHidden();
  const lines = page.getByRole('table', { name: 'Audit log' }).getByRole('row');
  await expect(lines.filter({ hasText: 'reseller.suspended' })).toContainText('Complaints of three buyers');
  await expect(lines.filter({ hasText: 'reseller.reactivated' })).toContainText('Margaret Whitfield');
  await page.getByRole('combobox', { name: 'Action' }).selectOption('reseller.noted');
  await expect(lines.filter({ hasText: 'reseller.suspended' })).toHaveCount(0);
  await expect(lines.filter({ hasText: 'reseller.noted' })).toHaveCount(1);
});

test('tables are sorted, paged and downloaded; figures open their rows', async ({ page }) => {
  await openWholesalerDashboard(page);
  const table = page.getByRole('table', { name: 'Resellers' });
  await table.getByRole('button', { name: 'Agents' }).click();
  await expect(table.getByRole('columnheader', { name: 'Agents' })).toHaveAttribute('aria-sort', 'ascending');
  await table.getByRole('button', { name: 'Agents' }).click();
  await expect(page).toHaveURL(/sort=currentAgentCount&order=desc/);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.goBack();
  await expect(page).not.toHaveURL(/page=2/);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('resellers.csv');
  expect((await readFile(await file.path(), 'utf8')).split('\r\n').length).toBeGreaterThan(47);

  await page.getByRole('tab', { name: 'Analytics' }).click();
  await page.getByRole('button', { name: /^Signed up: / }).click();
  const rows = page.getByRole('dialog', { name: 'Companies: signed up' });
  await expect(rows.getByRole('row').nth(1)).toBeVisible();
  await noBarriers(page);
  await rows.getByRole('link').first().click();
  await expect(page).toHaveURL(/tab=resellers&company=\d+/);
});

test.describe('ten hours from the server', () => {
  test.use({ timezoneId: 'Pacific/Honolulu' });
  test('the days on which companies joined render without an error', async ({ page }) => {
    await openWholesalerDashboard(page);
    await expect(page.locator('td time').first()).toBeVisible();
  });
});

test('Logout ends the session, and the dashboard requires a sign-in', async ({ page, pageErrors }) => {
  pageErrors.expectStatus(401);
  await openWholesalerDashboard(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  expect((await page.request.get('/api/wholesaler/stats')).status()).toBe(401);
  await page.goto('/wholesaler-dashboard?tab=audit');
  await expect(page).toHaveURL(/\/wholesaler-login\?next=\/wholesaler-dashboard/);
});

test('the wholesaler views, filters and enters mortgage rates, with accessible pages', async ({ page }) => {
  await openWholesalerDashboard(page, '?tab=rates');
  await expect(page.getByText(/^[\d.]+%.* on \w{3} \d{1,2}, \d{4}$/).first()).toBeVisible();
  await noBarriers(page);
  await page.getByRole('combobox', { name: 'Product' }).selectOption('United States: 15-year fixed');
  await page.getByLabel('Rate (%)').fill('5.75');
  await page.getByLabel('Date', { exact: true }).fill(new Date().toISOString().slice(0, 10));
  await page.getByRole('button', { name: 'Save rate' }).click();
  await expect(page.getByText('Rate saved', { exact: true })).toBeVisible();
  await page.getByLabel('History for').selectOption('United States: 15-year fixed');
  await expect(page).toHaveURL(/product=us_fixed_15y/);
  const row = page.getByRole('row', { name: /15-year fixed.*Entered/ });
  await row.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Rate restored', { exact: true })).toBeVisible();
});

test('a phone shows every column of the companies and of the months as labeled values', { tag: '@phone-only' }, async ({
  page,
}) => {
  await openWholesalerDashboard(page, '?search=Alder');
  const company = page.getByRole('row').filter({ hasText: 'Alder & Vane Realty Group' });
  for (const value of ['Divya Moore', 'Verified', 'Professional', 'Denver, CO', /\w{3} \d+, 20\d\d/])
    await expect(company.getByText(value).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Contact' })).toBeAttached();
  await page.getByRole('columnheader').getByRole('button', { name: 'Agents' }).click();
  await expect(page).toHaveURL(/sort=currentAgentCount/);

  await openWholesalerDashboard(page, '?tab=analytics');
  const months = page.getByRole('region', { name: /Month by month/ });
  await expect(months.getByText('Recurring revenue').filter({ visible: true }).first()).toBeVisible();
  expect(await months.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
  await noBarriers(page);
});
