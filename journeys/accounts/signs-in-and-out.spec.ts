import { expect, test } from '../setup/test.ts';
import { addressOf, openPage, ready } from '../steps/open-page.ts';
import { enter, fillSignIn, forgetVisitor, newBuyer, people, signIn, signOut } from '../steps/people.ts';
import { personOn } from '../steps/sign-up.ts';

const DAY_SECONDS = 86_400;

test('a buyer signs in, is greeted by name and role on every page, and signs out', { tag: '@phone' }, async ({
  page,
}) => {
  await signIn(page, people.buyer);
  await expect(page).toHaveURL('/dashboard');
  for (const path of ['/', '/search', '/support']) {
    await openPage(page, path);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  }
  await signOut(page);
  await expect(page.getByText('Signed out', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await personOn(page)).toBeNull();
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/signin?next=/dashboard');
});

test('signing out cannot be undone with Back', async ({ page }) => {
  await signIn(page, people.buyer);
  await openPage(page, '/account');
  await expect(page.getByLabel('First name')).toHaveValue('Elena');
  await signOut(page);
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL(/\/signin\?next=\/account/);
  await expect(page.getByText('elena.novak')).toHaveCount(0);
});

test('“Remember me” keeps a session for 30 days; without it the session ends with the browser', async ({
  page,
  context,
}) => {
  const sessionCookie = async () => (await context.cookies()).find(({ name }) => name.endsWith('session_token'))!;
  await openPage(page, '/signin');
  await fillSignIn(page, people.buyer);
  await expect(page).toHaveURL('/dashboard');
  expect((await sessionCookie()).expires).toBe(-1);
  await forgetVisitor(page);
  await openPage(page, '/signin');
  await fillSignIn(page, people.buyer, true);
  await expect(page).toHaveURL('/dashboard');
  const days = ((await sessionCookie()).expires - Date.now() / 1_000) / DAY_SECONDS;
  expect(days).toBeGreaterThan(29);
  expect(days).toBeLessThan(31);
  expect(await sessionCookie()).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
});

test('missing input is reported under the field, a wrong password at the top, and both can be corrected', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expectStatus(401);
  await openPage(page, '/signin');
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByRole('button', { name: 'Sign In' }).click();
  await expect(form.getByText('Please enter a valid email address')).toBeVisible();
  await expect(form.getByText('Password must be at least 8 characters')).toBeVisible();
  await expect(form.getByLabel('Email')).toBeFocused();
  await fillSignIn(page, { ...people.buyer, password: 'wrong-and-long' });
  await expect(form.getByRole('alert')).toHaveText('Invalid email or password. Please check your credentials.');
  const password = form.getByLabel('Password', { exact: true });
  await form.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await fillSignIn(page, people.buyer);
  await expect(page).toHaveURL('/dashboard');
});

test('a person returns to their page after signing in, and never to another site', async ({ page }) => {
  await page.goto('/account?tab=privacy');
  await expect(page).toHaveURL('/signin?next=/account%3Ftab%3Dprivacy');
  await ready(page);
  await fillSignIn(page, people.buyer);
  await expect(page.getByRole('tab', { name: 'Privacy' })).toHaveAttribute('aria-selected', 'true');
  for (const next of ['//other.example', 'https://other.example', '/\\other.example']) {
    await signOut(page);
    await expect(page).toHaveURL('/');
    await openPage(page, `/signin?${new URLSearchParams({ next })}`);
    await fillSignIn(page, people.buyer);
    await expect(page).toHaveURL('/dashboard');
  }
});

test('a visitor’s pending action is kept through sign-in', async ({ page }) => {
  const back = '/hypersearch?q=condo+in+Toronto';
  await openPage(page, `/signin?${new URLSearchParams({ intent: 'save-home', property: '12', back })}`);
  await expect(page.getByText(/After you sign in, we’ll save \d.* for you/)).toBeVisible();
  await fillSignIn(page, people.buyer);
  await expect.poll(() => addressOf(page)).toBe(back);
  // The pending action is complete; the home may already be saved, which changes nothing.
  await expect(page.getByText('Property saved!', { exact: true })).toBeVisible();
});

test('the operator signs in by username', async ({ page, pageErrors }) => {
  pageErrors.expectStatus(401);
  await openPage(page, '/wholesaler-login');
  const form = page.getByRole('form', { name: 'Wholesaler login' });
  const login = form.getByRole('button', { name: 'Login' });
  await login.click();
  await expect(form.getByText('Username is required')).toBeVisible();
  await expect(form.getByText('Password is required')).toBeVisible();
  await form.getByLabel('Username').fill('margaret.whitfield');
  await form.getByLabel('Password', { exact: true }).fill('wrong');
  await login.click();
  await expect(form.getByRole('alert')).toHaveText('Invalid username or password. Please check your credentials.');
  await form.getByLabel('Password', { exact: true }).fill(people.wholesaler.password);
  await login.click();
  await expect(page).toHaveURL('/wholesaler-dashboard');
});

test('a session that ended elsewhere is detected, and the return path is kept', async ({
  page,
  pageErrors,
  request,
}) => {
  pageErrors.expectStatus(401);
  const account = await newBuyer(request);
  await enter(page, account);
  await openPage(page, '/account?tab=security');
  await request.post('/api/account/sessions/end-others', { data: {} });
  await page.getByRole('tab', { name: 'Preferences' }).click();
  await expect(page).toHaveURL('/signin?next=/account%3Ftab%3Dpreferences');
  await expect(page.getByText('You’ve been signed out', { exact: true })).toBeVisible();
});
