import { m } from '@lintel/messages';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import type { Emit } from '../../../platform/events/events.ts';
import { conflict, notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { refreshPages } from '../../notifications/index.ts';
import { buyer } from '../access.ts';
import { listOf, lockLists, lockPerson, memberIds, newList } from '../own-list.ts';
import { sharedListContract as contract } from './contract.ts';
import { revokeInvitationsOf, sharedList } from './shared-list.ts';

export const leave = serve(contract.leave, {
  access: buyer,
  writes: true,
  async run({ subject: me, tx, emit, audit }) {
    await lockPerson(tx, me.id);
    const listId = await listOf(tx, me.id);
    if (listId === undefined || (await memberIds(tx, listId)).length < 2)
      throw conflict(m.saving__you_arent_sharing_your_list());
    await moveToOwnList(tx, emit, listId, me.id);
    await audit({ action: 'shared_list.left', object: `home_list:${listId}` });
    return sharedList(tx, me.id);
  },
});

export const removeMember = serve(contract.removeMember, {
  access: buyer,
  writes: true,
  async run({ input: { personId }, subject: me, tx, emit, audit }) {
    if (personId === me.id) throw conflict(m.saving__to_remove_yourself_leave_the());
    await lockPerson(tx, personId);
    const [theirs, mine] = [await listOf(tx, personId), await listOf(tx, me.id)];
    if (theirs === undefined || theirs !== mine) throw notFound();
    await moveToOwnList(tx, emit, mine, personId);
    await audit({ action: 'shared_list.member_removed', object: `home_list:${mine}`, details: { personId } });
    return sharedList(tx, me.id);
  },
});

/**
 * Gives a leaving member a new list with a copy of the homes, their tags, and the member's own notes and votes.
 * Homes and notes they added stay on the shared list; their votes do not.
 */
async function moveToOwnList(tx: Tx, emit: Emit, listId: number, personId: number): Promise<void> {
  await lockLists(tx, [listId]);
  const members = await memberIds(tx, listId);
  await revokeInvitationsOf(tx, listId, personId);
  const own = await newList(tx, personId);
  await tx.execute(sql`insert into saved_homes (list_id, listing_id, saved_by_id, saved_at, currency, price_cents_then,
      price_cents_seen, status_seen, seen_at, seen)
    select ${own}, listing_id, saved_by_id, saved_at, currency, price_cents_then, price_cents_seen, status_seen, seen_at,
      seen from saved_homes where list_id = ${listId} and removed_at is null`);
  const pairs = sql`from saved_homes ours join saved_homes copy using (listing_id)`;
  const which = sql`where ours.list_id = ${listId} and copy.list_id = ${own}`;
  await tx.execute(sql`insert into saved_home_tags (saved_home_id, tag, added_by_id)
    select copy.id, tag, added_by_id ${pairs} join saved_home_tags on saved_home_id = ours.id ${which}`);
  await tx.execute(sql`insert into saved_home_notes (saved_home_id, author_id, text, created_at, edited_at)
    select copy.id, author_id, text, created_at, edited_at ${pairs} join saved_home_notes on saved_home_id = ours.id
    ${which} and author_id = ${personId}`);
  await tx.execute(sql`insert into saved_home_votes (saved_home_id, person_id, vote, voted_at)
    select copy.id, person_id, vote, voted_at ${pairs} join saved_home_votes on saved_home_id = ours.id
    ${which} and person_id = ${personId}`);
  await tx.execute(sql`delete from saved_home_votes using saved_homes
    where saved_homes.id = saved_home_id and list_id = ${listId} and person_id = ${personId}`);
  await refreshPages(emit, members, 'saved');
}
