import { m } from '@lintel/messages';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { anyone } from '../../../platform/serve/access.ts';
import { conflict, notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { confirmed, profileOf } from '../../accounts/index.ts';
import { notify, refreshPages } from '../../notifications/index.ts';
import { buyer } from '../access.ts';
import { listOf, lockLists, lockPerson, memberIds } from '../own-list.ts';
import { homeListInvitations, homeListMembers, savedHomes } from '../tables.ts';
import { sharedListContract as contract, membersMax } from './contract.ts';
import { hashOf } from './invite.ts';
import { mergeLists } from './merge-lists.ts';
import { isOpen, othersOn, sharedList } from './shared-list.ts';

const ENDED = (): string => m.saving__this_invitation_is_no_longer_2();

export const invited = serve(contract.invited, {
  access: anyone('who holds the letter has no account yet'),
  async run({ input: { token }, db }) {
    const invitation = await openInvitation(db, token);
    const by = await profileOf(db, invitation.invitedById);
    const [counted] = await db
      .select({ homes: count() })
      .from(savedHomes)
      .where(and(eq(savedHomes.listId, invitation.listId), isNull(savedHomes.removedAt)));
    return {
      invitedBy: `${by!.firstName} ${by!.lastName}`,
      homes: counted!.homes,
      expiresAt: invitation.expiresAt.toISOString(),
    };
  },
});

export const join = serve(contract.join, {
  access: confirmed(buyer),
  writes: true,
  async run({ input: { token }, subject: me, tx, emit, audit }) {
    await lockPerson(tx, me.id);
    const pending = await openInvitation(tx, token);
    const own = await listOf(tx, me.id);
    if (own === pending.listId) throw conflict(m.saving__youre_already_on_this_list());
    const others = own === undefined ? [] : await othersOn(tx, own, me.id);
    if (others.length > 0) throw conflict(m.saving__you_already_share_a_list({ list: others.join(' and ') }));
    await lockLists(tx, own === undefined ? [pending.listId] : [own, pending.listId]);
    // Checked again under the lock.
    const { id, listId, invitedById } = await openInvitation(tx, token);
    const members = await memberIds(tx, listId);
    if (members.length >= membersMax) throw conflict(m.saving__people_already_share_this_list({ membersMax }));
    await tx.update(homeListInvitations).set({ acceptedAt: sql`now()` }).where(eq(homeListInvitations.id, id));
    await tx
      .insert(homeListMembers)
      .values({ personId: me.id, listId })
      .onConflictDoUpdate({ target: homeListMembers.personId, set: { listId, joinedAt: sql`now()` } });
    if (own !== undefined) await mergeLists(tx, own, listId);
    await refreshPages(emit, [...members, me.id], 'saved');
    const joined = await profileOf(tx, me.id);
    for (const personId of members)
      await notify(tx, emit, {
        personId,
        kind: 'shared_list',
        key: `shared_list:joined:${id}`,
        title: m.saving__joined_your_shared_list({ firstName: joined!.firstName }),
        body: m.saving__you_both_see_the_same_2(),
        path: '/saved',
      });
    await audit({
      action: 'shared_list.joined',
      object: `home_list:${listId}`,
      details: { invitation: id, invitedById },
    });
    return sharedList(tx, me.id);
  },
});

async function openInvitation(db: Db, token: string) {
  const [found] = await db
    .select()
    .from(homeListInvitations)
    .where(and(eq(homeListInvitations.tokenHash, hashOf(token)), isOpen));
  if (!found) throw notFound(ENDED());
  return found;
}
