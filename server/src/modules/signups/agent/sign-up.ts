import { anyone } from '../../../platform/serve/access.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { addressConfirmedToken, dashboardPathsToken } from '../../accounts/index.ts';
import { joinedAgent } from '../../companies/index.ts';
import { signUpsContract } from '../contract.ts';
import { signUpEmailsToken } from '../emails.ts';
import { signUp } from '../person/sign-up.ts';
import { joinAsAgent } from './join.ts';

const always = ['terms', 'privacy'] as const;

export const signUpAgent = serve(signUpsContract.agent, {
  access: anyone('an agent signs up before they are anybody'),
  idempotent: true,
  async run(call) {
    const { input: typed, db, resolve } = call;
    const { personId, headers } = await signUp(call, typed, {
      role: 'agent',
      purposes: typed.acceptLicenseVerification ? [...always, 'license_verification'] : always,
      join: (writing, account) =>
        joinAsAgent(
          writing,
          { emails: resolve(signUpEmailsToken), follow: resolve(addressConfirmedToken) },
          account,
          typed,
        ),
    });
    const { agent, company } = (await joinedAgent(db, personId))!;
    const status = agent.status === 'unconfirmed' ? ('pending' as const) : agent.status;
    const home = await resolve(dashboardPathsToken).of(db, personId);
    return { headers, body: { agentId: agent.id, status, companyName: company.companyName, home } };
  },
});
