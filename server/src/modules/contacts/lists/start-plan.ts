import { m } from '@lintel/messages';
import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import { notFound } from '../../../platform/serve/errors.ts';
import type { Person } from '../../../platform/serve/session.ts';
import { taskPlanAccess } from '../access.ts';
import { reachableOf } from '../activities.ts';
import type { Lead } from '../entries/contract.ts';
import { taskPlanRuns, taskPlanSteps, taskPlans, taskPlanTasks } from '../plans/plans.tables.ts';
import { isUnfinished } from '../plans/present.ts';
import { removeOpenTasks, startRuns } from '../plans/run.ts';
import { type Contact, present } from '../records.ts';
import type { Skipped } from './contract.ts';
import { formerOf } from './former.ts';
import type { Former } from './lists.tables.ts';

/**
 * Starts a plan for contacts. It skips those for whom the plan runs already and, when the plan has email drafts, those who may
 * not be emailed: the agent would find out at each step.
 */
export async function startPlanFor(
  tx: Tx,
  me: Person,
  rows: readonly Contact[],
  planId: number,
): Promise<{ started: Former[]; skipped: Skipped[] }> {
  const [plan] = await tx
    .select()
    .from(taskPlans)
    .where(and(taskPlanAccess.visible(me), eq(taskPlans.id, planId)))
    .for('update');
  if (!plan) throw notFound(m.contacts__we_couldnt_find_this_plan());
  const leads = await present(tx, rows);
  const obstacles = await obstaclesOf(tx, rows, leads, planId);
  const skipped = leads.flatMap(({ id, firstName, lastName }) => {
    const reason = obstacles.get(id);
    return reason === undefined ? [] : [{ id, name: `${firstName} ${lastName}`.trim(), reason }];
  });
  const ready = rows.filter(({ id }) => !obstacles.has(id));
  const runs = await startRuns(
    tx,
    plan,
    ready.map(({ id }) => id),
  );
  const started = ready.map((row) => ({
    ...formerOf(row),
    runId: runs.find(({ contactId }) => contactId === row.id)!.id,
  }));
  return { started, skipped };
}

async function obstaclesOf(
  tx: Tx,
  rows: readonly Contact[],
  leads: readonly Lead[],
  planId: number,
): Promise<Map<number, string>> {
  const ids = rows.map(({ id }) => id);
  const running = await tx
    .select({ contactId: taskPlanRuns.contactId })
    .from(taskPlanRuns)
    .where(and(eq(taskPlanRuns.planId, planId), inArray(taskPlanRuns.contactId, ids), isUnfinished));
  const obstacles = new Map(running.map(({ contactId }) => [contactId, m.contacts__plan_runs_already()]));
  const [email] = await tx
    .select({ id: taskPlanSteps.id })
    .from(taskPlanSteps)
    .where(and(eq(taskPlanSteps.planId, planId), eq(taskPlanSteps.kind, 'email')))
    .limit(1);
  if (!email) return obstacles;
  for (const [id, channels] of await reachableOf(tx, rows, leads)) {
    const reason = channels.find(({ channel }) => channel === 'email')?.reason;
    if (reason && !obstacles.has(id)) obstacles.set(id, reason);
  }
  return obstacles;
}

/** Undoes the start of a plan. Finished tasks stay, with their run. */
export async function endStarted(tx: Tx, started: readonly Former[]): Promise<void> {
  const runIds = started.flatMap(({ runId }) => runId ?? []);
  if (runIds.length === 0) return;
  await removeOpenTasks(tx, inArray(taskPlanRuns.id, runIds));
  const tasks = tx
    .select({ id: taskPlanTasks.taskId })
    .from(taskPlanTasks)
    .where(eq(taskPlanTasks.runId, taskPlanRuns.id));
  await tx.delete(taskPlanRuns).where(and(inArray(taskPlanRuns.id, runIds), notExists(tasks)));
  await tx
    .update(taskPlanRuns)
    .set({ stoppedAt: sql`coalesce(${taskPlanRuns.stoppedAt}, now())` })
    .where(inArray(taskPlanRuns.id, runIds));
}
