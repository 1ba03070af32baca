import { m } from '@lintel/messages';
import type { NewNotification } from '../notifications/index.ts';

/** Pages linked from notifications. */
export const licensePaths = {
  own: '/licenses',
  verifications: '/wholesaler-dashboard?tab=verifications',
} as const;

/**
 * A license that waits for its first review or for another one after an appeal. The notification contains no name,
 * because the applicant's address is unconfirmed and applicants' text must not reach an email.
 */
export const waitingLicense = (licenseId: number, appealId?: number): Omit<NewNotification, 'personId'> => ({
  kind: 'verification',
  key: `license.waiting:${licenseId}:${appealId ?? 0}`,
  title: appealId === undefined ? m.network__a_license_is_waiting_for() : m.network__a_license_appeal_is_waiting(),
  body: appealId === undefined ? m.network__it_was_submitted_and_hasnt() : m.network__the_license_holder_appealed_the(),
  path: licensePaths.verifications,
});
