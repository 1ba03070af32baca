import { expect, test } from '../setup/test.ts';
import { emailTo, linkTo } from '../steps/emails.ts';
import { openPage } from '../steps/open-page.ts';
import { enter, fillSignIn, newBuyer, newUnconfirmedBuyer } from '../steps/people.ts';

test('a forgotten password is reset once by email, which ends all sessions', async ({ page, request, pageErrors }) => {
  pageErrors.expectStatus(400);
  pageErrors.expectStatus(401);
  const account = await newBuyer(request);
  await openPage(page, '/signin');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?', exact: true })).toBeVisible();
  await page.getByRole('main').getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  const link = new URL(/https?:\S+reset-password\S+/.exec(await emailTo(request, account.email, /reset-password/))![0]);
  await openPage(page, link.pathname + link.search);
  const form = page.getByRole('form', { name: 'Set a new password' });
  const set = async (password: string, again = password) => {
    await form.getByLabel('New password', { exact: true }).fill(password);
    await form.getByLabel('Confirm password', { exact: true }).fill(again);
    await form.getByRole('button', { name: 'Set password' }).click();
  };
  await set('four plain words here', 'something else');
  await expect(form.getByText("Passwords don't match")).toBeVisible();
  await set('password1');
  await expect(form.getByLabel('New password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await set('four plain words here');
  await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible();
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

test('an unknown address gets the same message', async ({ page }) => {
  await openPage(page, '/forgot-password');
  await page.getByRole('main').getByLabel('Email').fill('nobody.at.all@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
});

test('an address is confirmed by its emailed link and a password, and until then the pages say so', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.expectStatus(400);
  const account = await newUnconfirmedBuyer(request);
  await enter(page, account);
  await openPage(page, '/saved');
  const bar = page.getByRole('region', { name: 'Your email address' });
  await expect(bar).toContainText(`We sent a link to ${account.email}`);
  await bar.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByText('We sent you a new link').first()).toBeVisible();
  const link = await linkTo(request, account.email, 'verify-email');
  await openPage(page, link);
  const form = page.getByRole('form', { name: 'Confirm your email' });
  await form.getByLabel('Password', { exact: true }).fill('four plain words here');
  await form.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(bar).toBeHidden();
  expect((await (await request.get('/api/session')).json()).person, 'the other device is signed out').toBeNull();
  await openPage(page, link);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test('“This wasn’t me” removes an address from an account, which must enter another one at its next sign-in', async ({
  page,
  request,
}) => {
  const account = await newUnconfirmedBuyer(request);
  await openPage(page, await linkTo(request, account.email, 'not-me'));
  await page.getByRole('button', { name: 'Remove my address' }).click();
  await expect(page.getByRole('heading', { name: 'Your email address has been removed' })).toBeVisible();

  await openPage(page, '/signin');
  await fillSignIn(page, account);
  await expect(page).toHaveURL('/add-email');
  const other = account.email.replace('@', '.other@');
  const form = page.getByRole('form', { name: 'Add another email address' });
  await form.getByLabel('New email').fill(other);
  await form.getByLabel('Your password', { exact: true }).fill(account.password);
  await form.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(`We sent a link to ${other}`);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('region', { name: 'Your email address' })).toContainText(other);
});
