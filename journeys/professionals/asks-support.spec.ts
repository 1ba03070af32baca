import { expect, test } from '../setup/test.ts';
import { accessibilityViolations } from '../steps/accessibility.ts';
import { openPage } from '../steps/open-page.ts';
import { enter, newBuyer, people } from '../steps/people.ts';

test('a visitor writes to support, sees each input error, and gets a ticket number and a reply time', {
  tag: '@phone',
}, async ({ page }) => {
  await openPage(page, '/support');
  for (const [channel, hours] of [
    ['End user support', 24],
    ['Agent support', 12],
    ['Reseller support', 6],
    ['Technical support', 4],
  ])
    await expect(page.getByRole('listitem').filter({ hasText: String(channel) })).toContainText(`${hours} hours`);
  expect(await accessibilityViolations(page)).toEqual([]);

  const form = page.getByRole('form', { name: 'Contact us' });
  await form.getByRole('button', { name: 'Send message' }).click();
  for (const message of ['Full name is required', 'Subject is required', 'Message is required'])
    await expect(form.getByText(message)).toBeVisible();
  await expect(form.getByLabel('Full name')).toBeFocused();
  await form.getByLabel('Full name').fill('Zoë <b>Ng</b>');
  await form.getByLabel('Email').fill('zoe@example');
  await form.getByLabel('Subject').fill('Where is my code');
  await form.getByLabel('Message').fill('I cannot find it.\n\nCan you help?');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByText('Please enter a valid email address')).toBeVisible();
  await form.getByLabel('Email').fill(`zoe.${Date.now()}@example.com`);
  await form.getByRole('button', { name: 'Send message' }).dblclick();
  const received = page.getByRole('status').filter({ hasText: 'LT-' });
  await expect(received).toContainText('Thank you for contacting us! We will respond within 24 hours.');
  await expect(received).toBeFocused();
  await expect(form.getByLabel('Message')).toHaveValue('');
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('a visitor who sent money to a fraudster sees at once what to do, and reports it', async ({ page }) => {
  await openPage(page, '/support');
  const box = page.getByRole('region', { name: 'Emergency' });
  await box.getByText('I sent money to a scammer, or was asked to').click();
  await expect(box.getByText(/^Call your bank now/)).toBeVisible();
  await box.getByRole('button', { name: 'Report it now' }).first().click();
  await expect(page.getByLabel('Full name')).toBeFocused();
  await page.getByLabel('Full name').fill('Ada Stone');
  await page.getByLabel('Email').fill(`ada.${Date.now()}@example.com`);
  await page.getByLabel('Message').fill('I wired it an hour ago.');
  await page.getByRole('button', { name: 'Send message' }).click();
  const received = page.getByRole('status').filter({ hasText: 'LT-' });
  await expect(received).toContainText('We will respond within 4 hours.');
  await expect(received.getByRole('listitem').first()).toContainText('Call your bank now');
});

test('the wholesaler’s answer appears on the page, and the author closes the request', async ({
  page,
  otherPage: operatorPage,
}) => {
  await enter(page, await newBuyer(page.request));
  await openPage(page, '/support');
  const subject = `About alerts ${Date.now()}`;
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Stone');
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Message').fill('When do they come?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('link', { name: subject }).click();
  await expect(page.getByText('When do they come?')).toBeVisible();

  const { email, password } = people.wholesaler;
  await operatorPage.request.post('/api/wholesaler-login', { data: { username: email, password } });
  await openPage(operatorPage, new URL(page.url()).pathname + new URL(page.url()).search);
  await operatorPage.getByLabel('Your reply').fill('Each morning at seven.');
  await operatorPage.getByRole('button', { name: 'Send reply' }).click();
  await expect(operatorPage.getByText('Answered', { exact: true })).toBeVisible();
  expect(await accessibilityViolations(operatorPage)).toEqual([]);

  await page.reload();
  await expect(page.getByText('Each morning at seven.')).toBeVisible();
  await page.getByRole('button', { name: 'Close question' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close question' }).click();
  await expect(page.getByText('This question is closed.')).toBeVisible();
});

test('answers to common questions are found by their words, also by keyboard', async ({ page }) => {
  await openPage(page, '/support');
  const faq = page.getByRole('region', { name: 'Questions and answers' });
  for (const category of ['Getting Started', 'Features & Functionality', 'Billing & Subscriptions'])
    await expect(faq.getByRole('heading', { name: category })).toBeVisible();
  await faq.getByLabel('Search the answers').focus();
  await page.keyboard.type('cost a month');
  await expect(faq.getByText(/from 1 agent: \$299 to \$1,499 a month, or custom pricing\./i)).toBeVisible();
  await faq.getByLabel('Search the answers').fill('zebra crossing');
  await expect(faq.getByText('No answers match your search')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
});
