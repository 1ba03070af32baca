import { m } from '@lintel/messages';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { anyone } from '../../../platform/serve/access.ts';
import { conflict, forbidden, notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { confirmed, profileOf } from '../../accounts/index.ts';
import { connectWithConsent, meAsBuyer } from '../../professionals/index.ts';
import { applicationAccess } from '../access.ts';
import { locked, write } from '../applications/change.ts';
import { fromBuyingProfile, fromProfile } from '../applications/prefill.ts';
import { storedOf } from '../applications/present.ts';
import { openStatuses } from '../applications/statuses/contract.ts';
import { lendingContract as contract } from '../contract.ts';
import { agentCardOf } from '../parties.ts';
import { addEvent, notifyOthers } from '../records.ts';
import { loanApplications } from '../tables.ts';
import { coBorrowers } from './co-borrower.tables.ts';
import { hashOf } from './invite.ts';
import { sign } from './records.ts';
import { asCoBorrower } from './values.ts';

export const coBorrowerInvitation = serve(contract.coBorrowerInvitation, {
  access: anyone('the holder of the emailed link may have no account yet'),
  async run({ input: { token }, db }) {
    const { application, expiresAt } = await openInvitation(db, token);
    const borrower = await profileOf(db, application.buyerId);
    const { name: agentName, companyName } = await agentCardOf(db, application.agentId);
    return { borrower: borrower!.name, agentName, companyName, expiresAt: expiresAt.toISOString() };
  },
});

/** Only the account of the invited address may join, so that a forwarded link shows the application to no one. */
export const joinAsCoBorrower = serve(contract.joinAsCoBorrower, {
  access: confirmed(meAsBuyer),
  writes: true,
  async run({ input: { token, useProfile, useBuyingProfile }, subject: buyer, me, tx, emit, audit, address }) {
    const { application: found, email } = await openInvitation(tx, token);
    const profile = await profileOf(tx, me.id);
    if (profile!.email.toLowerCase() !== email) throw forbidden(m.lending__invitation_is_for_another_address());
    const application = await locked(tx, found.id);
    if (application.status !== 'pending') throw conflict(m.lending__only_before_submission());
    const id = application.id;
    await tx
      .update(coBorrowers)
      .set({ personId: me.id, joinedAt: new Date(), tokenHash: null })
      .where(eq(coBorrowers.applicationId, id));
    await connectWithConsent({ tx, emit, audit, address }, buyer, application.agentId);
    const filled = {
      ...(useProfile ? await fromProfile(tx, me.id) : {}),
      ...(useBuyingProfile ? await fromBuyingProfile(tx, me.id) : {}),
    };
    const theirs = asCoBorrower(filled, storedOf(application).values);
    await write(tx, application, theirs, { base: application.version });
    await addEvent(tx, emit, application, { kind: 'co_borrower', detail: 'joined', byId: me.id });
    await notifyOthers(tx, emit, application, {
      ...{ byId: me.id, key: `loan.co_borrower_joined:${id}` },
      ...{ title: m.lending__co_borrower_joined(), body: m.lending__open_it_to_see() },
    });
    const details = { useProfile, useBuyingProfile };
    await audit({ action: 'loan.co_borrower_joined', object: `loan:${id}`, details });
    return { id };
  },
});

export const signApplication = serve(contract.signApplication, {
  access: applicationAccess.may('sign'),
  writes: true,
  async run({ input: { id }, me, tx, emit, audit }) {
    const application = await locked(tx, id);
    if (!openStatuses.includes(application.status)) throw conflict(m.lending__the_application_is_closed());
    await sign(tx, application, me.id);
    await addEvent(tx, emit, application, { kind: 'co_borrower', detail: 'signed', byId: me.id });
    await notifyOthers(tx, emit, application, {
      ...{ byId: me.id, key: `loan.signed:${id}:${application.version}` },
      ...{ title: m.lending__co_borrower_signed(), body: m.lending__open_it_to_see() },
    });
    const details = { version: application.version };
    await audit({ action: 'loan.signed', object: `loan:${id}`, details });
    return { id };
  },
});

async function openInvitation(db: Db, token: string) {
  const [found] = await db
    .select({ application: loanApplications, email: coBorrowers.email, expiresAt: coBorrowers.expiresAt })
    .from(coBorrowers)
    .innerJoin(loanApplications, eq(loanApplications.id, coBorrowers.applicationId))
    .where(and(eq(coBorrowers.tokenHash, hashOf(token)), gt(coBorrowers.expiresAt, new Date())));
  if (!found) throw notFound(m.lending__invitation_is_not_open());
  return found;
}
