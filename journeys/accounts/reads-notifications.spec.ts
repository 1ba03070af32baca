import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../setup/test.ts';
import { accessibilityViolations } from '../steps/accessibility.ts';
import { emailTo } from '../steps/emails.ts';
import { openPage } from '../steps/open-page.ts';
import { enter, newBuyer, people } from '../steps/people.ts';
import { connectWith, enterRequest } from '../steps/professionals.ts';

/** Accepts a buyer's request as the advisor of the sample network. */
async function accept(advisor: APIRequestContext, requestId: number): Promise<void> {
  const response = await advisor.post(`/api/connections/${requestId}/answer`, { data: { decision: 'accept' } });
  expect(response.ok(), await response.text()).toBe(true);
}

test('an open page shows a notification within two seconds, and the inbox keeps it', async ({
  page,
  playwright,
  baseURL,
}) => {
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
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
  expect(await accessibilityViolations(page)).toEqual([]);

  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('link', { name: /^Unread: Kwame Mensah accepted your request/ })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await panel.getByRole('link', { name: 'See all notifications' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await expect(page.getByText('1 unread', { exact: true })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.getByRole('button', { name: /^Mark as read: Kwame Mensah accepted/ }).click();
  await expect(bell).toHaveAccessibleName('Notifications');
  await expect(page.getByText('You’re all caught up', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Mark as unread: Kwame Mensah accepted/ }).click();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell).toHaveAccessibleName('Notifications');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
  await page.getByRole('radio', { name: 'Unread' }).click();
  await expect(page).toHaveURL(/unread=true/);
  await page.getByRole('link', { name: /Kwame Mensah accepted/ }).click();
  await expect(page).toHaveURL(/\/professionals/);
  await expect(bell).toHaveAccessibleName('Notifications');
});

test('notification settings are saved at once and persist over a reload', async ({ page }) => {
  await enter(page, await newBuyer(page.request));
  await openPage(page, '/account?tab=notifications');
  const inApp = page.getByRole('switch', { name: 'Documents: shared, reviewed, expiring, in the app' });
  await inApp.click();
  await expect(inApp).not.toBeChecked();
  await page.getByLabel('Documents: shared, reviewed, expiring, by email').selectOption('daily');
  await page.getByLabel('From', { exact: true }).fill('21:30');
  await page.getByRole('button', { name: 'Turn on quiet hours' }).click();
  await expect(page.getByText('Quiet hours saved').first()).toBeVisible();
  await page.getByRole('button', { name: /^Use / }).click();
  await expect(page.getByText(/^Time zone:/)).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await openPage(page, '/account?tab=notifications');
  await expect(inApp).not.toBeChecked();
  await expect(page.getByLabel('Documents: shared, reviewed, expiring, by email')).toHaveValue('daily');
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('21:30');
});

test('the link in an email unsubscribes without signing in, and can be undone', async ({
  page,
  otherPage: visitor,
  playwright,
  baseURL,
}) => {
  const { request } = page;
  const account = await newBuyer(request);
  await enter(page, account);
  const asked = await connectWith(request, 'Kwame Mensah', 'mortgage_advisor', 'Are you free?');
  await accept(await enterRequest(playwright, baseURL!, people.mortgageAgent), asked);
  const text = await emailTo(request, account.email, /You can now message Kwame Mensah/);
  const link = new URL(/Turn off these emails: (\S+)/.exec(text)![1]!);
  await openPage(visitor, link.pathname + link.search);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Turn off these emails?' })).toBeVisible();
  expect(await accessibilityViolations(visitor)).toEqual([]);
  await visitor.getByRole('button', { name: 'Turn off these emails' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'These emails are off' })).toBeVisible();
  const mailOf = async () => {
    const { kinds } = await (await request.get('/api/notifications/preferences')).json();
    return kinds.find(({ kind }: { kind: string }) => kind === 'connection').mail;
  };
  expect(await mailOf()).toBe('off');
  await visitor.getByRole('button', { name: 'Turn them back on' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Turn off these emails?' })).toBeVisible();
  expect(await mailOf()).toBe('now');
});
