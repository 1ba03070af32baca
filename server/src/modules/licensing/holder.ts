import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/db.ts';
import { personProfiles } from '../accounts/index.ts';
import { agents, resellers } from '../companies/index.ts';
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
      .select({ ...person, holder: resellers.companyName })
      .from(resellers)
      .innerJoin(personProfiles, eq(personProfiles.id, resellers.ownerId))
      .where(eq(resellers.id, resellerId));
    return { about: { ...about, holder: company!.holder }, ...reachable([company!]) };
  }
  const [agent] = await tx
    .select({ ...person, resellerId: agents.resellerId, status: agents.status })
    .from(agents)
    .innerJoin(personProfiles, eq(personProfiles.id, agents.personId))
    .where(eq(agents.id, agentId!));
  const owners =
    decision === 'expired' && agent!.status !== 'left'
      ? await tx
          .select(person)
          .from(resellers)
          .innerJoin(personProfiles, eq(personProfiles.id, resellers.ownerId))
          .where(eq(resellers.id, agent!.resellerId))
      : [];
  return { about: { ...about, holder: agent!.name }, ...reachable([agent!, ...owners]) };
}

/** An account that claims another account's address has no address of its own, so no email is sent to it. */
const reachable = (found: readonly { id: number; email: string; isPlaceholder: boolean }[]) => ({
  recipients: found.filter(({ isPlaceholder }) => !isPlaceholder).map(({ email }) => email),
  personIds: found.map(({ id }) => id),
});
