import { expect, test } from '../setup/test.ts';
import { accessibilityViolations, waitForAnimations } from '../steps/accessibility.ts';
import { pressButton, tabTo, typeInto } from '../steps/keyboard.ts';
import { openPage, ready } from '../steps/open-page.ts';
import { agreed, asCompany, inField, newcomer, passwords, personOn, withPhone } from '../steps/sign-up.ts';

const wish = `/signup?${new URLSearchParams({ intent: 'save-home', property: '12', back: '/property/12' })}`;

test('a buyer signs up by keyboard with an agent’s code, and returns to their page', async ({ page, request }) => {
  const codes: { code: string; agentName: string; obstacle: string | null }[] = await (
    await (await asCompany(request)).get('/api/reseller/agent-codes')
  ).json();
  // The oldest one, because another journey disables newer ones.
  const { code, agentName } = codes.findLast(({ obstacle }) => obstacle === null)!;
  await openPage(page, wish);
  await tabTo(page, page.getByRole('link', { name: 'Sign up as a home buyer' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/end-user-signup\?/);
  await expect(page.getByText(/After you sign up, we’ll save \d.* for you/)).toBeVisible();
  await ready(page);

  const person = newcomer();
  await typeInto(page, { 'Agent code (optional)': code });
  await expect(page.getByRole('status').filter({ hasText: agentName })).toBeVisible();
  await typeInto(page, { ...withPhone(person), ...passwords });
  await typeInto(page, { 'Budget (optional)': '650000', 'Bedrooms (optional)': '3', 'Bathrooms (optional)': '2.5' });
  await typeInto(page, { [agreed.terms]: true, [agreed.adult]: true });
  await pressButton(page, 'Create account');
  await expect(page).toHaveURL(/^[^?]*\/property\/12$/);
  expect(await personOn(page)).toMatchObject({ email: person.Email, role: 'end_user' });
});

test('a wrong code shows a warning and does not block; missing input is reported under its field', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expectStatus(404);
  await openPage(page, '/end-user-signup?code=NO-SUCH-CODE');
  await expect(inField(page, 'Agent code (optional)')).toHaveValue('NO-SUCH-CODE');
  await expect(page.getByText('Agent code not found. You can still sign up and connect later.')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(inField(page, 'First name')).toBeFocused();
  for (const message of [
    'First name must be at least 2 characters',
    'Last name must be at least 2 characters',
    'Please enter a valid email address',
    'Please enter a valid phone number',
    'Password must be at least 8 characters',
    'You must accept the terms and conditions',
    'You must be at least 18 years old',
  ])
    await expect(page.getByRole('paragraph').filter({ hasText: message })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Please enter a valid phone number' }).click();
  await expect(inField(page, 'Phone')).toBeFocused();
  await page.keyboard.type('512 555 0123');
  await expect(page.getByText('Please enter a valid phone number')).toHaveCount(0);

  for (const [label, text] of Object.entries({ ...newcomer('Bo'), ...passwords }))
    await inField(page, label).fill(text);
  await inField(page, 'Confirm password').fill('copper kettle 89');
  await inField(page, 'Password').focus();
  await expect(page.getByText("Passwords don't match").first()).toBeVisible();
  await inField(page, 'Confirm password').fill('copper kettle 88');
  await inField(page, agreed.terms).check();
  await inField(page, agreed.adult).check();
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/end-user-signup') && sent.push(request.method()));
  await page.getByRole('button', { name: 'Create account' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Your account is ready' })).toBeFocused();
  expect(sent).toEqual(['POST']);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a reload keeps the input except passwords and checkboxes; the legal texts open over the form', async ({
  page,
}) => {
  await openPage(page, '/end-user-signup');
  const person = newcomer('Cy');
  for (const [label, text] of Object.entries({ ...person, ...passwords })) await inField(page, label).fill(text);
  await inField(page, 'Canada').check();
  await inField(page, agreed.terms).check();
  await page.reload();
  await ready(page);
  for (const [label, text] of Object.entries(person)) await expect(inField(page, label)).toHaveValue(text);
  await expect(inField(page, 'Canada')).toBeChecked();
  await expect(inField(page, 'Password')).toHaveValue('');
  await expect(inField(page, agreed.terms)).not.toBeChecked();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('copper');

  const opener = page.getByRole('button', { name: 'Privacy Policy' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Privacy Policy' });
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveCount(12);
  await waitForAnimations(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});
