import { eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../foundation/db.ts';
import { agents } from '../../network/index.ts';
import { clientClosings, reviews, reviewVersions } from './reviews.tables.ts';

const ownReviews = (db: Db | Tx, personId: number) =>
  db.select({ id: reviews.id }).from(reviews).where(eq(reviews.authorId, personId));
const agentIds = (db: Db | Tx, personId: number) =>
  db.select({ id: agents.id }).from(agents).where(eq(agents.personId, personId));

/** What somebody wrote of professionals, and what is said of them as one. */
export const reviewRowsOf = async (db: Db, personId: number) => ({
  reviews: await db.select().from(reviews).where(eq(reviews.authorId, personId)),
  reviewVersions: await db
    .select()
    .from(reviewVersions)
    .where(inArray(reviewVersions.reviewId, ownReviews(db, personId))),
  closings: await db.select().from(clientClosings).where(eq(clientClosings.buyerId, personId)),
  // Who wrote it is not the professional's to take along.
  reviewsOfYou: (
    await db
      .select()
      .from(reviews)
      .where(inArray(reviews.agentId, agentIds(db, personId)))
  ).map(({ authorId: _, ...row }) => row),
});

/**
 * The words go, with what they said before and what was answered to them; the rating stays, and is nobody's. Of a
 * professional their answers go.
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
