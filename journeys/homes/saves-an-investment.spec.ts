import { expect, test } from '../setup/test.ts';
import { accessibilityViolations } from '../steps/accessibility.ts';
import { openPage } from '../steps/open-page.ts';
import { enter, newBuyer } from '../steps/people.ts';

test('a buyer saves two ROI analyses, compares them, and undoes a removal', async ({ page }) => {
  await enter(page, await newBuyer(page.request));
  await openPage(page, '/roi-analysis?name=Duplex&rent=2900&expenses=9000');
  await page.getByRole('button', { name: 'Save analysis' }).click();
  const saved = page.getByRole('table', { name: 'Saved analyses' });
  await expect(saved.getByRole('row')).toHaveCount(2);

  await page.getByLabel('Name', { exact: true }).fill('Duplex, lower rent');
  await page.getByLabel('Monthly rent').fill('2500');
  await page.getByRole('button', { name: 'Save analysis' }).click();
  await expect(saved.getByRole('row')).toHaveCount(3);
  await expect(saved.getByRole('row').nth(1)).toContainText('Duplex');
  await saved.getByRole('button', { name: /^Monthly cash flow/ }).click();
  await expect(saved.getByRole('row').nth(1)).toContainText('Duplex, lower rent');
  expect(await accessibilityViolations(page)).toEqual([]);

  await saved.getByRole('button', { name: 'Remove “Duplex”' }).click();
  await expect(saved.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(saved.getByRole('row')).toHaveCount(3);
  await saved.getByRole('button', { name: 'Duplex', exact: true }).click();
  await expect(page.getByLabel('Monthly rent')).toHaveValue('2,900');
});

test('the ROI analysis of a home starts from its facts and names the source of each input', async ({ page }) => {
  const [home] = await (await page.request.get('/api/properties?place=Dallas&state=TX&limit=1')).json();
  await openPage(page, `/property/${home.id}`);
  await page.getByRole('link', { name: 'Analyze as an investment' }).click();
  await page.getByLabel('Monthly rent').fill('3100');
  await page.getByRole('button', { name: /^Use \$[\d,]+ a year$/ }).click();
  const sources = page.getByRole('table', { name: 'Where the inputs come from' });
  const sourceOf = (input: string) => sources.getByRole('row', { name: new RegExp(`^${input} `) });
  await expect(sourceOf('Yearly expenses')).toContainText(/Property tax .*insurance .*0\.5% of the price/);
  await expect(sourceOf('Price')).toContainText('Asking price');
  await expect(sourceOf('Interest rate .%.')).toContainText(/\d{4}$/);
  await page.getByLabel('Price', { exact: true }).fill('300000');
  await expect(sourceOf('Price')).toContainText('Entered');
  await expect(page).toHaveURL(/\/roi-analysis\?.*home=\d+/);
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('the rents of a city are on its market page, and the ROI analysis of a home starts from them', async ({
  page,
}) => {
  const { rents } = await (await page.request.get('/api/markets/austin-tx/forecast')).json();
  await openPage(page, '/market/austin-tx');
  const table = page.getByRole('region', { name: 'Rents by bedrooms' });
  await expect(table.getByRole('row')).toHaveCount(2 + rents.byBedrooms.length);
  expect(await accessibilityViolations(page)).toEqual([]);
  const { bedrooms, median } = rents.byBedrooms[0];
  const homes = await (await page.request.get('/api/properties?place=Austin&state=TX&limit=50')).json();
  const home = homes.find((each: { bedrooms: number }) => each.bedrooms === bedrooms);
  await openPage(page, `/roi-analysis?home=${home.id}&expenses=9000`);
  await expect(page.getByLabel('Monthly rent')).toHaveValue(median.toLocaleString('en-US'));
  const source = page
    .getByRole('table', { name: 'Where the inputs come from' })
    .getByRole('row', { name: /^Monthly rent/ });
  await expect(source).toContainText(/Median of \d+ closed leases in Austin/);
  await page.getByLabel('Monthly rent').fill('2600');
  await expect(source).toContainText('Entered');
  expect(await accessibilityViolations(page)).toEqual([]);
});
