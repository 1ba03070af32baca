import { expect, test } from '../setup/test.ts';
import { circles, dragMap, homesOnMap, map, marks, prices } from '../steps/map.ts';
import { openPage } from '../steps/open-page.ts';
import { homeLinks, homes, openSearch, searchPath, total } from '../steps/search.ts';

const condos = 'condo in Denver under 450k';

test('the list becomes a map whose markers add up to the total, and back', { tag: '@phone' }, async ({ page }) => {
  await openSearch(page, condos);
  const found = await total(page);
  const listed = await homeLinks(page);
  const answer = page.waitForResponse((response) => /clusters\?/.test(response.url()));
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(page).toHaveURL(/view=map/);

  const { withoutPosition } = await (await answer).json();
  // The first view is fitted to the result, so it contains every home with a position.
  await expect.poll(() => homesOnMap(page)).toBe(found - withoutPosition);
  if (withoutPosition > 0) await expect(map(page).getByText(/in the list but not on the map/)).toBeVisible();
  expect(await homeLinks(page)).toEqual(listed);

  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(map(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/view=map/);
});

test('a circle zooms the map in, the list follows, a price leads to its home, and Back to the same map', async ({
  page,
}) => {
  await openSearch(page, condos, { view: 'map' });
  const found = await total(page);
  await circles(page).first().click();
  await expect(page).toHaveURL(/bounds=/);
  await expect.poll(() => total(page)).toBeLessThan(found);
  await expect.poll(async () => (await homesOnMap(page)) === (await total(page))).toBe(true);
  const part = new URL(page.url()).searchParams.get('bounds');

  await prices(page).first().click();
  const note = map(page).getByRole('dialog', { name: 'Home on the map' });
  await expect(note.getByText(/^\$[\d,]+$/)).toBeVisible();
  await expect(note.getByText(/a month at [\d.]+%$/)).toBeVisible();
  await expect(note.getByText(/ bd .* ba .* sq ft/)).toBeVisible();
  await expect(note.getByRole('img')).toBeVisible();
  await note.getByRole('link', { name: /^View details/i }).click();
  await expect(page).toHaveURL(/\/property\/\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(/bounds=/);
  expect(new URL(page.url()).searchParams.get('bounds')).toBe(part);

  await page.goBack();
  await expect(page).not.toHaveURL(/bounds=/);
  await expect.poll(() => total(page)).toBe(found);
});

test('the keyboard moves through the homes in list order, opens one and returns to it', async ({ page }) => {
  await openSearch(page, condos, { view: 'map' });
  await expect(prices(page).first()).toBeVisible();
  const addresses = await homes(page).getByRole('heading').allInnerTexts();
  const listed = await prices(page).evaluateAll((pins) => pins.map((pin) => pin.ariaLabel?.split(', ').at(-1)));
  const order = listed.map((address) => addresses.indexOf(address ?? '')).filter((at) => at >= 0);
  expect(order.length).toBeGreaterThan(1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));

  const [first, second] = [marks(page).first(), marks(page).nth(1)];
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(second).toBeFocused();
  await page.keyboard.press('Home');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  const note = map(page).getByRole('dialog');
  await expect(note.getByRole('link')).toBeVisible();
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(note).toHaveCount(0);
  await expect(first).toBeFocused();
});

test('a home that is hovered in the list is highlighted on the map, and the other way round', async ({ page }) => {
  await openSearch(page, condos, { view: 'map' });
  const pin = prices(page).first();
  await expect(pin).toBeVisible();
  const address = (await pin.getAttribute('aria-label'))!.split(', ').at(-1)!;
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: address }) });
  await card.getByRole('heading').hover();
  await expect(pin).toHaveAttribute('data-look', 'near');
  await pin.hover();
  await expect(card).toHaveAttribute('data-near', 'true');
});

test('the search follows the map on request only', async ({ page }) => {
  await openSearch(page, condos, { view: 'map' });
  const found = await total(page);
  await expect(prices(page).first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Search as I move' }).uncheck();
  await dragMap(page, -220, -160);
  const here = page.getByRole('button', { name: 'Search this area' });
  await expect(here).toBeVisible();
  await expect(page).not.toHaveURL(/bounds=/);
  await here.click();
  await expect(page).toHaveURL(/bounds=/);
  await expect.poll(() => total(page)).toBeLessThan(found);

  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Search as I move' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Search outside the map' }).click();
  await expect(page).not.toHaveURL(/bounds=/);
  await expect.poll(() => total(page)).toBe(found);
});

test('on a phone the list is a sheet with three heights, by button and by drag', { tag: '@phone-only' }, async ({
  page,
}) => {
  await openSearch(page, condos, { view: 'map' });
  await expect(prices(page).first()).toBeVisible();
  const [more, less] = [
    page.getByRole('button', { name: 'More list' }),
    page.getByRole('button', { name: 'Less list' }),
  ];
  const top = async () => (await page.getByText('List of homes').boundingBox())!.y - (await map(page).boundingBox())!.y;
  const middle = await top();
  await more.click();
  await expect.poll(top).toBeLessThan(middle - 100);
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  await less.click();
  await expect.poll(top).toBeCloseTo(middle, -1);
  await page.getByText('List of homes').scrollIntoViewIfNeeded();
  const grip = (await page.getByText('List of homes').boundingBox())!;
  await page.mouse.move(grip.x + 20, grip.y + 10);
  await page.mouse.down();
  await page.mouse.move(grip.x + 20, grip.y + 400, { steps: 8 });
  await page.mouse.up();
  await expect(less).toHaveAttribute('aria-disabled', 'true');
});

test('an unreachable street map is replaced by a plain one with a notice', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  const asked: string[] = [];
  await page.route('https://streets.example/**', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.route('**/hypersearch?**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const policy = (response.headers()['content-security-policy'] ?? '').replace(
      "connect-src 'self'",
      "connect-src 'self' https://streets.example",
    );
    // This server is configured for the plain map, so the page gets another setting.
    const style = '{light:"https://streets.example/light",dark:"https://streets.example/dark"}';
    const body = (await response.text()).replace('mapStyle:void 0', `mapStyle:${style}`);
    return route.fulfill({ response, body, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  await openPage(page, searchPath(condos, { view: 'map' }));
  await expect(map(page).getByText(/couldn’t load the street map/)).toBeVisible();
  expect(asked).toEqual(['https://streets.example/light']);
  await expect(prices(page).first()).toBeVisible();
  await expect(map(page).getByText(/Natural Earth/)).toBeVisible();
  await context.close();
});

test('a browser without WebGL keeps the list and explains the missing map', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await openSearch(page, condos, { view: 'map' });
  await expect(page.getByText('We can’t show the map here')).toBeVisible();
  expect((await homeLinks(page)).length).toBeGreaterThan(0);
});
