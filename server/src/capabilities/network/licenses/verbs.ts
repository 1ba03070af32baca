import type { House } from '../../../foundation/house.ts';
import { hint } from './hint.ts';
import { createLicenseLetters, licenseLettersPart } from './letters.ts';
import { JOB, reviewLicenses } from './review.ts';

export const licensesVerbs = { hint };

export function startLicenses(house: House): void {
  const letters = createLicenseLetters(house.settings.LINTEL_PUBLIC_URL);
  house.provide(licenseLettersPart, letters);
  // Runs after the day has ended in every US time zone.
  house.jobs.schedule(JOB, '12 10 * * *', () => reviewLicenses(house, letters));
}
