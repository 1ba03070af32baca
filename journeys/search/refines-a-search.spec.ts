import type { Page } from '@playwright/test';
import { expect, test } from '../setup/test.ts';
import { accessibilityViolations } from '../steps/accessibility.ts';
import { openPage, ready } from '../steps/open-page.ts';
import { enter, newBuyer } from '../steps/people.ts';
import { chip, expectTotal, openSearch, total } from '../steps/search.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Change the search' });
const box = (page: Page) => page.getByRole('textbox', { name: 'Change this search' });
const describeChange = (page: Page) => page.getByRole('button', { name: 'Describe a change' }).click();

test('a search is refined twice by sentences, with its changes shown, undone, and shared', {
  tag: '@phone',
}, async ({ page }) => {
  await openSearch(page, '3 bed house in Austin under 700k');
  const first = await total(page);

  await describeChange(page);
  await expect(box(page)).toBeFocused();
  await box(page).fill('cheaper, with a pool too');
  await box(page).press('Enter');
  await expect(panel(page).getByRole('status')).toContainText(/Up to \$[3-6]\d\d,\d{3}.* · “cheaper”/);
  await expect(panel(page).getByRole('status')).toContainText('Added Pool');
  await expect(chip(page, /^Up to \$700,000\s*, turned off/)).toBeVisible();
  await expect(box(page)).toHaveValue('');
  await expect(box(page)).toBeFocused();
  const second = await total(page);
  expect(second).toBeLessThan(first);

  await panel(page).getByRole('button', { name: 'forget Austin, try …' }).click();
  await box(page).pressSequentially('Denver, flibbertigibbet');
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(chip(page, /^Denver/)).toBeVisible();
  await expect(panel(page).getByRole('button', { name: /^flibbertigibbet/ })).toContainText('not understood');
  expect(new URL(page.url()).searchParams.getAll('off').sort()).toEqual(['place:austin', 'price<=700000']);
  const third = await total(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.reload();
  await ready(page);
  await expectTotal(page, third);

  await page.goBack();
  await expectTotal(page, second);
  await expect(panel(page).getByRole('button', { name: 'Undo' })).toBeHidden();
  await describeChange(page);
  await box(page).fill('any price');
  await box(page).press('Enter');
  await panel(page).getByRole('button', { name: 'Undo' }).click();
  await expectTotal(page, second);
});

test('the assistant refines its result with the buyer’s words', async ({ page }) => {
  await enter(page, await newBuyer(page.request));
  await openPage(page, '/property-pilot?tab=assistant');
  const log = page.getByRole('log', { name: 'Conversation with the assistant' });
  const field = page.getByRole('textbox', { name: 'Ask the assistant' });
  const say = async (words: string) => {
    await field.fill(words);
    await field.press('Enter');
  };
  await say('houses in Austin under 700k');
  await expect(log.getByText(/^I found /)).toBeVisible();
  await say('forget Austin, try Denver, 50k cheaper');
  await expect(log.getByText(/Up to \$700,000 became Up to \$650,000/)).toBeVisible();
  await expect(log.getByText(/I looked for: .*Denver/)).toBeVisible();
});
