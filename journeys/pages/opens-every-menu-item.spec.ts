import type { Page } from '@playwright/test';
import { freeBenefits } from '../../web/src/modules/signups/end-user/benefit-list.ts';
import { expect, test } from '../setup/test.ts';
import { openPage } from '../steps/open-page.ts';
import { enter, forgetVisitor, people, type Role } from '../steps/people.ts';

/** Texts that announce missing features. */
const promises = /opens later|not open yet|coming soon|come later/i;

/** Unique links in a part of the page. */
const linksOf = (page: Page, part: string): Promise<string[]> =>
  page
    .locator(`${part} a[href^="/"]`)
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')!))]);

/** Menu links of a signed-in person at this width. */
async function menuLinks(page: Page, name: string): Promise<string[]> {
  const drawer = page.getByRole('button', { name: 'Open the menu' });
  if (await drawer.isVisible()) {
    await drawer.click();
    return linksOf(page, '[role=dialog]');
  }
  const bar = await linksOf(page, 'header');
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(name) })
    .click();
  const menu = page.getByRole('menu').getByRole('menuitem');
  await menu.first().waitFor();
  const own = await menu.evaluateAll((items) => items.map((item) => item.getAttribute('href')).filter((href) => href));
  await page.keyboard.press('Escape');
  return [...bar, ...(own as string[])];
}

/** Links in the header and footer of a visitor's page. */
const visitorLinks = async (page: Page): Promise<string[]> => [
  ...(await linksOf(page, 'footer')),
  ...(await linksOf(page, 'header')),
];

/** Opens each path and returns those that fail, are empty, or announce missing features. */
async function broken(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of new Set(paths)) {
    const answer = await page.goto(path);
    if (answer && answer.status() >= 400) found.push(`${path}: ${answer.status()}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    await expect(main.locator('[aria-busy=true]'), path).toHaveCount(0);
    const text = async () => (await main.textContent())!.trim();
    // Lists load after the page.
    await expect
      .poll(async () => (await text()).length, { timeout: 10_000 })
      .toBeGreaterThan(60)
      .catch(() => found.push(`${path}: says nothing`));
    if (promises.test(await text())) found.push(`${path}: promises what is absent`);
  }
  return found;
}

test('every menu item and footer link of a visitor opens a page', async ({ page }) => {
  await openPage(page, '/');
  const links = await visitorLinks(page);
  expect(links.length).toBeGreaterThan(6);
  expect(await broken(page, links)).toEqual([]);
});

for (const role of Object.keys(people) as Role[])
  test(`every menu item of ${role}, and each footer link that a visitor lacks, opens an allowed page`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await openPage(page, '/');
    const ofVisitors = new Set(await visitorLinks(page));
    await enter(page, people[role]);
    await openPage(page, '/account');
    const menu = await menuLinks(page, people[role].name);
    const footer = (await linksOf(page, 'footer')).filter((path) => !ofVisitors.has(path));
    expect(menu.length).toBeGreaterThan(3);
    expect(await broken(page, [...menu, ...footer])).toEqual([]);
  });

test('a phone offers each person the menu items of a desktop', { tag: '@phone-only' }, async ({ page }) => {
  test.setTimeout(90_000);
  for (const role of Object.keys(people) as Role[]) {
    await forgetVisitor(page);
    await enter(page, people[role]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, '/account');
    const wide = await menuLinks(page, people[role].name);
    await page.setViewportSize({ width: 390, height: 844 });
    const narrow = await menuLinks(page, people[role].name);
    expect(
      wide.filter((path) => !narrow.includes(path)),
      role,
    ).toEqual([]);
    expect(narrow.length, role).toBeGreaterThan(3);
  }
});

test('no dashboard is wider than a window of 1024 or 1280 pixels, and its tables fit', async ({ page }) => {
  test.setTimeout(90_000);
  const paths: Partial<Record<Role, string>> = {
    agent: '/real-estate-agent-dashboard?tab=clients',
    mortgageAgent: '/mortgage-agent-dashboard?tab=applications',
    reseller: '/reseller-dashboard',
    wholesaler: '/wholesaler-dashboard',
  };
  for (const [role, path] of Object.entries(paths) as [Role, string][]) {
    await forgetVisitor(page);
    await enter(page, people[role]);
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, path);
      await expect(page.getByRole('main').getByRole('table')).toBeVisible();
      const wide = await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('main section:has(> table)')]
          .filter((element) => element.scrollWidth > element.clientWidth)
          .map((element) => `${element.ariaLabel ?? 'page'}: ${element.scrollWidth} > ${element.clientWidth}`),
      );
      expect(wide, `${role} at ${width} pixels`).toEqual([]);
    }
  }
});

test('each benefit of a free account is available to a home buyer', async ({ page }) => {
  await openPage(page, '/end-user-signup');
  for (const { name } of freeBenefits) await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  await enter(page, people.buyer);
  expect(
    await broken(
      page,
      freeBenefits.map(({ href }) => href),
    ),
  ).toEqual([]);
});
