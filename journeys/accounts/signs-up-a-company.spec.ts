import type { Page } from '@playwright/test';
import { expect, test } from '../setup/test.ts';
import { accessibilityViolations } from '../steps/accessibility.ts';
import { pressButton, tabTo, typeInto } from '../steps/keyboard.ts';
import { openPage, ready } from '../steps/open-page.ts';
import { agreed, inField, newcomer, passwords, personOn } from '../steps/sign-up.ts';

const company = {
  'Company name': 'Stone & Daughters Realty',
  Address: '100 Congress Avenue, Suite 200',
  City: 'Austin',
  'ZIP code': '78701',
};
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

async function fillAll(page: Page, answers: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(answers)) await inField(page, label).fill(text);
}

test('a company signs up by keyboard in four steps and reaches the checkout', async ({ page }) => {
  const person = newcomer('Gus');
  await openPage(page, '/reseller-signup');
  await expect(inField(page, 'Wholesaler code')).toHaveJSProperty('readOnly', true);
  await expect(inField(page, 'Wholesaler code')).not.toHaveValue('');
  expect(await accessibilityViolations(page)).toEqual([]);
  await typeInto(page, { ...person, ...passwords });
  await page.keyboard.press('Enter');

  await expect(heading(page, 'Company and license')).toBeFocused();
  expect(await accessibilityViolations(page)).toEqual([]);
  await typeInto(page, company);
  await tabTo(page, inField(page, 'State'));
  await page.keyboard.type('Texas');
  await typeInto(page, { Phone: '512 555 0123', 'License number': '0712345' });
  await expect(page.getByText('Texas Real Estate Commission')).toBeVisible();
  await pressButton(page, /^Use my name/);
  await expect(inField(page, 'Contact person name')).toHaveValue('Gus Stone');
  await pressButton(page, 'Continue');

  await expect(heading(page, 'Plan')).toBeFocused();
  await tabTo(page, inField(page, 'Expected number of agents'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('25');
  await expect(page.getByLabel(/^Professional/)).toBeChecked();
  await expect(page.getByLabel(/^Starter/)).toBeDisabled();
  await tabTo(page, page.getByLabel('Monthly'));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel(/^Yearly/)).toBeChecked();
  await expect(page.getByText('$7,999 a year')).toBeVisible();
  await expect(page.getByText(/Save \$1,589/).first()).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await pressButton(page, 'Continue');

  await expect(heading(page, 'Review and agreement')).toBeFocused();
  for (const entered of [person.Email, company['Company name'], company.Address, 'Professional', '$7,999 a year'])
    await expect(page.getByRole('definition').filter({ hasText: entered })).toBeVisible();
  for (const label of [agreed.terms, agreed.adult, agreed.license, agreed.renewal]) {
    const box = page.getByLabel(label);
    await expect(box).not.toBeChecked();
    await tabTo(page, box);
    await page.keyboard.press('Space');
  }
  expect(await accessibilityViolations(page)).toEqual([]);
  await pressButton(page, 'Create account');
  await expect(page).toHaveURL(/\/checkout/);
  expect(await personOn(page)).toMatchObject({ email: person.Email, role: 'reseller' });
});

test('each step is validated before the next; Back, the browser and a reload lose nothing', async ({ page }) => {
  await openPage(page, '/reseller-signup?step=4');
  await expect(heading(page, 'Personal information')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(inField(page, 'First name')).toBeFocused();
  expect(await accessibilityViolations(page)).toEqual([]);
  const person = newcomer('Hal');
  await fillAll(page, { ...person, ...passwords });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading(page, 'Company and license')).toBeFocused();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(inField(page, 'Company name')).toBeFocused();
  for (const message of ['Company name is required', 'Please enter complete address', 'License number is required'])
    await expect(page.getByText(message).first()).toBeVisible();
  await fillAll(page, company);
  await inField(page, 'Country').selectOption('Canada');
  await inField(page, 'Province or territory').selectOption('ON');
  await fillAll(page, { Phone: '416 555 0123', 'License number': '4712345' });
  await page.getByRole('button', { name: /^Use my name/ }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/Please enter a ZIP code like/).first()).toBeVisible();
  await inField(page, 'Postal code').fill('M5V 2T6');

  await page.getByRole('button', { name: 'Back' }).click();
  await expect(inField(page, 'Email')).toHaveValue(person.Email);
  await expect(inField(page, 'Password')).toHaveValue(passwords.Password);
  await page.goBack();
  await expect(inField(page, 'Company name')).toHaveValue(company['Company name']);
  await page.reload();
  await ready(page);
  await expect(page.getByText(/We restored what you entered earlier/)).toBeVisible();
  await expect(inField(page, 'Province or territory')).toHaveValue('ON');
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(heading(page, 'Plan')).toBeFocused();
  await inField(page, 'Expected number of agents').fill('5');
  await page.getByLabel(/^Enterprise/).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Not entered yet')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Enterprise' })).toBeVisible();
  for (const label of [agreed.terms, agreed.adult, agreed.license, agreed.renewal])
    await page.getByLabel(label).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(inField(page, 'Password')).toBeFocused();
  await fillAll(page, passwords);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/reseller-signup') && sent.push(request.method()));
  await page.getByRole('button', { name: 'Create account' }).dblclick();
  await expect(page).toHaveURL(/\/checkout/);
  expect(sent).toEqual(['POST']);
});

test('a custom plan needs no renewal and no payment; a failure is reported and loses nothing', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expectStatus(500);
  await openPage(page, '/reseller-signup');
  await fillAll(page, { ...newcomer('Ivy'), ...passwords });
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillAll(page, { ...company, Phone: '512 555 0123', 'License number': '0712345' });
  await inField(page, 'State').selectOption('TX');
  await page.getByRole('button', { name: /^Use my name/ }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await inField(page, 'Expected number of agents').fill('101');
  await expect(page.getByLabel(/^Custom/)).toBeChecked();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel(agreed.renewal)).toHaveCount(0);
  for (const label of [agreed.terms, agreed.adult, agreed.license]) await page.getByLabel(label).check();

  await page.route('**/api/reseller-signup', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to create reseller account. Please try again.');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/reseller-dashboard$/);
});
