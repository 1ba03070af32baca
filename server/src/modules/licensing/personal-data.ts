import { eq, inArray, or } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import type { PersonalData } from '../accounts/index.ts';
import { agentProfiles, companyProfiles } from '../companies/index.ts';
import { deleteNotifications } from '../notifications/index.ts';
import { licenseChecks, licenses } from './tables.ts';

/** A person's licenses and the checks they made. Both are stored as proof of the register check. */
export const licensingData: PersonalData = {
  name: 'network',
  tables: ['licenses', 'license_checks'],
  async rows(db, personId) {
    const own = await db
      .select()
      .from(licenses)
      .where(
        or(inArray(licenses.agentId, agentIds(db, personId)), inArray(licenses.resellerId, companyIds(db, personId))),
      );
    const checks = await db
      .select()
      .from(licenseChecks)
      .where(
        inArray(
          licenseChecks.licenseId,
          own.map(({ id }) => id),
        ),
      );
    return {
      licences: own,
      licenceChecks: checks.map(({ checkedById: _, ...check }) => check),
      checksMade: await db.select().from(licenseChecks).where(eq(licenseChecks.checkedById, personId)),
    };
  },
  /** Deletes notifications that name the agent's license. */
  async erase(tx, personId) {
    const own = await tx
      .select({ id: licenses.id })
      .from(licenses)
      .where(inArray(licenses.agentId, agentIds(tx, personId)));
    if (own.length > 0)
      await deleteNotifications(
        tx,
        own.map(({ id }) => `license.%:${id}:%`),
      );
  },
};

const agentIds = (db: Db, personId: number) =>
  db.select({ id: agentProfiles.id }).from(agentProfiles).where(eq(agentProfiles.personId, personId));

const companyIds = (db: Db, personId: number) =>
  db.select({ id: companyProfiles.id }).from(companyProfiles).where(eq(companyProfiles.ownerId, personId));
