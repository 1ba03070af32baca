import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Id, IdParam, Instant, PageNumber, PageSize } from '../../platform/serve/contract.ts';
import { assistantContract } from './assistant/contract.ts';
import { agentContract } from './dashboard/contract.ts';
import {
  Activity,
  Consent,
  channels,
  consentBases,
  Lead,
  LeadFields,
  LeadStatus,
  leadSources,
  line,
  Need,
  outcomes,
  Reachable,
  Task,
  TimelineEntry,
  urgencies,
} from './entries/contract.ts';
import { fieldsContract } from './fields/contract.ts';
import { importsContract } from './imports/contract.ts';
import { leadEmailsContract } from './lead-emails/contract.ts';
import { listsContract } from './lists/contract.ts';
import { mergeContract } from './merge/contract.ts';
import { performanceContract } from './performance/contract.ts';
import { plansContract } from './plans/contract.ts';
import { routingContract } from './routing/contract.ts';

export type { Draft, Issue } from './assistant/contract.ts';
export * from './entries/contract.ts';
export * from './fields/contract.ts';
export * from './imports/contract.ts';
export * from './lead-emails/contract.ts';
export * from './lists/contract.ts';
export * from './merge/contract.ts';
export * from './performance/contract.ts';
export * from './plans/contract.ts';
export * from './routing/contract.ts';
export { nextStatuses } from './statuses/contract.ts';

const LeadFilters = {
  /** Accepted from the specification; a person still sees only the contacts of their own scope. */
  assignedAgentId: IdParam.optional(),
  search: line(100).optional(),
  status: LeadStatus.optional(),
  urgency: z.enum(urgencies).optional(),
  leadSource: z.enum(leadSources).optional(),
  tag: line(40).optional(),
  sort: z.enum(['newest', 'name', 'budget', 'lastContact', 'status']).default('newest'),
  /** Without it, the newest and the highest budgets come first, and names, last contacts and statuses ascend. */
  order: z.enum(['asc', 'desc']).optional(),
};

const TaskFields = z.strictObject({
  title: line(200).min(1, { error: () => m.contacts__please_say_what_to_do() }),
  dueAt: Instant(),
  repeats: z.enum(['daily', 'weekly', 'monthly']).nullable().default(null),
  contactId: Id.nullable().default(null),
  /** An agent of the same company; null leaves the task with the agent who has the contact. */
  assigneeId: Id.nullable().default(null),
});

const WithId = z.strictObject({ id: IdParam });
const tags = ['Contacts'];
const route = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: `/${string}`, summary: string) =>
  call.route({ method, path, summary, tags });

export const contactsContract = {
  list: call
    .route({
      method: 'GET',
      path: '/leads',
      summary: 'List the contacts that the caller may see, with X-Total-Count',
      tags,
      outputStructure: 'detailed',
    })
    .input(z.strictObject({ ...LeadFilters, page: PageNumber(10_000), perPage: PageSize(200, 50) }))
    .output(z.object({ headers: z.object({ 'x-total-count': z.string() }), body: z.array(Lead) })),
  exportCsv: call
    .route({
      method: 'GET',
      path: '/contacts/export.csv',
      summary: 'Download the contacts that the caller may see, with custom fields, as a CSV file',
      tags,
      outputStructure: 'detailed',
    })
    .input(z.strictObject(LeadFilters).omit({ sort: true, order: true }))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(Blob) })),
  get: route('GET', '/leads/{id}', 'Get a contact with its consents and allowed actions')
    .input(WithId)
    .output(
      Lead.extend({
        consents: z.array(Consent),
        reachable: z.array(Reachable),
        nextStatuses: z.array(LeadStatus),
      }),
    ),
  create: route('POST', '/leads', 'Add a contact').input(LeadFields).output(Lead),
  change: route('PUT', '/leads/{id}', 'Change the details of a contact')
    .input(LeadFields.extend(WithId.shape))
    .output(Lead),
  remove: route('DELETE', '/leads/{id}', 'Delete a contact; it can be restored for 30 days')
    .input(WithId)
    .output(WithId),
  restore: route('POST', '/leads/{id}/restore', 'Restore a deleted contact').input(WithId).output(Lead),
  move: route('POST', '/leads/{id}/status', 'Move a contact in the pipeline')
    .input(WithId.extend({ status: LeadStatus, reason: line(500).optional() }))
    .output(Lead),
  board: route('GET', '/contacts/board', 'Count contacts by status')
    .input(z.strictObject({}))
    .output(z.object({ counts: z.record(LeadStatus, z.number().int()) })),
  timeline: route('GET', '/leads/{id}/timeline', 'List the activity of a contact, newest first')
    .input(WithId)
    .output(z.array(TimelineEntry)),
  log: route('POST', '/leads/{id}/activities', 'Log a call, an email, a text message or a note')
    .input(
      WithId.extend({
        kind: z.enum(['call', 'email', 'text', 'note']),
        outcome: z.enum(outcomes).optional(),
        text: line(5_000).optional(),
      }),
    )
    .output(Activity),
  snooze: route('POST', '/leads/{id}/snooze', 'Hide a contact from “Today” until a time')
    .input(WithId.extend({ until: Instant().nullable() }))
    .output(Lead),
  consent: route('POST', '/leads/{id}/consents', 'Record a consent, or its withdrawal, with its proof')
    .input(
      WithId.extend({
        channel: z.enum(channels),
        basis: z.enum(consentBases),
        proof: line(1_000).min(1, { error: () => m.contacts__please_say_how_consent_was_given() }),
        givenAt: Instant(),
      }),
    )
    .output(z.object({ reachable: z.array(Reachable) })),
  now: route('GET', '/contacts/now', 'List the contacts that need the agent now, most urgent first, with reasons')
    .input(z.strictObject({}))
    .output(z.object({ needs: z.array(Need), total: z.number().int() })),
  dashboard: route('GET', '/dashboard/{id}', 'Get CRM figures for the caller’s contacts')
    .input(WithId)
    .output(
      z.object({
        totalLeads: z.number().int(),
        newLeads: z.number().int().describe('Received in the last seven days'),
        qualifiedLeads: z.number().int(),
        activeListings: z.number().int(),
        pendingSales: z.number().int().describe('Contacts under contract'),
      }),
    ),
  tasks: route('GET', '/tasks', 'List open tasks by due time; with `done`, completed tasks, newest first')
    .input(z.strictObject({ done: z.enum(['true', 'false']).default('false'), contactId: IdParam.optional() }))
    .output(z.array(Task)),
  addTask: route('POST', '/tasks', 'Plan a task').input(TaskFields).output(Task),
  changeTask: route('PUT', '/tasks/{id}', 'Change a task').input(TaskFields.extend(WithId.shape)).output(Task),
  finishTask: route('POST', '/tasks/{id}/done', 'Complete or reopen a task; a recurring task moves to its next time')
    .input(WithId.extend({ done: z.boolean() }))
    .output(Task),
  assignees: route('GET', '/tasks/assignees', 'List the agents to whom a task can be assigned')
    .input(z.strictObject({}))
    .output(z.array(z.object({ agentId: Id, name: z.string() }))),
  removeTask: route('DELETE', '/tasks/{id}', 'Delete a task').input(WithId).output(WithId),
  agent: agentContract,
  merging: mergeContract,
  imports: importsContract,
  fields: fieldsContract,
  routing: routingContract,
  lists: listsContract,
  plans: plansContract,
  leadEmails: leadEmailsContract,
  performance: performanceContract,
  assistant: assistantContract,
};
