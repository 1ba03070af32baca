import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../setup/test.ts';
import { accessibilityViolations, waitForAnimations } from '../steps/accessibility.ts';
import { pdf } from '../steps/documents.ts';
import { openPage } from '../steps/open-page.ts';
import { enter, newBuyer, people } from '../steps/people.ts';

const tracker = (page: Page) => page.getByRole('region', { name: 'Home-buying journey' });
const next = (page: Page) => page.getByRole('region', { name: 'Your Next Steps' });

/** The date in a number of days, in the format of a date field. */
function inDays(days: number): string {
  const at = new Date(Date.now() + days * 86_400_000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** Both are signed in: the buyer sends the request, the agent accepts. */
async function workTogether(buyer: APIRequestContext, agent: APIRequestContext): Promise<number> {
  const found = await (await buyer.get('/api/professionals?type=agent&q=Naomi+Sinclair')).json();
  const { person } = await (await agent.get('/api/session')).json();
  const naomi = found.find(({ lastName }: { lastName: string }) => lastName === 'Sinclair');
  await buyer.post(`/api/professionals/${naomi.id}/connect`, {
    data: { shared: ['pre_approval', 'journey'], consent: true },
  });
  const { clients } = await (await agent.get('/api/connections?state=pending')).json();
  const { person: me } = await (await buyer.get('/api/session')).json();
  const request = clients.find((client: { buyer: { id: number } }) => client.buyer.id === me.id);
  await agent.post(`/api/connections/${request.id}/answer`, { data: { decision: 'accept' } });
  return person.id;
}

async function writeDown(page: Page, label: string, due?: [string, string]): Promise<void> {
  await page.getByRole('combobox', { name: 'What happened' }).selectOption({ label });
  if (due) await page.getByLabel(due[0]).fill(due[1]);
  await page.getByRole('button', { name: 'Add update' }).click();
  await expect(
    page.getByRole('region', { name: 'What happened', exact: true }).getByText(label, { exact: true }),
  ).toBeVisible();
}

test('a buyer goes from the budget to the keys, with an agent who approves and records', async ({
  page,
  otherPage: agentPage,
}) => {
  test.slow();
  await enter(page, await newBuyer(page.request));
  await openPage(page, '/dashboard');
  await expect(page.getByRole('heading', { name: 'Three ways to start' })).toBeVisible();
  await expect(tracker(page).getByText('Step 1 of 7 · You are here')).toBeVisible();
  await expect(next(page).getByRole('listitem')).toHaveCount(3);
  await waitForAnimations(page);
  expect(await accessibilityViolations(page)).toEqual([]);

  await tracker(page).getByRole('link', { name: 'Set your budget' }).click();
  await page.getByLabel('Highest price (USD)').fill('650000');
  await page.getByRole('button', { name: 'Save budget' }).click();
  await expect(tracker(page).getByText('Step 2 of 7 · You are here')).toBeVisible();

  await enter(agentPage, people.agent);
  const naomi = await workTogether(page.request, agentPage.request);
  await openPage(page, '/documents');
  await page.getByLabel('Choose files', { exact: true }).setInputFiles(pdf('pre-approval letter.pdf', 'Pre-approved'));
  await page.getByLabel('Category of pre-approval letter.pdf').selectOption('pre_approval');
  await page.getByRole('button', { name: 'Upload document' }).click();
  await expect(page.getByText('Document uploaded successfully', { exact: true })).toBeVisible();
  const [paper] = await (await page.request.get('/api/documents')).json();
  await openPage(page, '/dashboard');
  await expect(
    tracker(page).getByText('The letter hasn’t been shared for review yet. Naomi can review it.'),
  ).toBeVisible();
  await page.request.post('/api/documents/grants', {
    data: { personId: naomi, documentIds: [paper.id], may: 'review' },
  });
  await openPage(page, '/dashboard');
  await expect(tracker(page).getByText('Waiting for Naomi to review the pre-approval letter.')).toBeVisible();

  await openPage(agentPage, `/documents?paper=${paper.id}`);
  await agentPage.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(agentPage.getByText('pre-approval letter.pdf approved', { exact: true })).toBeVisible();
  // The open page updates without a reload.
  await expect(tracker(page).getByText('Step 3 of 7 · You are here')).toBeVisible();
  const activity = page.getByRole('region', { name: 'Recent Activity' });
  await expect(activity.getByRole('link', { name: /Naomi approved: Pre-approval letter/ })).toBeVisible();

  await openPage(page, '/journey?offer=new');
  const dialog = page.getByRole('dialog', { name: 'Add an offer' });
  await dialog.getByRole('button', { name: 'Add offer' }).click();
  await expect(dialog.getByText('Fill in this field')).toBeVisible();
  await dialog.getByLabel('Home').fill('12 Elm Street, Austin');
  await dialog.getByLabel('Seller’s reply due by (optional)').fill(inDays(2));
  await dialog.getByLabel('Offer price (optional)').fill('600000');
  await waitForAnimations(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add offer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '12 Elm Street, Austin' })).toBeVisible();
  await expect(page.getByText('Offer made', { exact: true }).first()).toBeVisible();
  const address = new URL(page.url()).pathname;

  await openPage(agentPage, address);
  await writeDown(agentPage, 'Offer accepted');
  await writeDown(agentPage, 'Inspection contingency ends', ['Ends on', inDays(10)]);
  const stated = page.getByRole('listitem').filter({ hasText: 'Offer accepted' });
  await expect(stated.getByText('Added by Naomi, not confirmed yet')).toBeVisible();
  await stated.getByRole('button', { name: 'Confirm' }).click();
  await expect(stated.getByText('Added by Naomi, confirmed')).toBeVisible();
  await waitForAnimations(page);
  expect(await accessibilityViolations(page)).toEqual([]);

  await writeDown(page, 'Inspection booked', ['Inspection on', inDays(3)]);
  await writeDown(page, 'Inspection contingency removed');
  await writeDown(page, 'Loan applied for');
  await writeDown(page, 'Clear to close');
  await writeDown(page, 'Closing date set', ['Closing on', inDays(40)]);
  await page.getByRole('link', { name: 'Your journey' }).click();
  await expect(tracker(page).getByText('Step 7 of 7 · You are here')).toBeVisible();
  await openPage(page, address);
  await writeDown(page, 'Closed: keys handed over');
  await openPage(page, '/dashboard');
  await expect(tracker(page).getByText('Step 7 of 7 · Done')).toBeVisible();
});

test('the step is changed manually with a reason, appears in the timeline, and is undone', async ({ page }) => {
  await enter(page, await newBuyer(page.request));
  await openPage(page, '/journey');
  await page.getByRole('button', { name: 'Change step' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change step' });
  await dialog.getByLabel('Step', { exact: true }).selectOption({ label: '3. House Hunting' });
  await dialog.getByRole('button', { name: 'Change step' }).click();
  await expect(dialog.getByText('Please give a short reason')).toBeVisible();
  await dialog.getByLabel('Reason').fill('My letter is on paper');
  await dialog.getByRole('button', { name: 'Change step' }).click();
  await expect(tracker(page).getByText('Step 3 of 7 · You are here')).toBeVisible();
  await expect(page.getByText('Step changed to 3 by you')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('My letter is on paper');
  await waitForAnimations(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(tracker(page).getByText('Step 1 of 7 · You are here')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Removed');
});

test('a next step is dismissed, restored, and dismissed again', async ({ page }) => {
  await enter(page, await newBuyer(page.request));
  await openPage(page, '/dashboard');
  const step = next(page).getByRole('link', { name: /^Set your budget/ });
  await expect(step).toHaveAttribute('href', '/journey#budget');
  const aside = async () => {
    await page.getByRole('button', { name: 'More actions for “Set your budget”' }).click();
    await page.getByRole('menuitem', { name: 'Remind me in a week' }).click();
    await expect(step).toHaveCount(0);
  };
  await aside();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(step).toBeVisible();
  await aside();
  await expect(next(page).getByRole('button', { name: '1 hidden' })).toBeVisible();
  await openPage(page, '/activity');
  await expect(page.getByRole('link', { name: /You opened your account/ })).toBeVisible();
  await waitForAnimations(page);
  expect(await accessibilityViolations(page)).toEqual([]);
});
