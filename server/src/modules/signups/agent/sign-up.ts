import { eq } from 'drizzle-orm';
import { anyone } from '../../../platform/serve/access.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { addressConfirmedToken, dashboardPathsToken } from '../../accounts/index.ts';
import { agents, resellers } from '../../companies/index.ts';
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
    const [agent] = await db
      .select({ agentId: agents.id, status: agents.status, companyName: resellers.companyName })
      .from(agents)
      .innerJoin(resellers, eq(resellers.id, agents.resellerId))
      .where(eq(agents.personId, personId));
    const status = agent!.status === 'unconfirmed' ? ('pending' as const) : agent!.status;
    return { headers, body: { ...agent!, status, home: await resolve(dashboardPathsToken).of(db, personId) } };
  },
});
