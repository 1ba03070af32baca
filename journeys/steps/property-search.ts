import { expect, type Locator, type Page } from '@playwright/test';
import { openPage } from './open-page.ts';
import { total } from './search.ts';

/** Opens Property Search and waits for its count. */
export async function openPropertySearch(page: Page, query = ''): Promise<number> {
  await openPage(page, `/search${query}`);
  return total(page);
}

export const searchBox = (page: Page): Locator => page.getByPlaceholder('Search by address, city, or state...');

/** Types a text and submits it, ignoring suggestions. */
export async function searchFor(page: Page, text: string): Promise<void> {
  await searchBox(page).fill(text);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('text') === text);
}

export const activeFilter = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Active filters' }).getByRole('button', { name });

/** Homes of the grid. */
export const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');
