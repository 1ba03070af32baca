import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Id, IdParam } from '../../../platform/serve/contract.ts';
import { line } from '../entries/contract.ts';

/** Plans that an agent may have. */
export const plansMax = 50;

/** The placeholders of email drafts: the first name of the contact, and the name of the agent. */
export const placeholders = { firstName: '{first_name}', myName: '{my_name}' } as const;

const placeholdersIn = (text: string): string[] => text.match(/\{[^{}\n]*\}/g) ?? [];
const isKnown = (name: string): boolean => Object.values(placeholders).some((known) => known === name);

const Step = z
  .strictObject({
    /** The id of a step that stays; a step without one is new. */
    id: Id.optional(),
    day: z
      .int({ error: () => m.contacts__plan_day_rule() })
      .min(0, { error: () => m.contacts__plan_day_rule() })
      .max(730, { error: () => m.contacts__plan_day_rule() }),
    kind: z.enum(['task', 'email']),
    title: line(200).min(1, { error: () => m.contacts__please_say_what_to_do() }),
    text: line(5_000).default(''),
  })
  .refine(({ kind, text }) => kind === 'task' || text !== '', {
    path: ['text'],
    error: () => m.contacts__please_write_the_email(),
  })
  .refine(({ title }) => placeholdersIn(title).length === 0, {
    path: ['title'],
    error: () => m.contacts__placeholders_in_the_text_only(),
  })
  .refine(({ text }) => placeholdersIn(text).every(isKnown), {
    path: ['text'],
    error: () => m.contacts__only_these_placeholders({ names: Object.values(placeholders).join(', ') }),
  });

const PlanFields = z.strictObject({
  name: line(80).min(1, { error: () => m.contacts__please_name_the_plan() }),
  steps: z
    .array(Step)
    .min(1, { error: () => m.contacts__add_a_step() })
    .max(40),
});
export type PlanFields = z.output<typeof PlanFields>;

const Plan = z.object({
  id: Id,
  name: z.string(),
  steps: z.array(
    z.object({ id: Id, day: z.number().int(), kind: z.enum(['task', 'email']), title: z.string(), text: z.string() }),
  ),
  /** Contacts with a running or paused start of the plan. */
  running: z.number().int(),
});
export type Plan = z.infer<typeof Plan>;

const PlanRun = z.object({
  id: Id,
  plan: z.object({ id: Id, name: z.string() }),
  state: z.enum(['running', 'paused', 'finished', 'stopped']),
  startedAt: z.iso.datetime(),
  done: z.number().int(),
  total: z.number().int(),
});
export type PlanRun = z.infer<typeof PlanRun>;

const WithId = z.strictObject({ id: IdParam });
const tags = ['Contacts'];
const route = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: `/${string}`, summary: string) =>
  call.route({ method, path, summary, tags });

export const plansContract = {
  list: route('GET', '/task-plans', 'List your task plans').input(z.strictObject({})).output(z.array(Plan)),
  add: route('POST', '/task-plans', 'Save a plan of tasks and email drafts').input(PlanFields).output(Plan),
  change: route('PUT', '/task-plans/{id}', 'Change a plan, including where it runs; finished steps are not repeated')
    .input(PlanFields.extend(WithId.shape))
    .output(Plan),
  remove: route('DELETE', '/task-plans/{id}', 'Delete a plan with its open tasks; finished tasks stay')
    .input(WithId)
    .output(WithId),
  runs: route('GET', '/leads/{id}/task-plans', 'List the plans of a contact, newest first')
    .input(WithId)
    .output(z.array(PlanRun)),
  start: route('POST', '/leads/{id}/task-plans', 'Start a plan for a contact')
    .input(WithId.extend({ planId: Id }))
    .output(PlanRun),
  changeRun: route('POST', '/task-plan-runs/{id}/state', 'Pause, resume or stop a running plan')
    .input(WithId.extend({ state: z.enum(['running', 'paused', 'stopped']) }))
    .output(PlanRun),
};
