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
