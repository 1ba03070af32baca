import { DAY_MS } from '@lintel/geo';
import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { serve } from '../../platform/serve/serve.ts';
import { heldLicenses } from '../licensing/index.ts';
import { awaitingReplyOf } from '../messages/index.ts';
import { connectionStates, meAsAgent } from '../professionals/index.ts';
import { contactsContract as contract, type Need, needKinds } from './contract.ts';
import { type Contact, present } from './records.ts';
import { agentTasks, contacts } from './tables.ts';

/** Maximum number of needs of a reply. */
const needsMax = 50;
/** Days without contact after which a contact in work is due for one. */
const quietDays = 7;
/** Days before its end from which a license is named. */
const licenseDays = 30;

/** A need before its contact is presented. */
interface Due {
  kind: Need['kind'];
  contactId?: number | null;
  subjectId: number | null;
  title?: string | null;
  at: Date;
}

export const now = serve(contract.now, {
  access: meAsAgent,
  async run({ subject: agent, db }) {
    const at = new Date();
    const own = await db
      .select()
      .from(contacts)
      .where(and(eq(contacts.ownerAgentId, agent.id), isNull(contacts.deletedAt)));
    const ofBuyer = new Map(own.flatMap((row) => (row.buyerId === null ? [] : [[row.buyerId, row]])));
    const due = [
      ...(await requestsOf(db, agent.id, ofBuyer)),
      ...(await repliesDue(db, agent.id, ofBuyer)),
      ...(await tasksDue(db, agent.id, at)),
      ...ownDue(own, at),
      ...(await licensesEnding(db, agent.id, at)),
    ];
    const byId = new Map(own.map((row) => [row.id, row]));
    const awake = due.filter(({ contactId }) => {
      const until = contactId ? byId.get(contactId)?.snoozedUntil : undefined;
      return !until || until <= at;
    });
    awake.sort((a, b) => needKinds.indexOf(a.kind) - needKinds.indexOf(b.kind) || a.at.getTime() - b.at.getTime());
    const shown = awake.slice(0, needsMax);
    return { needs: await presentNeeds(db, shown, byId), total: awake.length };
  },
});

async function requestsOf(db: Db, agentId: number, ofBuyer: ReadonlyMap<number, Contact>): Promise<Due[]> {
  const rows = await db
    .select()
    .from(connectionStates)
    .where(and(eq(connectionStates.agentId, agentId), eq(connectionStates.state, 'pending')));
  return rows.map(({ id, buyerId, createdAt }) => ({
    ...{ kind: 'request' as const, subjectId: id, at: createdAt },
    contactId: ofBuyer.get(buyerId)?.id ?? null,
  }));
}

async function repliesDue(db: Db, agentId: number, ofBuyer: ReadonlyMap<number, Contact>): Promise<Due[]> {
  const rows = await awaitingReplyOf(db, agentId);
  return rows.flatMap(({ threadId, buyerId, at }) => {
    const contact = ofBuyer.get(buyerId);
    return contact && !['closed', 'lost'].includes(contact.status)
      ? { kind: 'reply' as const, contactId: contact.id, subjectId: threadId, at }
      : [];
  });
}

async function tasksDue(db: Db, agentId: number, at: Date): Promise<Due[]> {
  const rows = await db
    .select()
    .from(agentTasks)
    .where(
      and(
        eq(agentTasks.agentId, agentId),
        isNull(agentTasks.doneAt),
        lte(agentTasks.dueAt, new Date(at.getTime() + DAY_MS)),
      ),
    )
    .orderBy(asc(agentTasks.dueAt))
    .limit(needsMax);
  return rows.map(({ id, title, dueAt, contactId }) => ({
    ...{ kind: 'task' as const, subjectId: id, title, at: dueAt, contactId },
  }));
}

/** New leads, and contacts in work whom the agent has not reached for a week. */
function ownDue(own: readonly Contact[], at: Date): Due[] {
  const quiet = new Date(at.getTime() - quietDays * DAY_MS);
  return own.flatMap((row): Due | [] => {
    if (row.status === 'new')
      // A pending request names the same buyer already.
      return row.leadSource === 'request'
        ? []
        : { kind: 'new_lead', contactId: row.id, subjectId: row.id, at: row.createdAt };
    const last = row.lastContactedAt ?? row.statusChangedAt;
    const isInWork = row.status === 'qualified' || row.status === 'active';
    return isInWork && last < quiet
      ? { kind: 'follow_up', contactId: row.id, subjectId: row.id, at: new Date(last.getTime() + quietDays * DAY_MS) }
      : [];
  });
}

async function licensesEnding(db: Db, agentId: number, at: Date): Promise<Due[]> {
  const rows = await db
    .select()
    .from(heldLicenses)
    .where(
      and(
        eq(heldLicenses.agentId, agentId),
        inArray(heldLicenses.status, ['verified', 'expired']),
        sql`${heldLicenses.expiresOn} < ${new Date(at.getTime() + licenseDays * DAY_MS).toISOString().slice(0, 10)}`,
      ),
    );
  return rows.map(({ id, licenseNumber, jurisdiction, expiresOn }) => ({
    ...{ kind: 'license' as const, subjectId: id, title: `${jurisdiction} ${licenseNumber}` },
    at: new Date(`${expiresOn}T00:00:00Z`),
  }));
}

async function presentNeeds(db: Db, due: readonly Due[], byId: ReadonlyMap<number, Contact>): Promise<Need[]> {
  const ids = new Set(due.flatMap(({ contactId }) => contactId ?? []));
  const leads = await present(
    db,
    [...ids].flatMap((id) => byId.get(id) ?? []),
  );
  const leadById = new Map(leads.map((lead) => [lead.id, lead]));
  return due.map(({ kind, contactId, subjectId, title, at }) => {
    const lead = contactId ? leadById.get(contactId) : undefined;
    return {
      ...{ kind, subjectId, title: title ?? null, at: at.toISOString() },
      contact: lead
        ? { id: lead.id, name: `${lead.firstName} ${lead.lastName}`.trim(), email: lead.email, phone: lead.phone }
        : null,
    };
  });
}
