import type { ServerModule } from '../../platform/app/app-context.ts';
import { personalDataToken } from '../accounts/index.ts';
import { newestLicensesToken } from '../companies/index.ts';
import { appealsOperations } from './appeals/appeal.ts';
import { createLicenseEmails, licenseEmailsToken } from './emails.ts';
import { hint } from './licenses/hint.ts';
import { newestLicenses } from './newest.ts';
import { licensingData } from './personal-data.ts';
import { JOB, reviewLicenses } from './review.ts';
import { nameMatch, pending as pendingVerifications } from './verifications/pending.ts';
import { verify as verifyLicense } from './verifications/verify.ts';

export const licensingOperations = {
  licenses: { hint },
  appeals: appealsOperations,
  verifications: { pendingVerifications, nameMatch, verifyLicense },
};

export { heldLicenses } from './held-licenses.ts';
export { licenseDay, mayReceiveLeads, takesLeads } from './leads.ts';
export { jurisdictions } from './licenses/contract.ts';
export { waitingLicense } from './notices.ts';
export { licensesOfCompany, stateLicense, submitLicenses } from './state.ts';
export { checksOf } from './verifications/checks.ts';
export { dueChecks, overdueNow, pendingChecks } from './verifications/due.ts';

export const licensing: ServerModule = {
  name: 'licensing',
  start(app) {
    const emails = createLicenseEmails(app.settings.LINTEL_PUBLIC_URL);
    app.register(licenseEmailsToken, emails);
    app.register(newestLicensesToken, newestLicenses);
    app.resolve(personalDataToken).push(licensingData);
    // Runs after the day has ended in every US time zone.
    app.jobs.schedule(JOB, '12 10 * * *', () => reviewLicenses(app, emails));
  },
};
