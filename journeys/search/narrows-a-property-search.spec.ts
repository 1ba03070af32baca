import { expect, test } from '../setup/test.ts';
import { addressOf, openPage, ready } from '../steps/open-page.ts';
import { activeFilter, cards, openPropertySearch } from '../steps/property-search.ts';
import { expectTotal, homesPromised, openFilters, showButton, total } from '../steps/search.ts';

test('filters of several kinds are part of the URL and persist over a reload', { tag: '@phone' }, async ({ page }) => {
  const all = await openPropertySearch(page, '?text=Austin');
  const drawer = await openFilters(page, 'Filters');
  expect(await homesPromised(drawer)).toBe(all);

  const three = drawer.getByRole('button', { name: /^Bedrooms: 3\+/ });
  const threeOrMore = Number(/([\d,]+) homes?$/.exec((await three.textContent())!)![1]!.replaceAll(',', ''));
  await three.click();
  await expect.poll(() => homesPromised(drawer)).toBe(threeOrMore);
  await drawer.getByRole('checkbox', { name: /^House/ }).check();
  await drawer.getByRole('group', { name: 'Pool', exact: true }).getByRole('radio', { name: 'No' }).check();
  await drawer.getByRole('textbox', { name: 'Price, at most', exact: true }).fill('900000');
  await expect.poll(() => homesPromised(drawer)).toBeLessThan(threeOrMore);
  const promised = await homesPromised(drawer);
  await showButton(drawer).click();

  await expectTotal(page, promised);
  for (const name of [/Bedrooms: at least 3/, /House/, /No pool/, /Price: at most/])
    await expect(activeFilter(page, name)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Filters\s*4 set$/ })).toBeVisible();

  const address = addressOf(page);
  await page.reload();
  await ready(page);
  await expectTotal(page, promised);
  expect(addressOf(page)).toBe(address);

  await activeFilter(page, /No pool/).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(activeFilter(page, /No pool/)).toHaveCount(0);
  expect(await total(page)).toBeGreaterThan(promised);
});

test('a filter is found by common names, and a group is reset at once', async ({ page }) => {
  const all = await openPropertySearch(page);
  const drawer = await openFilters(page, 'Filters');
  const sought = drawer.getByRole('searchbox', { name: 'Find a filter' });
  await sought.fill('condo fee');
  await drawer.getByRole('button', { name: /^HOA or condo fee: No fee\s*[\d,]+ homes/ }).click();
  await expect.poll(() => homesPromised(drawer)).toBeLessThan(all);
  await sought.fill('');
  await drawer.getByRole('button', { name: /^Reset 1\s*: Price and cost$/ }).click();
  await expect.poll(() => homesPromised(drawer)).toBe(all);
  await sought.fill('xyzzy');
  await expect(drawer.getByText('No filter has this name')).toBeVisible();
  await sought.fill('bedrooms');
  await drawer.getByRole('checkbox', { name: 'Show the RESO fields for each filter' }).check();
  await expect(drawer.getByText('RESO: BedroomsTotal')).toBeVisible();
});

test('a result without homes offers the smallest relaxations, for filters, words and areas', { tag: '@phone' }, async ({
  page,
}) => {
  await openPropertySearch(page, '?text=Austin&circle=0,0,500&add=beds%3E%3D3');
  await expect(page.getByRole('heading', { name: 'No properties found' })).toBeVisible();
  await expect(page.getByText('Try adjusting your search criteria or explore different areas.')).toBeVisible();
  const way = page.getByRole('link', { name: /^Without “the drawn areas”: [\d,]+ homes/ });
  const promised = Number(/([\d,]+) homes/.exec((await way.textContent())!)![1]!.replaceAll(',', ''));
  await way.click();
  await expectTotal(page, promised);
  await expect(activeFilter(page, /Bedrooms: at least 3/)).toBeVisible();
});

test('an address with a wrong number finds no home, but suggests the nearby one', async ({ page, request }) => {
  const [home] = await (await request.get('/api/properties?place=Denver&type=single_family&limit=1')).json();
  const typo = home.address.replace(/^\d+/, (number: string) => String(Number(number) + 1));
  const address = `/search?text=${encodeURIComponent(typo)}`;
  expect(await (await request.get(address)).text()).toContain(`Did you mean ${home.address}, Denver`);
  await openPage(page, address);
  await expect(page.getByRole('heading', { name: 'No properties found' })).toBeVisible();
  await page
    .getByRole('link', { name: `Did you mean ${home.address}, Denver` })
    .first()
    .click();
  await expect(page).toHaveURL(`/property/${home.id}`);
});

test('the search persists from grid to map and back, and the panel filters it', async ({ page }) => {
  const all = await openPropertySearch(page, '?text=Austin&add=beds%3E%3D3');
  await page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'Map' }).click();
  const panel = page.getByRole('region', { name: 'Smart Property Search' });
  await expect(panel.getByText(/^[\d,]+ homes$/)).toHaveText(`${all.toLocaleString('en-US')} homes`);
  await expect(panel.getByRole('combobox', { name: 'Price range' })).toHaveValue('');
  await expect(panel.getByRole('combobox', { name: 'Property type' })).toHaveValue('');

  const option = panel.getByRole('combobox', { name: 'Property type' }).getByRole('option', { name: /^Condo \(/ });
  const condos = Number(/\(([\d,]+)\)/.exec((await option.textContent())!)![1]!.replaceAll(',', ''));
  await panel.getByRole('combobox', { name: 'Property type' }).selectOption('condo');
  await expectTotal(page, condos);
  await page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'Grid' }).click();
  await expectTotal(page, condos);
  await expect(activeFilter(page, /Condo/)).toBeVisible();
  await expect(activeFilter(page, /Bedrooms: at least 3/)).toBeVisible();
  await expect(cards(page)).toHaveCount(Math.min(9, condos));
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/search');
});

test('filters are opened, set and applied by keyboard alone, and the focus returns', async ({ page }) => {
  await openPropertySearch(page, '?text=Austin');
  const button = page.getByRole('button', { name: /^Filters/ });
  await button.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expect(showButton(drawer)).toHaveText(/Show [\d,]+ homes/);
  const lowest = drawer.getByRole('slider', { name: 'Lowest price' });
  await lowest.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(lowest).toHaveAttribute('aria-valuetext', /^\$/);
  const promised = await homesPromised(drawer);
  await drawer.getByRole('button', { name: /^Bedrooms: 2\+/ }).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => homesPromised(drawer)).toBeLessThan(promised);
  await showButton(drawer).focus();
  const shown = await homesPromised(drawer);
  await page.keyboard.press('Enter');
  await expect(drawer).toBeHidden();
  await expectTotal(page, shown);
  await expect(button).toBeFocused();
});
