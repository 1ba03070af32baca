import { expect, type Locator, type Page } from '@playwright/test';
import { openSearch, total } from './search.ts';

export const tools = (page: Page): Locator => page.getByRole('region', { name: 'Drawing tools' });
export const surface = (page: Page): Locator => page.getByRole('application', { name: /^Map, / });
export const area = (page: Page, name: string): Locator => tools(page).getByRole('listitem').filter({ hasText: name });

/** Opens a search next to its map, with the drawing tools expanded; returns the total. */
export async function openTools(page: Page, q: string, more: Record<string, string> = {}): Promise<number> {
  await openSearch(page, q, { view: 'map', ...more });
  await unfold(page);
  return total(page);
}

export async function unfold(page: Page): Promise<void> {
  const fold = tools(page).getByRole('button', { name: /^Drawing tools/ });
  await expect(fold).toBeVisible();
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
}

/** Waits until the map shows homes. */
export const homesOnMap = (page: Page): Promise<void> =>
  expect(
    page
      .getByRole('group', { name: /^Homes on the map/ })
      .getByRole('button')
      .first(),
  ).toBeVisible();

/** Starts drawing and waits for the drawing sheet over the map. */
export async function draw(page: Page, tool: 'Draw area' | 'Freehand' | 'Circle'): Promise<void> {
  // The map is fitted to the result before drawing is possible.
  await homesOnMap(page);
  await unfold(page);
  await tools(page).getByRole('button', { name: tool, exact: true }).click();
  await expect(surface(page)).toBeFocused();
}

/** Converts shares of the map's width and height to pixels of the page. */
export async function onMap(page: Page, ...shares: [x: number, y: number][]): Promise<{ x: number; y: number }[]> {
  const box = (await surface(page).boundingBox())!;
  return shares.map(([x, y]) => ({ x: box.x + box.width * x, y: box.y + box.height * y }));
}

/** Checks that the page shows as many homes as the API finds for the filters of its URL. */
export async function agrees(page: Page): Promise<void> {
  const { searchParams } = new URL(page.url());
  const asked = new URLSearchParams({ limit: '1' });
  for (const [name, value] of searchParams) if (name !== 'view') asked.append(name === 'q' ? 'query' : name, value);
  const response = await page.request.get(`/api/hypersearch/properties?${asked}`);
  await expect.poll(() => total(page)).toBe(Number(response.headers()['x-total-count']));
}
