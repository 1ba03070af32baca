import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { type Access, policy } from '../../platform/serve/access.ts';
import { notFound } from '../../platform/serve/errors.ts';
import { agentProfiles } from '../companies/index.ts';
import { ownListingPhotos, ownListings } from './tables.ts';

/** A listing belongs to the active agent who wrote it. */
export const ownListingAccess = policy(ownListings, {
  relations: {
    agent: (me) => sql`exists (select from ${agentProfiles} as mine
      where mine.id = ${ownListings.agentId} and mine.person_id = ${me.id} and mine.status = 'active')`,
  },
  may: { see: ['agent'], change: ['agent'] },
});

const change = ownListingAccess.may('change');

/** The photo of a listing that the caller may change. */
export const ownPhoto: Access<{ photoId: string }, typeof ownListingPhotos.$inferSelect> = {
  label: change.label,
  async check({ input: { photoId }, me, db }) {
    const photo = await photoOf(db, photoId);
    if (!photo) throw notFound();
    await change.check({ input: { id: photo.ownListingId }, me, db });
    return photo;
  },
};

export async function photoOf(db: Db, photoId: string) {
  const [photo] = await db.select().from(ownListingPhotos).where(eq(ownListingPhotos.id, photoId));
  return photo;
}
