import { anyone } from '../../foundation/access.ts';
import { type Call, serve } from '../../foundation/serve.ts';
import { attemptsPart } from './attempts.ts';
import { authPart } from './auth.ts';
import { claimPasswordsPart } from './claim-password.ts';
import { accountsContract as contract } from './contract.ts';
import { devicesPart } from './devices.ts';
import { enter } from './enter.ts';
import { homesPart } from './homes.ts';

/** The parts that a sign-in needs. */
const partsOf = ({ db, headers, address, use }: Call<unknown, unknown>) => ({
  db,
  auth: use(authPart),
  attempts: use(attemptsPart),
  devices: use(devicesPart),
  homes: use(homesPart),
  claimPasswords: use(claimPasswordsPart),
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
