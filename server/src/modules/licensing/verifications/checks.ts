import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { personProfiles } from '../../accounts/index.ts';
import { licenseChecks } from '../tables.ts';
import type { Check } from './contract.ts';

/** Returns the register checks of these licenses, oldest first. */
export async function checksOf(db: Db, licenseIds: readonly number[]): Promise<Map<number, Check[]>> {
  const found = new Map<number, Check[]>(licenseIds.map((id) => [id, []]));
  if (licenseIds.length === 0) return found;
  const rows = await db
    .select({ check: licenseChecks, checkedBy: personProfiles.name })
    .from(licenseChecks)
    .leftJoin(personProfiles, eq(personProfiles.id, licenseChecks.checkedById))
    .where(inArray(licenseChecks.licenseId, [...licenseIds]))
    .orderBy(asc(licenseChecks.id));
  for (const { check, checkedBy } of rows) {
    const { licenseId, id: _, checkedById: __, checkedAt, ...rest } = check;
    found.get(licenseId)?.push({ ...rest, checkedAt: checkedAt.toISOString(), checkedBy });
  }
  return found;
}
