import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { type PersonalData, personProfiles } from '../accounts/index.ts';
import {
  homeListInvitations,
  homeListMembers,
  homeLists,
  qualifyingHomes,
  savedHomeNotes,
  savedHomes,
  savedHomeTags,
  savedHomeVotes,
} from './tables.ts';

/** The homes of a person's list, with the person's own notes, tags and votes. */
export const savingData: PersonalData = {
  name: 'savedHomes',
  tables: [
    'home_list_members',
    'home_list_invitations',
    'saved_homes',
    'saved_home_notes',
    'saved_home_tags',
    'saved_home_votes',
    'qualifying_homes',
  ],
  async rows(db, personId) {
    const own = db
      .select({ listId: homeListMembers.listId })
      .from(homeListMembers)
      .where(eq(homeListMembers.personId, personId));
    const homes = await db
      .select({
        id: savedHomes.id,
        listingId: savedHomes.listingId,
        savedAt: savedHomes.savedAt,
        currency: savedHomes.currency,
        priceCentsThen: savedHomes.priceCentsThen,
        savedByYou: sql<boolean>`coalesce(${savedHomes.savedById} = ${personId}, false)`,
        removedAt: savedHomes.removedAt,
      })
      .from(savedHomes)
      .where(inArray(savedHomes.listId, own));
    const note = {
      savedHomeId: savedHomeNotes.savedHomeId,
      text: savedHomeNotes.text,
      createdAt: savedHomeNotes.createdAt,
      editedAt: savedHomeNotes.editedAt,
    };
    return {
      memberSince: await db
        .select({ joinedAt: homeListMembers.joinedAt })
        .from(homeListMembers)
        .where(eq(homeListMembers.personId, personId)),
      homes,
      notes: await db.select(note).from(savedHomeNotes).where(eq(savedHomeNotes.authorId, personId)),
      tags: await db
        .select({ savedHomeId: savedHomeTags.savedHomeId, tag: savedHomeTags.tag })
        .from(savedHomeTags)
        .where(eq(savedHomeTags.addedById, personId)),
      votes: await db.select().from(savedHomeVotes).where(eq(savedHomeVotes.personId, personId)),
      invitations: await db
        .select({
          email: homeListInvitations.email,
          createdAt: homeListInvitations.createdAt,
          acceptedAt: homeListInvitations.acceptedAt,
          revokedAt: homeListInvitations.revokedAt,
        })
        .from(homeListInvitations)
        .where(eq(homeListInvitations.invitedById, personId)),
      /** Homes that the person could buy by the last estimate. */
      qualifyingHomes: await db
        .select({ homes: qualifyingHomes.homes })
        .from(qualifyingHomes)
        .where(eq(qualifyingHomes.personId, personId)),
    };
  },
  async erase(tx, personId) {
    const address = sql`(${tx.select({ email: personProfiles.email }).from(personProfiles).where(eq(personProfiles.id, personId))})`;
    await tx
      .delete(homeListInvitations)
      .where(or(eq(homeListInvitations.invitedById, personId), eq(homeListInvitations.email, address)));
    await tx.delete(savedHomeNotes).where(eq(savedHomeNotes.authorId, personId));
    await tx.delete(qualifyingHomes).where(eq(qualifyingHomes.personId, personId));
    await tx.delete(savedHomeVotes).where(eq(savedHomeVotes.personId, personId));
    await tx.update(savedHomeTags).set({ addedById: null }).where(eq(savedHomeTags.addedById, personId));
    await tx.update(savedHomes).set({ savedById: null }).where(eq(savedHomes.savedById, personId));
    await tx.update(savedHomes).set({ removedById: null }).where(eq(savedHomes.removedById, personId));
    const [left] = await tx
      .delete(homeListMembers)
      .where(eq(homeListMembers.personId, personId))
      .returning({ listId: homeListMembers.listId });
    if (!left) return;
    // Deletes a list without members; a shared list stays for the others.
    const others = tx
      .select({ listId: homeListMembers.listId })
      .from(homeListMembers)
      .where(eq(homeListMembers.listId, left.listId));
    await tx.delete(homeLists).where(and(eq(homeLists.id, left.listId), sql`not exists (${others})`));
  },
};
