import { expect, test } from '../setup/test.ts';
import { accessibilityViolations, waitForAnimations } from '../steps/accessibility.ts';
import { readingOf } from '../steps/api.ts';
import { openPage } from '../steps/open-page.ts';
import { openSearch } from '../steps/search.ts';

const sentence = '3 bed house in Austin under 700k with a pool';

test('insights explain the reading and the best match, point by point', async ({ page }) => {
  await openSearch(page, sentence);
  await page.getByRole('tab', { name: 'AI insights' }).click();
  await expect(page).toHaveURL(/tab=ai-insights/);
  await expect(page.getByRole('heading', { name: 'What we found' })).toBeVisible();

  const table = page.getByRole('table', { name: /^Why it ranks first: \d+ points$/ });
  const score = /\d+/.exec((await table.locator('caption').textContent())!)![0];
  const points = (await table.getByRole('cell').allInnerTexts()).map(Number);
  expect(points.reduce((sum, point) => sum + point, 0)).toBe(Number(score));
});

test('market figures show their date and the number of homes, as the API counts them', {
  tag: '@phone',
}, async ({ page, request }) => {
  const analysis = await (await request.post('/api/hypersearch/analyze', { data: { query: sentence } })).json();
  await openSearch(page, sentence, { tab: 'market-analysis' });
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByText(/^Last updated/)).toContainText(`${analysis.set.homes.toLocaleString('en-US')} home`);
  await expect(panel.locator('time').first()).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}/);

  for (const [name, figures] of [
    ['Your results', analysis.set],
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

test('with fewer than ten homes there is no figure, and the page says so', async ({ page, request }) => {
  const few = '6 bed house in Denver under 900k with a pool and a view';
  const { total } = await readingOf(request, few);
  expect(total).toBeLessThan(10);
  await openSearch(page, few, { tab: 'market-analysis' });
  const found = page.getByRole('table', { name: 'Market figures: Your results' });
  await expect(found.getByText('Fewer than ten homes').first()).toBeVisible();
  await expect(found.getByText('$')).toHaveCount(0);
});

test('the figures follow the whole search: filters and drawn areas, with and without a sentence', async ({
  page,
  request,
}) => {
  const area = 'polygon=-97.9,30.2;-97.6,30.2;-97.6,30.4;-97.9,30.4';
  for (const [query, api] of [
    [`q=house&add=has:garage&${area}`, `query=house&has=garage&${area}`],
    ['add=place:austin&add=has:garage&status=sold', 'place=austin&has=garage'],
  ]) {
    const { set } = await (await request.get(`/api/properties/market?${api}`)).json();
    await openPage(page, `/hypersearch?${query}&tab=market-analysis`);
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByText(/^Last updated/)).toContainText(
      `For sale in your results: ${set.homes.toLocaleString('en-US')} home`,
    );
    await expect(panel.getByRole('table', { name: 'Market figures: Your results' })).toContainText(
      `$${set.medianListPrice.value.toLocaleString('en-US')}`,
    );
  }
});

test('every chart has a table one key away, with the homes behind each point', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const { set } = await (await request.get('/api/properties/market?query=homes+in+Austin')).json();
  await openSearch(page, 'homes in Austin', { tab: 'market-analysis' });
  const course = page.getByRole('region', { name: /^Median list price by month of listing, your results/i }).first();
  await expect(course.getByRole('img', { name: /in USD$/ })).toBeVisible();
  await course.getByText('Show as table').focus();
  await page.keyboard.press('Enter');
  const rows = course.getByRole('table').getByRole('row');
  const known = set.months.filter(({ medianListPrice }: { medianListPrice: unknown }) => medianListPrice);
  await expect(rows).toHaveCount(known.length + 1);
  await expect(rows.last()).toContainText(known.at(-1).medianListPrice.n.toLocaleString('en-US'));

  const waiting = page.getByRole('table', { name: /^Time on the market for homes for sale/ });
  await expect(waiting.getByRole('row')).toHaveCount(5);
  await expect(waiting).toContainText(set.timeOnMarket[0].homes.toLocaleString('en-US'));
  await page.getByRole('radio', { name: /^All of Austin/ }).check();
  await expect(
    page.getByRole('region', { name: /^Median list price by month of listing, all of Austin/ }).first(),
  ).toBeVisible();
});

test('each insight names its source rows, and hidden data are reported as hidden', async ({ page, request }) => {
  const { insights } = await (await request.get(`/api/properties/market?query=${encodeURIComponent(sentence)}`)).json();
  await openSearch(page, sentence, { tab: 'ai-insights' });
  for (const { text, cites } of insights) {
    const insight = page.getByRole('listitem').filter({ hasText: text });
    await expect(insight).toContainText(new RegExp(`\\(${cites[0].n.toLocaleString('en-US')} homes?\\)`));
  }
  await page.getByRole('link', { name: 'See all figures' }).click();
  await expect(page).toHaveURL(/tab=market-analysis/);
  // Few homes match.
  await openSearch(page, 'condo in Reno with a sauna', { tab: 'market-analysis' });
  await expect(page.getByRole('heading', { name: 'Not shown' })).toBeVisible();
  await expect(page.getByText(/fewer than two months have ten/).first()).toBeVisible();
});

test('the figures of homes found by filters alone are accessible', { tag: '@phone' }, async ({ page }) => {
  for (const tab of ['ai-insights', 'market-analysis']) {
    await openPage(page, `/hypersearch?add=place:austin&tab=${tab}`);
    await waitForAnimations(page);
    expect.soft(await accessibilityViolations(page), tab).toEqual([]);
  }
});
