import type { Household } from '@lintel/mortgage';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/db.ts';
import { type BuyingProfile, householdOf } from './contract.ts';
import { buyingProfiles } from './tables.ts';

/** Returns a person's own profile; undefined without one. */
export async function profileOf(db: Db, personId: number): Promise<BuyingProfile | undefined> {
  const [row] = await db
    .select({ profile: buyingProfiles.profile })
    .from(buyingProfiles)
    .where(eq(buyingProfiles.personId, personId));
  return row && (JSON.parse(row.profile) as BuyingProfile);
}

/** Returns the household of a person's own profile, for that person's searches; undefined without one. */
export async function householdOfPerson(db: Db, personId: number): Promise<Household | undefined> {
  const profile = await profileOf(db, personId);
  return profile && householdOf(profile);
}

/** Returns the households of all profiles, for alerts to their owners. */
export async function householdsOf(db: Db): Promise<{ personId: number; savedAt: Date; household: Household }[]> {
  const rows = await db.select().from(buyingProfiles).orderBy(buyingProfiles.personId);
  return rows.map(({ personId, savedAt, profile }) => ({
    personId,
    savedAt,
    household: householdOf(JSON.parse(profile) as BuyingProfile),
  }));
}

export async function saveProfile(tx: Tx, personId: number, profile: BuyingProfile): Promise<void> {
  const row = { profile: JSON.stringify(profile), savedAt: new Date() };
  await tx
    .insert(buyingProfiles)
    .values({ personId, ...row })
    .onConflictDoUpdate({ target: buyingProfiles.personId, set: row });
}

export async function removeProfile(tx: Tx, personId: number): Promise<void> {
  await tx.delete(buyingProfiles).where(eq(buyingProfiles.personId, personId));
}
