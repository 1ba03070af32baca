import { m } from '@lintel/messages';
import { anyone } from '../../../platform/serve/access.ts';
import { type Call, serve } from '../../../platform/serve/serve.ts';
import { accountsContract as contract } from '../contract.ts';
import { dashboardPathsToken } from '../dashboard-paths.ts';
import { attemptsToken } from './attempts.ts';
import { authToken } from './auth.ts';
import { authenticate } from './authenticate.ts';
import { claimPasswordsToken } from './claim-password.ts';
import { devicesToken } from './devices.ts';

/** The dependencies of a sign-in. */
const partsOf = ({ db, headers, address, resolve }: Call<unknown, unknown>) => ({
  db,
  auth: resolve(authToken),
  attempts: resolve(attemptsToken),
  devices: resolve(devicesToken),
  homes: resolve(dashboardPathsToken),
  claimPasswords: resolve(claimPasswordsToken),
  headers,
  address,
});

export const signIn = serve(contract.signIn, {
  access: anyone('the password says who it is'),
  run: (call) => {
    const { email: name, password, rememberMe } = call.input;
    const refusal = m.accounts__invalid_email_or_password_please();
    return authenticate(partsOf(call), { name, password, rememberMe, failureMessage: refusal });
  },
});

export const wholesalerLogin = serve(contract.wholesalerLogin, {
  access: anyone('the password says who it is'),
  run: (call) => {
    const { username: name, password, rememberMe } = call.input;
    const refusal = m.accounts__invalid_username_or_password_please();
    return authenticate(partsOf(call), { name, password, rememberMe, role: 'wholesaler', failureMessage: refusal });
  },
});
