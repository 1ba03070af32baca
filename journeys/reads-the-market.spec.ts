import { expect, test } from './house/visitor.ts';
import { readingOf } from './steps/api.ts';
import { openSearch } from './steps/search.ts';

const sentence = '3 bed house in Austin under 700k with a pool';

test('insights explain the reading and the best match, point by point', async ({ page }) => {
  await openSearch(page, sentence);
  await page.getByRole('tab', { name: 'AI insights' }).click();
  await expect(page).toHaveURL(/tab=ai-insights/);
  await expect(page.getByRole('heading', { name: 'What was found' })).toBeVisible();

  const table = page.getByRole('table', { name: /^Why it comes first: \d+ points$/ });
  const score = /\d+/.exec((await table.locator('caption').textContent())!)![0];
  const points = (await table.getByRole('cell').allInnerTexts()).map(Number);
  expect(points.reduce((sum, point) => sum + point, 0)).toBe(Number(score));
});

test('market figures carry their date and the homes behind them, as the API counts them', {
  tag: '@phone',
}, async ({ page, request }) => {
  const analysis = await (await request.post('/api/hypersearch/analyze', { data: { query: sentence } })).json();
  await openSearch(page, sentence, { tab: 'market-analysis' });
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByText(/^As of/)).toContainText(`${analysis.set.homes.toLocaleString('en-US')} home`);
  await expect(panel.locator('time').first()).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}/);

  for (const [name, figures] of [
    ['The homes found', analysis.set],
    [`All of ${analysis.area.name}`, analysis.area],
  ] as const) {
    const row = panel
      .getByRole('table', { name: `Market figures: ${name}` })
      .getByRole('row')
      .filter({ hasText: /median.*price/i })
      .first();
    await expect(row).toContainText(figures.medianListPrice.value.toLocaleString('en-US'));
    await expect(row).toContainText(figures.medianListPrice.n.toLocaleString('en-US'));
  }
});

test('below ten homes there is no figure, and the page says so', async ({ page, request }) => {
  const few = '6 bed house in Denver under 900k with a pool and a view';
  const { total } = await readingOf(request, few);
  expect(total).toBeLessThan(10);
  await openSearch(page, few, { tab: 'market-analysis' });
  const found = page.getByRole('table', { name: 'Market figures: The homes found' });
  await expect(found.getByText('Fewer than ten homes').first()).toBeVisible();
  await expect(found.getByText('$')).toHaveCount(0);
});
