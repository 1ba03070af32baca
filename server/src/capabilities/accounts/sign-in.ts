import { anyone } from '../../foundation/access.ts';
import { serve } from '../../foundation/serve.ts';
import { attemptsPart } from './attempts.ts';
import { authPart } from './auth.ts';
import { claimPasswordsPart } from './claim-password.ts';
import { accountsContract as contract } from './contract.ts';
import { devicesPart } from './devices.ts';
import { enter } from './enter.ts';
import { homesPart } from './homes.ts';

export const signIn = serve(contract.signIn, {
  access: anyone('the password says who it is'),
  run: ({ input: { email, password, rememberMe }, db, headers, address, use }) =>
    enter(
      {
        db,
        auth: use(authPart),
        attempts: use(attemptsPart),
        devices: use(devicesPart),
        homes: use(homesPart),
        claimPasswords: use(claimPasswordsPart),
        headers,
        address,
      },
      { name: email, password, rememberMe, refusal: 'Invalid email or password. Please check your credentials.' },
    ),
});

export const wholesalerLogin = serve(contract.wholesalerLogin, {
  access: anyone('the password says who it is'),
  run: ({ input: { username, password, rememberMe }, db, headers, address, use }) =>
    enter(
      {
        db,
        auth: use(authPart),
        attempts: use(attemptsPart),
        devices: use(devicesPart),
        homes: use(homesPart),
        claimPasswords: use(claimPasswordsPart),
        headers,
        address,
      },
      {
        name: username,
        password,
        rememberMe,
        role: 'wholesaler',
        refusal: 'Invalid username or password. Please check your credentials.',
      },
    ),
});
