import { serve } from '../../../platform/serve/serve.ts';
import { myWorkingCompany } from '../access.ts';
import { companyEmailsToken } from '../emails.ts';
import { takeSeat, takeSeatOfPending } from '../seats.ts';
import { agentToChange, changed, emailAgent, expectStatus } from './change.ts';
import { agentsContract as contract } from './contract.ts';

export const accept = serve(contract.accept, {
  access: myWorkingCompany,
  writes: true,
  async run({ input: { id }, subject: company, tx, audit, resolve }) {
    const agent = await agentToChange({ tx, resolve }, company, id);
    expectStatus(agent, 'pending');
    await takeSeatOfPending(tx, company);
    // The price is fixed at acceptance: later changes of the company's price do not affect it.
    const priceCents = agent.agentPricingTier;
    const accepted = await changed({ tx, resolve }, company, id, { status: 'active', priceCents });
    await emailAgent(tx, agent, (to) =>
      resolve(companyEmailsToken).accepted({ to, company: company.companyName, priceCents }),
    );
    await audit({ action: 'agent.accepted', object: `agent:${id}`, details: { reseller: company.id, priceCents } });
    return accepted;
  },
});

export const reject = serve(contract.reject, {
  access: myWorkingCompany,
  writes: true,
  async run({ input: { id, reason }, subject: company, tx, audit, resolve }) {
    const agent = await agentToChange({ tx, resolve }, company, id);
    expectStatus(agent, 'pending');
    const rejected = await changed({ tx, resolve }, company, id, { status: 'left', leftAt: new Date() });
    await emailAgent(tx, agent, (to) =>
      resolve(companyEmailsToken).rejected({ to, company: company.companyName, reason }),
    );
    await audit({ action: 'agent.rejected', object: `agent:${id}`, details: { reseller: company.id, reason } });
    return rejected;
  },
});

export const reactivate = serve(contract.reactivate, {
  access: myWorkingCompany,
  writes: true,
  async run({ input: { id }, subject: company, tx, audit, resolve }) {
    const agent = await agentToChange({ tx, resolve }, company, id);
    expectStatus(agent, 'suspended');
    await takeSeat(tx, company);
    const active = await changed({ tx, resolve }, company, id, { status: 'active' });
    await emailAgent(tx, agent, (to) => resolve(companyEmailsToken).reactivated({ to, company: company.companyName }));
    await audit({ action: 'agent.reactivated', object: `agent:${id}`, details: { reseller: company.id } });
    return active;
  },
});
