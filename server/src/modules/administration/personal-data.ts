import { eq } from 'drizzle-orm';
import type { PersonalData } from '../accounts/index.ts';
import { resellerNotes } from './tables.ts';

export const administrationData: PersonalData = {
  name: 'network',
  tables: ['reseller_notes'],
  rows: async (db, personId) => ({
    notesWritten: await db.select().from(resellerNotes).where(eq(resellerNotes.authorId, personId)),
  }),
};
