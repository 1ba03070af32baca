import { m } from '@lintel/messages';
import { conflict } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { myWorkingCompany } from '../access.ts';
import { companyEmailsToken } from '../emails.ts';
import { agentToChange, changed, emailAgent, expectStatus } from './change.ts';
import { agentsContract as contract } from './contract.ts';

export const setPrice = serve(contract.setPrice, {
  access: myWorkingCompany,
  writes: true,
  async run({ input: { id, agentPriceCents }, subject: company, tx, audit, resolve }) {
    const agent = await agentToChange({ tx, resolve }, company, id);
    expectStatus(agent, 'pending', 'active', 'suspended');
    const beforeCents = agent.agentPricingTier;
    if (beforeCents === agentPriceCents) throw conflict(m.network__this_is_already_the_price());
    const priced = await changed({ tx, resolve }, company, id, { priceCents: agentPriceCents });
    await emailAgent(tx, agent, (to) =>
      resolve(companyEmailsToken).priceChanged({
        to,
        company: company.companyName,
        beforeCents,
        afterCents: agentPriceCents,
      }),
    );
    await audit({
      action: 'agent.price_changed',
      object: `agent:${id}`,
      details: { reseller: company.id, beforeCents, afterCents: agentPriceCents },
    });
    return priced;
  },
});
