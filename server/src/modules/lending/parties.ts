import { m } from '@lintel/messages';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { conflict, forbidden, invalid, notFound } from '../../platform/serve/errors.ts';
import type { Person } from '../../platform/serve/session.ts';
import { dayOf } from '../../platform/time/zone.ts';
import { personProfiles, profileOf } from '../accounts/index.ts';
import { type AgentProfile, agentProfiles, companyProfiles } from '../companies/index.ts';
import { worksWith } from '../professionals/index.ts';
import { coBorrowerOf } from './co-borrower/records.ts';

/** The person id of an agent. */
export async function agentPersonOf(db: Db, agentId: number): Promise<number> {
  const [agent] = await db
    .select({ personId: agentProfiles.personId })
    .from(agentProfiles)
    .where(eq(agentProfiles.id, agentId));
  return agent!.personId;
}

/** The people of an application: the borrower, the co-borrower who joined, and the agent. */
export async function peopleOf(
  db: Db,
  { id, buyerId, agentId }: { id: number; buyerId: number; agentId: number },
): Promise<number[]> {
  const co = await coBorrowerOf(db, id);
  return [buyerId, ...(co?.personId ? [co.personId] : []), await agentPersonOf(db, agentId)];
}

export async function agentCardOf(db: Db, agentId: number): Promise<{ id: number; name: string; companyName: string }> {
  const [agent] = await db
    .select({ id: agentProfiles.id, name: personProfiles.name, companyName: companyProfiles.companyName })
    .from(agentProfiles)
    .innerJoin(personProfiles, eq(personProfiles.id, agentProfiles.personId))
    .innerJoin(companyProfiles, eq(companyProfiles.id, agentProfiles.resellerId))
    .where(eq(agentProfiles.id, agentId));
  return agent!;
}

/** The two sides of a new application: a buyer with one of their mortgage agents, or a mortgage agent with a client. */
export async function sidesOf(
  db: Db,
  me: Person,
  { agentId, buyerId }: { agentId?: number | undefined; buyerId?: number | undefined },
): Promise<{ agent: AgentProfile; buyerId: number }> {
  const profile = await profileOf(db, me.id);
  if (profile?.role === 'end_user') {
    const agents = await db
      .select()
      .from(agentProfiles)
      .where(
        and(eq(agentProfiles.agentType, 'mortgage'), worksWith({ id: agentProfiles.personId }, sql`${me.id}::int`)),
      );
    const chosen = agentId === undefined && agents.length === 1 ? agents[0] : agents.find(({ id }) => id === agentId);
    if (chosen) return { agent: chosen, buyerId: me.id };
    if (agents.length === 0) throw conflict(m.lending__connect_with_a_mortgage_agent());
    throw invalid('agentId', m.lending__must_be_one_of_your_agents());
  }
  const [agent] = await db.select().from(agentProfiles).where(eq(agentProfiles.personId, me.id));
  if (agent?.status !== 'active' || agent.agentType !== 'mortgage') throw forbidden();
  if (buyerId === undefined) throw invalid('buyerId', m.lending__must_be_one_of_your_clients());
  const [client] = await db
    .select({ id: personProfiles.id })
    .from(personProfiles)
    .where(and(eq(personProfiles.id, buyerId), worksWith(me, personProfiles.id)));
  if (!client) throw notFound();
  return { agent, buyerId };
}

/** Today where a person lives, as deadlines count days. */
export async function todayOf(db: Db, personId: number, now: Date): Promise<string> {
  const profile = await profileOf(db, personId);
  return new Date(dayOf(now, profile?.timeZone ?? null)).toISOString().slice(0, 10);
}
