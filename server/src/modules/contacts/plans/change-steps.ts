import { m } from '@lintel/messages';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import { invalid, notFound } from '../../../platform/serve/errors.ts';
import { issuesIn } from '../assistant/check.ts';
import type { PlanFields } from './contract.ts';
import { taskPlanRuns, taskPlanSteps, type taskPlans, taskPlanTasks } from './plans.tables.ts';
import { isUnfinished } from './present.ts';
import { addTasks, changeOpenTasks, removeOpenTasks } from './run.ts';

/** Drafts follow the rules of fair housing, as every draft of the assistant does. */
export function refuseUnfairWording(steps: PlanFields['steps']): void {
  const found = steps.flatMap(({ title, text }, at) =>
    issuesIn(`${title}\n${text}`).map(({ words, reason }) => ({
      field: `steps.${at}.text`,
      rule: m.contacts__change_words({ words, reason }),
    })),
  );
  if (found.length > 0) throw invalid(found);
}

/**
 * Replaces the steps of a plan, also where it runs. Changed steps rename and move their open tasks, deleted steps delete
 * them, and new steps add tasks to unfinished runs. Finished and deleted tasks are never added again.
 */
export async function changeSteps(
  tx: Tx,
  plan: typeof taskPlans.$inferSelect,
  steps: PlanFields['steps'],
): Promise<void> {
  const before = await tx.select().from(taskPlanSteps).where(eq(taskPlanSteps.planId, plan.id));
  const kept = new Set(steps.flatMap(({ id }) => id ?? []));
  const removed = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  // Read before tasks are deleted: a run whose last open steps are replaced continues with the new ones.
  const runs = await tx
    .select()
    .from(taskPlanRuns)
    .where(and(eq(taskPlanRuns.planId, plan.id), isUnfinished));
  if (removed.length > 0) {
    await removeOpenTasks(tx, inArray(taskPlanTasks.stepId, removed));
    await tx.delete(taskPlanSteps).where(inArray(taskPlanSteps.id, removed));
  }
  const added: (typeof taskPlanSteps.$inferSelect)[] = [];
  for (const { id, ...fields } of steps) {
    if (id === undefined) {
      const [row] = await tx
        .insert(taskPlanSteps)
        .values({ ...fields, planId: plan.id })
        .returning();
      added.push(row!);
      continue;
    }
    const former = before.find((step) => step.id === id);
    if (!former) throw notFound(m.contacts__we_couldnt_find_this_step());
    await tx.update(taskPlanSteps).set(fields).where(eq(taskPlanSteps.id, id));
    if (former.title !== fields.title || former.day !== fields.day)
      await changeOpenTasks(tx, plan, { ...former, ...fields }, fields.day - former.day);
  }
  if (added.length > 0) await addTasks(tx, plan, runs, added);
}
