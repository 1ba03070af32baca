import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import { queueEmail } from '../../../platform/email/email-outbox.ts';
import { conflict, invalid, notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { attemptsToken, confirmed, profileOf } from '../../accounts/index.ts';
import { buyer } from '../access.ts';
import { listOf, lockOwnList, memberIds } from '../own-list.ts';
import { homeListInvitations } from '../tables.ts';
import {
  sharedListContract as contract,
  invitationDays,
  invitationsADayMax,
  membersMax,
  openInvitationsMax,
} from './contract.ts';
import { invitation, savingUrlToken } from './emails.ts';
import { isOpen, openInvitations, sharedList } from './shared-list.ts';

export const get = serve(contract.get, {
  access: buyer,
  run: ({ subject: me, db }) => sharedList(db, me.id),
});

export const invite = serve(contract.invite, {
  access: confirmed(buyer),
  async run({ input: { email }, subject: me, resolve, transaction }) {
    await resolve(attemptsToken).count('mailFrom', `person ${me.id}`);
    return transaction(async ({ tx, audit }) => {
      const listId = await lockOwnList(tx, me.id);
      const inviter = await personOf(tx, me.id);
      if (inviter.email === email) throw invalid('email', m.saving__this_is_your_own_address());
      await refuseTooMany(tx, listId, me.id);
      const { token, ...secret } = newToken();
      // A lost email is sent again with a new link; the first link becomes invalid.
      await tx
        .update(homeListInvitations)
        .set({ revokedAt: sql`now()` })
        .where(and(eq(homeListInvitations.listId, listId), eq(homeListInvitations.email, email), isOpen));
      const [stored] = await tx
        .insert(homeListInvitations)
        .values({ listId, invitedById: me.id, email, ...secret })
        .returning();
      const { firstName, lastName } = inviter;
      const { expiresAt } = stored!;
      await queueEmail(
        tx,
        invitation(resolve(savingUrlToken), { to: email, firstName, lastName, token, expiresAt }),
        'stranger',
      );
      await audit({
        action: 'shared_list.invited',
        object: `home_list:${listId}`,
        details: { invitation: stored!.id },
      });
      return sharedList(tx, me.id);
    });
  },
});

export const revoke = serve(contract.revoke, {
  access: buyer,
  writes: true,
  async run({ input: { id }, subject: me, tx, audit }) {
    const listId = await listOf(tx, me.id);
    if (listId === undefined) throw notFound();
    const revoked = await tx
      .update(homeListInvitations)
      .set({ revokedAt: sql`now()` })
      .where(and(eq(homeListInvitations.id, id), eq(homeListInvitations.listId, listId), isOpen))
      .returning({ id: homeListInvitations.id });
    if (revoked.length === 0) throw notFound();
    await audit({
      action: 'shared_list.invitation_revoked',
      object: `home_list:${listId}`,
      details: { invitation: id },
    });
    return sharedList(tx, me.id);
  },
});

async function refuseTooMany(tx: Tx, listId: number, meId: number): Promise<void> {
  const [members, open] = [await memberIds(tx, listId), await openInvitations(tx, listId)];
  if (members.length >= membersMax) throw conflict(m.saving__up_to_people_can_share({ membersMax }));
  if (open.length >= openInvitationsMax)
    throw conflict(m.saving__you_already_have_open_invitations({ openInvitationsMax }));
  const [sent] = await tx
    .select({ today: count() })
    .from(homeListInvitations)
    .where(
      and(eq(homeListInvitations.invitedById, meId), gt(homeListInvitations.createdAt, sql`now() - interval '1 day'`)),
    );
  if (sent!.today >= invitationsADayMax)
    throw conflict(m.saving__youve_sent_invitations_in_one({ invitationsADayMax }));
}

async function personOf(tx: Tx, id: number) {
  const found = await profileOf(tx, id);
  return found!;
}

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

function newToken() {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashOf(token), expiresAt: new Date(Date.now() + invitationDays * DAY_MS) };
}
