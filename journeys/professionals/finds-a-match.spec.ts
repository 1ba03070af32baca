import { expect, test } from '../setup/test.ts';
import { accessibilityViolations } from '../steps/accessibility.ts';
import { openPage } from '../steps/open-page.ts';
import { enter, newBuyer, people } from '../steps/people.ts';
import { schemeFor } from '../steps/schemes.ts';

test('a visitor finds matches with their reasons, and reads the formula', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: schemeFor(page) });
  await openPage(page, '/smartmatch');
  await page.getByLabel('Location').fill('Austin, TX');
  await page.getByLabel('Property type', { exact: true }).selectOption('Condo');
  await page.getByText('What matters to you').click();
  await page.getByLabel(/^Response time analytics/).press('ArrowRight');
  await expect(page.getByText('More weight')).toBeVisible();
  await page.getByRole('button', { name: 'Find my match' }).click();
  await expect(page).toHaveURL('/smartmatch?place=Austin,+TX&kind=condo&weights=response:1.5');
  await expect(page.getByRole('heading', { level: 2, name: '6 matches in Austin, TX' })).toBeVisible();
  const first = page.getByRole('region', { name: 'Matches' }).getByRole('listitem').first();
  await expect(first.getByText('You pay nothing for this match')).toBeVisible();
  await first.getByRole('button', { name: /^Show score breakdown: / }).click();
  await expect(first.getByRole('row', { name: /^Match score / })).toBeVisible();
  await expect(first.getByRole('row')).toHaveCount(16);
  await expect(first.getByRole('link', { name: /^Connect with / })).toHaveAttribute(
    'href',
    /^\/signup\?intent=connect-professional&back=/,
  );
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.getByRole('tab', { name: 'AI criteria' }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(12);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Read the formula in plain language' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How SmartMatch ranks' })).toBeVisible();
  await expect(page.getByText(/^Money: no plan, price, fee/)).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('a buyer requests a match with consent; the professional sees the reasons, declines, and the next of the list is offered', async ({
  page,
  otherPage: professionalPage,
}) => {
  test.slow();
  await enter(page, await newBuyer(page.request));
  await openPage(page, '/smartmatch?tab=mortgage-agents&place=Austin,+TX');
  await page.getByRole('button', { name: 'Connect with Kwame Mensah' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect with Kwame Mensah' });
  const words = `A first home ${Date.now()}`;
  await dialog.getByLabel('Message (optional)').fill(words);
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog.getByText('Check the box to agree')).toBeVisible();
  await dialog.getByLabel(/^I agree that Lintel shows Kwame Mensah .*name; email address\./).check();
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Connection Request Sent').first()).toBeVisible();
  await expect(page.getByText('The agent has been notified and will contact you soon!').first()).toBeVisible();
  const receipt = page.getByRole('dialog', { name: 'Request sent to Kwame Mensah' });
  await expect(receipt.getByText(/SHA-256 [0-9a-f]{64}/)).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await receipt.getByText('Close', { exact: true }).click();
  const waiting = page.getByRole('region', { name: 'Your requests' });
  await expect(waiting.getByText(/^Reply expected by /)).toBeVisible();

  await enter(professionalPage, people.mortgageAgent);
  await openPage(professionalPage, '/connections');
  const request = professionalPage.getByRole('listitem').filter({ hasText: words });
  await expect(request.getByText(/^Why you matched: you were number 1 of \d on their list$/)).toBeVisible();
  await expect(request.getByText(/^Reply expected by /)).toBeVisible();
  expect(await accessibilityViolations(professionalPage)).toEqual([]);
  await request.getByRole('button', { name: 'Decline the request from Ada Stone' }).click();
  await professionalPage.getByRole('dialog').getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(professionalPage.getByText('Declined').first()).toBeVisible();

  await openPage(page, '/dashboard');
  const offer = page.getByRole('region', { name: 'Your Next Steps' });
  await expect(offer.getByRole('heading', { name: /^Your next match: / })).toBeVisible();
  await offer.getByRole('checkbox').check();
  expect(await accessibilityViolations(page)).toEqual([]);
  await offer.getByRole('button', { name: /^Send request to / }).click();
  await expect(offer.getByText('Waiting for a reply')).toBeVisible();
  await offer.getByRole('button', { name: /^Withdraw request to / }).click();
  await offer.getByRole('button', { name: 'Yes, withdraw it' }).click();
  await expect(page.getByText('Request withdrawn').first()).toBeVisible();
  await openPage(page, '/consents');
  await expect(page.getByText('Ended: they declined')).toBeVisible();
  await expect(page.getByText('Ended: you withdrew the request')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('a professional sees their ranking, its criteria, and their working hours', async ({ page }) => {
  await enter(page, people.agent);
  await openPage(page, '/standing');
  await expect(page.getByRole('heading', { name: 'Your criteria' })).toBeVisible();
  await expect(page.getByText(/^\d+(st|nd|rd|th) percentile$/).first()).toBeVisible();
  const hours = page.getByRole('form', { name: 'Working hours' });
  await hours.getByLabel('Monday end time').fill('08:00');
  await hours.getByRole('button', { name: 'Save hours' }).click();
  await expect(hours.getByText('Monday: the end time must be after the start time.')).toBeVisible();
  await hours.getByLabel('Monday end time').fill('18:00');
  await hours.getByRole('button', { name: 'Save hours' }).click();
  await expect(page.getByText('Hours saved').first()).toBeVisible();
  const intake = page.getByRole('form', { name: 'New clients' });
  await intake.getByLabel('Maximum new clients at a time').fill('0');
  await intake.getByRole('button', { name: 'Save' }).click();
  await expect(intake.getByText('Enter a whole number from 1 to 50, or leave it empty')).toBeVisible();
  await intake.getByLabel('Maximum new clients at a time').fill('9');
  await intake.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('You’re taking up to 9 new clients at a time.').first()).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('a company states a rate, which buyers see with its date', async ({ page }) => {
  await enter(page, people.reseller);
  await openPage(page, '/reseller-dashboard?tab=company');
  const sheet = page.getByRole('form', { name: 'Lender profile' });
  await sheet.getByRole('button', { name: 'Add a rate' }).click();
  await sheet.getByRole('button', { name: 'Publish as of today' }).click();
  await expect(sheet.getByText('Enter 0 to 30 percent')).toBeVisible();
  await sheet.getByLabel('Rate, % per year').fill('6.125');
  await sheet.getByRole('button', { name: 'Publish as of today' }).click();
  await expect(page.getByText(/^Published .*\. Buyers see your rates until /)).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  const lenders = await (await page.request.get('/api/smartmatch/lenders?location=Austin,+TX')).json();
  const own = lenders.find(({ name }: { name: string }) => name === 'Northlight Residential');
  expect(own.rates).toMatchObject([{ product: 'conventional', termYears: 30, rate: 6.125 }]);
});

test('a client who bought a home answers in private, and reviews once in public', async ({ page }) => {
  await enter(page, { email: 'marcus.bell@example.com', password: people.buyer.password });
  await openPage(page, '/dashboard');
  await page.getByRole('button', { name: 'Yes, satisfied with Naomi Sinclair' }).click();
  await expect(page.getByText('Your answer stays private.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Naomi Sinclair' }).first().click();
  await page.getByRole('button', { name: 'Write a review' }).click();
  const dialog = page.getByRole('dialog', { name: 'Review Naomi' });
  await dialog.getByRole('button', { name: 'Publish review' }).click();
  await expect(dialog.getByText('Choose 1 to 5 stars')).toBeVisible();
  await dialog.getByLabel('5 stars').check();
  await dialog.getByLabel('What was it like?').fill('She told us plainly what the roof would cost.');
  expect(await accessibilityViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Publish review' }).click();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Marcus B.' }).getByText('Closed a purchase'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Write a review' })).toHaveCount(0);
});
