import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../setup/test.ts';
import { accessibilityViolations } from '../steps/accessibility.ts';
import { openPage } from '../steps/open-page.ts';

interface Home {
  id: number;
  listPrice: number;
  monthlyCost: { total: number; missing: string[]; rate: { percent: number } };
}

const homeIn = async (request: APIRequestContext, filters: string): Promise<Home> => {
  const list: Home[] = await (await request.get(`/api/properties?${filters}&limit=100`)).json();
  return list.find(({ monthlyCost }) => monthlyCost.missing.length === 0)!;
};

const table = (page: Page, name: string) => page.locator('#monthly-cost').getByRole('table', { name, exact: true });
const row = (page: Page, name: string, line: string) => table(page, name).getByRole('row', { name: line });
const exact = (amount: number, currency: string, locale: string) =>
  amount.toLocaleString(locale, { style: 'currency', currency });

async function openNumbers(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change the numbers' }).click();
  await expect(page.getByRole('tab', { name: 'Change the numbers' })).toBeFocused();
}

test('a smaller down payment requires mortgage insurance; the link shows the same to another person', async ({
  page,
  request,
  context,
}) => {
  const home = await homeIn(request, 'place=Austin&priceMin=300000&priceMax=700000');
  await openPage(page, `/property/${home.id}`);
  await expect(row(page, 'Monthly cost', 'A month')).toContainText(exact(home.monthlyCost.total, 'USD', 'en-US'));
  await openNumbers(page);
  await expect(row(page, 'Monthly cost', 'A month')).toContainText(exact(home.monthlyCost.total, 'USD', 'en-US'));
  await expect(row(page, 'Monthly cost', 'Mortgage insurance')).toHaveCount(0);

  await page.getByLabel('Down payment (%)').fill('10');
  const loan = Math.round(home.listPrice * 100) - Math.round(home.listPrice * 10);
  const insurance = Math.round(Math.round(loan * 0.005) / 12) / 100;
  await expect(row(page, 'Monthly cost', 'Mortgage insurance')).toContainText(exact(insurance, 'USD', 'en-US'));
  await expect(
    page.getByText(/^You may be able to end mortgage insurance on request after payment \d+ /),
  ).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Monthly cost \$/ })).toHaveCount(1);
  expect(await accessibilityViolations(page)).toEqual([]);

  await expect(page).toHaveURL(/#monthly-cost&down=10$/);
  const other = await context.newPage();
  await openPage(other, new URL(page.url()).href.slice(new URL(page.url()).origin.length));
  const shown = await row(page, 'Monthly cost', 'A month').textContent();
  await expect(row(other, 'Monthly cost', 'A month')).toHaveText(shown!);
  await expect(other.getByLabel('Down payment (%)')).toHaveValue('10');

  // The figure next to the price links to the cost section and hides no number.
  await page
    .getByRole('region', { name: 'Price' })
    .getByRole('link', { name: /^about \$[\d,]+ a month$/ })
    .click();
  await expect(table(page, 'Monthly cost')).toBeInViewport();
  await expect(page.getByLabel('Down payment (%)')).toHaveValue('10');
  await expect(page).toHaveURL(/#monthly-cost&down=10$/);

  await page.getByRole('button', { name: 'Reset all numbers' }).click();
  await expect(row(page, 'Monthly cost', 'A month')).toContainText(exact(home.monthlyCost.total, 'USD', 'en-US'));
  await expect(page).toHaveURL(/\/property\/\d+$/);
});

test('a Canadian home with 5 % down shows the insurance premium, land transfer tax and the stress test', async ({
  page,
  request,
}) => {
  const home = await homeIn(request, 'place=Toronto&priceMax=500000');
  const stress = Number(Math.max(home.monthlyCost.rate.percent + 2, 5.25).toFixed(3));
  await openPage(page, `/property/${home.id}`);
  await openNumbers(page);
  await page.getByLabel('Down payment (%)').fill('5');
  await page.getByLabel('Years to pay off the loan').selectOption('25 years');
  const premium = Math.round(home.listPrice * 95 * 0.04) / 100;
  await expect(
    page.getByText(`plus 4% mortgage insurance premium (CMHC) (${exact(premium, 'CAD', 'en-US')})`),
  ).toBeVisible();
  await expect(row(page, 'Cash to close', 'Sales tax on the insurance premium')).toBeVisible();
  const before = await row(page, 'Cash to close', 'Cash to close').textContent();
  await page.getByLabel('First-time buyer').selectOption('Yes');
  await expect(row(page, 'Cash to close', 'Cash to close')).not.toHaveText(before!);

  await page.getByRole('tab', { name: 'Can I afford it?' }).click();
  await page.getByLabel('Income before tax').fill('150,000');
  await expect(page.getByText(`Stress test: lenders use ${stress}%`)).toBeVisible();
  const fit = page.getByRole('table', { name: /^Debt service at the stress-test rate/ });
  await expect(fit.getByRole('row', { name: /\(GDS\)/ })).toContainText('39%');
  await expect(fit.getByRole('row', { name: /\(TDS\)/ })).toContainText('44%');
  expect(await accessibilityViolations(page)).toEqual([]);
  await expect(page).toHaveURL(/&down=5/);
  expect(page.url()).not.toContain('150');
});

test('the loan is shown year by year and every payment can be downloaded', async ({ page, request }) => {
  const home = await homeIn(request, 'place=Denver');
  await openPage(page, `/property/${home.id}`);
  await page.getByRole('button', { name: 'Year by year' }).click();
  const years = page.getByRole('table', { name: 'Loan year by year' });
  await expect(years.getByRole('row')).toHaveCount(31);
  await expect(years.getByRole('row').last()).toContainText(/30.*\$0$/);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download every payment' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`loan-home-${home.id}.csv`);
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^\uFEFF/);
});

test('an impossible number is reported beside its field, and the costs stay', async ({ page, request }) => {
  const home = await homeIn(request, 'place=Denver');
  await openPage(page, `/property/${home.id}#monthly-cost&rate=99`);
  await expect(page.getByLabel('Interest rate')).toHaveAccessibleDescription('Must be from 0 to 30');
  await expect(row(page, 'Monthly cost', 'A month')).toContainText(exact(home.monthlyCost.total, 'USD', 'en-US'));
});
