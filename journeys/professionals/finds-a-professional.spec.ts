import { expect, test } from '../setup/test.ts';
import { accessibilityViolations } from '../steps/accessibility.ts';
import { openPage } from '../steps/open-page.ts';
import { enter, newBuyer, people } from '../steps/people.ts';

const inTwoDays = (hour: number): string => {
  const at = new Date(Date.now() + 2 * 86_400_000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(hour)}:00`;
};

test('a buyer finds an advisor, sends a request with consent, is accepted, and books a call that the advisor confirms', async ({
  page,
  otherPage: professionalPage,
}) => {
  // Slow, because two people use two dashboards.
  test.slow();
  await enter(page, await newBuyer(page.request));
  await openPage(page, '/professionals');
  await expect(page.getByRole('heading', { level: 1, name: 'Professional Network' })).toBeVisible();
  await expect(page.getByText('No professionals connected yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'SmartMatch' }).first()).toHaveAttribute('href', '/smartmatch');
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Mortgage Advisors' }).click();
  await page.getByLabel('Name or company').fill('Kwame Mensah');
  await page.getByLabel('City, state or province').fill('Austin, TX');
  await expect(page).toHaveURL(/tab=advisors.*q=Kwame\+Mensah/);
  await expect(page.getByText('1 advisor', { exact: true })).toBeVisible();
  await expect(page.getByText('No one can pay for placement.')).toBeVisible();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Kwame Mensah' }) });
  expect(await accessibilityViolations(page)).toEqual([]);

  await card.getByRole('button', { name: 'Connect with Kwame Mensah' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect with Kwame Mensah' });
  await dialog.getByLabel('Budget').check();
  const words = `Are you free ${Date.now()}?`;
  await dialog.getByLabel('Message (optional)').fill(words);
  expect(await accessibilityViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog.getByText('Check the box to agree')).toBeVisible();
  await dialog.getByLabel(/^I agree that Lintel shows Kwame Mensah .*name; email address; budget\./).check();
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Connection Request Sent').first()).toBeVisible();
  const receipt = page.getByRole('dialog', { name: 'Request sent to Kwame Mensah' });
  await expect(receipt.getByText(/^I agree that Lintel shows Kwame Mensah /)).toBeVisible();
  await receipt.getByText('Close', { exact: true }).click();
  await expect(card.getByRole('button', { name: 'Request sent to Kwame Mensah' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  await enter(professionalPage, people.mortgageAgent);
  await openPage(professionalPage, '/connections');
  const request = professionalPage.getByRole('listitem').filter({ hasText: words });
  await expect(request.getByText('Once you accept, you’ll see: name; email address; budget.')).toBeVisible();
  await expect(request.getByRole('link', { name: /@example\.com/ })).toHaveCount(0);
  expect(await accessibilityViolations(professionalPage)).toEqual([]);
  await request.getByRole('button', { name: 'Accept the request from Ada Stone' }).click();
  await expect(professionalPage.getByText('Accepted').first()).toBeVisible();

  await openPage(page, '/professionals');
  await page.getByRole('button', { name: 'Book a call with Kwame Mensah' }).click();
  const booking = page.getByRole('dialog', { name: 'Book a time with Kwame Mensah' });
  await booking.getByRole('button', { name: 'Propose times', exact: true }).click();
  await expect(booking.getByText('Choose a day and time')).toBeVisible();
  await booking.getByLabel('Time 1').fill(inTwoDays(10));
  await booking.getByLabel('Note (optional)').fill(words);
  expect(await accessibilityViolations(page)).toEqual([]);
  await booking.getByRole('button', { name: 'Propose times', exact: true }).click();
  await expect(page.getByText('Times proposed').first()).toBeVisible();
  const agreed = page.getByRole('region', { name: 'Appointments', exact: true }).getByRole('listitem');
  await expect(agreed.getByText('Proposed', { exact: true })).toBeVisible();

  await openPage(professionalPage, '/connections?tab=appointments');
  const asked = professionalPage.getByRole('listitem').filter({ hasText: words });
  await asked.getByRole('button', { name: /^Confirm / }).click();
  // Repeated runs on the same data may find another appointment at that time.
  await expect(
    asked.getByText('Confirmed').or(professionalPage.getByText('We couldn’t make this change')).first(),
  ).toBeVisible();

  await openPage(page, '/professionals');
  await expect(agreed.getByText('Call with Kwame Mensah')).toBeVisible();
  await page.getByRole('button', { name: 'End connection with Kwame Mensah' }).click();
  const ending = page.getByRole('dialog', { name: 'End your connection with Kwame Mensah?' });
  await expect(ending.getByText('will no longer see what you shared')).toBeVisible();
  await ending.getByRole('button', { name: 'End', exact: true }).click();
  await expect(page.getByText('No professionals connected yet')).toBeVisible();
});

test('the sample buyer finds her code’s agent on the team, with license, and reads their profile', async ({ page }) => {
  await enter(page, people.buyer);
  await openPage(page, '/professionals');
  const naomi = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Naomi Sinclair' }) });
  await expect(naomi.getByText('License verified, TX')).toBeVisible();
  await expect(naomi.getByRole('button', { name: 'Connected with Naomi Sinclair' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(naomi.getByRole('link', { name: 'Message Naomi Sinclair' })).toBeVisible();
  await naomi.getByRole('link', { name: 'Naomi Sinclair', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Naomi Sinclair' })).toBeVisible();
  await expect(page.getByText('checked in the license register')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('the search is part of the URL, and an empty result says so', async ({ page }) => {
  await enter(page, await newBuyer(page.request));
  await openPage(page, '/professionals?tab=agents&location=Austin&language=es');
  await expect(page.getByLabel('City, state or province')).toHaveValue('Austin');
  await expect(page.getByLabel('Language')).toHaveValue('es');
  await page.getByLabel('Name or company').fill('zzz nobody');
  await expect(page.getByText('No agents found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByLabel('Name or company')).toHaveValue('');
  await openPage(page, '/professionals?tab=advisors&q=zzz');
  await expect(page.getByText('No advisors found')).toBeVisible();
});

test('the directory has a map with the same people, usable by keyboard', { tag: '@phone' }, async ({ page }) => {
  await enter(page, await newBuyer(page.request));
  await openPage(page, '/professionals?tab=advisors&location=Austin%2C+TX');
  await page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'Map' }).click();
  await expect(page).toHaveURL(/view=map/);
  const marks = page.getByRole('group', { name: /^Professionals on the map/ }).getByRole('button');
  const first = marks.first();
  await expect(first).toBeVisible();
  await first.focus();
  await page.keyboard.press('Enter');
  const note = page.getByRole('dialog', { name: /Professionals at this location|[A-Z]/ });
  await expect(note.getByRole('link').first()).toHaveAttribute('href', /^\/professionals\/\d+$/);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await expect(first).toBeFocused();
  await page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'List' }).click();
  await expect(marks).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Kwame Mensah' })).toBeVisible();
});
