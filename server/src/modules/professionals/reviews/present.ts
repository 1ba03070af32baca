import { DAY_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import { and, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { pageOf } from '../../../platform/serve/paging.ts';
import type { Person } from '../../../platform/serve/session.ts';
import { personProfiles } from '../../accounts/index.ts';
import { reviewAccess } from './access.ts';
import { daysToEdit, type Review } from './contract.ts';
import { reviews, reviewVersions } from './reviews.tables.ts';

const select = (db: Db, me: Person, which: SQL | undefined) =>
  db
    .select({
      review: reviews,
      firstName: personProfiles.firstName,
      lastName: personProfiles.lastName,
      edits: sql<number>`(select count(*)::integer from ${reviewVersions} as earlier
        where earlier.review_id = ${reviews.id})`,
      mayReply: reviewAccess.can(me).reply,
    })
    .from(reviews)
    .leftJoin(personProfiles, eq(personProfiles.id, reviews.authorId))
    .where(and(reviewAccess.visible(me), which))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .$dynamic();

type Row = Awaited<ReturnType<typeof select>>[number];

export const isEditable = ({ createdAt }: { createdAt: Date }, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < daysToEdit * DAY_MS;

/** The public view, signed with the author's first name and initial. */
const present = ({ review, firstName, lastName, edits, mayReply }: Row, me: Person, now: Date): Review => ({
  id: review.id,
  author:
    review.authorId === null || !firstName
      ? m.professionals__a_former_client()
      : `${firstName} ${initial(lastName)}`.trim(),
  mine: review.authorId === me.id,
  event: review.eventKind,
  rating: review.rating,
  text: review.text,
  createdAt: review.createdAt.toISOString(),
  editedAt: review.editedAt?.toISOString() ?? null,
  edits,
  reply: review.reply === null ? null : { text: review.reply, at: review.repliedAt!.toISOString() },
  mayEdit: review.authorId === me.id && isEditable(review, now),
  mayReply,
});

const initial = (name: string | null): string => (name ? `${[...name][0]}.` : '');

export async function reviewOf(db: Db, me: Person, id: number, now = new Date()): Promise<Review> {
  const [row] = await select(db, me, eq(reviews.id, id));
  return present(row!, me, now);
}

export async function reviewPage(
  db: Db,
  me: Person,
  agentId: number,
  { page, limit }: { page: number; limit: number },
): Promise<{ reviews: Review[]; total: number; page: number; pages: number }> {
  const at = pageOf(page, limit);
  const now = new Date();
  const [counted] = await db
    .select({ n: count() })
    .from(reviews)
    .where(and(eq(reviews.agentId, agentId), isNull(reviews.removedAt)));
  const rows = await select(db, me, eq(reviews.agentId, agentId)).limit(at.limit).offset(at.offset);
  return { reviews: rows.map((row) => present(row, me, now)), ...at.among(counted!.n) };
}
