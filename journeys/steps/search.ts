import { expect, type Locator, type Page } from '@playwright/test';
import { openPage } from './open-page.ts';

export const searchPath = (q: string, more: Record<string, string> = {}): string =>
  `/hypersearch?${new URLSearchParams({ q, ...more })}`;

/** Opens the result of a sentence and waits for its count. */
export async function openSearch(page: Page, q: string, more: Record<string, string> = {}): Promise<void> {
  await openPage(page, searchPath(q, more));
  await total(page);
}

export const sentenceBox = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Describe the home you’re looking for' });

const count = (page: Page): Locator => page.getByRole('status').filter({ hasText: /propert(y|ies) found/ });

const numberIn = async (element: Locator): Promise<number> =>
  Number(/[\d,]+/.exec((await element.textContent()) ?? '')?.[0].replaceAll(',', ''));

/** The number of homes above the list, once it matches the latest query. */
export async function total(page: Page): Promise<number> {
  await expect(count(page)).toHaveAttribute('aria-busy', 'false');
  return numberIn(count(page));
}

export async function expectTotal(page: Page, homes: number): Promise<void> {
  await expect(count(page)).toHaveText(
    `${homes.toLocaleString('en-US')} ${homes === 1 ? 'property' : 'properties'} found`,
  );
}

export const homes = (page: Page): Locator => page.getByRole('tabpanel').getByRole('article');

/** Links of the homes in the list, in order. */
export const homeLinks = (page: Page): Promise<string[]> =>
  homes(page)
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));

export const understood = (page: Page): Locator => page.getByRole('region', { name: 'What we understood' });

export const chip = (page: Page, label: string | RegExp): Locator =>
  understood(page).getByRole('button', { name: label });

/** Opens a chip and returns its sheet. */
export async function openChip(page: Page, label: string | RegExp): Promise<Locator> {
  await chip(page, label).click();
  const sheet = page.getByRole('dialog', { name: /^(Change|We didn’t understand):/ });
  await expect(sheet).toBeVisible();
  return sheet;
}

/** Opens the filters, by their name on the page, and waits for their counts. */
export async function openFilters(page: Page, name = 'Advanced Filters'): Promise<Locator> {
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  const drawer = page.getByRole('dialog', { name });
  await expect(showButton(drawer)).toHaveText(/Show [\d,]+ homes?/);
  return drawer;
}

export const showButton = (drawer: Locator): Locator => drawer.getByRole('contentinfo').getByRole('button').first();

/** Number of homes for the draft filters, once counted. */
export async function homesPromised(drawer: Locator): Promise<number> {
  await expect(drawer.getByRole('status').first()).toHaveAttribute('aria-busy', 'false');
  return numberIn(showButton(drawer));
}
