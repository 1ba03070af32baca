import { expect, test } from '../house/visitor.ts';
import { barriers } from '../steps/barriers.ts';
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
  expect(await barriers(page)).toEqual([]);
  const { version } = await (
    await page.request.get(`/api${path.replace('/mortgage', '/mortgage/applications')}`)
  ).json();
  const filled = await page.request.put(`/api/mortgage/applications/${path.split('/').at(-1)}/fields`, {
    data: { version, changes: values },
  });
  expect(filled.ok()).toBe(true);
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
  await otherPage.getByLabel('Highest payment a month').fill('3500');
  await otherPage.getByLabel('Rate (%)').fill('6.5');
  await otherPage.getByRole('button', { name: 'Set limits' }).click();
  await expect(otherPage.getByRole('heading', { name: 'Limits', exact: true })).toBeVisible();
  expect(await barriers(otherPage)).toEqual([]);

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
  await otherPage.getByLabel('Closing on').fill('2027-03-01');
  await otherPage.getByLabel('Intent to proceed on').click();
  await expect(otherPage.getByText('Mon, Mar 1').first()).toBeVisible();
});

test('an insured purchase in Ontario starts from a home, and gets no letter without an Ontario license', async ({
  page,
  otherPage,
  faults,
}) => {
  test.slow();
  faults.expectStatus(409);
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

  await enter(otherPage, people.mortgageAgent);
  await openPage(otherPage, path);
  await otherPage.getByRole('button', { name: /^Identity verification/ }).click();
  await otherPage.getByLabel('Method').selectOption('GovernmentPhotoId');
  await expect(otherPage.getByText('Saved', { exact: true })).toBeVisible();
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
  await otherPage.getByRole('tab', { name: 'Letters' }).click();
  for (const [label, value] of [
    ['Highest price', '900000'],
    ['Highest loan', '810000'],
    ['Highest payment a month', '6000'],
    ['Smallest down payment', '90000'],
    ['Verified cash', '100000'],
    ['Repaid in years', '25'],
  ] as const)
    await otherPage.getByLabel(label).fill(value);
  await otherPage.getByLabel('Program').fill('Insured');
  await otherPage.getByRole('button', { name: 'Set limits' }).click();
  await otherPage.getByLabel('Home', { exact: true }).fill('1 King St W, Toronto');
  await otherPage.getByLabel('Offer price').fill('900000');
  await otherPage.getByLabel('Down payment', { exact: true }).fill('90000');
  await otherPage.getByRole('button', { name: 'Issue letter' }).click();
  await expect(otherPage.getByText('A letter needs a valid license of the agent for this state')).toBeVisible();
  expect(await barriers(otherPage)).toEqual([]);
});
