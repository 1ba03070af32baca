import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import { and, eq } from 'drizzle-orm';
import { queueEmail } from '../../../platform/email/email-outbox.ts';
import { conflict, invalid } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { attemptsToken, profileOf } from '../../accounts/index.ts';
import { publicUrlToken } from '../../companies/index.ts';
import { applicationAccess } from '../access.ts';
import { locked } from '../applications/change.ts';
import { lendingContract as contract } from '../contract.ts';
import { addEvent, notifyOthers } from '../records.ts';
import { loanDemographics } from '../tables.ts';
import { coBorrowers, loanSignatures } from './co-borrower.tables.ts';
import { coBorrowerInvitationDays } from './contract.ts';
import { coBorrowerEmail } from './email.ts';
import { clearCoBorrower } from './personal-data.ts';
import { coBorrowerOf } from './records.ts';

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export const inviteCoBorrower = serve(contract.inviteCoBorrower, {
  access: applicationAccess.may('own'),
  async run({ input: { id, email }, me, resolve, transaction }) {
    await resolve(attemptsToken).count('mailFrom', `person ${me.id}`);
    return transaction(async ({ tx, emit, audit }) => {
      const application = await locked(tx, id);
      if (application.status !== 'pending') throw conflict(m.lending__only_before_submission());
      if ((await coBorrowerOf(tx, id))?.joinedAt) throw conflict(m.lending__has_a_co_borrower());
      const borrower = await profileOf(tx, me.id);
      if (borrower!.email === email) throw invalid('email', m.lending__this_is_your_own_address());
      const token = randomBytes(32).toString('base64url');
      const row = {
        ...{ email, tokenHash: hashOf(token), expiresAt: new Date(Date.now() + coBorrowerInvitationDays * DAY_MS) },
      };
      await tx
        .insert(coBorrowers)
        .values({ applicationId: id, ...row })
        .onConflictDoUpdate({ target: coBorrowers.applicationId, set: row });
      const href = `${resolve(publicUrlToken)}/co-borrower?invitation=${token}`;
      await queueEmail(tx, coBorrowerEmail({ to: email, name: borrower!.name, href }), 'stranger');
      await addEvent(tx, emit, application, { kind: 'co_borrower', detail: 'invited', byId: me.id });
      await audit({ action: 'loan.co_borrower_invited', object: `loan:${id}` });
      return { id };
    });
  },
});

/** Removes the link, the data and the demographic information of the co-borrower. */
export const removeCoBorrower = serve(contract.removeCoBorrower, {
  access: applicationAccess.may('leave'),
  writes: true,
  async run({ input: { id }, me, tx, emit, audit }) {
    const application = await locked(tx, id);
    if (application.status !== 'pending') throw conflict(m.lending__only_before_submission());
    const co = await coBorrowerOf(tx, id);
    if (!co) throw conflict(m.lending__has_no_co_borrower());
    // Both sides are notified while the co-borrower is still one of them.
    await addEvent(tx, emit, application, { kind: 'co_borrower', detail: 'removed', byId: me.id });
    await notifyOthers(tx, emit, application, {
      ...{ byId: me.id, key: `loan.co_borrower_removed:${id}:${Date.now()}` },
      ...{ title: m.lending__co_borrower_removed(), body: m.lending__open_it_to_see() },
    });
    await tx.delete(coBorrowers).where(eq(coBorrowers.applicationId, id));
    await tx.delete(loanSignatures).where(eq(loanSignatures.applicationId, id));
    if (co.personId !== null)
      await tx
        .delete(loanDemographics)
        .where(and(eq(loanDemographics.applicationId, id), eq(loanDemographics.personId, co.personId)));
    await clearCoBorrower(tx, id);
    await audit({ action: 'loan.co_borrower_removed', object: `loan:${id}` });
    return { id };
  },
});
