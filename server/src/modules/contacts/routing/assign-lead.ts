import { m } from '@lintel/messages';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import type { Emit } from '../../../platform/events/events.ts';
import { agentProfiles } from '../../companies/index.ts';
import { notify } from '../../notifications/index.ts';
import type { Contact } from '../records.ts';
import { leadPath, setLeadAgent } from './route-leads.ts';

/** Assigns a lead to the agent that the company chose, or returns it to the pool, and notifies an agent who did not have it. */
export async function assignLead(
  tx: Tx,
  emit: Emit,
  lead: Contact,
  { agentId, byId }: { agentId: number | null; byId: number },
): Promise<void> {
  const { changedAt } = await setLeadAgent(tx, lead.id, agentId, byId);
  if (agentId === null || agentId === lead.ownerAgentId) return;
  const [agent] = await tx.select().from(agentProfiles).where(eq(agentProfiles.id, agentId));
  const { id, firstName } = lead;
  await notify(tx, emit, {
    ...{ personId: agent!.personId, kind: 'connection', path: leadPath(id) },
    // A lead that returns after another agent had it is new again.
    key: `lead.lent:${id}:${changedAt.getTime()}`,
    title: m.contacts__you_have_a_new_lead(),
    body: m.contacts__lead_was_assigned_to_you({ name: firstName }),
    push: { title: m.contacts__you_have_a_new_lead(), body: m.contacts__push_assigned() },
  });
}
