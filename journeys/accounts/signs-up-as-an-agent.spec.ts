import { expect, test } from '../setup/test.ts';
import { accessibilityViolations } from '../steps/accessibility.ts';
import { openCompanyDashboard } from '../steps/company.ts';
import { pressButton, tabTo, typeInto } from '../steps/keyboard.ts';
import { openPage, ready } from '../steps/open-page.ts';
import { confirmEmail, forgetVisitor } from '../steps/people.ts';
import { agreed, asCompany, inField, newcomer, passwords, personOn, withPhone } from '../steps/sign-up.ts';

test('an agent joins the sample company by keyboard, after seeing its price', async ({ page }) => {
  await openPage(page, '/agent-signup');
  expect(await accessibilityViolations(page)).toEqual([]);
  await pressButton(page, /^Join /);
  const company = page.getByRole('status').filter({ hasText: 'This company charges its agents' });
  await expect(company).toContainText(/\$\d+\.\d\d USD a month, before tax/);
  const person = newcomer('Dee');
  await typeInto(page, { ...withPhone(person), ...passwords });
  await tabTo(page, page.getByLabel(/^Real estate agent/));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByLabel('License state or province'));
  await page.keyboard.type('Texas');
  await typeInto(page, { 'License number': '07123' });
  await expect(page.getByText('Texas Real Estate Commission')).toBeVisible();
  await expect(page.getByText('usually look different')).toBeVisible();
  await typeInto(page, { [agreed.terms]: true, [agreed.adult]: true });
  await tabTo(page, page.getByLabel(agreed.license));
  await page.keyboard.press('Space');
  await pressButton(page, 'Create account');
  await expect(page).toHaveURL(/agent-dashboard$/);
  expect(await personOn(page)).toMatchObject({ email: person.Email, role: 'agent' });
});

test('missing input is reported to an agent, a reload keeps the form, and it is sent once', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expectStatus(404);
  await openPage(page, '/agent-signup');
  await inField(page, 'Reseller code').fill('NO-SUCH-CODE');
  await expect(page.getByText('No company has this code')).toBeVisible();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(inField(page, 'First name')).toBeFocused();
  for (const message of [
    'Please select your agent type',
    'License number is required for verification',
    'You must consent to license verification',
  ])
    await expect(page.getByText(message).first()).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);

  const person = newcomer('Eli');
  for (const [label, text] of Object.entries({ ...withPhone(person), 'License number': '0712345' }))
    await inField(page, label).fill(text);
  await page.getByLabel(/^Mortgage agent/).check();
  await page.reload();
  await ready(page);
  await expect(inField(page, 'Email')).toHaveValue(person.Email);
  await expect(page.getByLabel(/^Mortgage agent/)).toBeChecked();
  await page.getByRole('button', { name: /^Join / }).click();
  for (const [label, text] of Object.entries(passwords)) await inField(page, label).fill(text);
  for (const label of [agreed.terms, agreed.adult, agreed.license]) await page.getByLabel(label).check();
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/agent-signup') && sent.push(request.method()));
  await page.getByRole('button', { name: 'Create account' }).dblclick();
  await expect(page).toHaveURL(/mortgage-agent-dashboard$/);
  expect(sent).toEqual(['POST']);
});

test('an invitation names the company, fills in known fields, and works once', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.expectStatus(404);
  const person = newcomer('Fay');
  const company = await asCompany(request);
  const data = { email: person.Email, agentType: 'mortgage', agentPriceCents: 4_950 };
  expect((await company.post('/api/reseller/invitations', { data })).ok()).toBe(true);
  const outbox = `/api/dev/outbox?to=${encodeURIComponent(person.Email)}`;
  const lettersTo = async () => (await (await company.get(outbox)).json()).letters as { id: string }[];
  await expect.poll(async () => (await lettersTo()).length, { timeout: 20_000 }).toBeGreaterThan(0);
  const letter = await (await company.get(`/api/dev/outbox/${(await lettersTo())[0]!.id}`)).json();
  const link = /\/agent-signup\?invitation=\S+/.exec(letter.text)![0];

  await openPage(page, link);
  await expect(page.getByText(/has invited you$/)).toBeVisible();
  await expect(page.getByText('$49.50 USD a month')).toBeVisible();
  await expect(inField(page, 'Email')).toHaveValue(person.Email);
  await expect(page.getByLabel(/^Mortgage agent/)).toBeChecked();
  expect(await accessibilityViolations(page)).toEqual([]);
  for (const [label, text] of Object.entries({ ...withPhone(person), ...passwords, 'License number': '0712345' }))
    await inField(page, label).fill(text);
  for (const label of [agreed.terms, agreed.adult, agreed.license]) await page.getByLabel(label).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/mortgage-agent-dashboard$/);

  await forgetVisitor(page);
  await openPage(page, link);
  await expect(page.getByText('This invitation no longer works')).toBeVisible();
  await expect(inField(page, 'Reseller code')).toBeVisible();
});

test('an agent without a code finds a company, applies, and its owner sees the application once the address is confirmed', async ({
  page,
  request,
}) => {
  const { companyName } = (await (await request.get('/api/sign-up/options')).json()).sampleReseller;
  await openPage(page, '/agent-signup');
  await tabTo(page, page.getByLabel(/^I have a code/));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel(/^Find a company/)).toBeChecked();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Please choose a company').first()).toBeVisible();
  const search = inField(page, 'Company name or city');
  await expect(search).toBeFocused();
  await search.fill('no such company anywhere');
  await expect(page.getByText('No matching companies.')).toBeVisible();
  await search.fill(companyName.toUpperCase());
  await expect(page.getByText('1 company', { exact: true })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await tabTo(page, page.getByRole('button', { name: `Choose ${companyName}` }));
  await page.keyboard.press('Enter');
  const another = page.getByRole('button', { name: 'Choose another company' });
  await expect(another).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(search).toBeFocused();
  await page.getByRole('button', { name: `Choose ${companyName}` }).click();

  const person = newcomer('Ivy');
  for (const [label, text] of Object.entries({ ...withPhone(person), 'License number': '0712345' }))
    await inField(page, label).fill(text);
  await page.reload();
  await ready(page);
  const applied = page.getByRole('status').filter({ hasText: `You’re applying to ${companyName}` });
  await expect(applied).toContainText(/\$\d+\.\d\d USD a month, before tax/);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByLabel(/^Real estate agent/).check();
  for (const [label, text] of Object.entries(passwords)) await inField(page, label).fill(text);
  for (const label of [agreed.terms, agreed.adult, agreed.license]) await page.getByLabel(label).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/agent-dashboard$/);

  // The confirmation ends the session of the open page, so it is left first.
  await forgetVisitor(page);
  await confirmEmail(request, { email: person.Email, password: passwords.Password });
  await openCompanyDashboard(page, `?tab=agents&q=${encodeURIComponent(person.Email)}`);
  const row = page.getByRole('row').filter({ hasText: 'Ivy Stone' });
  await expect(row).toContainText(/waiting|pending/i);
});
