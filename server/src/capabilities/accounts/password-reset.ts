import { anyone } from '../../foundation/access.ts';
import { invalid } from '../../foundation/errors.ts';
import { serve } from '../../foundation/serve.ts';
import { attemptsPart } from './attempts.ts';
import { authPart } from './auth.ts';
import { refuseCommon } from './common-passwords.ts';
import { accountsContract as contract } from './contract.ts';

export const forgotPassword = serve(contract.forgotPassword, {
  access: anyone('who forgot the password cannot sign in'),
  async run({ input: { email }, address, use }) {
    const attempts = use(attemptsPart);
    await attempts.count('mailFrom', address);
    const { api } = use(authPart);
    // After the answer: neither its words nor its time tell whether the address is known, or was asked for too often.
    setImmediate(() => {
      attempts
        .count('mailTo', email)
        .then(() => api.requestPasswordReset({ body: { email } }))
        .catch(() => {});
    });
    return { sent: true as const };
  },
});

export const resetPassword = serve(contract.resetPassword, {
  access: anyone('the token of the letter says who it is'),
  async run({ input: { token, password }, use }) {
    refuseCommon('password', password);
    const answer = await use(authPart).api.resetPassword({ body: { token, newPassword: password }, asResponse: true });
    if (!answer.ok) throw invalid('token', 'is no longer valid; please ask for a new link');
    return { changed: true as const };
  },
});
