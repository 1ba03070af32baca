import { expect, test } from '../setup/test.ts';
import { accessibilityViolations } from '../steps/accessibility.ts';
import { openPage } from '../steps/open-page.ts';
import { enter, people } from '../steps/people.ts';

test('an agent adds a lead, moves it, undoes the move, and sends a home whose reaction comes back', {
  tag: '@phone',
}, async ({ page, otherPage: client }) => {
  const name = `Rosa Diaz${Date.now()}`;
  await enter(page, people.agent);
  await openPage(page, '/crm?add=true');
  const form = page.getByRole('dialog', { name: 'New Lead' });
  await form.getByLabel('First name').fill('Rosa');
  await form.getByLabel('Last name').fill(name.slice(5));
  await form.getByLabel('Phone numbers').fill('512 555 0142');
  await form.getByRole('button', { name: 'Add lead' }).click();
  const panel = page.getByRole('dialog', { name });
  await expect(panel.getByText('New', { exact: true })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);

  await panel.getByRole('button', { name: 'Move to…' }).click();
  await page.getByRole('menuitem', { name: 'Qualified' }).click();
  await expect(panel.getByText('Qualified', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(panel.getByText('New', { exact: true })).toBeVisible();

  const lead = new URL(page.url()).searchParams.get('lead');
  const [home] = await (await page.request.get('/api/agent/recent-properties')).json();
  const sent = await page.request.post(`/api/leads/${lead}/home-sends`, {
    data: { listingIds: [home.id], note: 'Have a look', byEmail: false },
  });
  await openPage(client, (await sent.json()).path);
  await expect(client.getByText('Have a look')).toBeVisible();
  expect(await accessibilityViolations(client)).toEqual([]);
  await client.getByRole('button', { name: 'Like' }).click();
  await expect(client.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'true');
  await openPage(page, `/crm?lead=${lead}`);
  await panel.getByRole('tab', { name: 'Sent homes' }).click();
  await expect(panel.getByText('Liked')).toBeVisible();
  await panel.getByRole('button', { name: 'End the link' }).click();
  await page.getByRole('button', { name: 'Keep the link' }).click();
  await panel.getByRole('button', { name: 'End the link' }).click();
  await page.getByRole('dialog', { name: 'End this link?' }).getByRole('button', { name: 'End the link' }).click();
  await expect(panel.getByText('Ended', { exact: true })).toBeVisible();
});

test('a second press on a heading of the list of leads reverses its order', async ({ page }) => {
  await enter(page, people.agent);
  await openPage(page, '/crm');
  const heading = page.getByRole('columnheader', { name: 'Name' });
  const names = page.getByRole('table').locator('tbody a').filter({ hasNotText: 'View Details' });
  await heading.getByRole('button').click();
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await expect(names.first()).toHaveText(/ A\w+$/);
  await heading.getByRole('button').click();
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  await expect(names.first()).toHaveText(/ [T-Z]\w+$/);
  await expect(page).toHaveURL('/crm?sort=name&order=desc');
});

test('a dialog begins at its first field or its heading, is sent by Enter, and returns the focus', {
  tag: '@phone',
}, async ({ page }) => {
  await enter(page, people.agent);
  await openPage(page, '/crm');
  const opener = page.getByRole('button', { name: 'New Lead' }).or(page.getByRole('link', { name: 'New Lead' }));
  await opener.press('Enter');
  const form = page.getByRole('dialog', { name: 'New Lead' });
  await expect(form.getByLabel('First name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.press('Enter');
  await form.getByLabel('First name').fill('Ines');
  await form.getByLabel('Email addresses').fill('not an address');
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Email addresses')).toBeFocused();
  const name = `Ines Vidal${Date.now()}`;
  await form.getByLabel('Email addresses').fill(`ines.${Date.now()}@example.com`);
  await form.getByLabel('Budget').fill('$450,000');
  await form.getByLabel('Last name').fill(name.slice(5));
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name });
  await expect(panel.getByRole('heading', { name })).toBeFocused();
  const lead = new URL(page.url()).searchParams.get('lead');
  expect(await (await page.request.get(`/api/leads/${lead}`)).json()).toMatchObject({ budget: 450_000 });
  // A form that stays open after it was saved is closed without a question.
  await panel.getByRole('tab', { name: 'Details' }).click();
  await panel.getByLabel('City').fill('Austin');
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Details saved', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();

  // The button of a menu has the focus again after a dialog that one of its items opened.
  const menu = page.getByRole('button', { name: 'More', exact: true });
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Custom fields' }).press('Enter');
  await page.getByRole('dialog', { name: 'Custom fields' }).press('Escape');
  await expect(menu).toBeFocused();
});

test('an agent opens their own reviews from the ranking page', async ({ page }) => {
  await enter(page, people.agent);
  await openPage(page, '/standing');
  await page.getByRole('link', { name: 'See your public profile, and reply to reviews' }).click();
  await expect(page).toHaveURL(/\/professionals\/\d+#reviews/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(people.agent.name);
  await expect(page.getByRole('heading', { name: 'Reviews', exact: true })).toBeVisible();
});

test('a goal of an agent that is empty or too high is named at its field', async ({ page, pageErrors }) => {
  pageErrors.expectStatus(400);
  await enter(page, people.agent);
  await openPage(page, '/crm?tab=analytics');
  await page.getByRole('button', { name: 'Change goals' }).click();
  const dialog = page.getByRole('dialog', { name: 'Goals and commission' });
  const field = (label: string) => dialog.getByLabel(label);
  const before = await field('New clients').inputValue();
  await field('New clients').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(field('New clients')).toHaveAccessibleDescription('Fill in this field');
  await field('New clients').fill(before);
  await field('Commission (% of the price)').fill('12');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(field('Commission (% of the price)')).toHaveAccessibleDescription('This must be at most 10');
});
