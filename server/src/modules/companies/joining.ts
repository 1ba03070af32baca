import { createHash } from 'node:crypto';
import { and, eq, getViewSelectedFields, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/db.ts';
import { personProfiles } from '../accounts/index.ts';
import { mayWork } from './access.ts';
import { isOpen } from './invitations/rows.ts';
import { type AgentProfile, agentProfiles, type Company, companyProfiles } from './profiles.ts';
import { agents, buyers, invitations, resellers } from './tables.ts';

/** Returns the company of a join code, or undefined when the code is unknown or the company may not work. */
export const companyByCode = (db: Db, code: string): Promise<Company | undefined> =>
  joinable(db, sql`lower(${companyProfiles.resellerCode}) = lower(${code})`);

/** Returns the company that an agent applies to, or undefined when it does not exist or may not work. */
export const companyById = (db: Db, id: number): Promise<Company | undefined> =>
  // An id beyond the column's range matches no company instead of failing.
  id > 0 && id < 2 ** 31 ? joinable(db, eq(companyProfiles.id, id)) : Promise.resolve(undefined);

/** Returns the company whose owner has this address, or undefined when it does not exist or may not work. */
export const companyByOwnerEmail = (db: Db, email: string): Promise<Company | undefined> =>
  joinable(
    db,
    sql`${companyProfiles.ownerId} in (select owner.id from ${personProfiles} as owner where owner.email = ${email})`,
  );

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

async function joinable(db: Db, condition: SQL): Promise<Company | undefined> {
  const [company] = await db.select().from(companyProfiles).where(and(condition, mayWork));
  return company;
}

/** Returns the invitation of a token, if it is valid and its company may work. */
export async function invitationByToken(db: Db, token: string) {
  const [found] = await db
    .select({ invitation: invitations, company: getViewSelectedFields(companyProfiles) })
    .from(invitations)
    .innerJoin(companyProfiles, eq(companyProfiles.id, invitations.resellerId))
    .where(and(eq(invitations.tokenHash, hashOf(token)), isOpen, mayWork));
  return found;
}

/** Returns a company's open invitation of a person, by its token. */
export async function ownInvitation(
  db: Db,
  { token, companyId, personId }: { token: string; companyId: number; personId: number },
) {
  const [found] = await db
    .select({ id: invitations.id, agentPriceCents: invitations.agentPriceCents })
    .from(invitations)
    .innerJoin(personProfiles, eq(personProfiles.email, invitations.email))
    .where(
      and(
        eq(invitations.tokenHash, hashOf(token)),
        eq(invitations.resellerId, companyId),
        eq(personProfiles.id, personId),
        isOpen,
      ),
    );
  return found;
}

/** Accepts an invitation. Returns false when it was accepted or revoked before. */
export async function acceptInvitation(tx: Tx, id: number): Promise<boolean> {
  const accepted = await tx
    .update(invitations)
    .set({ acceptedAt: new Date() })
    .where(and(eq(invitations.id, id), isNull(invitations.acceptedAt), isNull(invitations.revokedAt)))
    .returning({ id: invitations.id });
  return accepted.length > 0;
}

export async function companyOfOwner(db: Db, ownerId: number): Promise<Company | undefined> {
  const [company] = await db.select().from(companyProfiles).where(eq(companyProfiles.ownerId, ownerId));
  return company;
}

interface JoinedAgent {
  agent: AgentProfile;
  company: Company;
  name: string;
}

/** Returns an agent with the company and the person. */
export async function joinedAgent(db: Db, personId: number): Promise<JoinedAgent | undefined> {
  const [found] = await db
    .select({
      agent: getViewSelectedFields(agentProfiles),
      company: getViewSelectedFields(companyProfiles),
      name: personProfiles.name,
    })
    .from(agentProfiles)
    .innerJoin(companyProfiles, eq(companyProfiles.id, agentProfiles.resellerId))
    .innerJoin(personProfiles, eq(personProfiles.id, agentProfiles.personId))
    .where(eq(agentProfiles.personId, personId));
  return found;
}

export async function addCompany(tx: Tx, company: typeof resellers.$inferInsert): Promise<number> {
  const [added] = await tx.insert(resellers).values(company).returning({ id: resellers.id });
  return added!.id;
}

export async function addAgent(tx: Tx, agent: typeof agents.$inferInsert): Promise<number> {
  const [added] = await tx.insert(agents).values(agent).returning({ id: agents.id });
  return added!.id;
}

export async function addBuyer(tx: Tx, buyer: typeof buyers.$inferInsert): Promise<void> {
  await tx.insert(buyers).values(buyer);
}

/** Shows an agent to the company once the address is confirmed. Returns false when there was none to show. */
export async function confirmAgent(tx: Tx, personId: number): Promise<boolean> {
  const confirmed = await tx
    .update(agents)
    .set({ status: 'pending' })
    .where(and(eq(agents.personId, personId), eq(agents.status, 'unconfirmed')))
    .returning({ id: agents.id });
  return confirmed.length > 0;
}

/** Readmits an agent who left, at an agreed price. */
export async function readmitAgent(tx: Tx, id: number, priceCents: number | null): Promise<void> {
  await tx.update(agents).set({ status: 'active', leftAt: null, priceCents }).where(eq(agents.id, id));
}
