import { date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { agentId } from '../../companies/index.ts';
import { agentTasks, contacts } from '../tables.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
const planId = () =>
  integer()
    .notNull()
    .references(() => taskPlans.id, { onDelete: 'cascade' });

/** Templates of tasks and email drafts over days, each of one agent. */
export const taskPlans = pgTable(
  'task_plans',
  {
    id: id(),
    agentId: agentId('cascade').notNull(),
    name: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [index('task_plans_agent').on(t.agentId)],
);

export const taskPlanSteps = pgTable(
  'task_plan_steps',
  {
    id: id(),
    planId: planId(),
    /** Days after the start of the plan. */
    day: integer().notNull(),
    kind: text({ enum: ['task', 'email'] }).notNull(),
    /** The task, or the subject of the email. */
    title: text().notNull(),
    /** The draft of an email, with placeholders; empty for a task. */
    text: text().notNull(),
  },
  (t) => [index('task_plan_steps_plan').on(t.planId)],
);

/** Plans that were started for a contact. A run without an open task is finished. */
export const taskPlanRuns = pgTable(
  'task_plan_runs',
  {
    id: id(),
    planId: planId(),
    contactId: integer()
      .notNull()
      .references(() => contacts.id, { onDelete: 'cascade' }),
    /** The day from which steps count; a pause moves it. */
    startsOn: date({ mode: 'string' }).notNull(),
    startedAt: instant().notNull().defaultNow(),
    pausedAt: instant(),
    stoppedAt: instant(),
  },
  (t) => [index('task_plan_runs_plan').on(t.planId), index('task_plan_runs_contact').on(t.contactId)],
);

/** The tasks of a run. A step has a task once: the tasks of all steps are added at the start, those of a new step when it is added. */
export const taskPlanTasks = pgTable(
  'task_plan_tasks',
  {
    taskId: integer()
      .primaryKey()
      .references(() => agentTasks.id, { onDelete: 'cascade' }),
    runId: integer()
      .notNull()
      .references(() => taskPlanRuns.id, { onDelete: 'cascade' }),
    /** Null after the step was deleted from the plan. */
    stepId: integer().references(() => taskPlanSteps.id, { onDelete: 'set null' }),
  },
  (t) => [index('task_plan_tasks_run').on(t.runId), index('task_plan_tasks_step').on(t.stepId)],
);
