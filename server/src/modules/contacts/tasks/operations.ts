import { m } from '@lintel/messages';
import { and, asc, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { invalid, notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import type { Person } from '../../../platform/serve/session.ts';
import { contactAccess, taskAccess } from '../access.ts';
import { contactsContract as contract } from '../contract.ts';
import { addActivity } from '../records.ts';
import { agentTasks, contacts } from '../tables.ts';
import { type Worker, worker } from '../worker.ts';
import { checkAssignee, notifyAssignee } from './assignees.ts';
import { isOpen, presentTask, presentTasks } from './present.ts';

/** Maximum number of tasks of a list. */
const tasksMax = 200;

export const tasks = serve(contract.tasks, {
  access: worker,
  async run({ input: { done, contactId }, subject, me, db }) {
    const isDone = done === 'true';
    const rows = await db
      .select()
      .from(agentTasks)
      .where(
        and(
          mayBeSeenBy(subject),
          taskAccess.visible(me),
          isDone ? isNotNull(agentTasks.doneAt) : isOpen,
          contactId === undefined ? undefined : eq(agentTasks.contactId, contactId),
        ),
      )
      .orderBy(isDone ? desc(agentTasks.doneAt) : asc(agentTasks.dueAt), asc(agentTasks.id))
      .limit(tasksMax);
    return presentTasks(db, rows, me);
  },
});

/** The scope of a worker as columns, which indexes find among the tasks of all companies. */
const mayBeSeenBy = ({ agentId, companyId }: Worker) =>
  agentId === null
    ? sql`${agentTasks.contactId} in (select held.id from ${contacts} as held where held.company_id = ${companyId})`
    : or(eq(agentTasks.agentId, agentId), eq(agentTasks.assigneeId, agentId));

export const addTask = serve(contract.addTask, {
  access: worker,
  writes: true,
  async run({ input: { dueAt, assigneeId, ...fields }, subject, me, tx, emit }) {
    const agentId = await holderOf(tx, me, fields.contactId, subject.agentId);
    await checkAssignee(tx, subject.companyId, assigneeId);
    const [row] = await tx
      .insert(agentTasks)
      .values({ ...fields, dueAt: new Date(dueAt), agentId, assigneeId: otherThan(agentId, assigneeId) })
      .returning();
    await notifyAssignee(tx, emit, row!, me);
    return presentTask(tx, row!, me);
  },
});

export const changeTask = serve(contract.changeTask, {
  access: taskAccess.may('change'),
  writes: true,
  async run({ input: { id, dueAt, assigneeId, ...fields }, subject: task, me, tx, emit }) {
    const { companyId } = await worker.check({ input: undefined, me, db: tx });
    const agentId = await holderOf(tx, me, fields.contactId, task.agentId);
    await checkAssignee(tx, companyId, assigneeId);
    const [row] = await tx
      .update(agentTasks)
      .set({ ...fields, dueAt: new Date(dueAt), agentId, assigneeId: otherThan(agentId, assigneeId) })
      .where(eq(agentTasks.id, id))
      .returning();
    if (row!.assigneeId !== task.assigneeId) await notifyAssignee(tx, emit, row!, me);
    return presentTask(tx, row!, me);
  },
});

/** A task that is assigned to the agent who has it anyway is assigned to no one else. */
const otherThan = (agentId: number | null, assigneeId: number | null) => (assigneeId === agentId ? null : assigneeId);

const interval = { daily: sql`interval '1 day'`, weekly: sql`interval '7 days'`, monthly: sql`interval '1 month'` };

/** Marks a task as done. A repeated task leaves a done copy and moves to its first later time after now. */
export const finishTask = serve(contract.finishTask, {
  access: taskAccess.may('finish'),
  writes: true,
  async run({ input: { id, done }, subject, me, tx }) {
    if (done && subject.contactId !== null && subject.doneAt === null)
      await addActivity(tx, { contactId: subject.contactId, kind: 'task', byId: me.id, text: subject.title });
    if (done && subject.repeats && subject.doneAt === null) {
      const { id: _, createdAt: __, ...copy } = subject;
      await tx.insert(agentTasks).values({ ...copy, repeats: null, doneAt: new Date() });
      const step = interval[subject.repeats];
      const next = sql`(select at from generate_series(${agentTasks.dueAt} + ${step}, now() + interval '2 months', ${step}) as at
        where at > now() limit 1)`;
      const [row] = await tx
        .update(agentTasks)
        .set({ dueAt: sql`coalesce(${next}, ${agentTasks.dueAt} + ${step})` })
        .where(eq(agentTasks.id, id))
        .returning();
      return presentTask(tx, row!, me);
    }
    const [row] = await tx
      .update(agentTasks)
      .set({ doneAt: done ? sql`now()` : null })
      .where(eq(agentTasks.id, id))
      .returning();
    return presentTask(tx, row!, me);
  },
});

export const removeTask = serve(contract.removeTask, {
  access: taskAccess.may('change'),
  writes: true,
  async run({ input: { id }, tx }) {
    await tx.delete(agentTasks).where(eq(agentTasks.id, id));
    return { id };
  },
});

/**
 * Returns the agent who has the contact of a task, or `agentId` for a task without one. A task may name only a contact that
 * the caller sees; the owner of a company plans tasks for contacts alone.
 */
async function holderOf(db: Db, me: Person, contactId: number | null, agentId: number | null): Promise<number | null> {
  if (contactId === null) {
    if (agentId === null) throw invalid('contactId', m.contacts__choose_a_contact());
    return agentId;
  }
  const [found] = await db
    .select({ agentId: contacts.ownerAgentId })
    .from(contacts)
    .where(and(contactAccess.visible(me), eq(contacts.id, contactId)));
  if (!found) throw notFound(m.contacts__we_couldnt_find_this_contact());
  return found.agentId;
}
