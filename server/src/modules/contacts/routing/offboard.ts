import { and, eq } from 'drizzle-orm';
import type { AgentLeft } from '../../companies/index.ts';
import { contacts } from '../tables.ts';
import { reassignTasks } from '../tasks/assignees.ts';
import { setLeadAgent } from './route-leads.ts';
import { leadOffers } from './routing.tables.ts';

/** Gives the leads that a company assigned to an agent to their successor, or back to the pool. The agent's own stay theirs. */
export async function reassignLeads({ tx, agentId, nextAgentId }: AgentLeft): Promise<void> {
  const lent = await tx
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(contacts.ownerAgentId, agentId), eq(contacts.isLent, true)))
    .for('update');
  await tx
    .update(leadOffers)
    .set({ state: 'lapsed', endedAt: new Date() })
    .where(and(eq(leadOffers.agentId, agentId), eq(leadOffers.state, 'open')));
  for (const { id } of lent) await setLeadAgent(tx, id, nextAgentId, null);
  await reassignTasks(tx, agentId, nextAgentId);
}
