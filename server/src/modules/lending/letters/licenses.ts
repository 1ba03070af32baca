import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { agentProfiles, companyProfiles, mayWork } from '../../companies/index.ts';
import { heldLicenses, licenseDay } from '../../licensing/index.ts';

interface HeldLicense {
  holder: 'agent' | 'company';
  jurisdiction: string;
  number: string;
}

/**
 * The licenses that a letter names: the agent's for the state of the home, and the company's. Undefined when either is
 * missing, expired or not verified, or when the company may not work.
 */
export async function licensesFor(
  db: Db,
  agentId: number,
  state: string,
  now: Date,
): Promise<HeldLicense[] | undefined> {
  const [agent] = await db
    .select({ companyId: agentProfiles.resellerId })
    .from(agentProfiles)
    .innerJoin(companyProfiles, eq(companyProfiles.id, agentProfiles.resellerId))
    .where(and(eq(agentProfiles.id, agentId), eq(agentProfiles.status, 'active'), mayWork));
  if (!agent) return undefined;
  const held = await db
    .select()
    .from(heldLicenses)
    .where(
      and(
        eq(heldLicenses.status, 'verified'),
        or(isNull(heldLicenses.expiresOn), sql`${heldLicenses.expiresOn} >= ${licenseDay(now)}::date`),
        or(
          and(
            eq(heldLicenses.agentId, agentId),
            eq(heldLicenses.licenseType, 'mortgage'),
            eq(heldLicenses.jurisdiction, state),
          ),
          and(eq(heldLicenses.resellerId, agent.companyId), eq(heldLicenses.licenseType, 'mortgage_brokerage')),
        ),
      ),
    )
    .orderBy(heldLicenses.id);
  const own = held.find((license) => license.agentId !== null);
  const ofCompany =
    held.find(({ resellerId, jurisdiction }) => resellerId !== null && jurisdiction === state) ??
    held.find(({ resellerId }) => resellerId !== null);
  if (!own || !ofCompany) return undefined;
  return [
    { holder: 'agent', jurisdiction: own.jurisdiction, number: own.licenseNumber },
    { holder: 'company', jurisdiction: ofCompany.jurisdiction, number: ofCompany.licenseNumber },
  ];
}
