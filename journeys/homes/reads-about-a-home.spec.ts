import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../setup/test.ts';
import { openPage } from '../steps/open-page.ts';
import { homes, openSearch } from '../steps/search.ts';

interface Home {
  id: number;
  address: string | null;
  addressHidden: boolean;
}

const firstHome = async (request: APIRequestContext, wanted: (home: Home) => boolean): Promise<Home> => {
  for (const place of ['Denver', 'Austin', 'Seattle', 'Chicago', 'Toronto', 'Miami']) {
    const list: Home[] = await (await request.get(`/api/properties?place=${place}&limit=100`)).json();
    const found = list.find(wanted);
    if (found) return found;
  }
  throw new Error('None of the first hundred homes of six cities is like that');
};

test('View Details opens the home: facts with source, price history, similar homes', {
  tag: '@phone',
}, async ({ page }) => {
  await openSearch(page, '3 bed house in Austin under 700k');
  const card = homes(page).filter({ hasNotText: 'The seller has hidden this address' }).first();
  const street = (await card.getByRole('heading').textContent())!;
  await card.getByRole('link', { name: /^View Details: / }).click();

  await expect(page).toHaveURL(/\/property\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(street);
  for (const part of ['Facts', 'Price history', 'Listed by', 'Location', 'Similar homes'])
    await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible();
  await page.getByText('Sources of these facts').click();
  await expect(page.getByText(/^From .*, last updated/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How the price compares' })).toBeVisible();
  await expect(page.getByRole('table', { name: /^Price history/ }).getByRole('row')).not.toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Similar homes' }).getByRole('article')).not.toHaveCount(0);
  await page.goBack();
  await expect(card.getByRole('heading')).toHaveText(street);
});

test('pictures open in full screen, by keys and buttons; a map shows the spot and landmarks with distances', {
  tag: '@phone',
}, async ({ page, request }) => {
  const { id } = await firstHome(request, (home) => home.address !== null);
  await openPage(page, `/property/${id}`);
  const opener = page.getByRole('button', { name: /^Open picture 1 of \d+ in full screen/ });
  await opener.click();
  const screen = page.getByRole('dialog');
  await expect(screen.getByRole('status')).toHaveText(/^1 of \d+$/);
  await page.keyboard.press('ArrowRight');
  await expect(screen.getByRole('status')).toHaveText(/^2 of \d+$/);
  await screen.getByRole('button', { name: 'Previous picture' }).click();
  await expect(screen.getByRole('status')).toHaveText(/^1 of \d+$/);
  await page.keyboard.press('Escape');
  await expect(screen).toBeHidden();
  await expect(opener).toBeFocused();

  await page.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Map of this home and places nearby' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'This home' })).toBeVisible();
  await expect(
    page
      .getByRole('list')
      .filter({ hasText: / (mi|km)/ })
      .getByRole('listitem'),
  ).toHaveCount(6);
});

test('JSON-LD and social tags have the same data as the page', async ({ page, request }) => {
  const { id } = await firstHome(request, (home) => home.address !== null);
  const home = await (await request.get(`/api/properties/${id}`)).json();
  await openPage(page, `/property/${id}`);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!);
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    url: page.url(),
    offers: { '@type': 'Offer', price: home.price, priceCurrency: home.currency },
    mainEntity: { address: { streetAddress: home.address, addressLocality: home.city } },
  });
  for (const image of data.image) expect((await request.get(image)).headers()['content-type']).toMatch(/^image\//);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', page.url());
  for (const tag of ['og:title', 'og:description', 'og:image', 'og:url'])
    await expect(page.locator(`meta[property="${tag}"]`)).toHaveAttribute('content', /\S/);
});

test('a hidden address is stated on the page and in the data, without a position', async ({ page, request }) => {
  const { id } = await firstHome(request, (home) => home.addressHidden);
  await openPage(page, `/property/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The seller has hidden this address');
  await expect(page.getByText('The seller has hidden the exact location.')).toBeVisible();
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!);
  expect(data.mainEntity.address.streetAddress).toBeUndefined();
  expect(data.mainEntity.geo).toBeUndefined();
});

test('a printed home has its facts without navigation and buttons', async ({ page, request }) => {
  const { id } = await firstHome(request, (home) => home.address !== null);
  await openPage(page, `/property/${id}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Facts' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
});
