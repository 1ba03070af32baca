import { m } from '@lintel/messages';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import { conflict, notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { confirmed, profileOf } from '../../accounts/index.ts';
import { agentProfiles } from '../../companies/index.ts';
import { notify } from '../../notifications/index.ts';
import { meAsBuyer } from '../access.ts';
import { appointmentsToken } from '../connections/appointments-between.ts';
import { professionalsContract } from '../contract.ts';
import { reviewAccess } from './access.ts';
import { chancesOf } from './chances.ts';
import { isEditable, reviewOf } from './present.ts';
import { reviews, reviewVersions } from './reviews.tables.ts';

const contract = professionalsContract.reviews;
const profilePath = (agentId: number): string => `/professionals/${agentId}`;

export const write = serve(contract.write, {
  access: confirmed(meAsBuyer),
  writes: true,
  async run({ input: { id: agentId, event, eventId, rating, text }, me, tx, emit, audit, resolve }) {
    const written = { agentId, authorId: me.id, eventKind: event, eventId, rating, text };
    const chances = await chancesOf(tx, { buyerId: me.id, agentId }, resolve(appointmentsToken));
    if (!chances.some((chance) => chance.event === event && chance.eventId === eventId))
      throw (await isReviewed(tx, me.id, written))
        ? conflict(m.professionals__you_already_reviewed_this_you())
        : notFound(m.professionals__you_have_no_showing_or());
    // The second of two concurrent inserts finds the row of the first.
    const [row] = await tx.insert(reviews).values(written).onConflictDoNothing().returning();
    if (!row) throw conflict(m.professionals__you_already_reviewed_this_you());
    await audit({ action: 'review.written', object: `review:${row.id}`, details: { agent: agentId, event, eventId } });
    const [professional] = await tx
      .select({ id: agentProfiles.personId })
      .from(agentProfiles)
      .where(eq(agentProfiles.id, agentId));
    await notify(tx, emit, {
      personId: professional!.id,
      kind: 'connection',
      key: `review:${row.id}`,
      title: m.professionals__a_client_gave_you({ rating, value: rating === 1 ? 'star' : 'stars' }),
      body: m.professionals__read_the_review_and_reply(),
      path: profilePath(agentId),
    });
    return reviewOf(tx, me, row.id);
  },
});

async function isReviewed(
  tx: Tx,
  authorId: number,
  { agentId, eventKind, eventId }: Pick<typeof reviews.$inferSelect, 'agentId' | 'eventKind' | 'eventId'>,
): Promise<boolean> {
  const own = await tx.select().from(reviews).where(eq(reviews.authorId, authorId));
  return own.some((row) => row.agentId === agentId && row.eventKind === eventKind && row.eventId === eventId);
}

export const edit = serve(contract.edit, {
  access: reviewAccess.may('edit'),
  writes: true,
  async run({ input: { id, rating, text }, me, tx, audit }) {
    const now = new Date();
    const [row] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update');
    if (!isEditable(row!, now)) throw conflict(m.professionals__you_can_change_a_review());
    if (row!.rating === rating && row!.text === text) return reviewOf(tx, me, id);
    await tx.insert(reviewVersions).values({ reviewId: id, rating: row!.rating, text: row!.text, replacedAt: now });
    await tx.update(reviews).set({ rating, text, editedAt: now }).where(eq(reviews.id, id));
    await audit({ action: 'review.edited', object: `review:${id}`, details: { before: row!.rating, rating } });
    return reviewOf(tx, me, id);
  },
});

export const reply = serve(contract.reply, {
  access: confirmed(reviewAccess.may('reply')),
  writes: true,
  async run({ input: { id, text }, subject: review, me, tx, emit, audit }) {
    await tx.update(reviews).set({ reply: text, repliedAt: new Date() }).where(eq(reviews.id, id));
    await audit({ action: 'review.replied', object: `review:${id}` });
    if (review.authorId !== null) {
      const from = await profileOf(tx, me.id);
      await notify(tx, emit, {
        personId: review.authorId,
        kind: 'connection',
        key: `review:${id}:reply`,
        title: m.professionals__replied_to_your_review({ name: from?.name ?? '' }),
        body: m.professionals__the_reply_appears_below_your(),
        path: profilePath(review.agentId),
      });
    }
    return reviewOf(tx, me, id);
  },
});
