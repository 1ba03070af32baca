import { m } from '@lintel/messages';
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/serve/errors.ts';
import { serve } from '../../platform/serve/serve.ts';
import type { Person } from '../../platform/serve/session.ts';
import { meAsAgent } from '../professionals/index.ts';
import { contactAccess, taskAccess } from './access.ts';
import { contactsContract as contract, type Task } from './contract.ts';
import { plansOfTasks } from './plans/present.ts';
import { addActivity, present } from './records.ts';
import { agentTasks, contacts } from './tables.ts';

type TaskRow = typeof agentTasks.$inferSelect;

/** Condition of tasks to do; those of a paused plan wait. */
export const isOpen = and(isNull(agentTasks.doneAt), isNull(agentTasks.pausedAt));

/** Maximum number of tasks of a list. */
const tasksMax = 200;

export const tasks = serve(contract.tasks, {
  access: meAsAgent,
  async run({ input: { done, contactId }, me, db }) {
    const isDone = done === 'true';
    const rows = await db
      .select()
      .from(agentTasks)
      .where(
        and(
          taskAccess.visible(me),
          isDone ? isNotNull(agentTasks.doneAt) : isOpen,
          contactId === undefined ? undefined : eq(agentTasks.contactId, contactId),
        ),
      )
      .orderBy(isDone ? desc(agentTasks.doneAt) : asc(agentTasks.dueAt), asc(agentTasks.id))
      .limit(tasksMax);
    return presentTasks(db, rows);
  },
});

export const addTask = serve(contract.addTask, {
  access: meAsAgent,
  writes: true,
  async run({ input: { dueAt, ...fields }, subject: agent, me, tx }) {
    await checkContact(tx, me, fields.contactId);
    const [row] = await tx
      .insert(agentTasks)
      .values({ ...fields, dueAt: new Date(dueAt), agentId: agent.id })
      .returning();
    return presentTask(tx, row!);
  },
});

export const changeTask = serve(contract.changeTask, {
  access: taskAccess.may('change'),
  writes: true,
  async run({ input: { id, dueAt, ...fields }, me, tx }) {
    await checkContact(tx, me, fields.contactId);
    const [row] = await tx
      .update(agentTasks)
      .set({ ...fields, dueAt: new Date(dueAt) })
      .where(eq(agentTasks.id, id))
      .returning();
    return presentTask(tx, row!);
  },
});

const interval = { daily: sql`interval '1 day'`, weekly: sql`interval '7 days'`, monthly: sql`interval '1 month'` };

/** Marks a task as done. A repeated task leaves a done copy and moves to its first later time after now. */
export const finishTask = serve(contract.finishTask, {
  access: taskAccess.may('change'),
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
      return presentTask(tx, row!);
    }
    const [row] = await tx
      .update(agentTasks)
      .set({ doneAt: done ? sql`now()` : null })
      .where(eq(agentTasks.id, id))
      .returning();
    return presentTask(tx, row!);
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

/** A task may name only a contact that the caller sees. */
async function checkContact(db: Db, me: Person, contactId: number | null): Promise<void> {
  if (contactId === null) return;
  const [found] = await db
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(contactAccess.visible(me), eq(contacts.id, contactId)));
  if (!found) throw notFound(m.contacts__we_couldnt_find_this_contact());
}

export async function presentTasks(db: Db, rows: readonly TaskRow[]): Promise<Task[]> {
  const ids = rows.flatMap(({ contactId }) => contactId ?? []);
  const named = new Map<number, { firstName: string; name: string }>();
  if (ids.length > 0) {
    const found = await db
      .select()
      .from(contacts)
      .where(sql`${contacts.id} = any(${sql.param(ids)}::int[])`);
    for (const { id, firstName, lastName } of await present(db, found))
      named.set(id, { firstName, name: `${firstName} ${lastName}`.trim() });
  }
  const plans = await plansOfTasks(
    db,
    rows.map(({ id }) => id),
    (contactId) => named.get(contactId)?.firstName ?? '',
  );
  return rows.map(({ id, title, dueAt, repeats, doneAt, contactId }) => ({
    ...{ id, title, repeats },
    dueAt: dueAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
    contact: contactId === null ? null : { id: contactId, name: named.get(contactId)?.name ?? '' },
    ...(plans.get(id) ?? { plan: null, email: null }),
  }));
}

const presentTask = async (db: Db, row: TaskRow): Promise<Task> => (await presentTasks(db, [row]))[0]!;
