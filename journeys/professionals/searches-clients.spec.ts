import { expect, test } from '../setup/test.ts';
import { openPage } from '../steps/open-page.ts';
import { enter, people } from '../steps/people.ts';

test('an agent finds a client by name, and clears a search without matches', { tag: '@phone' }, async ({ page }) => {
  await enter(page, people.agent);
  const { clients } = await (await page.request.get('/api/connections?state=connected')).json();
  const { name } = clients.at(-1).buyer;
  await openPage(page, '/connections?tab=clients');
  const search = page.getByRole('searchbox', { name: 'Search by name' });
  const cards = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(cards.nth(1)).toBeVisible();
  const all = await cards.count();
  await search.fill(name.toLowerCase());
  await expect(cards.first()).toHaveText(name);
  await expect.poll(() => cards.count()).toBeLessThan(all);
  await expect(page).toHaveURL(/[?&]q=/);
  await search.fill('nobody has this name');
  await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect.poll(() => cards.count()).toBe(all);
  await expect(search).toHaveValue('');
});
