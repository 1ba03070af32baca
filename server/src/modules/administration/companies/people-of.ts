import { and, eq, notInArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import { notFound } from '../../../platform/serve/errors.ts';
import { personProfiles } from '../../accounts/index.ts';
import { agentProfiles, companyProfiles } from '../../companies/index.ts';

/** Locks the company for this transaction, so the second of two concurrent suspensions sees the first. */
export async function lockedCompany(tx: Tx, id: number) {
  const [company] = await tx.select().from(companyProfiles).where(eq(companyProfiles.id, id)).for('update');
  if (!company) throw notFound();
  return company;
}

/**
 * Recipients of emails about a company: its owner and its current agents, without accounts that claim another
 * account's address.
 */
export async function peopleOf(tx: Tx, company: { id: number; ownerId: number }) {
  const proper = eq(personProfiles.emailIsPlaceholder, false);
  const owners = await tx
    .select({ email: personProfiles.email })
    .from(personProfiles)
    .where(and(eq(personProfiles.id, company.ownerId), proper));
  const team = await tx
    .select({ email: personProfiles.email })
    .from(agentProfiles)
    .innerJoin(personProfiles, eq(personProfiles.id, agentProfiles.personId))
    .where(
      and(eq(agentProfiles.resellerId, company.id), notInArray(agentProfiles.status, ['unconfirmed', 'left']), proper),
    );
  return { owners: owners.map(({ email }) => email), agents: team.map(({ email }) => email) };
}
