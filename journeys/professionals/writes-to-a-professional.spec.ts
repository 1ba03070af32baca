import { expect, test } from '../setup/test.ts';
import { accessibilityViolations } from '../steps/accessibility.ts';
import { openPage } from '../steps/open-page.ts';
import { enter, newBuyer, people } from '../steps/people.ts';
import { connectWith, enterRequest, professionalOf } from '../steps/professionals.ts';

test('a buyer and a professional exchange messages and see them at once, with read receipts', {
  tag: '@phone',
}, async ({ page, otherPage: agentPage, playwright, baseURL, isMobile }) => {
  await enter(page, await newBuyer(page.request));
  const hello = `Could you look at my papers, ${Date.now()}?`;
  const request = await connectWith(page.request, 'Kwame Mensah', 'mortgage_advisor', hello);
  const advisor = await enterRequest(playwright, baseURL!, people.mortgageAgent);
  const accepted = await advisor.post(`/api/connections/${request}/answer`, { data: { decision: 'accept' } });
  expect(accepted.ok()).toBe(true);

  await openPage(page, `/messages?to=${await professionalOf(page.request, 'Kwame Mensah', 'mortgage_advisor')}`);
  await expect(page).toHaveURL(/\/messages\/\d+$/);
  const mine = page.getByRole('log', { name: 'Messages with Kwame Mensah' });
  await expect(mine.getByText(hello)).toBeVisible();
  // Only the conversation scrolls.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  expect(await accessibilityViolations(page)).toEqual([]);

  await enter(agentPage, people.mortgageAgent);
  await openPage(agentPage, new URL(page.url()).pathname);
  const theirs = agentPage.getByRole('log', { name: 'Messages with Ada Stone' });
  await expect(theirs.getByText(hello)).toBeVisible();

  const box = page.getByRole('textbox', { name: 'Message' });
  await box.fill('First line');
  await box.press('Shift+Enter');
  await box.pressSequentially('Second line <b>not bold</b> https://lintel.example/x');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(theirs.getByText('Second line <b>not bold</b>')).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'https://lintel.example/x' })).toHaveAttribute('rel', /noopener/);
  await expect(mine.getByText('Read', { exact: true })).toBeVisible();
  await expect(box).toHaveValue('');

  await agentPage.getByRole('textbox', { name: 'Message' }).fill('I have seen them.');
  // On a screen keyboard Enter starts a new line.
  if (isMobile) await agentPage.getByRole('button', { name: 'Send', exact: true }).click();
  else await agentPage.getByRole('textbox', { name: 'Message' }).press('Enter');
  await expect(mine.getByText('I have seen them.')).toBeVisible();
  await expect(mine.getByText('I have seen them.')).toHaveCount(1);
  expect(await accessibilityViolations(agentPage)).toEqual([]);

  await agentPage.getByRole('button', { name: /^More actions for the conversation/ }).click();
  await agentPage.getByRole('menuitem', { name: 'Block messages…' }).click();
  await agentPage
    .getByRole('dialog', { name: 'Block messages?' })
    .getByRole('button', { name: 'Block messages' })
    .click();
  await expect(agentPage.getByText('You blocked this conversation')).toBeVisible();
  await expect(page.getByText('Kwame isn’t accepting messages here.')).toBeVisible();
  await expect(box).toHaveCount(0);
  await agentPage.getByRole('button', { name: 'Unblock' }).click();
  await expect(box).toBeVisible();
});

test('a message that could not be sent is kept and resent once; a draft survives its page', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expectStatus(500);
  await enter(page, people.buyer);
  await openPage(page, `/messages?to=${await professionalOf(page.request, 'Naomi Sinclair', 'agent')}`);
  await expect(page).toHaveURL(/\/messages\/\d+$/);
  const log = page.getByRole('log', { name: 'Messages with Naomi Sinclair' });
  const words = `Is Saturday fine ${Date.now()}?`;
  let broken = true;
  await page.route('**/api/messages/threads/*/messages', async (route) => {
    // It arrives, but the response is lost.
    const answer = await route.fetch();
    await (broken ? route.fulfill({ status: 500, body: '' }) : route.fulfill({ response: answer }));
  });
  await page.getByRole('textbox', { name: 'Message' }).fill(words);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(log.getByText(words)).toHaveCount(1);
  broken = false;
  const again = log.getByRole('button', { name: 'Resend' });
  if (await again.isVisible()) await again.click();
  await expect(log.getByText(words)).toHaveCount(1);
  await expect(log.getByText('Not sent.')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Message' }).fill('Not finished');
  await openPage(page, new URL(page.url()).pathname);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Not finished');
  await expect(log.getByText(words)).toHaveCount(1);
});

test('a person without a connection to a professional is told so, and strangers find no conversation', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expectStatus(409);
  pageErrors.expectStatus(404);
  await enter(page, await newBuyer(page.request));
  await openPage(page, '/messages');
  await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await openPage(page, `/messages?to=${await professionalOf(page.request, 'Kwame Mensah', 'mortgage_advisor')}`);
  await expect(page.getByText('You can’t message them yet')).toBeVisible();
  await openPage(page, '/messages/1');
  await expect(page.getByText('We couldn’t load this conversation')).toBeVisible();
});
