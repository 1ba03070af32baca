import { m } from '@lintel/messages';
import type { Tx } from '../../platform/database/db.ts';
import type { Emit } from '../../platform/events/events.ts';
import { profileOf } from '../accounts/index.ts';
import { publicListing } from '../listings/index.ts';
import { notify, refreshPages } from '../notifications/index.ts';
import { memberIds } from './own-list.ts';
import type { savedHomes } from './tables.ts';

type AuditEntry = 'saved' | 'note' | 'vote';

const auditEntries: Record<AuditEntry, (name: string, home: string) => string> = {
  saved: (name, home) => m.saving__saved_2({ name, home }),
  note: (name, home) => m.saving__wrote_a_note_on({ name, home }),
  vote: (name, home) => m.saving__voted_on({ name, home }),
};

/**
 * Reloads the members' open pages, and notifies the others of an action: at most once a day for each home and
 * person, so that a session of sorting homes does not flood them.
 */
export async function notifyCoBuyers(
  tx: Tx,
  emit: Emit,
  home: Pick<typeof savedHomes.$inferSelect, 'id' | 'listId' | 'listingId'>,
  byId: number,
  auditEntry: AuditEntry,
): Promise<void> {
  const members = await memberIds(tx, home.listId);
  await refreshPages(emit, members, 'saved');
  const others = members.filter((personId) => personId !== byId);
  if (others.length === 0) return;
  const by = await profileOf(tx, byId);
  const title = auditEntries[auditEntry](by!.firstName, await describeHome(tx, home.listingId));
  const today = new Date().toISOString().slice(0, 10);
  for (const personId of others)
    await notify(tx, emit, {
      personId,
      kind: 'shared_list',
      key: `shared_list:${home.id}:${byId}:${today}`,
      title,
      body: m.saving__view_it_on_your_shared(),
      path: `/saved?home=${home.id}`,
    });
}

/** Describes a home whose address may be hidden. */
export async function describeHome(tx: Tx, listingId: number): Promise<string> {
  const listing = await publicListing(tx, listingId);
  return listing ? (listing.address ?? m.saving__a_home_in_2({ city: listing.city })) : m.saving__a_home_of_your_list();
}
