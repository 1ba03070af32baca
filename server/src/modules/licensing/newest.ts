import { desc, eq, sql } from 'drizzle-orm';
import { agentProfiles, type NewestLicenses } from '../companies/index.ts';
import { licenseAppeals, licenseChecks, licenses } from './tables.ts';

/** The newest licenses of companies and agents, for the dashboard of a company. */
export const newestLicenses: NewestLicenses = {
  ofAgent: sql`(select json_build_object('number', held.license_number, 'jurisdiction', held.jurisdiction,
      'status', held.status, 'expiresOn', held.expires_on)
    from ${licenses} as held where held.agent_id = ${agentProfiles}.id order by held.id desc limit 1)`,
  async ofCompany(db, resellerId) {
    const [license] = await db
      .select({
        id: licenses.id,
        number: licenses.licenseNumber,
        status: licenses.status,
        reason: sql<
          string | null
        >`(select note from ${licenseChecks} where license_id = ${licenses}.id order by id desc limit 1)`,
        appealed: sql<boolean>`exists (select from ${licenseAppeals} where license_id = ${licenses}.id and resolved_at is null)`,
      })
      .from(licenses)
      .where(eq(licenses.resellerId, resellerId))
      .orderBy(desc(licenses.id))
      .limit(1);
    return license ?? null;
  },
};
