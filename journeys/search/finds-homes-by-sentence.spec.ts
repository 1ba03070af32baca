import { expect, test } from '../setup/test.ts';
import { readingOf } from '../steps/api.ts';
import { openPage } from '../steps/open-page.ts';
import { chip, expectTotal, homes, sentenceBox } from '../steps/search.ts';

const sentence = '3 bed house in Austin under 700k with a fenced yard, ideally with a fireplace';

test('a visitor types a sentence on the landing page and gets homes with reasons', {
  tag: '@phone',
}, async ({ page, request }) => {
  const reading = await readingOf(request, sentence);
  await openPage(page, '/');
  await sentenceBox(page).fill(sentence);
  await sentenceBox(page).press('Enter');

  await expectTotal(page, reading.total);
  // The sentence can be read next to its two buttons, also on a phone.
  expect((await sentenceBox(page).boundingBox())!.width).toBeGreaterThan(240);
  expect(reading.total).toBeGreaterThan(9);
  await expect(homes(page)).toHaveCount(9);
  for (const home of await homes(page).all()) {
    await expect(home).toContainText(/\$[\d,]+/);
    await expect(home).toContainText('Austin, TX');
    await expect(home.getByRole('list', { name: 'Why it’s shown' }).getByRole('listitem')).not.toHaveCount(0);
  }
  await expect(page).toHaveTitle(/^3 bed house in Austin .* · HyperSearch · Lintel$/);
});

test('each word of the sentence shows its effect', async ({ page, request }) => {
  const asked = '3 bed house in Austin with a pool, ideally a fireplace, good karma, no children next door';
  const { parts, chips, unread } = await readingOf(request, asked);
  await openPage(page, `/hypersearch?${new URLSearchParams({ q: asked })}`);

  const said: Record<string, string | undefined> = {
    applied: 'applied',
    preference: 'a preference',
    context: 'background, not applied',
    unknown: 'not understood',
    unsupported: 'no data',
    refused: 'not applied',
    withdrawn: 'removed',
  };
  const shown = page.getByRole('search').locator('label').locator('span[title]');
  const expected = parts.filter((part) => part.fate !== 'filler');
  await expect(shown).toHaveText(expected.map((part) => asked.slice(...part.span)));
  const titles = await shown.evaluateAll((spans) => spans.map((span) => span.getAttribute('title') ?? ''));
  expect(titles.map((title) => title.split(': ').at(-1))).toEqual(expected.map((part) => said[part.fate]));
  // The words of a chip name the chip.
  for (const { label } of chips) expect(titles.join('\n')).toContain(label);
  expect(new Set(expected.map((part) => part.fate))).toContain('preference');
  for (const { label } of chips) await expect(chip(page, label)).not.toHaveCount(0);
  expect(unread.map(({ words }) => words)).toEqual(['good karma']);
  await expect(chip(page, 'good karma')).toContainText('not understood');
});

test('an empty sentence is not sent; the box takes the focus and says what is missing', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('main').getByRole('button', { name: 'HyperSearch' }).click();
  await expect(page).toHaveURL('/');
  await expect(sentenceBox(page)).toBeFocused();
  await expect(sentenceBox(page)).toHaveAccessibleDescription('Describe what you’re looking for');
  await sentenceBox(page).fill('condo');
  await expect(sentenceBox(page)).toHaveAccessibleDescription('');
});
