import { expect, test } from '../setup/test.ts';
import { accessibilityViolations, waitForAnimations } from '../steps/accessibility.ts';
import { openCompanyDashboard } from '../steps/company.ts';
import { emailTo } from '../steps/emails.ts';
import { addressOf, openPage } from '../steps/open-page.ts';
import { forgetVisitor } from '../steps/people.ts';
import { agreed, inField, newcomer, passwords, phone } from '../steps/sign-up.ts';

interface Colleague {
  id: number;
  firstName: string;
  lastName: string;
  status: string;
  agentType: string;
  endUserCount: number;
}

test('the owner finds every part of the dashboard, and all are accessible', { tag: '@phone' }, async ({ page }) => {
  // Slow, because axe checks six pages.
  test.slow();
  await openCompanyDashboard(page);
  await expect(page.getByRole('heading', { name: 'Needs your attention' })).toBeVisible();
  for (const [tab, shows] of [
    ['agents', 'Naomi Sinclair'],
    ['codes', 'SINCLAIR-'],
    ['fees', 'Your agents pay you directly'],
    ['subscription', 'Professional'],
    ['analytics', 'By agent'],
    ['company', 'Company code'],
  ] as const) {
    await openPage(page, `/reseller-dashboard?tab=${tab}`);
    await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
    await waitForAnimations(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    // A phone zooms out of a page that is too wide, so its inner width is no proof.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width);
  }
});

test('the dashboard’s dialogs keep the focus, and report missing input', async ({ page }) => {
  await openCompanyDashboard(page);
  const invite = page.getByRole('button', { name: 'Invite Agent' });
  await invite.click();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(inField(page, 'Email address')).toBeFocused();
  await waitForAnimations(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(invite).toBeFocused();

  await page.getByRole('button', { name: 'More actions for Naomi Sinclair' }).click();
  await page.getByRole('menuitem', { name: 'Remove agent' }).click();
  await page.getByRole('button', { name: 'Remove agent', exact: true }).click();
  await expect(page.getByText('Choose who takes over')).toBeVisible();
  await waitForAnimations(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cancel' }).click();

  // A removed row that opened the dialog leaves the focus near it, here at the heading above the last row.
  const email = 'invited.in.a.journey@example.com';
  await page.request.post('/api/reseller/invitations', { data: { email, agentType: 'real_estate' } });
  await openCompanyDashboard(page);
  await page.getByRole('button', { name: `Withdraw the invitation to ${email}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('heading', { name: 'Agent Management' })).toBeFocused();

  await openCompanyDashboard(page, '?tab=codes');
  await page.getByRole('button', { name: 'Create Code' }).click();
  await page.getByRole('button', { name: 'Create code', exact: true }).click();
  await expect(page.getByText('Please select an agent')).toBeVisible();
  await expect(page.getByText('Code must be at least 3 characters')).toBeVisible();
  await waitForAnimations(page);
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('the URL keeps the search, and a file contains it', async ({ page }) => {
  await openCompanyDashboard(page);
  await page.getByLabel('Search agents').fill('sinclair');
  await expect(page).toHaveURL(/q=sinclair/);
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await page.getByRole('button', { name: 'Buyers', exact: true }).click();
  await expect(page).toHaveURL(/sort=clients/);
  const address = addressOf(page);
  await openPage(page, address);
  await expect(page.getByLabel('Search agents')).toHaveValue('sinclair');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await saved).suggestedFilename()).toBe('agents.csv');
});

test('an agent is invited, joins by the email, is removed and rejoins', async ({
  page,
  otherPage: theirs,
  request,
}) => {
  test.slow();
  const person = newcomer('Gil');
  await openCompanyDashboard(page);
  await page.getByRole('button', { name: 'Invite Agent' }).click();
  await inField(page, 'Email address').fill(person.Email);
  await page.getByLabel('Monthly price in US dollars (optional)').fill('125.50');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('cell', { name: person.Email, exact: true })).toBeVisible();

  const invitation = await emailTo(request, person.Email, /invites you to Lintel|invites you to join/);
  expect(invitation).toContain('$125.50 a month');
  await openPage(theirs, /\/agent-signup\?invitation=\S+/.exec(invitation)![0]);
  for (const [label, text] of Object.entries({ ...person, ...phone, ...passwords, 'License number': '0712345' }))
    await inField(theirs, label).fill(text);
  for (const label of [agreed.terms, agreed.adult, agreed.license]) await theirs.getByLabel(label).check();
  await theirs.getByRole('button', { name: 'Create account' }).click();
  await expect(theirs).toHaveURL(/agent-dashboard$/);
  // An open dashboard asks for new leads until the removal, and gets 403 then.
  await theirs.goto('about:blank');

  await openPage(page, `/reseller-dashboard?q=${person.Email}`);
  const row = page.getByRole('row').filter({ hasText: 'Gil Stone' });
  await expect(row).toContainText('Active');
  await expect(row).toContainText('$125.50');
  await row.getByRole('button', { name: 'More actions for Gil Stone' }).click();
  await page.getByRole('menuitem', { name: 'Remove agent' }).click();
  await page.getByRole('button', { name: 'Remove agent', exact: true }).click();
  await expect(page.getByText('Gil Stone no longer works with you', { exact: true })).toBeVisible();
  await emailTo(request, person.Email, /removed you from its team/);
  await expect.poll(async () => (await theirs.request.get('/api/session')).json()).toMatchObject({ person: null });

  await openPage(page, `/reseller-dashboard?status=left&q=${person.Email}`);
  await page.getByRole('button', { name: 'More actions for Gil Stone' }).click();
  await page.getByRole('menuitem', { name: 'Invite again' }).click();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  const back = /\/rejoin\?invitation=\S+/.exec(await emailTo(request, person.Email, /invites you to rejoin/))![0];
  await theirs.request.post('/api/sign-in', { data: { email: person.Email, password: passwords.Password } });
  await openPage(theirs, back);
  await waitForAnimations(theirs);
  expect(await accessibilityViolations(theirs)).toEqual([]);
  await theirs.getByRole('button', { name: 'Rejoin' }).click();
  await expect(theirs.getByRole('heading', { name: /^You’re with/ })).toBeVisible();
});

test('an agent who leaves hands the clients to a colleague', async ({ page }) => {
  await openCompanyDashboard(page);
  const agents = async () => (await (await page.request.get('/api/reseller/agents')).json()) as Colleague[];
  const active = (await agents()).filter(({ status, agentType }) => status === 'active' && agentType === 'real_estate');
  // The people who sign in in other journeys stay.
  const others = active.filter(({ lastName }) => lastName !== 'Sinclair');
  const leaver = others.filter(({ endUserCount }) => endUserCount > 0).at(-1)!;
  const next = others.find(({ id }) => id !== leaver.id)!;
  const name = `${leaver.firstName} ${leaver.lastName}`;
  await openPage(page, `/reseller-dashboard?q=${encodeURIComponent(name)}`);
  await page
    .getByRole('button', { name: `More actions for ${name}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Remove agent' }).click();
  await page.getByRole('button', { name: 'Remove agent', exact: true }).click();
  await expect(page.getByText('Choose who takes over').first()).toBeVisible();
  await page.getByLabel(/^Who takes over/).selectOption(String(next.id));
  await page.getByRole('button', { name: 'Remove agent', exact: true }).click();
  await expect(page.getByText(`${name} no longer works with you`, { exact: true })).toBeVisible();
  const after = await agents();
  expect(after.find(({ id }) => id === next.id)!.endUserCount).toBe(next.endUserCount + leaver.endUserCount);
  expect(after.find(({ id }) => id === leaver.id)?.endUserCount ?? 0).toBe(0);
});

test('a code is created, a buyer signs up by its link, and it is disabled and enabled', async ({
  page,
  otherPage: theirs,
}) => {
  test.slow();
  await openCompanyDashboard(page, '?tab=codes');
  await page.getByRole('button', { name: 'Create Code' }).click();
  await inField(page, 'Agent').selectOption({ label: 'Lucas Pham' });
  await expect(inField(page, 'Code')).toHaveValue(/^PHAM-[2-9A-Z]{9}$/);
  const code = await inField(page, 'Code').inputValue();
  await inField(page, 'Maximum uses (optional)').fill('2');
  await page.getByRole('button', { name: 'Create code', exact: true }).click();
  await expect(page.getByText(`${code} was created`, { exact: true })).toBeVisible();

  await page.getByRole('button', { name: `Share ${code}` }).click();
  const picture = page.getByRole('img', { name: /^QR code for/ });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const link = /http\S+/.exec((await picture.getAttribute('alt'))!)![0];
  await page.keyboard.press('Escape');

  const { pathname, search } = new URL(link);
  await openPage(theirs, pathname + search);
  await expect(theirs.getByRole('status').filter({ hasText: 'Lucas Pham' })).toBeVisible();
  for (const [label, text] of Object.entries({ ...newcomer('Hal'), ...phone, ...passwords }))
    await inField(theirs, label).fill(text);
  for (const label of [agreed.terms, agreed.adult]) await theirs.getByLabel(label).check();
  await theirs.getByRole('button', { name: 'Create account' }).click();
  await expect(theirs).toHaveURL('/dashboard');
  await forgetVisitor(theirs);

  await openPage(page, `/reseller-dashboard?tab=codes&q=${code}`);
  await expect(page.getByRole('row').filter({ hasText: code })).toContainText('1 of 2');
  await page.getByRole('switch', { name: `${code} accepts buyers` }).click();
  await expect(page.getByText(`${code} is off`, { exact: true })).toBeVisible();
  const asked = () => theirs.request.post('/api/validate-agent-code', { data: { code } });
  expect((await asked()).status()).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`${code} is on`, { exact: true })).toBeVisible();
  expect((await asked()).status()).toBe(200);
});
