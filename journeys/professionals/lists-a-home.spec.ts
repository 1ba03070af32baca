import { expect, test } from '../setup/test.ts';
import { accessibilityViolations, waitForAnimations } from '../steps/accessibility.ts';
import { openPage } from '../steps/open-page.ts';
import { enter, people } from '../steps/people.ts';
import { homes, openSearch } from '../steps/search.ts';

test('an agent drafts a listing, mends its wording, publishes it, and a visitor finds it by a sentence', async ({
  page,
  otherPage: visitor,
}) => {
  await enter(page, people.agent);
  await openPage(page, '/listings/mine');
  await page.getByRole('button', { name: 'New listing' }).first().click();
  await expect(page).toHaveURL(/\/listings\/mine\/\d+/);
  // A number of the street that no other run uses, and a price that no home of the sample has.
  const number = 10_000 + (Date.now() % 80_000);
  const price = 700_000 + (Date.now() % 90_000);
  await page.getByRole('combobox', { name: 'Street address' }).fill(`${number} Heron Walk`);
  const fields = {
    City: 'Austin',
    'State or province': 'TX',
    'ZIP or postal code': '78704',
    'Price (USD)': `${price}`,
  };
  for (const [label, value] of Object.entries({ ...fields, Bedrooms: '4', 'Full baths': '2' }))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel('Home type').selectOption('single_family');
  const description = page.getByLabel('Describe the home');
  await description.fill('Perfect for families: a brick house with a sauna.');
  await expect(page.getByText('1 passage to review')).toBeVisible();
  await description.fill('A brick house with a sauna and a walk-in closet.');
  await expect(page.getByText('1 passage to review')).toBeHidden();
  await waitForAnimations(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published. Buyers can find it now').first()).toBeVisible();

  await expect(async () => {
    await openSearch(visitor, `4 bed house in Austin from ${price} to ${price + 1}`);
    await expect(homes(visitor).filter({ hasText: `${number} Heron Walk` })).toHaveCount(1, { timeout: 2_000 });
  }).toPass();

  const report = await page.request.get(`/api/own-listings/${page.url().split('/').at(-1)}/report.pdf`);
  expect([report.status(), (await report.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
});

test('an agent’s listing keeps the valid fields next to a wrong one, and a sale names its wrong field', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expectStatus(400);
  await enter(page, people.agent);
  await openPage(page, '/listings/mine');
  const before = (await (await page.request.get('/api/own-listings')).json()).length;
  await page.getByRole('button', { name: 'New listing' }).first().dblclick();
  await expect(page).toHaveURL(/\/listings\/mine\/\d+/);
  expect((await (await page.request.get('/api/own-listings')).json()).length).toBe(before + 1);

  const rejections: string[] = [];
  page.on('response', (response) => response.status() === 400 && rejections.push(response.url()));
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const facts = { City: 'Austin', 'ZIP or postal code': '78704', Bedrooms: '3', 'Full baths': '2', 'Price (USD)': '5' };
  await page.getByRole('combobox', { name: 'Street address' }).fill(`${10_000 + (Date.now() % 80_000)} Heron Walk`);
  for (const [label, value] of Object.entries(facts)) await field(label).fill(value);
  await page.getByLabel('Home type').selectOption('townhouse');
  await page.getByLabel('Describe the home').fill('A brick house with a sauna.');
  await expect(page.getByText('This must be between 10,000 and 1,000,000,000')).toBeVisible();
  await expect(page.getByText('Some fields aren’t valid and weren’t saved')).toBeVisible();
  const stored = await (
    await page.request.get(`/api${new URL(page.url()).pathname.replace('/listings/mine', '/own-listings')}`)
  ).json();
  expect(stored.fields).toMatchObject({ city: 'Austin', postalCode: '78704', bedrooms: 3, listPrice: null });

  // A rejected field is sent again only when it changes.
  expect(rejections).toHaveLength(1);
  await field('Price (USD)').fill('650000');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published. Buyers can find it now').first()).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Change status' });
  const change = async (status: string) => {
    if (!(await dialog.isVisible())) await page.getByRole('button', { name: 'Change status' }).click();
    await dialog.getByLabel('New status').selectOption({ label: status });
  };
  await change('Pending');
  await dialog.getByRole('button', { name: 'Change status' }).click();
  await expect(page.getByText('The status is now Pending').first()).toBeVisible();
  await change('Sold');
  await dialog.getByLabel('Sold on').fill('2999-01-01');
  await dialog.getByRole('button', { name: 'Change status' }).click();
  await expect(dialog.getByLabel('Sold on')).toHaveAccessibleDescription(/future/);
  await dialog.getByLabel('Sold on').fill(new Date().toISOString().slice(0, 10));
  await dialog.getByRole('button', { name: 'Change status' }).click();
  await expect(page.getByText('This listing has ended').first()).toBeVisible();
  await expect(field('City')).toBeDisabled();
});
