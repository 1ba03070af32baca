import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/db.ts';
import { agentProfiles, companyProfiles } from '../companies/index.ts';
import type { License } from './holder.ts';
import { licenses } from './tables.ts';

/** Stores a license as its holder states it. */
export async function stateLicense(tx: Tx, stated: typeof licenses.$inferInsert): Promise<number> {
  const [license] = await tx.insert(licenses).values(stated).returning({ id: licenses.id });
  return license!.id;
}

/** Starts the review time of a person's pending licenses, and returns them. */
export const submitLicenses = (tx: Tx, personId: number): Promise<License[]> =>
  tx
    .update(licenses)
    .set({ createdAt: new Date() })
    .where(sql`${licenses.status} = 'pending' and (
    ${licenses.agentId} in (select id from ${agentProfiles} where person_id = ${personId})
    or ${licenses.resellerId} in (select id from ${companyProfiles} where owner_id = ${personId}))`)
    .returning();

export const licensesOfCompany = (tx: Tx, resellerId: number): Promise<License[]> =>
  tx.select().from(licenses).where(eq(licenses.resellerId, resellerId));
