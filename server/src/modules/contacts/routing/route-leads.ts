import { m } from '@lintel/messages';
import { and, asc, eq, inArray, isNull, lte, ne, notExists, type SQL, sql } from 'drizzle-orm';
import type { AppContext } from '../../../platform/app/app-context.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import type { Emit } from '../../../platform/events/events.ts';
import { afterWorkingMinutes } from '../../../platform/time/working-time.ts';
import { timeIn } from '../../appointments/index.ts';
import { agentProfiles } from '../../companies/index.ts';
import { takesLeads } from '../../licensing/index.ts';
import { cancelPushes, notify } from '../../notifications/index.ts';
import { workingHoursOf } from '../../professionals/index.ts';
import { stopPlansOf } from '../plans/run.ts';
import { addActivity, type Contact } from '../records.ts';
import { contacts } from '../tables.ts';
import { moveOpenTasks } from '../tasks/assignees.ts';
import type { Routing, RoutingRule } from './contract.ts';
import { leadOffers, routingRules } from './routing.tables.ts';

/** Page of a lead. */
export const leadPath = (id: number): string => `/crm?lead=${id}`;

/** Serializes the routing of a company, so that two processes do not offer two leads to one agent out of turn. */
const LOCK = 7_411_260;

/** Routing of a company that set none: leads wait in the pool. */
export const usualRouting: Routing = { mode: 'pool', replyMinutes: 15, rules: [] };

export async function routingOf(db: Db, companyId: number): Promise<Routing> {
  const [stored] = await db.select().from(routingRules).where(eq(routingRules.companyId, companyId));
  return stored ? { mode: stored.mode, replyMinutes: stored.replyMinutes, rules: stored.rules } : usualRouting;
}

/** Condition of the leads that wait in a company's pool. */
export const isPooled = and(
  eq(contacts.isLent, true),
  isNull(contacts.ownerAgentId),
  isNull(contacts.deletedAt),
  ne(contacts.status, 'lost'),
) as SQL;

/**
 * Offers a waiting lead to the agent whose turn it is, or notifies those who may claim it. The caller has locked the row.
 * Returns the agent who has the lead now.
 */
export async function routeLead(tx: Tx, emit: Emit, lead: Contact, now = new Date()): Promise<number | null> {
  const routing = await routingOf(tx, lead.companyId);
  if (routing.mode === 'pool') return null;
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}, ${lead.companyId})`);
  const candidates = await candidatesFor(tx, lead, routing.rules);
  if (routing.mode === 'first_to_claim') {
    for (const { personId } of candidates)
      await notify(tx, emit, {
        ...{ personId, kind: 'connection', key: `lead.claimable:${lead.id}:${personId}`, path: leadPath(lead.id) },
        title: m.contacts__a_lead_can_be_claimed(),
        body: m.contacts__first_to_claim({ name: lead.firstName }),
        push: {
          ...{ title: m.contacts__a_lead_can_be_claimed(), body: m.contacts__push_first_to_claim() },
          action: {
            label: m.contacts__claim(),
            post: `/api/contacts/claimable/${lead.id}/claim`,
            failed: m.contacts__push_claim_failed(),
          },
        },
      });
    return null;
  }
  const [next] = candidates;
  if (!next) return null;
  await offerTo(tx, emit, lead, next, { minutes: routing.replyMinutes, now });
  return next.id;
}

interface Candidate {
  id: number;
  personId: number;
}

/** The agents of the first matching rule who take leads and did not have this one, the longest without a lead first. */
export async function candidatesFor(tx: Db, lead: Contact, rules: readonly RoutingRule[]): Promise<Candidate[]> {
  const rule = rules.find((each) => matches(each, lead));
  const last = sql`(select max(offer.offered_at) from ${leadOffers} as offer where offer.agent_id = ${agentProfiles.id})`;
  return tx
    .select({ id: agentProfiles.id, personId: agentProfiles.personId })
    .from(agentProfiles)
    .where(
      and(
        eq(agentProfiles.resellerId, lead.companyId),
        eq(agentProfiles.status, 'active'),
        takesLeads(),
        rule && inArray(agentProfiles.id, rule.agentIds),
        notExists(
          tx
            .select({ id: leadOffers.id })
            .from(leadOffers)
            .where(and(eq(leadOffers.contactId, lead.id), eq(leadOffers.agentId, agentProfiles.id))),
        ),
      ),
    )
    .orderBy(sql`${last} asc nulls first`, asc(agentProfiles.id));
}

export function matches({ states, cities, languages, budgetMin, budgetMax }: RoutingRule, lead: Contact): boolean {
  const among = (names: readonly string[], value: string | null) =>
    names.length === 0 || (value !== null && names.some((name) => name.toLowerCase() === value.toLowerCase()));
  const budget = lead.budgetMaxCents === null ? null : lead.budgetMaxCents / 100;
  return (
    among(states, lead.stateOrProvince) &&
    among(cities, lead.city) &&
    among(languages, lead.language) &&
    (budgetMin === null || (budget !== null && budget >= budgetMin)) &&
    (budgetMax === null || (budget !== null && budget <= budgetMax))
  );
}

/** The clock runs in the agent's working hours. */
async function offerTo(
  tx: Tx,
  emit: Emit,
  lead: Contact,
  { id, personId }: Candidate,
  { minutes, now }: { minutes: number; now: Date },
): Promise<void> {
  const hours = await workingHoursOf(tx, id);
  const dueAt = afterWorkingMinutes(hours, now, minutes);
  await tx.insert(leadOffers).values({ contactId: lead.id, agentId: id, dueAt });
  await setLeadAgent(tx, lead.id, id, null);
  await notify(tx, emit, {
    ...{ personId, kind: 'connection', key: `lead.offer:${lead.id}:${personId}`, path: leadPath(lead.id) },
    title: m.contacts__you_have_a_new_lead(),
    body: m.contacts__reply_by({ name: lead.firstName, at: timeIn(dueAt, hours.timeZone) }),
    push: {
      title: m.contacts__you_have_a_new_lead(),
      body: m.contacts__push_reply_by({ at: timeIn(dueAt, hours.timeZone) }),
    },
  });
}

/** Lends a lead to an agent, or returns it to the pool. The plans of its former agent stop, and waiting push notifications too. */
export async function setLeadAgent(
  tx: Tx,
  contactId: number,
  agentId: number | null,
  byId: number | null,
): Promise<Contact> {
  const [row] = await tx
    .update(contacts)
    .set({ ownerAgentId: agentId, isLent: true, changedAt: sql`now()` })
    .where(eq(contacts.id, contactId))
    .returning();
  await stopPlansOf(tx, contactId);
  await moveOpenTasks(tx, contactId, agentId);
  await cancelPushes(tx, [`lead.claimable:${contactId}:%`, `lead.offer:${contactId}:%`, `lead.lent:${contactId}:%`]);
  await addActivity(tx, {
    contactId,
    kind: 'assigned',
    byId,
    data: agentId === null ? {} : { agent: String(agentId) },
  });
  return row!;
}

/**
 * Job: ends the offers whose time is over. An answered lead stays with its agent, any other goes to the next one. Each lead
 * has its own transaction and lock, so it is routed once, by one process, also after a crash.
 */
export async function moveLapsedLeads(app: AppContext, now = new Date()): Promise<number> {
  const { db } = app.database;
  const due = await db
    .select({ id: leadOffers.id })
    .from(leadOffers)
    .where(and(eq(leadOffers.state, 'open'), lte(leadOffers.dueAt, now)))
    .orderBy(leadOffers.dueAt)
    .limit(500);
  for (const { id } of due) await app.events.transaction((tx, emit) => endOffer(tx, emit, id, now));
  return due.length;
}

async function endOffer(tx: Tx, emit: Emit, id: number, now: Date): Promise<void> {
  const [offer] = await tx
    .select()
    .from(leadOffers)
    .where(and(eq(leadOffers.id, id), eq(leadOffers.state, 'open')))
    .for('update', { skipLocked: true });
  if (!offer) return;
  const [lead] = await tx.select().from(contacts).where(eq(contacts.id, offer.contactId)).for('update');
  const isLapsed = lead!.status === 'new' && lead!.deletedAt === null && lead!.ownerAgentId === offer.agentId;
  await tx
    .update(leadOffers)
    .set({ state: isLapsed ? 'lapsed' : 'answered', endedAt: now })
    .where(eq(leadOffers.id, id));
  if (!isLapsed) return;
  const next = await routeLead(tx, emit, lead!, now);
  if (next === null) await setLeadAgent(tx, lead!.id, null, null);
}
