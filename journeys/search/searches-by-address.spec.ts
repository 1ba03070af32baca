import { expect, test } from '../setup/test.ts';
import { openPage } from '../steps/open-page.ts';
import { cards, openPropertySearch, searchBox, searchFor } from '../steps/property-search.ts';
import { expectTotal, total } from '../steps/search.ts';

interface Home {
  id: number;
  address: string;
  city: string;
  state: string;
  zipCode: string;
}

const totalOf = async (request: Parameters<Parameters<typeof test>[2]>[0]['request'], query: string) => {
  const response = await request.get(`/api/properties?limit=1&${query}`);
  return { total: Number(response.headers()['x-total-count']), homes: (await response.json()) as Home[] };
};

test('all homes for sale are listed before a search', async ({ page, request }) => {
  const { total: all } = await totalOf(request, 'status=active');
  expect(await openPropertySearch(page)).toBe(all);
  await expect(page.getByRole('heading', { level: 1, name: 'Property Search' })).toBeVisible();
  await expect(cards(page)).toHaveCount(9);
  await expect(page.getByRole('region', { name: 'Active filters' })).toHaveCount(0);
});

test('a city, a state and a ZIP find their homes', async ({ page, request }) => {
  await openPropertySearch(page);
  for (const [text, query] of [
    ['Austin, TX', 'place=Austin'],
    ['Colorado', 'state=CO'],
    ['78704', 'zip=78704'],
  ] as const) {
    await searchFor(page, text);
    await expectTotal(page, (await totalOf(request, query)).total);
    await expect(searchBox(page)).toHaveValue(text);
  }
});

test('an address finds its house, and a typo gets a suggestion', async ({ page, request }) => {
  const { homes } = await totalOf(request, 'place=Austin&type=single_family&sort=newest');
  const [home] = homes;
  await openPropertySearch(page);
  await searchFor(page, `${home!.address}, ${home!.city}, ${home!.state} ${home!.zipCode}`);
  await expectTotal(page, 1);
  await expect(cards(page).getByRole('heading', { name: home!.address })).toBeVisible();

  const [number, name = ''] = home!.address.split(' ');
  const typo = home!.address.replace(name, `${name.slice(0, -2)}${name.at(-1)}${name.at(-2)}`);
  expect(typo).not.toBe(home!.address);
  await searchBox(page).fill(typo);
  await page
    .getByRole('option')
    .filter({ hasText: `${number} ${name}` })
    .first()
    .click();
  await expect(page).toHaveURL(/\/property\/\d+/);
});

test('a search without a connection says so, and repeats itself when the connection is back', async ({ page }) => {
  await openPropertySearch(page, '?text=Austin');
  await page.context().setOffline(true);
  await searchFor(page, 'Denver');
  await expect(page.getByRole('heading', { name: 'We couldn’t load the homes' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(cards(page).first()).toContainText('Denver');
});

test('a heart leads to sign-up and keeps the pending action', async ({ page }) => {
  await openPropertySearch(page, '?text=Austin');
  await cards(page)
    .first()
    .getByRole('link', { name: /^Save / })
    .click();
  await expect(page).toHaveURL((url) => url.pathname === '/signup' && url.searchParams.get('intent') === 'save-home');
  expect(new URL(page.url()).searchParams.get('back')).toBe('/search?text=Austin');
});

test.describe('before the script has loaded', () => {
  test.use({ javaScriptEnabled: false });
  test('the form searches and the pages turn', async ({ page, request }) => {
    await page.goto('/search');
    await searchBox(page).fill('78704');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/search?text=78704');
    await expectTotal(page, (await totalOf(request, 'zip=78704')).total);
    await page.getByRole('link', { name: /next/i }).click();
    await expect(page.getByRole('navigation', { name: 'Result pages' })).toContainText('2');
  });
});

test('a result page gives search engines its canonical URL', async ({ page }) => {
  await openPage(page, '/search');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await openPage(page, '/search?text=Austin');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/search$/);
  expect(await total(page)).toBeGreaterThan(0);
});
