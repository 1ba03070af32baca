import { anyone } from '../../foundation/access.ts';
import { type Call, serve } from '../../foundation/serve.ts';
import { attemptsToken } from './attempts.ts';
import { authToken } from './auth.ts';
import { claimPasswordsToken } from './claim-password.ts';
import { accountsContract as contract } from './contract.ts';
import { devicesToken } from './devices.ts';
import { enter } from './enter.ts';
import { homesToken } from './homes.ts';

/** The dependencies of a sign-in. */
const partsOf = ({ db, headers, address, resolve }: Call<unknown, unknown>) => ({
  db,
  auth: resolve(authToken),
  attempts: resolve(attemptsToken),
  devices: resolve(devicesToken),
  homes: resolve(homesToken),
  claimPasswords: resolve(claimPasswordsToken),
  headers,
  address,
});

export const signIn = serve(contract.signIn, {
  access: anyone('the password says who it is'),
  run: (call) => {
    const { email: name, password, rememberMe } = call.input;
    const refusal = 'Invalid email or password. Please check your credentials.';
    return enter(partsOf(call), { name, password, rememberMe, refusal });
  },
});

export const wholesalerLogin = serve(contract.wholesalerLogin, {
  access: anyone('the password says who it is'),
  run: (call) => {
    const { username: name, password, rememberMe } = call.input;
    const refusal = 'Invalid username or password. Please check your credentials.';
    return enter(partsOf(call), { name, password, rememberMe, role: 'wholesaler', refusal });
  },
});
