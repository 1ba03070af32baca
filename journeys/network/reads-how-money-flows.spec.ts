import { expect, test } from '../setup/test.ts';
import { accessibilityViolations } from '../steps/accessibility.ts';
import { openPage, ready } from '../steps/open-page.ts';

test('the network page has live counts, who pays whom, today’s prices, and three sign-up links', {
  tag: '@phone',
}, async ({ page, request }) => {
  const { figures } = await (await request.get('/api/network/figures')).json();
  const { plans } = await (await request.get('/api/plans')).json();
  await openPage(page, '/business-model');
  for (const metric of ['resellers', 'agents', 'buyers']) {
    const { value } = figures.find((figure: { metric: string }) => figure.metric === metric);
    // Concurrent sign-ups change the count.
    const shown = await page.locator(`data[data-metric="${metric}"]`).getAttribute('value');
    expect(Number(shown)).toBeGreaterThanOrEqual(value);
  }
  for (const who of ['Companies pay the wholesaler', 'Buyers don’t pay', 'The wholesaler makes no payouts'])
    await expect(page.getByRole('heading', { name: who })).toBeVisible();
  const table = page.getByRole('table');
  for (const plan of plans) {
    const row = table.getByRole('row').filter({ hasText: plan.name });
    for (const price of [plan.monthly, plan.yearly])
      await expect(row).toContainText(price ? `$${(price.amountCents / 100).toLocaleString('en-US')}` : 'On request');
  }
  expect(await accessibilityViolations(page)).toEqual([]);
  for (const [door, path] of [
    ['Join as a company', '/reseller-signup'],
    ['Join as an agent', '/agent-signup'],
    ['Join as a buyer', '/end-user-signup'],
  ])
    await expect(page.getByRole('link', { name: door! })).toHaveAttribute('href', path!);
});

test('the front page links to the pages of the specification, and to the network', async ({ page }) => {
  await openPage(page, '/');
  const main = page.getByRole('main');
  for (const path of ['/end-user-signup', '/agent-signup', '/hypersearch', '/smartmatch', '/signin', '/business-model'])
    await expect(main.locator(`a[href="${path}"]`).first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Professional Sign In' })).toHaveAttribute('href', '/signin');
  await expect(main.getByText(/from 1 agent: \$299 to \$1,499 a month, or custom pricing\./i)).toBeVisible();
  await main.getByRole('link', { name: 'How the network works' }).click();
  await ready(page);
  await expect(page.getByRole('heading', { level: 1, name: 'How the network works' })).toBeVisible();
});
