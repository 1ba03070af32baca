import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/db.ts';
import { personProfiles } from '../accounts/index.ts';
import { agentProfiles, companyProfiles } from '../companies/index.ts';
import type { AboutLicense } from './emails.ts';
import type { licenses } from './tables.ts';

export type License = typeof licenses.$inferSelect;

interface Holder {
  about: Omit<AboutLicense, 'to'>;
  /** Recipients of the email; the company is included when an agent's license expires. */
  recipients: string[];
  /** Ids of the same people. */
  personIds: number[];
}

export async function holderOf(
  tx: Tx,
  license: License,
  decision: 'verified' | 'rejected' | 'expired',
): Promise<Holder> {
  const { resellerId, agentId, licenseNumber, jurisdiction } = license;
  const about = { licenseNumber, jurisdiction, isCompany: resellerId !== null };
  const person = {
    id: personProfiles.id,
    name: personProfiles.name,
    email: personProfiles.email,
    isPlaceholder: personProfiles.emailIsPlaceholder,
  };
  if (resellerId !== null) {
    const [company] = await tx
      .select({ ...person, holder: companyProfiles.companyName })
      .from(companyProfiles)
      .innerJoin(personProfiles, eq(personProfiles.id, companyProfiles.ownerId))
      .where(eq(companyProfiles.id, resellerId));
    return { about: { ...about, holder: company!.holder }, ...reachable([company!]) };
  }
  const [agent] = await tx
    .select({ ...person, resellerId: agentProfiles.resellerId, status: agentProfiles.status })
    .from(agentProfiles)
    .innerJoin(personProfiles, eq(personProfiles.id, agentProfiles.personId))
    .where(eq(agentProfiles.id, agentId!));
  const owners =
    decision === 'expired' && agent!.status !== 'left'
      ? await tx
          .select(person)
          .from(companyProfiles)
          .innerJoin(personProfiles, eq(personProfiles.id, companyProfiles.ownerId))
          .where(eq(companyProfiles.id, agent!.resellerId))
      : [];
  return { about: { ...about, holder: agent!.name }, ...reachable([agent!, ...owners]) };
}

/** An account that claims another account's address has no address of its own, so no email is sent to it. */
const reachable = (found: readonly { id: number; email: string; isPlaceholder: boolean }[]) => ({
  recipients: found.filter(({ isPlaceholder }) => !isPlaceholder).map(({ email }) => email),
  personIds: found.map(({ id }) => id),
});
