import { contactFields } from '../../../src/modules/contacts/fields/fields.tables.ts';
import { contactImports } from '../../../src/modules/contacts/imports/imports.tables.ts';
import { leadEmails } from '../../../src/modules/contacts/lead-emails/lead-emails.tables.ts';
import { bulkActions, smartLists } from '../../../src/modules/contacts/lists/lists.tables.ts';
import { contactMerges } from '../../../src/modules/contacts/merge/merge.tables.ts';
import {
  taskPlanRuns,
  taskPlanSteps,
  taskPlans,
  taskPlanTasks,
} from '../../../src/modules/contacts/plans/plans.tables.ts';
import { routingRules } from '../../../src/modules/contacts/routing/routing.tables.ts';
import { agentTasks, contacts } from '../../../src/modules/contacts/tables.ts';
import { home, storeHomes } from '../../homes.ts';
import type { Rows } from '../walk.ts';
import type { Tenant, World } from '../world.ts';

const ABSENT = 999_999;
const later = () => new Date(Date.now() + 3_600_000);

async function contactOf({ owner, agent }: Tenant, { app }: World, deletedAt: Date | null = null): Promise<number> {
  const [contact] = await app.context.database.db
    .insert(contacts)
    .values({
      ...{ companyId: owner.resellerId, ownerAgentId: agent.agentId },
      ...{ firstName: 'Rosa', currency: 'USD', deletedAt },
    })
    .returning({ id: contacts.id });
  return contact!.id;
}

/** Links the tenant's buyer with a contact of the agent, and returns the buyer. */
async function clientOf({ owner, agent, buyer }: Tenant, { app }: World): Promise<number> {
  await app.context.database.db
    .insert(contacts)
    .values({
      ...{ companyId: owner.resellerId, ownerAgentId: agent.agentId, buyerId: buyer.id },
      ...{ firstName: 'Ada', currency: 'USD' },
    })
    .onConflictDoNothing();
  return buyer.id;
}

async function taskOf({ agent }: Tenant, { app }: World): Promise<number> {
  const [task] = await app.context.database.db
    .insert(agentTasks)
    .values({ agentId: agent.agentId, title: 'Call', dueAt: later() })
    .returning({ id: agentTasks.id });
  return task!.id;
}

const contact = (body?: object): Rows[string] => ({
  of: async (tenant, world) => ({ params: { id: await contactOf(tenant, world) }, body }),
  absent: { params: { id: ABSENT }, body },
});
const task = (body?: object): Rows[string] => ({
  of: async (tenant, world) => ({ params: { id: await taskOf(tenant, world) }, body }),
  absent: { params: { id: ABSENT }, body },
});
const call = { title: 'Call', dueAt: '2027-01-01T15:00:00Z' };

async function mergeOf(tenant: Tenant, world: World): Promise<number> {
  const [keptId, absorbedId] = [await contactOf(tenant, world), await contactOf(tenant, world, new Date())];
  const moved = { emails: [], phones: [], activities: [], consents: [], tasks: [] };
  const [merge] = await world.app.context.database.db
    .insert(contactMerges)
    .values({ keptId, absorbedId, moved, filled: { fields: {}, tags: [] } })
    .returning({ id: contactMerges.id });
  return merge!.id;
}

async function importOf({ agent }: Tenant, { app }: World): Promise<number> {
  const [row] = await app.context.database.db
    .insert(contactImports)
    .values({ agentId: agent.agentId, fileName: 'contacts.csv', createdIds: [], completed: 1, refused: 0 })
    .returning({ id: contactImports.id });
  return row!.id;
}

/** A lead in the pool of a company whose agents claim leads. */
async function pooledLead({ owner }: Tenant, { app }: World): Promise<number> {
  const { db } = app.context.database;
  await db
    .insert(routingRules)
    .values({ companyId: owner.resellerId, mode: 'first_to_claim', replyMinutes: 15, rules: [] })
    .onConflictDoNothing();
  const [lead] = await db
    .insert(contacts)
    .values({ companyId: owner.resellerId, isLent: true, firstName: 'Rosa', currency: 'USD' })
    .returning({ id: contacts.id });
  return lead!.id;
}

async function listOf({ agent }: Tenant, { app }: World): Promise<number> {
  const [row] = await app.context.database.db
    .insert(smartLists)
    .values({ agentId: agent.agentId, name: 'Hot', filters: {} })
    .returning({ id: smartLists.id });
  return row!.id;
}

async function bulkOf({ agent }: Tenant, { app }: World): Promise<number> {
  const [row] = await app.context.database.db
    .insert(bulkActions)
    .values({ agentId: agent.agentId, action: { kind: 'delete' }, before: [] })
    .returning({ id: bulkActions.id });
  return row!.id;
}

async function planOf({ agent }: Tenant, { app }: World): Promise<number> {
  const [row] = await app.context.database.db
    .insert(taskPlans)
    .values({ agentId: agent.agentId, name: 'New buyer' })
    .returning({ id: taskPlans.id });
  await app.context.database.db
    .insert(taskPlanSteps)
    .values({ planId: row!.id, day: 0, kind: 'task', title: 'Call', text: '' });
  return row!.id;
}

/** A running plan with one open task. */
async function planRunOf(tenant: Tenant, world: World): Promise<number> {
  const { db } = world.app.context.database;
  const contactId = await contactOf(tenant, world);
  const [run] = await db
    .insert(taskPlanRuns)
    .values({ planId: await planOf(tenant, world), contactId, startsOn: '2026-11-01' })
    .returning({ id: taskPlanRuns.id });
  await db.insert(taskPlanTasks).values({ taskId: await taskOf(tenant, world), runId: run!.id });
  return run!.id;
}

const plan = (body?: object): Rows[string] => ({
  of: async (tenant, world) => ({ params: { id: await planOf(tenant, world) }, body }),
  absent: { params: { id: ABSENT }, body },
});
const planFields = { name: 'New buyer', steps: [{ day: 0, kind: 'task', title: 'Call' }] };

let emails = 0;
async function leadEmailOf({ agent }: Tenant, { app }: World): Promise<number> {
  const [row] = await app.context.database.db
    .insert(leadEmails)
    .values({
      ...{ agentId: agent.agentId, key: `row ${++emails}`, state: 'unread' },
      ...{ sender: 'lead@example.com', subject: 'Lead', text: 'Lead' },
    })
    .returning({ id: leadEmails.id });
  return row!.id;
}

let fields = 0;
async function fieldOf({ owner, agent }: Tenant, { app }: World): Promise<number> {
  const [row] = await app.context.database.db
    .insert(contactFields)
    .values({ companyId: owner.resellerId, agentId: agent.agentId, label: `Field ${++fields}`, kind: 'text' })
    .returning({ id: contactFields.id });
  return row!.id;
}
const field = (body?: object): Rows[string] => ({
  of: async (tenant, world) => ({ params: { id: await fieldOf(tenant, world) }, body }),
  absent: { params: { id: ABSENT }, body },
});

const smartList = (body?: object): Rows[string] => ({
  of: async (tenant, world) => ({ params: { id: await listOf(tenant, world) }, body }),
  absent: { params: { id: ABSENT }, body },
});

const file = 'First name,Email\nRosa,rosa@example.com';

export const contactsRows: Rows = {
  'GET /leads': () => ({}),
  'POST /leads': () => ({ body: { firstName: 'Rosa' } }),
  'GET /leads/{id}': contact(),
  'PUT /leads/{id}': contact({ firstName: 'Rosa' }),
  'DELETE /leads/{id}': contact(),
  'POST /leads/{id}/restore': {
    of: async (tenant, world) => ({ params: { id: await contactOf(tenant, world, new Date()) }, body: {} }),
    absent: { params: { id: ABSENT }, body: {} },
  },
  'POST /leads/{id}/status': contact({ status: 'contacted' }),
  'GET /leads/{id}/timeline': contact(),
  'POST /leads/{id}/activities': contact({ kind: 'note', text: 'Likes gardens' }),
  'POST /leads/{id}/snooze': contact({ until: null }),
  'POST /leads/{id}/consents': contact({
    ...{ channel: 'call', basis: 'inquiry', proof: 'Called us', givenAt: '2026-01-01T00:00:00Z' },
  }),
  'GET /contacts/export.csv': () => ({}),
  'GET /contacts/board': () => ({}),
  'GET /contacts/now': () => ({}),
  'GET /dashboard/{id}': {
    of: async ({ agent }) => ({ params: { id: agent.id } }),
    absent: { params: { id: ABSENT } },
  },
  'GET /tasks': () => ({}),
  'POST /tasks': {
    of: async (tenant, world) => ({ body: { ...call, contactId: await contactOf(tenant, world) } }),
    absent: { body: { ...call, contactId: ABSENT } },
  },
  'PUT /tasks/{id}': task(call),
  'GET /tasks/assignees': () => ({}),
  'POST /tasks/{id}/done': task({ done: true }),
  'DELETE /tasks/{id}': task(),
  'GET /agent/profile': () => ({}),
  'GET /agent/end-users': () => ({}),
  'GET /agent/lead-activities': () => ({}),
  'POST /agent/update-end-user-status': {
    of: async (tenant, world) => ({ body: { endUserId: await clientOf(tenant, world), status: 'property_search' } }),
    absent: { body: { endUserId: ABSENT, status: 'contacted' } },
  },
  'GET /agent/stats': () => ({}),
  'GET /contacts/duplicates': () => ({}),
  'POST /contacts/merges': {
    of: async (tenant, world) => ({
      body: { keptId: await contactOf(tenant, world), absorbedId: await contactOf(tenant, world) },
    }),
    absent: { body: { keptId: ABSENT, absorbedId: ABSENT - 1 } },
  },
  'GET /leads/{id}/merges': contact(),
  'POST /contacts/merges/{id}/undo': {
    of: async (tenant, world) => ({ params: { id: await mergeOf(tenant, world) } }),
    absent: { params: { id: ABSENT } },
  },
  'POST /contacts/imports/preview': () => ({ body: { file } }),
  'POST /contacts/imports': () => ({
    body: { file: file.replace('rosa@', `r${Math.random()}@`), fileName: 'contacts.csv' },
  }),
  'GET /contacts/imports': () => ({}),
  'POST /contacts/imports/{id}/undo': {
    of: async (tenant, world) => ({ params: { id: await importOf(tenant, world) } }),
    absent: { params: { id: ABSENT } },
  },
  'GET /reseller/routing': () => ({}),
  'PUT /reseller/routing': () => ({ body: { mode: 'first_to_claim', replyMinutes: 15, rules: [] } }),
  'POST /reseller/leads': () => ({ body: { firstName: 'Rosa' } }),
  'POST /reseller/leads/{id}/assign': {
    of: async (tenant, world) => ({ params: { id: await pooledLead(tenant, world) }, body: { agentId: null } }),
    absent: { params: { id: ABSENT }, body: { agentId: null } },
  },
  'GET /contacts/claimable': () => ({}),
  'POST /contacts/claimable/{id}/claim': {
    of: async (tenant, world) => ({ params: { id: await pooledLead(tenant, world) } }),
    absent: { params: { id: ABSENT } },
  },
  'GET /contacts/lists': () => ({}),
  'POST /contacts/lists': () => ({ body: { name: 'Hot', filters: { urgency: 'high' } } }),
  'PUT /contacts/lists/{id}': smartList({ name: 'All', filters: {} }),
  'DELETE /contacts/lists/{id}': smartList(),
  'GET /contacts/fields': () => ({}),
  'POST /contacts/fields': () => ({ body: { label: `Move-in date ${++fields}`, kind: 'date' } }),
  'PUT /contacts/fields/{id}': field({ label: 'School district' }),
  'DELETE /contacts/fields/{id}': field(),
  'GET /leads/{id}/fields': contact(),
  'PUT /leads/{id}/fields': contact({ values: [] }),
  'GET /task-plans': () => ({}),
  'POST /task-plans': () => ({ body: planFields }),
  'PUT /task-plans/{id}': plan(planFields),
  'DELETE /task-plans/{id}': plan(),
  'GET /leads/{id}/task-plans': contact(),
  'POST /leads/{id}/task-plans': {
    of: async (tenant, world) => ({
      params: { id: await contactOf(tenant, world) },
      body: { planId: await planOf(tenant, world) },
    }),
    absent: { params: { id: ABSENT }, body: { planId: ABSENT } },
  },
  'POST /task-plan-runs/{id}/state': {
    of: async (tenant, world) => ({ params: { id: await planRunOf(tenant, world) }, body: { state: 'paused' } }),
    absent: { params: { id: ABSENT }, body: { state: 'paused' } },
  },
  'GET /contacts/lead-emails': () => ({}),
  'POST /contacts/lead-emails/address': () => ({ body: {} }),
  'POST /contacts/lead-emails/read': () => ({ body: { text: 'Name: Ada' } }),
  'DELETE /contacts/lead-emails/{id}': {
    of: async (tenant, world) => ({ params: { id: await leadEmailOf(tenant, world) } }),
    absent: { params: { id: ABSENT } },
  },
  'POST /contacts/bulk': {
    of: async (tenant, world) => ({ body: { ids: [await contactOf(tenant, world)], action: { kind: 'delete' } } }),
    absent: { body: { ids: [ABSENT], action: { kind: 'delete' } } },
  },
  'POST /contacts/bulk/{id}/undo': {
    of: async (tenant, world) => ({ params: { id: await bulkOf(tenant, world) } }),
    absent: { params: { id: ABSENT } },
  },
  'GET /agent/recent-properties': () => ({}),
  'GET /agent/recent-properties/{id}/text': {
    of: async ({ agent }, { app }) => ({
      params: { id: (await storeHomes(app.context.database, home({ listAgentId: agent.agentId })))[0]! },
    }),
    absent: { params: { id: ABSENT } },
  },
  'GET /leads/{id}/brief': contact(),
  'POST /leads/{id}/drafts': contact({ kind: 'first_reply' }),
  'POST /contacts/wording': () => ({ body: { text: 'A home with a yard' } }),
  'GET /contacts/performance': () => ({ query: '?from=2026-11-01&until=2026-11-30' }),
  'GET /contacts/performance/rows': () => ({ query: '?from=2026-11-01&until=2026-11-30' }),
  'PUT /agent/goals': () => ({ body: { newClients: 10, propertiesShown: 20, closings: 2 } }),
};
