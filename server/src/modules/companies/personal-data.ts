import { m } from '@lintel/messages';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AppContext } from '../../platform/app/app-context.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { type PersonalData, personProfiles } from '../accounts/index.ts';
import { deleteNotifications } from '../notifications/index.ts';
import { companyPaths, notifyOwner } from './notices.ts';
import { agentCodes, agents, buyers, invitations, resellers } from './tables.ts';

/** A person's companies, their memberships as agent and buyer, codes and invitations. */
export const companiesData = ({ events }: Pick<AppContext, 'events'>): PersonalData => ({
  name: 'network',
  tables: ['resellers', 'agents', 'buyers', 'agent_codes', 'invitations'],
  rows: async (db, personId) => ({
    companies: await db.select().from(resellers).where(eq(resellers.ownerId, personId)),
    agent: await db.select().from(agents).where(eq(agents.personId, personId)),
    buyer: await db.select().from(buyers).where(eq(buyers.personId, personId)),
    codes: await db
      .select()
      .from(agentCodes)
      .where(inArray(agentCodes.agentId, agentIds(db, personId))),
    invitations: await invitationsOf(db, personId),
  }),
  async erase(tx, personId) {
    await notifyOfLeaving(events, tx, personId);
    const ownIds = agentIds(tx, personId);
    await tx.update(buyers).set({ agentId: null }).where(inArray(buyers.agentId, ownIds));
    await tx.update(agentCodes).set({ isActive: false }).where(inArray(agentCodes.agentId, ownIds));
    await tx
      .update(agents)
      .set({ status: 'left', leftAt: sql`coalesce(left_at, now())` })
      .where(eq(agents.personId, personId));
    await tx.delete(buyers).where(eq(buyers.personId, personId));
    await tx
      .update(invitations)
      .set({ email: `deleted-${personId}@deleted.invalid` })
      .where(eq(invitations.email, addressOf(tx, personId)));
    await tx
      .update(resellers)
      .set({ contactPersonName: null, contactPersonPhone: null, phone: null })
      .where(eq(resellers.ownerId, personId));
  },
  async obstacle(db, personId) {
    const [agent] = await db
      .select({ id: agents.id })
      .from(agents)
      .innerJoin(resellers, eq(resellers.id, agents.resellerId))
      .where(and(eq(resellers.ownerId, personId), inArray(agents.status, ['pending', 'active', 'suspended'])))
      .limit(1);
    return agent && m.companies__your_company_still_has_agents();
  },
});

/** Notifies the company of an agent who deletes their account, and deletes notifications that name the agent. */
async function notifyOfLeaving(events: AppContext['events'], tx: Tx, personId: number): Promise<void> {
  const [agent] = await tx
    .select({ id: agents.id, resellerId: agents.resellerId, status: agents.status })
    .from(agents)
    .where(eq(agents.personId, personId));
  if (!agent) return;
  await deleteNotifications(tx, [`agent.%:${agent.id}`, `agent.%:${agent.id}:%`]);
  if (agent.status === 'left') return;
  await notifyOwner(tx, (kind, payload) => events.emit(tx, kind, payload), agent.resellerId, {
    kind: 'team',
    key: `agent.left:${agent.id}`,
    title: m.network__an_agent_has_left_your(),
    body: m.network__the_account_was_deleted_this(),
    path: `${companyPaths.agents}?status=left`,
  });
}

const agentIds = (db: Db | Tx, personId: number) =>
  db.select({ id: agents.id }).from(agents).where(eq(agents.personId, personId));

const addressOf = (db: Db | Tx, personId: number) =>
  sql`(${db.select({ email: personProfiles.email }).from(personProfiles).where(eq(personProfiles.id, personId))})`;

const invitationsOf = (db: Db, personId: number) =>
  db
    .select({ email: invitations.email, createdAt: invitations.createdAt, acceptedAt: invitations.acceptedAt })
    .from(invitations)
    .where(eq(invitations.email, addressOf(db, personId)));
