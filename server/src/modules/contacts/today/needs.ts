import { DAY_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import type { Person } from '../../../platform/serve/session.ts';
import { afterWorkingMinutes } from '../../../platform/time/working-time.ts';
import { appointmentsOf } from '../../appointments/index.ts';
import { reviewsDueOf } from '../../documents/index.ts';
import { heldLicenses } from '../../licensing/index.ts';
import { awaitingReplyOf } from '../../messages/index.ts';
import { connectionStates, replyMinutesTarget, sharesWith, workingHoursOf } from '../../professionals/index.ts';
import { recentSavesOf } from '../../saving/index.ts';
import type { Need } from '../contract.ts';
import type { Contact } from '../records.ts';
import { leadOffers } from '../routing/routing.tables.ts';
import { agentTasks, contacts } from '../tables.ts';
import { isDoneBy, isOpen, presentTasks } from '../tasks/present.ts';

/** Days without contact after which a contact in work is due for one. */
const quietDays = 7;
/** Days before its end from which a license is named. */
const licenseDays = 30;
/** Days after a showing in which its feedback is asked for. */
const feedbackDays = 14;
/** Homes that a client saved in this many days make the client worth a call. */
const savesMin = 3;
const savesDays = 3;
/** Maximum number of tasks. */
const tasksMax = 50;

/** A need before its contact is presented. */
export interface Due {
  kind: Need['kind'];
  contactId?: number | null;
  subjectId: number | null;
  title?: string | null;
  count?: number;
  at: Date;
  /** End of the time to reply. */
  dueAt?: Date;
}

export interface Agent {
  id: number;
  me: Person;
  /** Contacts of the agent by the id of their account. */
  ofBuyer: ReadonlyMap<number, Contact>;
  own: readonly Contact[];
}

/** Returns everything that waits for an agent, in no order. */
export async function needsOf(db: Db, agent: Agent, now: Date): Promise<Due[]> {
  return [
    ...(await requestsOf(db, agent)),
    ...(await repliesDue(db, agent)),
    ...(await appointmentsToAnswer(db, agent)),
    ...(await newLeads(db, agent)),
    ...(await tasksDue(db, agent, now)),
    ...(await feedbackDue(db, agent, now)),
    ...(await hotActivity(db, agent, now)),
    ...(await documentsDue(db, agent)),
    ...quietContacts(agent, now),
    ...(await licensesEnding(db, agent, now)),
  ];
}

async function requestsOf(db: Db, { id: agentId, ofBuyer }: Agent): Promise<Due[]> {
  const rows = await db
    .select()
    .from(connectionStates)
    .where(and(eq(connectionStates.agentId, agentId), eq(connectionStates.state, 'pending')));
  const hours = rows.length > 0 && (await workingHoursOf(db, agentId));
  return rows.map(({ id, buyerId, createdAt }) => ({
    ...{ kind: 'request' as const, subjectId: id, at: createdAt },
    contactId: ofBuyer.get(buyerId)?.id ?? null,
    ...(hours && { dueAt: afterWorkingMinutes(hours, createdAt, replyMinutesTarget) }),
  }));
}

async function repliesDue(db: Db, { id, ofBuyer }: Agent): Promise<Due[]> {
  const rows = await awaitingReplyOf(db, id);
  return rows.flatMap(({ threadId, buyerId, at }) => {
    const contact = ofBuyer.get(buyerId);
    return contact && !['closed', 'lost'].includes(contact.status)
      ? { kind: 'reply' as const, contactId: contact.id, subjectId: threadId, at }
      : [];
  });
}

/** Proposed appointments; the time to answer ends with the first proposed time. */
async function appointmentsToAnswer(db: Db, { me, ofBuyer }: Agent): Promise<Due[]> {
  const rows = await appointmentsOf(db, me, 'coming');
  return rows.flatMap(({ id, side, toAnswer, times, home, buyer }) =>
    toAnswer && side === 'professional'
      ? {
          ...{ kind: 'appointment' as const, subjectId: id, title: home, at: new Date(times[0]!) },
          ...{ contactId: ofBuyer.get(buyer.id)?.id ?? null, dueAt: new Date(times[0]!) },
        }
      : [],
  );
}

/** A pending request names its buyer already. */
async function newLeads(db: Db, { own }: Agent): Promise<Due[]> {
  const rows = own.filter(({ status, leadSource }) => status === 'new' && leadSource !== 'request');
  if (rows.length === 0) return [];
  const offers = await db
    .select({ contactId: leadOffers.contactId, dueAt: leadOffers.dueAt })
    .from(leadOffers)
    .where(
      and(
        eq(leadOffers.state, 'open'),
        inArray(
          leadOffers.contactId,
          rows.map(({ id }) => id),
        ),
      ),
    );
  const dueAt = new Map(offers.map((offer) => [offer.contactId, offer.dueAt]));
  return rows.map(({ id, createdAt }) => ({
    ...{ kind: 'new_lead' as const, contactId: id, subjectId: id, at: createdAt },
    ...(dueAt.has(id) && { dueAt: dueAt.get(id)! }),
  }));
}

/** Tasks of the agent's own contacts, and assigned ones, which name the contact of another agent in their title. */
async function tasksDue(db: Db, { id: agentId, me }: Agent, now: Date): Promise<Due[]> {
  const rows = await db
    .select()
    .from(agentTasks)
    .where(and(isDoneBy(agentId), isOpen, lte(agentTasks.dueAt, new Date(now.getTime() + DAY_MS))))
    .orderBy(asc(agentTasks.dueAt))
    .limit(tasksMax);
  return (await presentTasks(db, rows, me)).map(({ id, title, dueAt, contact }) => ({
    ...{ kind: 'task' as const, subjectId: id, at: new Date(dueAt), contactId: contact?.mayOpen ? contact.id : null },
    title: contact && !contact.mayOpen ? m.contacts__task_of_contact({ title, name: contact.name }) : title,
  }));
}

async function feedbackDue(db: Db, { me, ofBuyer }: Agent, now: Date): Promise<Due[]> {
  const since = new Date(now.getTime() - feedbackDays * DAY_MS).toISOString();
  const rows = await appointmentsOf(db, me, 'feedback');
  return rows.flatMap(({ id, buyer, home, startsAt }) =>
    startsAt && startsAt > since
      ? {
          ...{ kind: 'feedback' as const, subjectId: id, title: home, at: new Date(startsAt) },
          contactId: ofBuyer.get(buyer.id)?.id ?? null,
        }
      : [],
  );
}

/** Clients who share their saved homes and saved several in the last days. */
async function hotActivity(db: Db, { id, me, ofBuyer }: Agent, now: Date): Promise<Due[]> {
  const sharing = await db
    .select({ buyerId: contacts.buyerId })
    .from(contacts)
    .where(
      and(
        eq(contacts.ownerAgentId, id),
        isNull(contacts.deletedAt),
        sql`${contacts.status} not in ('closed', 'lost')`,
        sharesWith(me, contacts.buyerId, 'saved_homes'),
      ),
    );
  const since = new Date(now.getTime() - savesDays * DAY_MS);
  const saves = await recentSavesOf(
    db,
    sharing.map(({ buyerId }) => buyerId!),
    since,
  );
  return saves.flatMap(({ personId, count, at }) => {
    const contact = ofBuyer.get(personId)!;
    const isKnown = contact.lastContactedAt !== null && contact.lastContactedAt > at;
    return count >= savesMin && !isKnown
      ? { kind: 'activity' as const, contactId: contact.id, subjectId: contact.id, count, at }
      : [];
  });
}

async function documentsDue(db: Db, { me, ofBuyer }: Agent): Promise<Due[]> {
  const rows = await reviewsDueOf(db, me);
  return rows.map(({ id, ownerId, uploadedAt }) => ({
    ...{ kind: 'document' as const, subjectId: id, at: uploadedAt },
    contactId: ofBuyer.get(ownerId)?.id ?? null,
  }));
}

/** Contacts in work whom the agent has not reached for a week. */
function quietContacts({ own }: Agent, now: Date): Due[] {
  const quiet = new Date(now.getTime() - quietDays * DAY_MS);
  return own.flatMap(({ id, status, lastContactedAt, statusChangedAt }): Due | [] => {
    const last = lastContactedAt ?? statusChangedAt;
    const isInWork = status === 'qualified' || status === 'active';
    return isInWork && last < quiet
      ? { kind: 'follow_up', contactId: id, subjectId: id, at: new Date(last.getTime() + quietDays * DAY_MS) }
      : [];
  });
}

async function licensesEnding(db: Db, { id: agentId }: Agent, now: Date): Promise<Due[]> {
  const rows = await db
    .select()
    .from(heldLicenses)
    .where(
      and(
        eq(heldLicenses.agentId, agentId),
        inArray(heldLicenses.status, ['verified', 'expired']),
        sql`${heldLicenses.expiresOn} < ${new Date(now.getTime() + licenseDays * DAY_MS).toISOString().slice(0, 10)}`,
      ),
    );
  return rows.map(({ id, licenseNumber, jurisdiction, expiresOn }) => ({
    ...{ kind: 'license' as const, subjectId: id, title: `${jurisdiction} ${licenseNumber}` },
    at: new Date(`${expiresOn}T00:00:00Z`),
  }));
}
