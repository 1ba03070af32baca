import { expect, test } from '../setup/test.ts';
import { openPage } from '../steps/open-page.ts';
import { enter, forgetVisitor, people, type Role } from '../steps/people.ts';

/** Roles of each protected page. */
const guarded: Record<string, readonly Role[]> = {
  '/dashboard': ['buyer'],
  '/journey': ['buyer'],
  '/activity': ['buyer'],
  '/property-pilot': ['buyer'],
  '/professionals': ['buyer'],
  '/documents': ['buyer', 'agent', 'mortgageAgent'],
  '/crm': ['agent', 'mortgageAgent'],
  '/listings/mine': ['agent'],
  '/mortgage': ['buyer'],
  '/agent-dashboard': ['agent', 'mortgageAgent'],
  '/real-estate-agent-dashboard': ['agent'],
  '/mortgage-agent-dashboard': ['mortgageAgent'],
  '/reseller-dashboard': ['reseller'],
  '/wholesaler-dashboard': ['wholesaler'],
  '/account': ['buyer', 'agent', 'mortgageAgent', 'reseller', 'wholesaler'],
};

/** A parameter of each page that drops those that it doesn't read; the others keep any. */
const parameters: Record<string, string> = {
  '/activity': 'kind=search',
  '/mortgage': 'home=7',
  '/real-estate-agent-dashboard': 'tab=clients',
  '/mortgage-agent-dashboard': 'tab=clients',
  '/wholesaler-dashboard': 'tab=rates',
};

const doors = ['/signin', '/wholesaler-login', '/signup'];

const items: Record<Role, readonly string[]> = {
  buyer: ['Dashboard', 'Property Search', 'Professionals', 'Documents', 'Messages', 'HyperSearch', 'SmartMatch'],
  agent: [
    'Dashboard',
    'Clients',
    'Calendar',
    'Listings',
    'Documents',
    'Requests',
    'Messages',
    'Property Search',
    'HyperSearch',
  ],
  mortgageAgent: [
    'Dashboard',
    'Clients',
    'Calendar',
    'Documents',
    'Requests',
    'Messages',
    'Property Search',
    'HyperSearch',
  ],
  reseller: ['Dashboard', 'Messages', 'Property Search', 'HyperSearch'],
  wholesaler: ['Dashboard', 'Property Search', 'HyperSearch'],
};

/** The Messages item includes the number of unread conversations, if any. */
const withUnread = (item: string) => (item === 'Messages' ? /^Messages( \d+ unread)?$/ : item);

test('a visitor is redirected from every protected page to sign-in, with the return path', async ({ request }) => {
  for (const path of Object.keys(guarded)) {
    const parameter = parameters[path] ?? 'x=1';
    const answer = await request.get(`${path}?${parameter}`, { maxRedirects: 0 });
    const door = path === '/wholesaler-dashboard' ? '/wholesaler-login' : '/signin';
    expect(answer.status(), path).toBe(307);
    expect(answer.headers().location, path).toBe(`${door}?next=${path}${encodeURIComponent(`?${parameter}`)}`);
  }
});

for (const role of Object.keys(people) as Role[])
  test(`the server shows ${role} their own pages, 403 for those of other roles, and no sign-in page`, async ({
    page,
  }) => {
    const { home } = people[role];
    await enter(page, people[role]);
    const got = async (path: string) => {
      const answer = await page.request.get(path, { maxRedirects: 0 });
      const { location, 'cache-control': kept } = answer.headers();
      expect(kept, path).toBe('private, no-store');
      return answer.status() === 307 ? location : answer.status();
    };
    for (const [path, allowed] of Object.entries(guarded)) {
      const expected = !allowed.includes(role) ? 403 : path === '/agent-dashboard' ? home : 200;
      expect(await got(path), path).toBe(expected);
    }
    for (const door of doors) expect(await got(door), door).toBe(home);
  });

for (const role of Object.keys(people) as Role[])
  test(`every page has the header of ${role}`, async ({ page, pageErrors }) => {
    pageErrors.expectStatus(404);
    pageErrors.expectStatus(403);
    const { home, name, label } = people[role];
    await enter(page, people[role]);
    const other = role === 'wholesaler' ? '/dashboard' : '/wholesaler-dashboard';
    for (const path of ['/', home, '/search', '/support', '/account', '/nowhere', other]) {
      await openPage(page, path);
      const banner = page.getByRole('banner');
      const main = banner.getByRole('navigation', { name: 'Main' });
      await expect(main.getByRole('link'), path).toHaveText(items[role].map(withUnread));
      await expect(banner.getByRole('button', { name: new RegExp(`${name}.*${label}`) }), path).toBeVisible();
      await expect(banner.getByRole('link', { name: 'Sign In' }), path).toHaveCount(0);
      await expect(banner.getByRole('link', { name: 'Lintel, your dashboard' }), path).toHaveAttribute('href', home);
      const here = main.locator('[aria-current=page]');
      if (path === '/' || path === home) await expect(here, path).toHaveText('Dashboard');
      if (path === '/search') await expect(here, path).toHaveText('Property Search');
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^This page is for /);
    await page.getByRole('main').getByRole('link', { name: 'Go to your dashboard' }).click();
    await expect(page).toHaveURL(home);
  });

test('the server decides on client-side navigation too: a forbidden page says so without a reload', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expectStatus(403);
  await enter(page, people.buyer);
  await openPage(page, '/account');
  await page.evaluate(() => history.pushState({}, '', '/reseller-dashboard'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('This page is for resellers (company owners)');
  // A page with its own not-found text still names its audience.
  await openPage(page, '/checkout?session=1');
  await expect(title).toHaveText('This page is for resellers (company owners)');
});

test('only a company owner has a plan in the menu', async ({ page }) => {
  for (const role of ['reseller', 'buyer'] as const) {
    await forgetVisitor(page);
    await enter(page, people[role]);
    await openPage(page, '/');
    await page.getByRole('button', { name: new RegExp(people[role].name) }).click();
    const menu = page.getByRole('menu');
    await expect(menu.getByRole('menuitem')).toHaveText(
      role === 'reseller'
        ? ['Licenses', 'Account Settings', 'Subscription', 'Sign Out']
        : ['Saved homes and searches', 'Your mortgage', 'Account Settings', 'Sign Out'],
    );
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  }
});

test('on a phone the menu opens from the side, keeps the focus and closes with Escape', {
  tag: '@phone-only',
}, async ({ page }) => {
  await enter(page, people.buyer);
  await openPage(page, '/');
  const opener = page.getByRole('button', { name: 'Open the menu' });
  await opener.click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link')).toHaveText([
    ...items.buyer.map(withUnread),
    'Saved homes and searches',
    'Your mortgage',
    'Account Settings',
  ]);
  for (let presses = 0; presses < 14; presses++) {
    await page.keyboard.press('Tab');
    expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await drawer.getByRole('link', { name: 'Documents' }).click();
  await expect(page).toHaveURL('/documents');
  await expect(drawer).toBeHidden();
});
