import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { emailTo } from './emails.ts';
import { openPage, ready } from './open-page.ts';

const password = 'open-the-door';

/** People of the sample network, by role. */
export const people = {
  buyer: { email: 'elena.novak@example.com', password, home: '/dashboard', name: 'Elena Novak', label: 'Buyer' },
  agent: {
    email: 'naomi.sinclair@example.com',
    password,
    home: '/real-estate-agent-dashboard',
    name: 'Naomi Sinclair',
    label: 'Real estate agent',
  },
  mortgageAgent: {
    email: 'kwame.mensah@example.com',
    password,
    home: '/mortgage-agent-dashboard',
    name: 'Kwame Mensah',
    label: 'Mortgage agent',
  },
  reseller: {
    email: 'rafael.ortega@example.com',
    password,
    home: '/reseller-dashboard',
    name: 'Rafael Ortega',
    label: 'Reseller',
  },
  wholesaler: {
    email: 'margaret.whitfield@example.com',
    password,
    home: '/wholesaler-dashboard',
    name: 'Margaret Whitfield',
    label: 'Wholesaler',
  },
} as const;

export type Role = keyof typeof people;

interface Account {
  email: string;
  password: string;
}

/** A new buyer with a confirmed address, whose password and sessions a journey may change. */
export async function newBuyer(request: APIRequestContext): Promise<Account> {
  const account = await newUnconfirmedBuyer(request);
  await confirmEmail(request, account);
  return account;
}

/** Confirms the address of an account by the link of its email. */
export async function confirmEmail(request: APIRequestContext, { email, password }: Account): Promise<void> {
  const text = await emailTo(request, email, /verify-email\?token=/);
  const token = decodeURIComponent(/verify-email\?token=([^\s&]+)/.exec(text)![1]!);
  const response = await request.post('/api/verify-email', { data: { token, password } });
  if (!response.ok()) throw new Error(`${email} is not confirmed: ${await response.text()}`);
}

/** A buyer who has not opened the link of the confirmation email. */
export async function newUnconfirmedBuyer(request: APIRequestContext): Promise<Account> {
  const account = { email: `ada.${randomBytes(6).toString('hex')}@example.com`, password: 'copper kettle 88' };
  const data = {
    firstName: 'Ada',
    lastName: 'Stone',
    phone: '512 555 0123',
    ...account,
    confirmPassword: account.password,
    selectedCountries: ['USA'],
    acceptTerms: true,
    acceptAdult: true,
  };
  const response = await request.post('/api/end-user-signup', { data });
  if (!response.ok()) throw new Error(`The sign-up failed: ${await response.text()}`);
  return account;
}

/** Signs the page's visitor in without the form. */
export async function enter(page: Page, { email, password }: Account): Promise<void> {
  const response = await page.request.post('/api/sign-in', { data: { email, password } });
  if (!response.ok()) throw new Error(`${email} cannot sign in: ${await response.text()}`);
}

/** Fills in the sign-in form and submits it. */
export async function fillSignIn(page: Page, { email, password }: Account, remember = false): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  if (remember) await form.getByLabel('Remember me').check();
  await form.getByRole('button', { name: 'Sign In' }).click();
}

export async function signIn(page: Page, account: Account): Promise<void> {
  await openPage(page, '/signin');
  await fillSignIn(page, account);
  await page.waitForURL((url) => url.pathname !== '/signin');
  await ready(page);
}

const barFromWidth = 1024;

/** Signs out by the user menu, or by the drawer on phones. */
export async function signOut(page: Page): Promise<void> {
  if (page.viewportSize()!.width < barFromWidth) {
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Sign Out' }).click();
    return;
  }
  await page.getByRole('banner').locator('button[aria-haspopup="menu"]').click();
  // A click before the menu has its place scrolls the page, and the menu leaves the window; a key doesn't.
  await page.getByRole('menuitem', { name: 'Sign Out' }).press('Enter');
}

/** Clears the visitor's session. An open page would detect it, so it is left first. */
export async function forgetVisitor(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}
