import { expect, test } from '../setup/test.ts';
import { readingOf } from '../steps/api.ts';
import { expectTotal, homes, openSearch } from '../steps/search.ts';

const impossible = '6 bed condo in Denver under 250k with a pool';

test('a result without homes offers relaxations with their counts, and one tap finds homes', {
  tag: '@phone',
}, async ({ page, request }) => {
  const { total, searchOptimization } = await readingOf(request, impossible);
  expect(total).toBe(0);
  await openSearch(page, impossible);
  await expect(page.getByRole('heading', { name: 'No properties found' })).toBeVisible();
  const ways = page.getByRole('tabpanel').getByRole('link', { name: /^Without/ });
  expect(searchOptimization.length).toBeGreaterThan(0);
  for (const way of searchOptimization.slice(0, 4))
    await expect(ways.filter({ hasText: `“${way.label}”` })).toContainText(`${way.total.toLocaleString('en-US')} home`);

  const [best] = searchOptimization;
  await ways.filter({ hasText: `“${best!.label}”` }).click();
  await expectTotal(page, best!.total);
  await expect(homes(page)).toHaveCount(Math.min(9, best!.total));
});
