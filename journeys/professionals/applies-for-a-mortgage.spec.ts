import type { Page } from '@playwright/test';
import { expect, test } from '../setup/test.ts';
import { accessibilityViolations } from '../steps/accessibility.ts';
import { pdf } from '../steps/documents.ts';
import { addressOf, openPage } from '../steps/open-page.ts';
import { enter, people } from '../steps/people.ts';
import { homeLinks, openSearch } from '../steps/search.ts';

const values = {
  'borrower.1.BorrowerBirthDate': '1988-04-02',
  'borrower.1.TaxpayerIdentifierValue': '123-45-6789',
  'current_income_item.1.CurrentIncomeMonthlyTotalAmount': 14_000,
  'loan.1.MortgageType': 'Conventional',
  'loan.1.SalesContractAmount': 500_000,
  'loan.1.BaseLoanAmount': 400_000,
  'loan.1.LoanAmortizationPeriodCount': 360,
  'declaration_detail.1.IntentToOccupyIndicator': true,
};

/** An insured purchase by a person who owned a home before, so that 25 years are the most. */
const insured = {
  'borrower.1.BorrowerBirthDate': '1988-04-02',
  'current_income_item.1.CurrentIncomeMonthlyTotalAmount': 16_000,
  'loan.1.SalesContractAmount': 900_000,
  'loan.1.BaseLoanAmount': 810_000,
  'loan.1.LoanAmortizationPeriodCount': 360,
  'loan.1.NoteRatePercent': 4.2,
  'declaration_detail.1.IntentToOccupyIndicator': true,
  'declaration_detail.1.HomeownerPastThreeYearsIndicator': true,
};

/** Fills in fields of the application of a page at once. */
async function fillIn(page: Page, path: string, changes: Record<string, unknown>): Promise<void> {
  const application = `/api/mortgage/applications/${path.split('/').at(-1)}`;
  const { version } = await (await page.request.get(application)).json();
  const filled = await page.request.put(`${application}/fields`, { data: { version, changes } });
  expect(filled.ok(), await filled.text()).toBe(true);
}

test('a buyer applies on a phone, the agent clears a condition, and a listing agent verifies the letter', {
  tag: '@phone-only',
}, async ({ page, otherPage }) => {
  test.slow();
  await enter(page, people.buyer);
  await openPage(page, '/mortgage');
  await page.getByRole('button', { name: 'Apply with Kwame Mensah' }).click();
  await page.waitForURL(/\/mortgage\/\d+$/);
  const path = addressOf(page);
  await expect(page.getByLabel('First name')).toHaveValue('Elena');
  await page.getByLabel('Date of birth').fill('1988-04-02');
  await page.getByLabel('Phone').click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await fillIn(page, path, values);
  await openPage(page, path);
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByText('Submitted', { exact: true }).first()).toBeVisible();

  await enter(otherPage, people.mortgageAgent);
  await openPage(otherPage, path);
  await otherPage.getByRole('tab', { name: 'Conditions' }).click();
  await otherPage.getByRole('button', { name: 'Add a condition' }).click();
  const asking = otherPage.getByRole('dialog', { name: 'Add a condition' });
  await asking.getByLabel('What do you need?').fill('Gift letter');
  await asking.getByLabel('Document that clears it').selectOption('gift');
  await asking.getByRole('button', { name: 'Add a condition' }).click();
  await expect(otherPage.getByText('Gift letter')).toBeVisible();

  await openPage(page, '/documents');
  await page.getByLabel('Choose files', { exact: true }).setInputFiles(pdf('gift letter.pdf', 'A gift of 20,000'));
  await page.getByLabel('Category of gift letter.pdf').selectOption('gift');
  await page.getByRole('button', { name: 'Upload document' }).click();
  await expect(page.getByText('Document uploaded successfully', { exact: true })).toBeVisible();
  await openPage(page, path);
  await page.getByRole('tab', { name: 'Conditions' }).click();
  await page.getByLabel('Attach a document').selectOption({ label: 'gift letter.pdf' });
  await expect(page.getByText('Received', { exact: true })).toBeVisible();

  await otherPage.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(otherPage.getByText('Cleared', { exact: true }).first()).toBeVisible();
  await otherPage.getByRole('tab', { name: 'Letters' }).click();
  await expect(otherPage).toHaveURL(/\?tab=letters$/);
  await otherPage.goBack();
  await expect(otherPage.getByRole('tab', { name: 'Conditions', selected: true })).toBeVisible();
  await otherPage.goForward();
  await otherPage.getByLabel('Maximum monthly payment').fill('3500');
  await otherPage.getByLabel('Rate (%)').fill('6.5');
  await otherPage.getByRole('button', { name: 'Set limits' }).click();
  await expect(otherPage.getByRole('heading', { name: 'Limits', exact: true })).toBeVisible();
  expect(await accessibilityViolations(otherPage)).toEqual([]);

  await page.getByRole('tab', { name: 'Letters' }).click();
  await page.getByLabel('Home', { exact: true }).fill('12 Main St, Austin, TX');
  await page.getByRole('button', { name: 'Issue letter' }).click();
  await page.getByRole('link', { name: 'Verify page' }).first().click();
  await expect(page.getByText('Valid', { exact: true })).toBeVisible();
  await expect(page.getByText('12 Main St, Austin, TX')).toBeVisible();
  await expect(page.getByText('14,000')).toHaveCount(0);

  await otherPage.getByRole('tab', { name: 'Deadlines' }).click();
  await otherPage.getByRole('button', { name: 'Lock rate' }).click();
  const locking = otherPage.getByRole('dialog', { name: 'Rate lock' });
  await locking.getByLabel('Rate (%)').fill('6.375');
  await locking.getByRole('button', { name: 'Lock rate' }).click();
  await expect(otherPage.getByText(/^6\.375%, locked/)).toBeVisible();
  await otherPage.getByRole('button', { name: 'Extend' }).click();
  const extending = otherPage.getByRole('dialog', { name: 'Extend' });
  await extending.getByLabel('More days').fill('15');
  await extending.getByLabel('or points (% of the loan)').fill('0.125');
  await extending.getByRole('button', { name: 'Extend' }).click();
  await expect(otherPage.getByText(/for 60 days/)).toBeVisible();
  await expect(otherPage.getByText(/^0\.125 points of the loan = \$/)).toBeVisible();
  for (const step of ['Start work', 'Send to underwriting', 'Approve'])
    await otherPage.getByRole('button', { name: step, exact: true }).click();
  await expect(otherPage.getByText('Approved', { exact: true }).first()).toBeVisible();
  await otherPage.getByLabel('Closing on').fill('2027-03-01');
  await otherPage.getByLabel('Intent to proceed on').click();
  await expect(otherPage.getByText('Mon, Mar 1').first()).toBeVisible();
  await openPage(page, path);
  await expect(page.getByText('Approved', { exact: true }).first()).toBeVisible();
});

test('an insured purchase in Ontario goes from a home to a verified letter, a rate hold and a closing day', async ({
  page,
  otherPage,
}) => {
  test.slow();
  await enter(page, people.buyer);
  await openSearch(page, 'house in Toronto');
  const [home] = await homeLinks(page);
  await openPage(page, `/mortgage?home=${home!.split('/').at(-1)}`);
  await expect(page.getByText(/^For .+, Toronto$/)).toBeVisible();
  await page.getByRole('button', { name: 'Apply with Kwame Mensah' }).click();
  await page.waitForURL(/\/mortgage\/\d+$/);
  const path = addressOf(page);
  await page.getByRole('button', { name: 'The home' }).click();
  await expect(page.getByLabel('City')).toHaveValue('Toronto');
  await page.getByRole('button', { name: 'The loan' }).click();
  await page.getByLabel('Loan type').selectOption('Insured');
  await page.getByLabel('Insurer').selectOption('Sagen');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await fillIn(page, path, insured);
  await openPage(page, path);
  await expect(page.getByText('must be at most 300 months for this loan')).toBeVisible();
  await fillIn(page, path, { 'loan.1.LoanAmortizationPeriodCount': 300 });
  await openPage(page, path);
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByText('Submitted', { exact: true }).first()).toBeVisible();

  await enter(otherPage, people.mortgageAgent);
  await openPage(otherPage, path);
  await expect(otherPage.getByText(/^GDS \d/)).toBeVisible();
  await otherPage.getByRole('button', { name: /^Identity verification/ }).click();
  await otherPage.getByLabel('Method').selectOption('GovernmentPhotoId');
  await expect(otherPage.getByText('Saved', { exact: true })).toBeVisible();
  await otherPage.getByRole('tab', { name: 'Conditions' }).click();
  await otherPage.getByRole('button', { name: 'Add a condition' }).click();
  const asking = otherPage.getByRole('dialog', { name: 'Add a condition' });
  await asking.getByLabel('What do you need?').fill('Commitment of the insurer');
  await asking.getByLabel('Needed from').selectOption('third_party');
  await asking.getByRole('button', { name: 'Add a condition' }).click();
  await otherPage.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(otherPage.getByText('Cleared', { exact: true }).first()).toBeVisible();
  await otherPage.getByRole('tab', { name: 'Letters' }).click();
  for (const [label, value] of [
    ['Maximum price', '900000'],
    ['Maximum loan amount', '810000'],
    ['Maximum monthly payment', '6000'],
    ['Minimum down payment', '90000'],
    ['Verified cash', '100000'],
    ['Years to repay', '25'],
  ] as const)
    await otherPage.getByLabel(label).fill(value);
  await otherPage.getByLabel('Program').fill('Insured');
  await otherPage.getByRole('button', { name: 'Set limits' }).click();
  await expect(otherPage.getByRole('heading', { name: 'Limits', exact: true })).toBeVisible();

  await openPage(page, `${path}?tab=letters`);
  await page.getByLabel('Home', { exact: true }).fill('1 King St W, Toronto');
  await page.getByLabel('Offer price').fill('900000');
  await page.getByLabel('Down payment', { exact: true }).fill('90000');
  await page.getByRole('button', { name: 'Issue letter' }).click();
  await page.getByRole('link', { name: 'Verify page' }).first().click();
  await expect(page.getByText('Valid', { exact: true })).toBeVisible();
  await expect(page.getByText(/\$810,000/)).toBeVisible();
  await expect(page.getByText(/ON.*M26001234|M26001234.*ON/).first()).toBeVisible();

  await otherPage.getByRole('tab', { name: 'Deadlines' }).click();
  await otherPage.getByLabel('Financing condition ends on').fill('2027-03-05');
  await otherPage.getByLabel('Closing on').click();
  await expect(otherPage.getByText('Financing condition', { exact: true })).toBeVisible();
  await otherPage.getByRole('button', { name: 'Lock rate' }).click();
  const holding = otherPage.getByRole('dialog', { name: 'Rate hold' });
  await expect(holding.getByLabel('Days')).toHaveValue('120');
  await holding.getByLabel('Rate (%)').fill('4.2');
  await holding.getByRole('button', { name: 'Lock rate' }).click();
  await expect(otherPage.getByText('Rate hold ends')).toBeVisible();
  for (const step of ['Start work', 'Send to underwriting', 'Approve'])
    await otherPage.getByRole('button', { name: step, exact: true }).click();
  await otherPage.getByLabel('Closing on').fill('2027-04-01');
  await otherPage.getByLabel('Financing condition ends on').click();
  await expect(otherPage.getByText('Thu, Apr 1').first()).toBeVisible();
  expect(await accessibilityViolations(otherPage)).toEqual([]);
});
