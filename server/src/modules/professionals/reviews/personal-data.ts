import { eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { agentProfiles } from '../../companies/index.ts';
import { clientClosings, reviews, reviewVersions } from './reviews.tables.ts';

const ownReviews = (db: Db | Tx, personId: number) =>
  db.select({ id: reviews.id }).from(reviews).where(eq(reviews.authorId, personId));
const agentIds = (db: Db | Tx, personId: number) =>
  db.select({ id: agentProfiles.id }).from(agentProfiles).where(eq(agentProfiles.personId, personId));

/** Returns a person's reviews of professionals, and reviews about them. */
export const reviewRowsOf = async (db: Db, personId: number) => ({
  reviews: await db.select().from(reviews).where(eq(reviews.authorId, personId)),
  reviewVersions: await db
    .select()
    .from(reviewVersions)
    .where(inArray(reviewVersions.reviewId, ownReviews(db, personId))),
  closings: await db.select().from(clientClosings).where(eq(clientClosings.buyerId, personId)),
  // The author is not part of the professional's data.
  reviewsOfYou: (
    await db
      .select()
      .from(reviews)
      .where(inArray(reviews.agentId, agentIds(db, personId)))
  ).map(({ authorId: _, ...row }) => row),
});

/**
 * Deletes an author's texts with their earlier versions and replies; the rating stays without an author. Deletes a
 * professional's replies.
 */
export async function eraseReviews(tx: Tx, personId: number): Promise<void> {
  await tx.delete(reviewVersions).where(inArray(reviewVersions.reviewId, ownReviews(tx, personId)));
  await tx
    .update(reviews)
    .set({ authorId: null, text: null, reply: null, repliedAt: null, removedNote: null })
    .where(eq(reviews.authorId, personId));
  await tx
    .update(reviews)
    .set({ reply: null, repliedAt: null })
    .where(inArray(reviews.agentId, agentIds(tx, personId)));
}
