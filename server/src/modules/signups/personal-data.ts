import { eq } from 'drizzle-orm';
import type { PersonalData } from '../accounts/index.ts';
import { signUps } from './tables.ts';

export const signupsData: PersonalData = {
  name: 'network',
  tables: ['sign_ups'],
  rows: async (db, personId) => ({
    signUps: await db.select({ at: signUps.createdAt }).from(signUps).where(eq(signUps.personId, personId)),
  }),
  async erase(tx, personId) {
    await tx.delete(signUps).where(eq(signUps.personId, personId));
  },
};
