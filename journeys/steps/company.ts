import type { Page } from '@playwright/test';
import { openPage } from './open-page.ts';
import { asCompany } from './sign-up.ts';

/** Opens the dashboard of the sample network's company, signed in as its owner. */
export async function openCompanyDashboard(page: Page, search = ''): Promise<void> {
  await asCompany(page.request);
  await openPage(page, `/reseller-dashboard${search}`);
}
