import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';

const password = 'copper kettle 88';

/** A new person. */
export const newcomer = (first = 'Ada') => ({
  'First name': first,
  'Last name': 'Stone',
  Email: `${first.toLowerCase()}.${randomBytes(6).toString('hex')}@example.com`,
});

export const phone = { Phone: '512 555 0123' };

type Newcomer = ReturnType<typeof newcomer>;

/** In the order of the form. */
export const withPhone = ({ Email, ...names }: Newcomer) => ({ ...names, ...phone, Email });
export const passwords = { Password: password, 'Confirm password': password };

export const agreed = {
  terms: 'I accept the Terms of Service and the Privacy Policy',
  adult: 'I am 18 years old or older.',
  license: /^I agree that Lintel looks up the licence/,
  renewal: /^I agree that the plan renews by itself/,
};

/** A field by its exact label. */
export const inField = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** The owner of the sample network's company, in a separate request context; the page's visitor is unaffected. */
export async function asCompany(request: APIRequestContext): Promise<APIRequestContext> {
  const data = { email: 'rafael.ortega@example.com', password: 'open-the-door', rememberMe: false };
  const response = await request.post('/api/sign-in', { data });
  if (!response.ok()) throw new Error(`The company cannot sign in: ${await response.text()}`);
  return request;
}

/** Returns the person signed in on a page. */
export async function personOn(page: Page): Promise<{ email: string; role: string } | null> {
  return (await (await page.request.get('/api/session')).json()).person;
}
