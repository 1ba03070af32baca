import { DAY_MS, HOUR_MS } from '@lintel/geo';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import { dayOf, momentOf } from '../../../platform/time/zone.ts';
import { workingHoursOf } from '../../professionals/index.ts';
import { agentTasks } from '../tables.ts';
import { taskPlanRuns, taskPlanSteps, taskPlans, taskPlanTasks } from './plans.tables.ts';
import { isUnfinished } from './present.ts';

type Plan = typeof taskPlans.$inferSelect;
type Run = typeof taskPlanRuns.$inferSelect;
type Step = typeof taskPlanSteps.$inferSelect;

/** The minute of the agent's day at which steps are due. */
const dueMinute = 9 * 60;

const isoDay = (day: number): string => new Date(day).toISOString().slice(0, 10);

/** Starts a plan for contacts, today in the agent's zone. */
export async function startRuns(tx: Tx, plan: Plan, contactIds: readonly number[]): Promise<Run[]> {
  if (contactIds.length === 0) return [];
  const { timeZone } = await workingHoursOf(tx, plan.agentId);
  const startsOn = isoDay(dayOf(new Date(), timeZone));
  const runs = await tx
    .insert(taskPlanRuns)
    .values(contactIds.map((contactId) => ({ planId: plan.id, contactId, startsOn })))
    .returning();
  const steps = await tx.select().from(taskPlanSteps).where(eq(taskPlanSteps.planId, plan.id));
  await addTasks(tx, plan, runs, steps);
  return runs;
}

/** Adds the tasks of steps to runs. A step whose time has passed is due in an hour. */
export async function addTasks(tx: Tx, plan: Plan, runs: readonly Run[], steps: readonly Step[]): Promise<void> {
  const { timeZone } = await workingHoursOf(tx, plan.agentId);
  const earliest = Date.now() + HOUR_MS;
  for (const run of runs) {
    const tasks = await tx
      .insert(agentTasks)
      .values(
        steps.map(({ day, title }) => ({
          ...{ agentId: plan.agentId, contactId: run.contactId, title, pausedAt: run.pausedAt },
          dueAt: new Date(Math.max(earliest, momentOf(Date.parse(run.startsOn) + day * DAY_MS, dueMinute, timeZone))),
        })),
      )
      .returning({ taskId: agentTasks.id });
    await tx
      .insert(taskPlanTasks)
      .values(tasks.map(({ taskId }, at) => ({ taskId, runId: run.id, stepId: steps[at]!.id })));
  }
}

/** Condition of the open tasks that belong to the given links. */
const openTasksOf = (tx: Tx, links: SQL | undefined) =>
  and(
    isNull(agentTasks.doneAt),
    inArray(
      agentTasks.id,
      tx
        .select({ id: taskPlanTasks.taskId })
        .from(taskPlanTasks)
        .innerJoin(taskPlanRuns, eq(taskPlanRuns.id, taskPlanTasks.runId))
        .where(links),
    ),
  );

/** Deletes the open tasks of runs or steps. */
export async function removeOpenTasks(tx: Tx, links: SQL): Promise<void> {
  await tx.delete(agentTasks).where(openTasksOf(tx, links));
}

/** Renames the open tasks of a step, and moves them by days at the same local time. */
export async function changeOpenTasks(tx: Tx, plan: Plan, step: Step, days: number): Promise<void> {
  const { timeZone } = await workingHoursOf(tx, plan.agentId);
  await tx
    .update(agentTasks)
    .set({ title: step.title, dueAt: later(days, timeZone) })
    .where(openTasksOf(tx, eq(taskPlanTasks.stepId, step.id)));
}

const later = (days: number, timeZone: string) =>
  sql`(${agentTasks.dueAt} at time zone ${timeZone} + make_interval(days => ${days}::int)) at time zone ${timeZone}`;

/** Hides the open tasks of a run. */
export async function pauseRun(tx: Tx, run: Run): Promise<void> {
  const pausedAt = sql`now()`;
  await tx.update(taskPlanRuns).set({ pausedAt }).where(eq(taskPlanRuns.id, run.id));
  await tx
    .update(agentTasks)
    .set({ pausedAt })
    .where(openTasksOf(tx, eq(taskPlanRuns.id, run.id)));
}

/** Shows the open tasks of a run again, each later by the days of the pause. */
export async function resumeRun(tx: Tx, run: Run): Promise<void> {
  const [plan] = await tx.select().from(taskPlans).where(eq(taskPlans.id, run.planId));
  const { timeZone } = await workingHoursOf(tx, plan!.agentId);
  const days = (dayOf(new Date(), timeZone) - dayOf(run.pausedAt!, timeZone)) / DAY_MS;
  const startsOn = isoDay(Date.parse(run.startsOn) + days * DAY_MS);
  await tx.update(taskPlanRuns).set({ startsOn, pausedAt: null }).where(eq(taskPlanRuns.id, run.id));
  await tx
    .update(agentTasks)
    .set({ pausedAt: null, dueAt: later(days, timeZone) })
    .where(openTasksOf(tx, eq(taskPlanRuns.id, run.id)));
}

/** Pauses the plans that run for a contact. */
export async function pausePlansOf(tx: Tx, contactId: number): Promise<void> {
  const runs = await tx
    .select()
    .from(taskPlanRuns)
    .where(and(eq(taskPlanRuns.contactId, contactId), isNull(taskPlanRuns.pausedAt), isUnfinished));
  for (const run of runs) await pauseRun(tx, run);
}

/** Resumes the plans of a contact that were paused by the transaction of this time, and by nothing since. */
export async function resumePlansPausedAt(tx: Tx, contactId: number, at: SQL): Promise<void> {
  const runs = await tx
    .select()
    .from(taskPlanRuns)
    .where(and(eq(taskPlanRuns.contactId, contactId), sql`${taskPlanRuns.pausedAt} = ${at}`, isUnfinished));
  for (const run of runs) await resumeRun(tx, run);
}

/** Stops the plans of a contact that goes to another agent. */
export async function stopPlansOf(tx: Tx, contactId: number): Promise<void> {
  const stopped = await tx
    .update(taskPlanRuns)
    .set({ stoppedAt: new Date() })
    .where(and(eq(taskPlanRuns.contactId, contactId), isUnfinished))
    .returning({ id: taskPlanRuns.id });
  const ids = stopped.map(({ id }) => id);
  if (ids.length > 0) await removeOpenTasks(tx, inArray(taskPlanRuns.id, ids));
}
