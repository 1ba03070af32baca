import { m } from '@lintel/messages';
import { and, asc, count, desc, eq } from 'drizzle-orm';
import { ApiError, conflict, notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { meAsAgent } from '../../professionals/index.ts';
import { contactAccess, planRunAccess, taskPlanAccess } from '../access.ts';
import { changeSteps, refuseUnfairWording } from './change-steps.ts';
import { plansContract as contract, plansMax } from './contract.ts';
import { taskPlanRuns, taskPlans } from './plans.tables.ts';
import { isUnfinished, presentPlans, presentRuns } from './present.ts';
import { pauseRun, removeOpenTasks, resumeRun, startRuns } from './run.ts';

const list = serve(contract.list, {
  access: meAsAgent,
  async run({ me, db }) {
    const rows = await db
      .select()
      .from(taskPlans)
      .where(taskPlanAccess.visible(me))
      .orderBy(asc(taskPlans.name), asc(taskPlans.id));
    return presentPlans(db, rows);
  },
});

const add = serve(contract.add, {
  access: meAsAgent,
  writes: true,
  async run({ input: { name, steps }, subject: agent, tx }) {
    refuseUnfairWording(steps);
    const [held] = await tx.select({ n: count() }).from(taskPlans).where(eq(taskPlans.agentId, agent.id));
    if (held!.n >= plansMax) throw new ApiError('LIMIT_REACHED', m.contacts__plans_at_most({ max: plansMax }));
    const [plan] = await tx.insert(taskPlans).values({ name, agentId: agent.id }).returning();
    await changeSteps(tx, plan!, steps);
    return (await presentPlans(tx, [plan!]))[0]!;
  },
});

const change = serve(contract.change, {
  access: taskPlanAccess.may('change'),
  writes: true,
  async run({ input: { id, name, steps }, tx }) {
    refuseUnfairWording(steps);
    // The update locks the plan: it does not start for another contact while its steps change.
    const [plan] = await tx.update(taskPlans).set({ name }).where(eq(taskPlans.id, id)).returning();
    await changeSteps(tx, plan!, steps);
    return (await presentPlans(tx, [plan!]))[0]!;
  },
});

const remove = serve(contract.remove, {
  access: taskPlanAccess.may('change'),
  writes: true,
  async run({ input: { id }, tx }) {
    await tx.select().from(taskPlans).where(eq(taskPlans.id, id)).for('update');
    await removeOpenTasks(tx, eq(taskPlanRuns.planId, id));
    await tx.delete(taskPlans).where(eq(taskPlans.id, id));
    return { id };
  },
});

const runs = serve(contract.runs, {
  access: contactAccess.may('change'),
  async run({ subject: contact, me, db }) {
    const rows = await db
      .select()
      .from(taskPlanRuns)
      .where(and(planRunAccess.visible(me), eq(taskPlanRuns.contactId, contact.id)))
      .orderBy(desc(taskPlanRuns.id));
    return presentRuns(db, rows);
  },
});

const start = serve(contract.start, {
  access: contactAccess.may('change'),
  writes: true,
  async run({ input: { planId }, subject: contact, me, tx }) {
    const [plan] = await tx
      .select()
      .from(taskPlans)
      .where(and(taskPlanAccess.visible(me), eq(taskPlans.id, planId)))
      .for('update');
    if (!plan) throw notFound(m.contacts__we_couldnt_find_this_plan());
    const [running] = await tx
      .select({ id: taskPlanRuns.id })
      .from(taskPlanRuns)
      .where(and(eq(taskPlanRuns.planId, planId), eq(taskPlanRuns.contactId, contact.id), isUnfinished));
    if (running) throw conflict(m.contacts__plan_runs_already());
    return (await presentRuns(tx, await startRuns(tx, plan, [contact.id])))[0]!;
  },
});

const changeRun = serve(contract.changeRun, {
  access: planRunAccess.may('change'),
  writes: true,
  async run({ input: { id, state }, tx }) {
    const [run] = await tx
      .select()
      .from(taskPlanRuns)
      .where(and(eq(taskPlanRuns.id, id), isUnfinished))
      .for('update');
    if (!run) throw conflict(m.contacts__plan_has_ended());
    if (state === 'stopped') {
      await removeOpenTasks(tx, eq(taskPlanRuns.id, id));
      await tx.update(taskPlanRuns).set({ stoppedAt: new Date() }).where(eq(taskPlanRuns.id, id));
    }
    if (state === 'paused' && !run.pausedAt) await pauseRun(tx, run);
    if (state === 'running' && run.pausedAt) await resumeRun(tx, run);
    const rows = await tx.select().from(taskPlanRuns).where(eq(taskPlanRuns.id, id));
    return (await presentRuns(tx, rows))[0]!;
  },
});

export const plansOperations = { list, add, change, remove, runs, start, changeRun };
