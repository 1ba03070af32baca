import { m } from '@lintel/messages';
import { and, eq, sql } from 'drizzle-orm';
import { conflict } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { myWorkingCompany } from '../access.ts';
import { publicUrlToken } from '../public-url.ts';
import { lockCompany } from '../seats.ts';
import { agentCodes } from '../tables.ts';
import { codesContract as contract } from './contract.ts';
import { codeRows } from './rows.ts';

/** Takes effect with the commit: a sign-up updates the code's row itself, so no use follows. */
export const toggle = serve(contract.toggle, {
  access: myWorkingCompany,
  writes: true,
  async run({ input: { codeId, isActive }, subject: company, tx, audit, resolve }) {
    await lockCompany(tx, company);
    const rows = codeRows(tx, company, resolve(publicUrlToken));
    const before = await rows.one(codeId);
    if (isActive && before.obstacle === 'agent_not_working')
      throw conflict(m.network__isnt_active_right_now_so({ agentName: before.agentName }));
    const turned = await tx
      .update(agentCodes)
      .set({ isActive })
      .where(and(eq(agentCodes.id, codeId), sql`${agentCodes.isActive} <> ${isActive}`))
      .returning({ id: agentCodes.id });
    // A repeated request changes nothing and is not audited.
    if (turned.length > 0)
      await audit({
        action: isActive ? 'agent_code.activated' : 'agent_code.deactivated',
        object: `agent-code:${codeId}`,
        details: { reseller: company.id, code: before.code },
      });
    return rows.one(codeId);
  },
});
