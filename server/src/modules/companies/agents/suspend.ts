import { serve } from '../../../platform/serve/serve.ts';
import { endSessions } from '../../accounts/index.ts';
import { myWorkingCompany } from '../access.ts';
import { companyEmailsToken } from '../emails.ts';
import { agentToChange, changed, emailAgent, expectStatus } from './change.ts';
import { agentsContract as contract } from './contract.ts';

export const suspend = serve(contract.suspend, {
  access: myWorkingCompany,
  writes: true,
  async run({ input: { id, reason }, subject: company, tx, audit, resolve }) {
    const agent = await agentToChange({ tx, resolve }, company, id);
    expectStatus(agent, 'active');
    const suspended = await changed({ tx, resolve }, company, id, { status: 'suspended' });
    await endSessions(tx, agent.personId);
    await emailAgent(tx, agent, (to) =>
      resolve(companyEmailsToken).suspended({ to, company: company.companyName, reason }),
    );
    await audit({ action: 'agent.suspended', object: `agent:${id}`, details: { reseller: company.id, reason } });
    return suspended;
  },
});
