import { eq } from 'drizzle-orm';
import type { PersonalData } from '../accounts/index.ts';
import { removeProfile } from './records.ts';
import { buyingProfiles } from './tables.ts';

/** A person's buying profile, decrypted in the export. */
export const affordabilityData: PersonalData = {
  name: 'affordability',
  tables: ['buying_profiles'],
  rows: async (db, personId) => {
    const rows = await db.select().from(buyingProfiles).where(eq(buyingProfiles.personId, personId));
    return rows.map(({ profile, ...row }) => ({ ...row, profile: JSON.parse(profile) as unknown }));
  },
  erase: removeProfile,
};
