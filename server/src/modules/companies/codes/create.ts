import { m } from '@lintel/messages';
import { invalid } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { myWorkingCompany } from '../access.ts';
import { agentToChange } from '../agents/change.ts';
import { publicUrlToken } from '../public-url.ts';
import { agentCodes } from '../tables.ts';
import { codesContract as contract } from './contract.ts';
import { codeRows } from './rows.ts';

export const create = serve(contract.create, {
  access: myWorkingCompany,
  writes: true,
  async run({ input, subject: company, tx, audit, resolve }) {
    const { agentId, code, maxUses = null, isActive } = input;
    const expiresAt = input.expiresAt ? new Date(input.expiresAt) : null;
    if (expiresAt && expiresAt <= new Date()) throw invalid('expiresAt', m.network__please_choose_a_time_in());
    const agent = await agentToChange({ tx, resolve }, company, agentId);
    if (agent.status !== 'active') throw invalid('agentId', m.network__please_select_an_active_agent());
    // The unique index ignores case and decides between two concurrent requests.
    const [stored] = await tx
      .insert(agentCodes)
      .values({ agentId, code, maxUses, isActive, expiresAt })
      .onConflictDoNothing()
      .returning({ id: agentCodes.id });
    if (!stored) throw invalid('code', m.network__this_code_is_taken_please());
    await audit({
      action: 'agent_code.created',
      object: `agent-code:${stored.id}`,
      details: { reseller: company.id, agent: agentId, code, maxUses, isActive, expiresAt },
    });
    return codeRows(tx, company, resolve(publicUrlToken)).one(stored.id);
  },
});
