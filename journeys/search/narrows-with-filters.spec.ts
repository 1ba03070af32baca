import { expect, test } from '../setup/test.ts';
import { chip, expectTotal, homesPromised, openFilters, openSearch, showButton, total } from '../steps/search.ts';

const sentence = 'home in Seattle under 1.5 million';

test('Advanced Filters counts while a person chooses, and the list has the same count', {
  tag: '@phone',
}, async ({ page }) => {
  await openSearch(page, sentence);
  const all = await total(page);
  const drawer = await openFilters(page);
  expect(await homesPromised(drawer)).toBe(all);

  const town = drawer.getByRole('checkbox', { name: /^Townhouse/ });
  const townhouses = Number(/[\d,]+$/.exec((await town.locator('..').textContent())!.trim())?.[0].replaceAll(',', ''));
  await town.check();
  await expect.poll(() => homesPromised(drawer)).toBe(townhouses);

  await drawer.getByRole('spinbutton', { name: 'Bedrooms, at least' }).fill('3');
  await expect.poll(() => homesPromised(drawer)).toBeLessThan(townhouses);
  const promised = await homesPromised(drawer);
  await showButton(drawer).click();
  await expect(drawer).toBeHidden();
  await expectTotal(page, promised);
  await expect(chip(page, /Townhouse/)).toBeVisible();
});

test('a required and an excluded feature split the homes in two', async ({ page }) => {
  await openSearch(page, sentence);
  const all = await total(page);
  const drawer = await openFilters(page);
  await drawer.getByRole('searchbox', { name: 'Find a filter' }).fill('garage');
  const garage = drawer.getByRole('group', { name: 'Garage', exact: true });
  await expect(garage.getByRole('radio', { name: 'Any' })).toBeChecked();

  await garage.getByRole('radio', { name: 'Must' }).check();
  await expect.poll(() => homesPromised(drawer)).toBeLessThan(all);
  const having = await homesPromised(drawer);
  await garage.getByRole('radio', { name: 'No' }).check();
  await expect.poll(() => homesPromised(drawer)).toBe(all - having);
  await garage.getByRole('radio', { name: 'Nice' }).check();
  await expect.poll(() => homesPromised(drawer)).toBe(all);

  await drawer.getByRole('button', { name: 'Clear changes' }).click();
  await expect(garage.getByRole('radio', { name: 'Any' })).toBeChecked();
});

test('contradictory bounds are reported beside the field', async ({ page }) => {
  await openSearch(page, sentence);
  const drawer = await openFilters(page);
  await drawer.getByRole('spinbutton', { name: 'Bathrooms, at least' }).fill('4');
  const most = drawer.getByRole('spinbutton', { name: 'Bathrooms, at most' });
  await most.fill('2');
  await expect(most).toHaveAttribute('aria-invalid', 'true');
  await expect(most).toHaveAccessibleDescription(/no home can match/);
  await expect.poll(() => homesPromised(drawer)).toBe(0);
});
