import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import type { Person } from '../../../platform/serve/session.ts';
import { personProfiles } from '../../accounts/index.ts';
import { agentProfiles } from '../../companies/index.ts';
import { contactAccess, taskAccess } from '../access.ts';
import type { Task } from '../contract.ts';
import { plansOfTasks } from '../plans/present.ts';
import { present } from '../records.ts';
import { agentTasks, contacts } from '../tables.ts';

type TaskRow = typeof agentTasks.$inferSelect;

/** Condition of tasks to do; those of a paused plan wait. */
export const isOpen = and(isNull(agentTasks.doneAt), isNull(agentTasks.pausedAt));

/** Condition of the tasks that an agent does: assigned ones, and own ones that are assigned to no one else. */
export const isDoneBy = (agentId: number): SQL | undefined =>
  or(eq(agentTasks.assigneeId, agentId), and(eq(agentTasks.agentId, agentId), isNull(agentTasks.assigneeId)));

/** Presents tasks as a person sees them. A contact with an account is not named to an assignee: the consent names the agent. */
export async function presentTasks(db: Db, rows: readonly TaskRow[], me: Person): Promise<Task[]> {
  if (rows.length === 0) return [];
  const may = await permissionsOf(db, rows, me);
  const named = await namesOf(db, rows);
  const isShown = (id: number) => may.opened.has(id) || named.get(id)?.buyerId === null;
  const plans = await plansOfTasks(
    db,
    rows.map(({ id }) => id),
    (contactId) => named.get(contactId)?.firstName ?? '',
  );
  const assignees = await assigneesOf(db, rows);
  return rows.map(({ id, title, dueAt, repeats, doneAt, contactId, assigneeId }) => {
    const { plan, email } = plans.get(id) ?? { plan: null, email: null };
    const mayOpen = contactId !== null && may.opened.has(contactId);
    return {
      ...{ id, title, repeats, plan, email: mayOpen ? email : null },
      dueAt: dueAt.toISOString(),
      doneAt: doneAt?.toISOString() ?? null,
      contact:
        contactId !== null && isShown(contactId)
          ? { id: contactId, name: named.get(contactId)?.name ?? '', mayOpen }
          : null,
      assignee: assigneeId === null ? null : { agentId: assigneeId, name: assignees.get(assigneeId) ?? '' },
      mayChange: may.changed.has(id),
      mayFinish: may.finished.has(id),
    };
  });
}

export const presentTask = async (db: Db, row: TaskRow, me: Person): Promise<Task> =>
  (await presentTasks(db, [row], me))[0]!;

async function permissionsOf(db: Db, rows: readonly TaskRow[], me: Person) {
  const { change, finish } = taskAccess.can(me);
  const tasks = await db
    .select({ id: agentTasks.id, change, finish })
    .from(agentTasks)
    .where(sql`${agentTasks.id} = any(${sql.param(rows.map(({ id }) => id))}::int[])`);
  const opened = await db
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(isNamedIn(rows), contactAccess.visible(me)));
  const ids = (found: readonly { id: number }[]) => new Set(found.map(({ id }) => id));
  return {
    changed: ids(tasks.filter((row) => row.change)),
    finished: ids(tasks.filter((row) => row.finish)),
    opened: ids(opened),
  };
}

const isNamedIn = (rows: readonly TaskRow[]): SQL =>
  sql`${contacts.id} = any(${sql.param(rows.flatMap(({ contactId }) => contactId ?? []))}::int[])`;

async function namesOf(db: Db, rows: readonly TaskRow[]) {
  const found = await db.select().from(contacts).where(isNamedIn(rows));
  return new Map(
    (await present(db, found)).map(({ id, buyerId, firstName, lastName }) => [
      id,
      { buyerId, firstName, name: `${firstName} ${lastName}`.trim() },
    ]),
  );
}

async function assigneesOf(db: Db, rows: readonly TaskRow[]): Promise<Map<number, string>> {
  const ids = [...new Set(rows.flatMap(({ assigneeId }) => assigneeId ?? []))];
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: agentProfiles.id, name: personProfiles.name })
    .from(agentProfiles)
    .innerJoin(personProfiles, eq(personProfiles.id, agentProfiles.personId))
    .where(sql`${agentProfiles.id} = any(${sql.param(ids)}::int[])`);
  return new Map(found.map(({ id, name }) => [id, name]));
}
