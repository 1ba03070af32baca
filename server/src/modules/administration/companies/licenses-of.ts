import { desc, eq, getViewSelectedFields, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { personProfiles } from '../../accounts/index.ts';
import { agentProfiles } from '../../companies/index.ts';
import { checksOf, heldLicenses } from '../../licensing/index.ts';
import type { Company } from './contract.ts';

const mostOfAgents = 50;

/** Returns the company's own licenses, then those of its agents, with their register checks. */
export async function licensesOf(db: Db, company: { id: number; companyName: string }): Promise<Company['licenses']> {
  const own = await db
    .select()
    .from(heldLicenses)
    .where(eq(heldLicenses.resellerId, company.id))
    .orderBy(desc(heldLicenses.id));
  const ofAgents = await db
    .select({ license: getViewSelectedFields(heldLicenses), holder: personProfiles.name })
    .from(heldLicenses)
    .innerJoin(agentProfiles, eq(agentProfiles.id, heldLicenses.agentId))
    .innerJoin(personProfiles, eq(personProfiles.id, agentProfiles.personId))
    .where(sql`${agentProfiles.resellerId} = ${company.id} and ${agentProfiles.status} not in ('unconfirmed', 'left')`)
    .orderBy(sql`${heldLicenses.status} = 'verified'`, sql`${heldLicenses.expiresOn} nulls last`, heldLicenses.id)
    .limit(mostOfAgents);
  const all = [
    ...own.map((license) => ({ license, holder: company.companyName, holderKind: 'company' as const })),
    ...ofAgents.map(({ license, holder }) => ({ license, holder: holder ?? '', holderKind: 'agent' as const })),
  ];
  const checks = await checksOf(
    db,
    all.map(({ license }) => license.id),
  );
  return all.map(
    ({ license: { id, licenseNumber, jurisdiction, licenseType, status, expiresOn, checkedAt }, ...of }) => ({
      ...of,
      ...{ id, licenseNumber, jurisdiction, licenseType, status, expiresOn },
      checkedAt: checkedAt?.toISOString() ?? null,
      checks: checks.get(id) ?? [],
    }),
  );
}
