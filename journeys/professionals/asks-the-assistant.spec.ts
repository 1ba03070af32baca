import { expect, test } from '../setup/test.ts';
import { accessibilityViolations } from '../steps/accessibility.ts';
import { openPage } from '../steps/open-page.ts';
import { enter, newBuyer, people } from '../steps/people.ts';
import { connectWith, enterRequest } from '../steps/professionals.ts';

test('a buyer asks the assistant, continues from its suggestions, and deletes the conversation', {
  tag: '@phone',
}, async ({ page }) => {
  await enter(page, await newBuyer(page.request));
  await openPage(page, '/property-pilot?tab=assistant');
  const log = page.getByRole('log', { name: 'Conversation with the assistant' });
  const field = page.getByRole('textbox', { name: 'Ask the assistant' });

  // Spaces alone are not sent; Shift + Enter starts a new line.
  await field.fill('   ');
  await field.press('Enter');
  await expect(field).toHaveValue('   ');
  await field.fill('Show me homes');
  await field.press('Shift+Enter');
  await field.pressSequentially('in Austin');
  await expect(field).toHaveValue('Show me homes\nin Austin');
  await field.press('Enter');
  await expect(field).toHaveValue('');
  await expect(log.getByText(/^I found /)).toBeVisible();
  await expect(log.getByRole('listitem').first()).toContainText('a month');
  expect(await accessibilityViolations(page)).toEqual([]);

  await field.fill('How much is the second one a month with 10% down?');
  await field.press('Enter');
  await expect(log.getByText(/\(10%\) down/)).toBeVisible();
  await expect(log.getByText('Principal and interest', { exact: true })).toBeVisible();

  await field.fill('Will I be approved for a mortgage?');
  await field.press('Enter');
  await expect(log.getByText(/Only a lender can say/)).toBeVisible();
  await page.getByRole('button', { name: 'Find a mortgage advisor' }).click();
  await expect(log.getByText(/takes? clients/)).toBeVisible();

  // It persists over a reload, and is deleted permanently.
  await page.reload();
  await expect(log.getByText(/Only a lender can say/)).toBeVisible();
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  await page.getByRole('button', { name: 'Erase conversation' }).click();
  await expect(log.getByText(/Only a lender can say/)).toBeHidden();
  await expect(page.getByRole('list', { name: 'What you can ask' })).toBeVisible();
});

test('a message is kept when the reply does not arrive, and is sent once', async ({ page }) => {
  await enter(page, await newBuyer(page.request));
  await openPage(page, '/property-pilot?tab=assistant');
  const log = page.getByRole('log', { name: 'Conversation with the assistant' });
  await page.route('**/api/chat/stream', (route) => route.abort(), { times: 1 });
  await page.getByRole('textbox', { name: 'Ask the assistant' }).fill('What should I do next?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(log.getByRole('alert')).toContainText('Your question is still here');
  await log.getByRole('button', { name: 'Try again' }).click();
  await expect(log.getByRole('alert')).toBeHidden();
  await expect(log.getByText('What should I do next?')).toHaveCount(1);
});

test('a saved home leads with one press to the comparison, to its costs and to a person', async ({ page }) => {
  const buyer = await newBuyer(page.request);
  await enter(page, buyer);
  const found = await (await page.request.get('/api/properties?place=Austin&limit=2')).json();
  for (const { id } of found) await page.request.post('/api/user-properties', { data: { propertyId: id } });
  await openPage(page, '/property-pilot');
  const homes = page.getByRole('region', { name: 'Your homes, side by side' });
  await expect(homes.getByRole('listitem')).toHaveCount(2);
  await homes
    .getByRole('button', { name: /^Costs/ })
    .first()
    .click();
  await expect(homes.getByText('Principal and interest', { exact: true })).toBeVisible();
  await expect(homes.getByRole('link', { name: /Find an agent|Message/ }).first()).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await homes.getByRole('link', { name: 'Compare all' }).click();
  await expect(page).toHaveURL(/\/compare\?id=/);
});

test('a person can be contacted with a draft that is not sent', async ({ page, playwright, baseURL }) => {
  await enter(page, await newBuyer(page.request));
  const asked = await connectWith(page.request, 'Kwame Mensah', 'mortgage_advisor', 'Are you free?');
  const advisor = await enterRequest(playwright, baseURL!, people.mortgageAgent);
  expect((await advisor.post(`/api/connections/${asked}/answer`, { data: { decision: 'accept' } })).ok()).toBe(true);
  await openPage(page, '/property-pilot?tab=assistant');
  await page
    .getByRole('textbox', { name: 'Ask the assistant' })
    .fill('Can I talk to my advisor about points on a 15 year loan?');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Open as a draft' }).click();
  const box = page.getByRole('form', { name: 'Message Kwame Mensah' }).getByRole('textbox', { name: 'Message' });
  await expect(box).toHaveValue('Hello Kwame, I have a question about points on a 15 year loan?');
  await expect(page).toHaveURL(/\/messages\/\d+$/);
  await expect(page.getByText('points on a 15 year loan')).toHaveCount(1);
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('replies that arrive before a part of the page leave the server’s HTML unchanged', async ({ page }) => {
  const buyer = await newBuyer(page.request);
  await enter(page, buyer);
  const [home] = await (await page.request.get('/api/properties?place=Austin&limit=1')).json();
  await page.request.post('/api/user-properties', { data: { propertyId: home.id } });
  // The code of one card loads late; the count of saved homes above it is requested before.
  await page.route(/saved-homes-[^/]*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await page.goto('/property-pilot?tab=assistant');
  await expect(page.getByText(/^1 saved home, each with its monthly cost/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your homes, side by side' })).toBeVisible();
});

test('a buyer sends a sentence that is no search to the assistant', { tag: '@phone' }, async ({ page }) => {
  await enter(page, await newBuyer(page.request));
  await openPage(page, '/hypersearch?q=did+anyone+message+me+today');
  await page.getByRole('button', { name: 'Ask the assistant' }).click();
  const log = page.getByRole('log', { name: 'Conversation with the assistant' });
  await expect(log.getByText('did anyone message me today')).toBeVisible();
  await expect(log.getByText(/message/).nth(1)).toBeVisible();
});
