import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { meAsAgent } from '../../professionals/index.ts';
import { reachableOf } from '../activities.ts';
import { contactsContract as contract, type Need, needKinds } from '../contract.ts';
import { type Contact, present } from '../records.ts';
import { contacts } from '../tables.ts';
import { type Due, needsOf } from './needs.ts';

/** Maximum number of needs of a reply. */
const needsMax = 50;
/** Statuses of contacts for whom a time of silence or a new lead may be a need. */
const inWork = ['new', 'qualified', 'active'] as const;

export const now = serve(contract.now, {
  access: meAsAgent,
  async run({ subject: agent, me, db }) {
    const at = new Date();
    const own = await db
      .select()
      .from(contacts)
      .where(
        and(
          eq(contacts.ownerAgentId, agent.id),
          isNull(contacts.deletedAt),
          // Contacts without an account who are not in work can only be named by a task.
          sql`(${contacts.buyerId} is not null or ${inArray(contacts.status, [...inWork])})`,
        ),
      );
    const ofBuyer = new Map(own.flatMap((row) => (row.buyerId === null ? [] : [[row.buyerId, row]])));
    const due = await needsOf(db, { id: agent.id, me, ofBuyer, own }, at);
    const byId = await withNamed(db, own, due);
    const awake = due.filter(({ contactId }) => {
      const until = contactId ? byId.get(contactId)?.snoozedUntil : undefined;
      return !until || until <= at;
    });
    awake.sort((a, b) => needKinds.indexOf(a.kind) - needKinds.indexOf(b.kind) || a.at.getTime() - b.at.getTime());
    const shown = awake.slice(0, needsMax);
    return { needs: await presentNeeds(db, shown, byId), total: awake.length };
  },
});

/** Returns the contacts by id, with those that only a task names. */
async function withNamed(db: Db, own: readonly Contact[], due: readonly Due[]): Promise<Map<number, Contact>> {
  const byId = new Map(own.map((row) => [row.id, row]));
  const missing = due.flatMap(({ contactId }) => (contactId && !byId.has(contactId) ? contactId : []));
  if (missing.length === 0) return byId;
  const rows = await db
    .select()
    .from(contacts)
    .where(and(inArray(contacts.id, missing), isNull(contacts.deletedAt)));
  for (const row of rows) byId.set(row.id, row);
  return byId;
}

async function presentNeeds(db: Db, due: readonly Due[], byId: ReadonlyMap<number, Contact>): Promise<Need[]> {
  const ids = new Set(due.flatMap(({ contactId }) => contactId ?? []));
  const rows = [...ids].flatMap((id) => byId.get(id) ?? []);
  const leads = await present(db, rows);
  const reachable = await reachableOf(db, rows, leads);
  const leadById = new Map(leads.map((lead) => [lead.id, lead]));
  return due.map(({ kind, contactId, subjectId, title, count, at, dueAt }) => {
    const lead = contactId ? leadById.get(contactId) : undefined;
    return {
      ...{ kind, subjectId, title: title ?? null, count: count ?? null },
      ...{ at: at.toISOString(), dueAt: dueAt?.toISOString() ?? null },
      contact: lead
        ? {
            ...{ id: lead.id, name: `${lead.firstName} ${lead.lastName}`.trim(), email: lead.email, phone: lead.phone },
            ...{ buyerId: lead.buyerId, status: lead.status, city: lead.city, budget: lead.budget },
            ...{ currency: lead.currency, reachable: reachable.get(lead.id)! },
          }
        : null,
    };
  });
}
