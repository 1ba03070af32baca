import type { AppContext } from '../../../foundation/app-context.ts';
import { hint } from './hint.ts';
import { createLicenseLetters, licenseEmailsToken } from './letters.ts';
import { JOB, reviewLicenses } from './review.ts';

export const licensesVerbs = { hint };

export function startLicenses(app: AppContext): void {
  const letters = createLicenseLetters(app.settings.LINTEL_PUBLIC_URL);
  app.register(licenseEmailsToken, letters);
  // Runs after the day has ended in every US time zone.
  app.jobs.schedule(JOB, '12 10 * * *', () => reviewLicenses(app, letters));
}
