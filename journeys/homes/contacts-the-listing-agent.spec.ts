import { expect, test } from '../setup/test.ts';
import { addressOf, openPage } from '../steps/open-page.ts';
import { enter, people } from '../steps/people.ts';
import { homeLinks, homes, openSearch } from '../steps/search.ts';

test('Connect to Agent leads a visitor to sign-up, which keeps the pending action and the return path', {
  tag: '@phone',
}, async ({ page }) => {
  await openSearch(page, 'house in Denver under 900k', { sort: 'price_asc' });
  const search = addressOf(page);
  const listed = await homeLinks(page);
  await homes(page)
    .first()
    .getByRole('link', { name: /^Connect to Agent: / })
    .click();

  await expect(page).toHaveURL(/^[^?]*\/signup\?/);
  await expect(page.getByText('You’re almost there')).toBeVisible();
  await expect(page.getByText(/After you sign up, you can contact an agent about \S/)).toBeVisible();
  await page.getByRole('link', { name: 'Go back to where you were' }).click();
  await expect.poll(() => homeLinks(page)).toEqual(listed);
  expect(new URLSearchParams(addressOf(page).split('?')[1]).toString()).toBe(
    new URLSearchParams(search.split('?')[1]).toString(),
  );
});

test('a return path to another site is not followed', async ({ page }) => {
  for (const back of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)']) {
    await openPage(page, `/signup?${new URLSearchParams({ intent: 'save-home', property: '12', back })}`);
    await expect(page.getByRole('link', { name: 'Go back to where you were' })).toHaveAttribute('href', '/property/12');
  }
});

test('Connect to Agent leads a signed-in buyer to agents for that home', async ({ page }) => {
  await enter(page, people.buyer);
  await openSearch(page, 'house in Austin under 900k');
  await homes(page)
    .first()
    .getByRole('link', { name: /^Connect to Agent: / })
    .click();
  await expect(page).toHaveURL(/\/smartmatch\?home=\d+$/);
  await expect(page.getByText('Your request will be about')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /^\d match(es)? in Austin, TX$/ })).toBeVisible();
});

test('Request a tour leads a visitor to sign-up and a buyer without an agent to agents for that home', async ({
  page,
  request,
}) => {
  const [home] = await (await request.get('/api/properties?place=Austin&limit=1')).json();
  await openPage(page, `/property/${home.id}`);
  await page.getByRole('link', { name: 'Request a tour' }).click();
  await expect(page.getByText(/After you sign up, you can request a tour of \S/)).toBeVisible();
  await enter(page, people.buyer);
  await openPage(page, `/property/${home.id}`);
  await page.getByRole('link', { name: 'Request a tour' }).click();
  await expect(page).toHaveURL(
    new RegExp(`/smartmatch\\?home=${home.id}$|/professionals/\\d+\\?book=showing&home=${home.id}$`),
  );
});
