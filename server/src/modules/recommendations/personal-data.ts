import { eq } from 'drizzle-orm';
import type { PersonalData } from '../accounts/index.ts';
import { recommendationFeedback } from './tables.ts';

/** A person's feedback on recommended homes. */
export const recommendationsData: PersonalData = {
  name: 'recommendations',
  tables: ['recommendation_feedback'],
  rows: (db, personId) => db.select().from(recommendationFeedback).where(eq(recommendationFeedback.personId, personId)),
  async erase(tx, personId) {
    await tx.delete(recommendationFeedback).where(eq(recommendationFeedback.personId, personId));
  },
};
