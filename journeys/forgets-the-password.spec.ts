import { expect, test } from './house/visitor.ts';
import { letterTo } from './steps/company.ts';
import { openPage } from './steps/open-page.ts';
import { enter, fillSignIn, newBuyer } from './steps/people.ts';

test('a forgotten password is set anew by the letter, once, and ends all sessions', async ({
  page,
  request,
  faults,
}) => {
  faults.expectStatus(400);
  faults.expectStatus(401);
  const account = await newBuyer(request);
  await openPage(page, '/signin');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password', exact: true })).toBeVisible();
  await page.getByRole('main').getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible();

  const link = new URL(
    /https?:\S+reset-password\S+/.exec(await letterTo(request, account.email, /reset-password/))![0],
  );
  await openPage(page, link.pathname + link.search);
  const form = page.getByRole('form', { name: 'Set a new password' });
  const set = async (password: string, again = password) => {
    await form.getByLabel('New password', { exact: true }).fill(password);
    await form.getByLabel('Confirm password', { exact: true }).fill(again);
    await form.getByRole('button', { name: 'Set the password' }).click();
  };
  await set('four plain words here', 'something else');
  await expect(form.getByText("Passwords don't match")).toBeVisible();
  await set('password1');
  await expect(form.getByLabel('New password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await set('four plain words here');
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
  expect((await (await request.get('/api/session')).json()).person, 'the other device is signed out').toBeNull();

  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await fillSignIn(page, account);
  await expect(page.getByRole('alert')).toContainText('Invalid email or password');
  await fillSignIn(page, { ...account, password: 'four plain words here' });
  await expect(page).toHaveURL('/dashboard');

  await openPage(page, link.pathname + link.search);
  await set('another four plain words');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test('the same is said of an address that nobody has', async ({ page }) => {
  await openPage(page, '/forgot-password');
  await page.getByRole('main').getByLabel('Email').fill('nobody.at.all@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible();
});

test('an address is confirmed by the link of its letter', async ({ page, request, faults }) => {
  faults.expectStatus(400);
  const account = await newBuyer(request);
  const link = new URL(/https?:\S+verify-email\S+/.exec(await letterTo(request, account.email, /verify-email/))![0]);
  await openPage(page, link.pathname + link.search);
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  await enter(page, account);
  await openPage(page, '/account');
  await expect(page.getByText('(confirmed)')).toBeVisible();
  await openPage(page, '/verify-email?token=nonsense');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});
