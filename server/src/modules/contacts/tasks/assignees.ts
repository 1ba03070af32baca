import { m } from '@lintel/messages';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/db.ts';
import type { Emit } from '../../../platform/events/events.ts';
import { invalid } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import type { Person } from '../../../platform/serve/session.ts';
import { personProfiles } from '../../accounts/index.ts';
import { agentProfiles } from '../../companies/index.ts';
import { notify } from '../../notifications/index.ts';
import { contactsContract as contract } from '../contract.ts';
import { agentTasks } from '../tables.ts';
import { worker } from '../worker.ts';

export const assignees = serve(contract.assignees, {
  access: worker,
  run: ({ subject: { companyId }, db }) =>
    db
      .select({ agentId: agentProfiles.id, name: personProfiles.name })
      .from(agentProfiles)
      .innerJoin(personProfiles, eq(personProfiles.id, agentProfiles.personId))
      .where(and(eq(agentProfiles.resellerId, companyId), eq(agentProfiles.status, 'active')))
      .orderBy(asc(personProfiles.name), asc(agentProfiles.id)),
});

/** Throws unless the agent is an active one of the company. */
export async function checkAssignee(db: Db, companyId: number, agentId: number | null): Promise<void> {
  if (agentId === null) return;
  const [found] = await db
    .select({ id: agentProfiles.id })
    .from(agentProfiles)
    .where(
      and(eq(agentProfiles.id, agentId), eq(agentProfiles.resellerId, companyId), eq(agentProfiles.status, 'active')),
    );
  if (!found) throw invalid('assigneeId', m.contacts__must_be_an_active_agent());
}

/** Notifies the assignee of a task that someone else assigned. */
export async function notifyAssignee(
  tx: Tx,
  emit: Emit,
  { id, title, assigneeId }: typeof agentTasks.$inferSelect,
  me: Person,
): Promise<void> {
  if (assigneeId === null) return;
  const [agent] = await tx.select().from(agentProfiles).where(eq(agentProfiles.id, assigneeId));
  if (agent!.personId === me.id) return;
  await notify(tx, emit, {
    ...{ personId: agent!.personId, kind: 'connection', key: `task.assigned:${id}:${assigneeId}` },
    ...{ path: '/crm?view=calendar', title: m.contacts__a_task_was_assigned_to_you(), body: title },
  });
}

/** Gives the open tasks of a contact to the agent who has it now; null is the pool. Other assignees stay. */
export async function moveOpenTasks(tx: Tx, contactId: number, agentId: number | null): Promise<void> {
  await tx
    .update(agentTasks)
    .set({ agentId, assigneeId: sql`nullif(${agentTasks.assigneeId}, ${agentId}::int)` })
    .where(and(eq(agentTasks.contactId, contactId), isNull(agentTasks.doneAt)));
}

/**
 * Gives the open tasks that were assigned to a leaving agent to the successor, or back to the agent who has the contact.
 * Colleagues lose the tasks of the contacts that the agent keeps.
 */
export async function reassignTasks(tx: Tx, agentId: number, nextAgentId: number | null): Promise<void> {
  await tx
    .update(agentTasks)
    .set({ assigneeId: sql`nullif(${nextAgentId}::int, ${agentTasks.agentId})` })
    .where(and(eq(agentTasks.assigneeId, agentId), isNull(agentTasks.doneAt)));
  await tx
    .update(agentTasks)
    .set({ assigneeId: null })
    .where(and(eq(agentTasks.agentId, agentId), isNotNull(agentTasks.assigneeId), isNull(agentTasks.doneAt)));
}
