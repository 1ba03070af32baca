import { expect, test } from '../setup/test.ts';
import { accessibilityViolations } from '../steps/accessibility.ts';
import { emailTo } from '../steps/emails.ts';
import { openPage } from '../steps/open-page.ts';
import { enter, newBuyer } from '../steps/people.ts';
import { openSearch } from '../steps/search.ts';

// Towns that no other journey uses; each retry has its own.
const towns = [
  { City: 'Bozeman', StateOrProvince: 'MT', PostalCode: '59715', Latitude: 45.6793, Longitude: -111.0373 },
  { City: 'Laramie', StateOrProvince: 'WY', PostalCode: '82070', Latitude: 41.3114, Longitude: -105.5911 },
];
const home = {
  Country: 'US',
  BedroomsTotal: 3,
  ListPrice: 640_000,
  OriginalListPrice: 640_000,
  StandardStatus: 'Active',
  PropertySubType: 'SingleFamilyResidence',
};

const listingUrl = process.env.JOURNEYS_LISTING_URL;

test('a home from the feed reaches the owner of a saved search, and the email pauses it', async ({
  page,
  otherPage: reader,
}) => {
  test.skip(!listingUrl, 'A server that runs already follows a feed of its own');
  // On a retry, the home waits for the feed's next minute.
  const { retry } = test.info();
  if (retry > 0) test.setTimeout(150_000);
  const town = towns[retry]!;
  const sentence = `3 bed house in ${town.City}, ${town.StateOrProvince} under 700k`;
  const { request } = page;
  const account = await newBuyer(request);
  await enter(page, account);
  await openSearch(page, sentence);
  await page.getByRole('button', { name: 'Save search' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await expect(dialog.getByRole('radio', { name: 'Instantly' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await page.getByRole('dialog', { name: 'Search saved' }).getByRole('link', { name: 'See saved searches' }).click();

  const card = page.getByRole('article', { name: sentence });
  await expect(card.getByText('0 homes match now')).toBeVisible();
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications');
  await fetch(listingUrl!, { method: 'POST', body: JSON.stringify({ ...home, ...town }) });
  const options = { timeout: retry > 0 ? 120_000 : 30_000 };
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread', options);
  await expect(card.getByRole('link', { name: '1 new alert' })).toBeVisible();
  await bell.click();
  const news = page.getByRole('dialog', { name: 'Notifications' });
  await expect(news.getByRole('link', { name: /^Unread: New at \$640,000/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await card.getByRole('link', { name: sentence }).click();
  await expect(page.getByText('New at $640,000')).toBeVisible();
  const alert = page.getByRole('article').filter({ hasText: 'Why it matched' });
  await expect(alert.getByText(town.City, { exact: true })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);

  const text = await emailTo(request, account.email, /New at \$640,000/);
  expect(text).toContain('Why it matched: ');
  const link = new URL(/Pause this search: (\S+)/.exec(text)![1]!);
  await openPage(reader, link.pathname + link.search);
  await reader.getByRole('button', { name: 'Pause alerts' }).click();
  await expect(reader.getByText('Alerts paused.')).toBeVisible();

  await openPage(page, '/saved?tab=searches');
  await expect(card.getByText('Paused')).toBeVisible();
  await card.getByRole('button', { name: 'Resume' }).click();
  await expect(card.getByText('Paused')).toHaveCount(0);
});
