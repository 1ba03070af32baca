import { serve } from '../../../platform/serve/serve.ts';
import { wholesaler } from '../../accounts/index.ts';
import { decideLicense } from '../decide.ts';
import { licenseEmailsToken } from '../emails.ts';
import { verificationsContract as contract } from './contract.ts';

export const verify = serve(contract.verifyLicense, {
  access: wholesaler,
  writes: true,
  async run({ input: { verificationId, status, notes, reason, evidence }, subject: me, tx, emit, audit, resolve }) {
    const license = await decideLicense(
      { tx, emit, audit, emails: resolve(licenseEmailsToken) },
      {
        licenseId: verificationId,
        decision: status,
        reason: reason ?? (status === 'verified' ? 'matches_register' : 'other'),
        note: notes === '' ? null : notes,
        found: evidence,
        checkedById: me.id,
      },
    );
    return { verificationId, status, checkedAt: (license.checkedAt ?? new Date()).toISOString() };
  },
});
