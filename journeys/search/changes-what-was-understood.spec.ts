import { expect, test } from '../setup/test.ts';
import { readingOf } from '../steps/api.ts';
import { chip, expectTotal, homeLinks, openChip, openSearch } from '../steps/search.ts';

const sentence = '3 bed house in Austin under 700k with a pool';

test('a chip is softened, disabled and enabled: count, list and URL follow', {
  tag: '@phone',
}, async ({ page, request }) => {
  const asRead = await readingOf(request, sentence);
  const without = asRead.chips.find(({ fact }) => fact === 'has:pool')!.countWithout!;
  await openSearch(page, sentence);
  await expectTotal(page, asRead.total);
  const first = await homeLinks(page);

  await (await openChip(page, /^Pool/)).getByRole('button', { name: 'Make it a preference' }).click();
  await expectTotal(page, without);
  expect(new URL(page.url()).searchParams.getAll('soft')).toEqual(['has:pool']);
  await expect.poll(() => homeLinks(page)).not.toEqual([]);

  await (await openChip(page, /pool/i)).getByRole('button', { name: 'Make it required' }).click();
  await expectTotal(page, asRead.total);
  await expect.poll(() => homeLinks(page)).toEqual(first);
  expect(new URL(page.url()).searchParams.getAll('soft')).toEqual([]);

  await (await openChip(page, /^Pool/)).getByRole('button', { name: 'Turn off' }).click();
  await expectTotal(page, without);
  expect(new URL(page.url()).searchParams.getAll('off')).toEqual(['has:pool']);
  await expect(chip(page, /^Pool\s*, turned off/)).toBeVisible();

  await (await openChip(page, /^Pool/)).getByRole('button', { name: 'Turn on' }).click();
  await expectTotal(page, asRead.total);
  await expect.poll(() => homeLinks(page)).toEqual(first);
});

test('a chip gets another value', async ({ page, request }) => {
  const wanted = await readingOf(request, '3 bed house in Austin under 500k with a pool');
  await openSearch(page, sentence);
  const sheet = await openChip(page, 'Up to $700,000');
  await sheet.getByRole('textbox', { name: 'Price' }).fill('500000');
  await sheet.getByRole('button', { name: 'Apply' }).click();
  await expectTotal(page, wanted.total);
  await expect(chip(page, /500,000/)).toBeVisible();
  await page.reload();
  await expectTotal(page, wanted.total);
});

test('a chip shows its cost in homes', async ({ page, request }) => {
  const { chips, total } = await readingOf(request, sentence);
  await openSearch(page, sentence);
  for (const { label, countWithout } of chips) {
    const more = countWithout! - total;
    if (more > 0) await expect(chip(page, label)).toContainText(`+${more.toLocaleString('en-US')} home`);
  }
});
