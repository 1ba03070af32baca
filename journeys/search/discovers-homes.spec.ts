import { expect, test } from '../setup/test.ts';
import { accessibilityViolations, waitForAnimations } from '../steps/accessibility.ts';
import { openPage } from '../steps/open-page.ts';
import { schemes } from '../steps/schemes.ts';
import { chip, homes, sentenceBox, total, understood } from '../steps/search.ts';

const homesAt = '/discover';

test('all homes are listed at first; a blank box does nothing', async ({ page }) => {
  await openPage(page, homesAt);
  expect(await total(page)).toBeGreaterThan(4_000);
  await expect(homes(page).first()).toBeVisible();
  await sentenceBox(page).fill('   ');
  await sentenceBox(page).press('Enter');
  await expect(page).toHaveURL(/\/discover$/);
});

test('a sentence is submitted by the button or by Enter, and shown as understood', { tag: '@phone' }, async ({
  page,
}) => {
  await openPage(page, homesAt);
  await sentenceBox(page).fill('3 bed house with a pool');
  await page.getByRole('button', { name: 'Process' }).click();
  await expect(page).toHaveURL(/\/discover\?q=3\+bed\+house/);
  await expect(understood(page)).toBeVisible();
  const wide = await total(page);

  await page.getByRole('combobox', { name: 'Location' }).selectOption('Austin');
  await expect(page).toHaveURL(/place:austin/);
  await expect.poll(() => total(page)).toBeLessThan(wide);
  await page.getByRole('combobox', { name: 'Price range' }).selectOption('$500k to $750k');
  await expect(page.getByLabel('Minimum price')).toHaveValue('500,000');
  await expect(page.getByLabel('Maximum price')).toHaveValue('750,000');

  // The same query finds the same homes in the API.
  const { headers } = await page.request
    .get('/api/properties?bedsMin=3&type=single_family&has=pool&place=austin&priceMin=500000&priceMax=750000')
    .then((answer) => ({ headers: answer.headers() }));
  await expect.poll(() => total(page)).toBe(Number(headers['x-total-count']));

  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue('place:austin');
  await expect(page.getByRole('combobox', { name: 'Price range' })).toHaveValue('500k-750k');
  await sentenceBox(page).fill('condo');
  await sentenceBox(page).press('Enter');
  await expect(page).toHaveURL(/q=condo/);
  await expect(chip(page, /^Austin/)).toBeVisible();
});

test('choices beside the sentence override it', async ({ page }) => {
  await openPage(page, `${homesAt}?q=condo+in+Denver+under+600k`);
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue('place:denver');
  await page.getByRole('combobox', { name: 'Location' }).selectOption('Seattle');
  await expect(chip(page, /^Seattle/)).toBeVisible();
  await page.getByLabel('Maximum price').fill('450,000');
  await page.getByLabel('Maximum price').press('Enter');
  await expect(chip(page, /Up to \$450,000/)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Price range' })).toHaveValue('other');
  const answer = await page.request.get('/api/properties?type=condo&place=seattle&priceMax=450000');
  await expect.poll(() => total(page)).toBe(Number(answer.headers()['x-total-count']));
});

test('any place is found while typing, and a price is understood with its sign, commas or spaces', async ({ page }) => {
  await openPage(page, homesAt);
  await page.getByRole('combobox', { name: 'Another place' }).fill('Montreal');
  await page
    .getByRole('option', { name: /Montréal/ })
    .first()
    .click();
  await expect(page).toHaveURL(/place:montreal/);
  const most = page.getByLabel('Maximum price');
  for (const typed of ['$450,000', '450 000', '450000']) {
    await most.fill(typed);
    await expect(most).toHaveValue('450,000');
  }
  // A digit typed in the middle stays where it was typed, and so does the caret.
  await most.press('Home');
  await most.press('ArrowRight');
  await most.pressSequentially('95');
  await expect(most).toHaveValue('49,550,000');
  await most.press('Backspace');
  await most.press('Backspace');
  await expect(most).toHaveValue('450,000');
  await most.press('Enter');
  await expect(page).toHaveURL(/price(%3C%3D|<=)450000/);
});

test('the other tab is part of the URL, shows agents and lenders, and keeps the search', { tag: '@phone' }, async ({
  page,
}) => {
  await openPage(page, `${homesAt}?q=house+in+Austin`);
  const before = await total(page);
  await page.getByRole('tab', { name: 'SmartMatch' }).click();
  await expect(page).toHaveURL(/part=smartmatch/);
  await expect(page.getByRole('heading', { level: 2, name: 'SmartMatch' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open SmartMatch' })).toHaveAttribute('href', '/smartmatch');
  await expect(page.getByRole('heading', { level: 2, name: /^\d matches in / })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Lenders' })).toBeVisible();
  await page.getByRole('tab', { name: 'HyperSearch' }).click();
  await expect(page).toHaveURL(/\/discover\?q=house\+in\+Austin$/);
  expect(await total(page)).toBe(before);
  await openPage(page, `${homesAt}?q=house+in+Austin&part=smartmatch`);
  await expect(page.getByRole('tab', { name: 'SmartMatch' })).toHaveAttribute('aria-selected', 'true');
});

for (const { colorScheme, tag } of schemes)
  test.describe(`in ${colorScheme} mode`, { tag: [...tag] }, () => {
    test.use({ colorScheme });
    test('both tabs are accessible', async ({ page }) => {
      for (const path of [homesAt, `${homesAt}?q=house+in+Austin+with+a+pool`, `${homesAt}?part=smartmatch`]) {
        await openPage(page, path);
        await waitForAnimations(page);
        expect.soft(await accessibilityViolations(page), path).toEqual([]);
      }
    });
  });
