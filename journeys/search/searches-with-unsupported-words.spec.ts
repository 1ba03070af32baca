import { expect, test } from '../setup/test.ts';
import { readingOf } from '../steps/api.ts';
import { chip, expectTotal, openChip, openSearch } from '../steps/search.ts';

test('a criterion about the neighbors is not applied; the reason and a lawful alternative are shown', {
  tag: '@phone',
}, async ({ page, request }) => {
  const plain = await readingOf(request, '3 bed house in Austin');
  const asked = await readingOf(request, '3 bed house in Austin in a Christian neighborhood');
  expect(asked.total).toBe(plain.total);
  expect(asked.refused).toHaveLength(1);
  const [{ words, reason, alternative }] = asked.refused as [(typeof asked.refused)[number]];

  await openSearch(page, '3 bed house in Austin in a Christian neighborhood');
  await expectTotal(page, plain.total);
  await expect(page.getByText(`We couldn’t apply “${words}”`)).toBeVisible();
  await expect(page.getByText(reason, { exact: true })).toBeVisible();
  await expect(page.getByText(alternative, { exact: true })).toBeVisible();
});

test('words that were not understood are listed, and searched as text on request', async ({ page, request }) => {
  const sentence = 'house in Austin flibbertigibbet';
  const { unread, total } = await readingOf(request, sentence);
  expect(unread.map(({ words }) => words)).toEqual(['flibbertigibbet']);
  await openSearch(page, sentence);
  await expectTotal(page, total);
  await expect(chip(page, 'flibbertigibbet')).toContainText('not understood');

  const sheet = await openChip(page, 'flibbertigibbet');
  await sheet.getByRole('button', { name: 'Search for these words as text' }).click();
  await expect(page).toHaveURL(/text=flibbertigibbet/);
  await expectTotal(page, 0);
  await page.getByRole('link', { name: /^Without “the words in the text”/ }).click();
  await expectTotal(page, total);
});
