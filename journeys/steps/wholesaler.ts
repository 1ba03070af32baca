import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { openPage } from './open-page.ts';
import { confirmEmail } from './people.ts';

/** Opens the wholesaler's dashboard of the sample network, signed in. */
export async function openWholesalerDashboard(page: Page, search = ''): Promise<void> {
  const data = { username: 'margaret.whitfield', password: 'open-the-door', rememberMe: false };
  const response = await page.request.post('/api/wholesaler-login', { data });
  if (!response.ok()) throw new Error(`The wholesaler cannot sign in: ${await response.text()}`);
  await openPage(page, `/wholesaler-dashboard${search}`);
}

export interface Applicant {
  companyName: string;
  email: string;
  password: string;
}

/** A new company with a pending license. */
export async function newCompany(request: APIRequestContext): Promise<Applicant> {
  const mark = randomBytes(4).toString('hex');
  const applicant = {
    companyName: `Kestrel ${mark} Homes`,
    email: `iris.${mark}@example.com`,
    password: 'copper kettle 88',
  };
  const data = {
    firstName: 'Iris',
    lastName: 'Stone',
    email: applicant.email,
    password: applicant.password,
    confirmPassword: applicant.password,
    wholesalerCode: 'Lintel',
    companyName: applicant.companyName,
    address: '500 Congress Avenue, Austin',
    city: 'Austin',
    stateOrProvince: 'TX',
    postalCode: '78701',
    phone: '512 555 0123',
    licenseNumber: `9${Number.parseInt(mark.slice(0, 5), 16)}`,
    country: 'USA',
    contactPersonName: 'Iris Stone',
    contactPersonPhone: '512 555 0123',
    expectedAgentCount: 5,
    subscriptionTier: 'starter',
    billingInterval: 'monthly',
    acceptTerms: true,
    acceptAdult: true,
    acceptLicenseVerification: true,
    acceptAutoRenewal: true,
  };
  const response = await request.post('/api/reseller-signup', { data });
  if (!response.ok()) throw new Error(`The company sign-up failed: ${await response.text()}`);
  await confirmEmail(request, applicant);
  return applicant;
}
