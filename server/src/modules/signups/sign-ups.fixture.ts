import { eq } from 'drizzle-orm';
import type { Reply, TestApp } from '../../../test/harness.ts';
import { emailOutbox } from '../../platform/email/email-outbox.tables.ts';

let made = 0;

const person = (fields: object) => ({
  firstName: 'Ada',
  lastName: 'Stone',
  email: `sign-up-${++made}@example.com`,
  phone: '(512) 555-0123',
  password: 'open the big door',
  confirmPassword: 'open the big door',
  acceptTerms: true,
  acceptAdult: true,
  ...fields,
});

/** Bodies as the forms send them; `fields` replaces some values. */
export const resellerSignUp = (fields: object = {}) =>
  person({
    wholesalerCode: 'Lintel',
    companyName: 'Oak Street Realty',
    address: '100 Congress Ave, Austin, TX 78701',
    city: 'Austin',
    stateOrProvince: 'TX',
    postalCode: '78701',
    website: '',
    licenseNumber: '0712345',
    country: 'USA',
    contactPersonName: 'Ada Stone',
    contactPersonPhone: '+1 512 555 0199',
    expectedAgentCount: 8,
    subscriptionTier: 'starter',
    billingInterval: 'monthly',
    acceptLicenseVerification: true,
    acceptAutoRenewal: true,
    role: 'reseller',
    ...fields,
  });

export const agentSignUp = (fields: object = {}) =>
  person({
    agentType: 'real_estate',
    licenseNumber: '0798765',
    selectedCountries: ['USA'],
    acceptLicenseVerification: true,
    role: 'agent',
    ...fields,
  });

export const endUserSignUp = (fields: object = {}) =>
  person({ selectedCountries: ['USA', 'Canada'], role: 'end_user', ...fields });

export const cookieOf = (headers: Headers) => ({
  cookie: headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; '),
});

/** Returns the person whose session a reply opened. */
export const signedInPerson = async (app: TestApp, headers: Headers) =>
  (await app.request('GET', '/api/session', undefined, cookieOf(headers))).body.person;

/** Confirms the address of a sign-up by the link of its email, in the browser that signed up. */
export async function confirmAddress(app: TestApp, email: string, signedUp?: Reply): Promise<Reply> {
  const sent = await app.context.database.db.select().from(emailOutbox).where(eq(emailOutbox.recipient, email));
  const token = sent.map(({ text }) => /verify-email\?token=([^\s&]+)/.exec(text)?.[1]).findLast(Boolean);
  const body = { token, password: 'open the big door' };
  return app.request('POST', '/api/verify-email', body, signedUp ? cookieOf(signedUp.headers) : {});
}
