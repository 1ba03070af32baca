import { m } from '@lintel/messages';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import { queueEmail } from '../../../platform/email/email-outbox.ts';
import { invalid } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { endSessions, personProfiles } from '../../accounts/index.ts';
import { myWorkingCompany } from '../access.ts';
import { agentLeftToken } from '../agent-left.ts';
import { type CompanyEmails, companyEmailsToken } from '../emails.ts';
import type { Company } from '../profiles.ts';
import { agentCodes, buyers } from '../tables.ts';
import { agentToChange, changed, emailAgent, expectStatus, type Writing } from './change.ts';
import { agentsContract as contract } from './contract.ts';
import { type AgentRow, agentRows } from './rows.ts';

/**
 * Removes an agent: access, codes and clients change in one transaction. The codes are disabled before the clients
 * are transferred, so a buyer who signs up concurrently is either transferred too or finds the code disabled.
 */
export const offboard = serve(contract.offboard, {
  access: myWorkingCompany,
  writes: true,
  async run({ input: { id, reassignTo }, subject: company, tx, audit, resolve }) {
    const agent = await agentToChange({ tx, resolve }, company, id);
    expectStatus(agent, 'active', 'suspended');
    const next = reassignTo === null ? null : await successor({ tx, resolve }, company, id, reassignTo);

    const left = await changed({ tx, resolve }, company, id, { status: 'left', leftAt: new Date() });
    const codes = await tx
      .update(agentCodes)
      .set({ isActive: false })
      .where(and(eq(agentCodes.agentId, id), eq(agentCodes.isActive, true)))
      .returning({ id: agentCodes.id });
    const moved = await tx
      .update(buyers)
      .set({ agentId: next?.id ?? null })
      .where(eq(buyers.agentId, id))
      .returning({ id: buyers.id, personId: buyers.personId });
    for (const handOver of resolve(agentLeftToken)) await handOver({ tx, agentId: id, nextAgentId: next?.id ?? null });
    await endSessions(tx, agent.personId);

    await emailAll(tx, resolve(companyEmailsToken), company, agent, next, moved);
    await audit({
      action: 'agent.offboarded',
      object: `agent:${id}`,
      details: {
        reseller: company.id,
        reassignedTo: reassignTo,
        clients: moved.map((buyer) => buyer.id),
        codes: codes.map((code) => code.id),
      },
    });
    return {
      agent: { ...left, endUserCount: 0 },
      clientsReassigned: next ? moved.length : 0,
      clientsWithoutAgent: next ? 0 : moved.length,
      codesSwitchedOff: codes.length,
    };
  },
});

/**
 * Returns the successor: another agent of the same company who may work. Agents of other companies are not found.
 */
async function successor(
  { tx, resolve }: Writing,
  company: Company,
  id: number,
  reassignTo: number,
): Promise<AgentRow> {
  if (reassignTo === id) throw invalid('reassignTo', m.network__please_choose_another_agent());
  const next = await agentRows({ db: tx, resolve }, company).one(reassignTo);
  if (next.status !== 'active') throw invalid('reassignTo', m.network__please_choose_an_active_agent());
  return next;
}

async function emailAll(
  tx: Tx,
  emails: CompanyEmails,
  { companyName: company }: Company,
  agent: AgentRow,
  next: AgentRow | null,
  moved: readonly { personId: number }[],
): Promise<void> {
  const from = `${agent.firstName} ${agent.lastName}`;
  const clients = moved.length;
  await emailAgent(tx, agent, (to) => emails.letGo({ to, company, clients }));
  if (clients === 0) return;
  if (next) await emailAgent(tx, next, (to) => emails.takesOver({ to, company, clients, from }));
  const recipients = await tx
    .select()
    .from(personProfiles)
    .where(
      inArray(
        personProfiles.id,
        moved.map(({ personId }) => personId),
      ),
    );
  for (const client of recipients) {
    if (client.emailIsPlaceholder) continue;
    const nextName = next && `${next.firstName} ${next.lastName}`;
    await queueEmail(tx, emails.clientMoved({ to: client.statedEmail, company, from, next: nextName }), 'trusted');
  }
}
