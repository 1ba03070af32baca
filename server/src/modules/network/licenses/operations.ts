import type { AppContext } from '../../../platform/app/app-context.ts';
import { createLicenseEmails, licenseEmailsToken } from './emails.ts';
import { hint } from './hint.ts';
import { JOB, reviewLicenses } from './review.ts';

export const licensesOperations = { hint };

export function startLicenses(app: AppContext): void {
  const emails = createLicenseEmails(app.settings.LINTEL_PUBLIC_URL);
  app.register(licenseEmailsToken, emails);
  // Runs after the day has ended in every US time zone.
  app.jobs.schedule(JOB, '12 10 * * *', () => reviewLicenses(app, emails));
}
