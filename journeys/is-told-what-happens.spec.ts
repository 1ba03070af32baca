import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './house/visitor.ts';
import { barriers } from './steps/barriers.ts';
import { letterTo } from './steps/company.ts';
import { openPage } from './steps/open-page.ts';
import { enter, newBuyer, people } from './steps/people.ts';
import { connectWith, enterRequest } from './steps/professionals.ts';

/** The advisor of the sample network answers a request of a buyer. */
async function accept(advisor: APIRequestContext, requestId: number): Promise<void> {
  const response = await advisor.post(`/api/connections/${requestId}/answer`, { data: { decision: 'accept' } });
  expect(response.ok(), await response.text()).toBe(true);
}

test('an open page shows within two seconds that something happened, and the inbox keeps what was told', {
  tag: '@phone',
}, async ({ page, playwright, baseURL }) => {
  const account = await newBuyer(page.request);
  await enter(page, account);
  await openPage(page, '/account?tab=notifications');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications');
  const listening = page.waitForResponse((response) => response.url().endsWith('/api/notifications/unread'));
  const request = await connectWith(page.request, 'Kwame Mensah', 'mortgage_advisor', 'Are you free?');
  const advisor = await enterRequest(playwright, baseURL!, people.mortgageAgent);
  await listening.catch(() => {});
  await accept(advisor, request);
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread', { timeout: 2_000 });
  expect(await barriers(page)).toEqual([]);

  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('link', { name: /^Unread: Kwame Mensah accepted your request/ })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await panel.getByRole('link', { name: 'See all notifications' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await expect(page.getByText('1 unread', { exact: true })).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  await page.getByRole('button', { name: /^Mark as read: Kwame Mensah accepted/ }).click();
  await expect(bell).toHaveAccessibleName('Notifications');
  await expect(page.getByText('All read', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Mark as unread: Kwame Mensah accepted/ }).click();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell).toHaveAccessibleName('Notifications');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
  await page.getByRole('radio', { name: 'Unread' }).check();
  await expect(page).toHaveURL(/unread=true/);
  await page.getByRole('link', { name: /Kwame Mensah accepted/ }).click();
  await expect(page).toHaveURL(/\/professionals/);
  await expect(bell).toHaveAccessibleName('Notifications');
});

test('what one wants to be told is chosen at once and holds after a reload', async ({ page }) => {
  await enter(page, await newBuyer(page.request));
  await openPage(page, '/account?tab=notifications');
  const inApp = page.getByRole('switch', { name: 'Documents: shared, reviewed, expiring, in the app' });
  await inApp.click();
  await expect(inApp).not.toBeChecked();
  await page.getByLabel('Documents: shared, reviewed, expiring, by mail').selectOption('daily');
  await page.getByLabel('From', { exact: true }).fill('21:30');
  await page.getByRole('button', { name: 'Turn on quiet hours' }).click();
  await expect(page.getByText('Quiet hours saved').first()).toBeVisible();
  await page.getByRole('button', { name: /^Use / }).click();
  await expect(page.getByText(/^By the clock of/)).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await openPage(page, '/account?tab=notifications');
  await expect(inApp).not.toBeChecked();
  await expect(page.getByLabel('Documents: shared, reviewed, expiring, by mail')).toHaveValue('daily');
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('21:30');
});

test('the link of a letter ends such letters without signing in, and takes that back', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const { request } = page;
  await enter(page, people.buyer);
  const before = await (await request.get('/api/notifications/preferences')).json();
  const letters = before.kinds.find(({ kind }: { kind: string }) => kind === 'message');
  expect(letters.mail).toBe('now');
  // A letter about a request: the advisor of the sample network gets it at once.
  const buyer = await enterRequest(
    playwright,
    baseURL!,
    await newBuyer(await playwright.request.newContext({ baseURL: baseURL! })),
  );
  await connectWith(buyer, 'Kwame Mensah', 'mortgage_advisor', 'Are you free?');
  const text = await letterTo(request, people.mortgageAgent.email, /asks to work with you/);
  const link = /Turn off letters of this kind: (\S+)/.exec(text)![1]!;
  const visitor = await browser.newPage({ baseURL: baseURL! });
  await openPage(visitor, new URL(link).pathname + new URL(link).search);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Turn off these letters?' })).toBeVisible();
  expect(await barriers(visitor)).toEqual([]);
  await visitor.getByRole('button', { name: 'Turn off these letters' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'These letters are off' })).toBeVisible();
  await visitor.getByRole('button', { name: 'Turn them on again' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Turn off these letters?' })).toBeVisible();
  await visitor.close();
});
