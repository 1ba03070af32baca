import { asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { personProfiles } from '../../accounts/index.ts';
import { agentProfiles } from '../../companies/index.ts';
import { agentTasks } from '../tables.ts';
import type { Plan, PlanRun } from './contract.ts';
import { filled } from './placeholders.ts';
import { taskPlanRuns, taskPlanSteps, taskPlans, taskPlanTasks } from './plans.tables.ts';

/** Condition of runs that have open tasks, paused or not. */
export const isUnfinished = sql`${taskPlanRuns.stoppedAt} is null and exists (select from ${taskPlanTasks} as linked
  join ${agentTasks} as open on open.id = linked.task_id
  where linked.run_id = ${taskPlanRuns.id} and open.done_at is null)`;

export async function presentPlans(db: Db, plans: readonly (typeof taskPlans.$inferSelect)[]): Promise<Plan[]> {
  if (plans.length === 0) return [];
  const ids = plans.map(({ id }) => id);
  const steps = await db
    .select()
    .from(taskPlanSteps)
    .where(inArray(taskPlanSteps.planId, ids))
    .orderBy(asc(taskPlanSteps.day), asc(taskPlanSteps.id));
  const running = await db
    .select({ planId: taskPlanRuns.planId, total: count() })
    .from(taskPlanRuns)
    .where(sql`${inArray(taskPlanRuns.planId, ids)} and ${isUnfinished}`)
    .groupBy(taskPlanRuns.planId);
  return plans.map(({ id, name }) => ({
    ...{ id, name },
    steps: steps.flatMap(({ planId, ...step }) => (planId === id ? [step] : [])),
    running: running.find(({ planId }) => planId === id)?.total ?? 0,
  }));
}

export async function presentRuns(db: Db, runs: readonly (typeof taskPlanRuns.$inferSelect)[]): Promise<PlanRun[]> {
  if (runs.length === 0) return [];
  const rows = await db
    .select({
      id: taskPlanRuns.id,
      plan: { id: taskPlans.id, name: taskPlans.name },
      done: sql<number>`count(${agentTasks.doneAt})::int`,
      total: sql<number>`count(${agentTasks.id})::int`,
    })
    .from(taskPlanRuns)
    .innerJoin(taskPlans, eq(taskPlans.id, taskPlanRuns.planId))
    .leftJoin(taskPlanTasks, eq(taskPlanTasks.runId, taskPlanRuns.id))
    .leftJoin(agentTasks, eq(agentTasks.id, taskPlanTasks.taskId))
    .where(
      inArray(
        taskPlanRuns.id,
        runs.map(({ id }) => id),
      ),
    )
    .groupBy(taskPlanRuns.id, taskPlans.id);
  return runs.map((run) => {
    const row = rows.find(({ id }) => id === run.id)!;
    return { ...row, state: stateOf(run, row), startedAt: run.startedAt.toISOString() };
  });
}

function stateOf(run: typeof taskPlanRuns.$inferSelect, { done, total }: { done: number; total: number }) {
  if (run.stoppedAt) return 'stopped';
  if (done === total) return 'finished';
  return run.pausedAt ? 'paused' : 'running';
}

/** Returns the plan of each task that has one, with the draft of an email step, by the id of the task. */
export async function plansOfTasks(db: Db, taskIds: readonly number[], firstNameOf: (contactId: number) => string) {
  if (taskIds.length === 0) return new Map<number, never>();
  const rows = await db
    .select({
      ...{ taskId: taskPlanTasks.taskId, plan: taskPlans.name, contactId: taskPlanRuns.contactId },
      ...{ kind: taskPlanSteps.kind, subject: taskPlanSteps.title, text: taskPlanSteps.text },
      agent: personProfiles.name,
    })
    .from(taskPlanTasks)
    .innerJoin(taskPlanRuns, eq(taskPlanRuns.id, taskPlanTasks.runId))
    .innerJoin(taskPlans, eq(taskPlans.id, taskPlanRuns.planId))
    .innerJoin(agentProfiles, eq(agentProfiles.id, taskPlans.agentId))
    .innerJoin(personProfiles, eq(personProfiles.id, agentProfiles.personId))
    .leftJoin(taskPlanSteps, eq(taskPlanSteps.id, taskPlanTasks.stepId))
    .where(sql`${taskPlanTasks.taskId} = any(${sql.param(taskIds)}::int[])`);
  return new Map(
    rows.map(({ taskId, plan, contactId, kind, subject, text, agent }) => {
      const values = { firstName: firstNameOf(contactId), myName: agent };
      return [taskId, { plan, email: kind === 'email' ? { subject: subject!, text: filled(text!, values) } : null }];
    }),
  );
}
