import { m } from '@lintel/messages';
import { and, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { personProfiles, profileOf } from '../../accounts/index.ts';
import { shownHomesOf } from '../../appointments/index.ts';
import { listingCountsOf, listingIdsOf, propertiesByIds, ratesToken } from '../../listings/index.ts';
import { meAsAgent, sharesWith } from '../../professionals/index.ts';
import { recentSavesOf, saversOf } from '../../saving/index.ts';
import { contactAccess } from '../access.ts';
import { presentActivity } from '../activities.ts';
import { contactsContract as contract } from '../contract.ts';
import { conditions } from '../list.ts';
import { present } from '../records.ts';
import { agentGoals, contactActivities, contacts } from '../tables.ts';

/** The specification's goals of an agent who set none. */
const usualGoals = { newClients: 20, propertiesShown: 50, closings: 5, commissionPercent: null };
/** Maximum number of clients and activities of the specification's lists. */
const rowsMax = 200;

const ownOf = (agentId: number) => and(eq(contacts.ownerAgentId, agentId), isNull(contacts.deletedAt));
const counting = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::integer`;
const inMonth = (column: SQL) => sql`${column} >= date_trunc('month', now())`;

/** Invariant: the figures equal the counts of the list with the same filters. */
export const dashboard = serve(contract.dashboard, {
  access: meAsAgent,
  async run({ input: { id }, subject: agent, me, db }) {
    // The path names the caller: `1` in the specification stands for one's own account.
    if (id !== me.id && id !== agent.id) throw notFound(m.contacts__this_is_not_your_dashboard());
    const [counts] = await db
      .select({
        totalLeads: count(),
        newLeads: counting(sql`${contacts.createdAt} > now() - interval '7 days'`),
        qualifiedLeads: counting(sql`${contacts.status} = 'qualified'`),
        pendingSales: counting(sql`${contacts.status} = 'under_contract'`),
      })
      .from(contacts)
      .where(ownOf(agent.id));
    return { ...counts!, activeListings: (await listingCountsOf(db, agent.id)).active };
  },
});

export const profile = serve(contract.agent.profile, {
  access: meAsAgent,
  async run({ subject: { id, agentType }, me, db }) {
    const person = await profileOf(db, me.id);
    return { id, agentType, firstName: person!.firstName, lastName: person!.lastName };
  },
});

export const endUsers = serve(contract.agent.endUsers, {
  access: meAsAgent,
  async run({ input: { search }, subject: agent, me, db }) {
    const rows = await db
      .select({ contact: contacts, sharesHomes: sharesWith(me, contacts.buyerId, 'saved_homes') })
      .from(contacts)
      .where(
        and(
          ownOf(agent.id),
          isNotNull(contacts.buyerId),
          ...conditions({ search }, { companyId: agent.resellerId, agentId: agent.id }),
        ),
      )
      .orderBy(desc(contacts.changedAt), desc(contacts.id))
      .limit(rowsMax);
    const sharing = rows.flatMap(({ contact, sharesHomes }) => (sharesHomes ? contact.buyerId! : []));
    const saved = new Map((await recentSavesOf(db, sharing)).map(({ personId, count }) => [personId, count]));
    const leads = await present(
      db,
      rows.map(({ contact }) => contact),
    );
    return leads.map((lead, index) => ({
      id: lead.buyerId!,
      contactId: lead.id,
      firstName: lead.firstName,
      lastName: lead.lastName,
      email: lead.email,
      phone: lead.phone,
      createdAt: lead.createdAt,
      selectedCountries: [lead.currency === 'CAD' ? ('Canada' as const) : ('USA' as const)],
      budget: lead.budget,
      currency: lead.currency,
      city: lead.city,
      status: lead.status,
      urgency: lead.urgency,
      savedProperties: rows[index]!.sharesHomes ? (saved.get(lead.buyerId!) ?? 0) : null,
      lastContactedAt: lead.lastContactedAt,
    }));
  },
});

export const recentProperties = serve(contract.agent.recentProperties, {
  access: meAsAgent,
  async run({ subject: agent, db, resolve }) {
    const ids = await listingIdsOf(db, agent.id, rowsMax);
    const savers = await saversOf(db, ids);
    const homes = await propertiesByIds(db, ids, { rates: resolve(ratesToken)(), now: new Date() });
    return homes.map((home) => ({ ...home, savedBy: savers.get(home.id) ?? 0 }));
  },
});

export const leadActivities = serve(contract.agent.leadActivities, {
  access: meAsAgent,
  async run({ me, db }) {
    const rows = await db
      .select({ activity: contactActivities, by: personProfiles.name, contact: contacts })
      .from(contactActivities)
      .innerJoin(contacts, eq(contacts.id, contactActivities.contactId))
      .leftJoin(personProfiles, eq(personProfiles.id, contactActivities.byId))
      .where(contactAccess.visible(me))
      .orderBy(desc(contactActivities.at), desc(contactActivities.id))
      .limit(rowsMax);
    const leads = await present(db, [...new Map(rows.map(({ contact }) => [contact.id, contact])).values()]);
    const nameOf = new Map(leads.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]));
    return rows.map(({ activity, by }) => ({
      ...presentActivity(activity, by),
      contactId: activity.contactId,
      endUserName: nameOf.get(activity.contactId) ?? '',
      activityType: activity.kind === 'created' ? 'registration' : activity.kind,
      createdAt: activity.at.toISOString(),
    }));
  },
});

export const stats = serve(contract.agent.stats, {
  access: meAsAgent,
  async run({ subject: agent, db }) {
    const reached = (status: string) => sql`exists (select from ${contactActivities} as moved
      where moved.contact_id = ${contacts.id} and moved.kind = 'status' and moved.data->>'to' = ${status})`;
    const [counts] = await db
      .select({
        totalEndUsers: counting(sql`${contacts.buyerId} is not null`),
        activeEndUsers: counting(
          sql`${contacts.buyerId} is not null and ${contacts.status} in ('active', 'under_contract')`,
        ),
        totalLeads: count(),
        convertedLeads: counting(
          sql`${contacts.status} in ('under_contract', 'closed') or ${reached('under_contract')}`,
        ),
        leadsThisMonth: counting(inMonth(sql`${contacts.createdAt}`)),
        propertiesSold: counting(sql`${contacts.status} = 'closed'`),
        closingsThisMonth: counting(
          sql`${contacts.status} = 'closed' and ${inMonth(sql`${contacts.statusChangedAt}`)}`,
        ),
      })
      .from(contacts)
      .where(ownOf(agent.id));
    return {
      ...counts!,
      conversions: counts!.convertedLeads,
      ...(await shownHomesOf(db, agent.id)),
      goals: await goalsOf(db, agent.id),
    };
  },
});

export const goals = serve(contract.agent.goals, {
  access: meAsAgent,
  writes: true,
  async run({ input, subject: agent, tx }) {
    await tx
      .insert(agentGoals)
      .values({ ...input, agentId: agent.id })
      .onConflictDoUpdate({ target: agentGoals.agentId, set: input });
    return input;
  },
});

export async function goalsOf(db: Db, agentId: number) {
  const [found] = await db.select().from(agentGoals).where(eq(agentGoals.agentId, agentId));
  if (!found) return usualGoals;
  const { agentId: _, ...goals } = found;
  return goals;
}
