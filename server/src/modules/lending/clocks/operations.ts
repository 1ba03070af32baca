import { m } from '@lintel/messages';
import { desc, eq } from 'drizzle-orm';
import { conflict, invalid } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { applicationAccess, disclosureAccess } from '../access.ts';
import { openStatuses } from '../applications/statuses/contract.ts';
import { lendingContract as contract } from '../contract.ts';
import { addEvent } from '../records.ts';
import { loanApplications, loanDisclosures, rateLocks } from '../tables.ts';

export const disclose = serve(contract.disclose, {
  access: applicationAccess.may('underwrite'),
  writes: true,
  async run({
    input: { id: applicationId, changedOn, sentOn, receivedOn, aprPercent, ...given },
    subject,
    me,
    tx,
    emit,
    audit,
  }) {
    const { kind } = given;
    if (!openStatuses.includes(subject.status)) throw conflict(m.lending__the_application_is_closed());
    if ((kind === 'ca_disclosure') !== (subject.country === 'CA'))
      throw invalid('kind', m.lending__must_be_of_the_country());
    if (kind === 'revised_estimate' ? changedOn === undefined : sentOn === undefined)
      throw invalid(kind === 'revised_estimate' ? 'changedOn' : 'sentOn', m.lending__is_required());
    if (sentOn !== undefined && receivedOn !== undefined && receivedOn < sentOn)
      throw invalid('receivedOn', m.lending__must_not_be_before_it_was_sent());
    if (kind === 'closing_disclosure' && aprPercent === undefined)
      throw invalid('aprPercent', m.lending__is_required());
    await tx.insert(loanDisclosures).values({
      ...{ applicationId, ...given, changedOn: changedOn ?? null, sentOn: sentOn ?? null },
      ...{ receivedOn: receivedOn ?? null, aprPercent: aprPercent ?? null },
    });
    await addEvent(tx, emit, subject, { kind: 'disclosure', detail: kind, byId: me.id });
    await audit({ action: 'loan.disclosure_recorded', object: `loan:${applicationId}`, details: { kind, sentOn } });
    return { id: applicationId };
  },
});

/** States the delivery of a disclosure: a revised one is recorded before it is sent, and a receipt comes later. */
export const deliverDisclosure = serve(contract.deliverDisclosure, {
  access: disclosureAccess.may('change'),
  writes: true,
  async run({ input: { id, receivedOn, ...sent }, subject: { applicationId, kind }, me, tx, emit, audit }) {
    const [application] = await tx.select().from(loanApplications).where(eq(loanApplications.id, applicationId));
    if (!openStatuses.includes(application!.status)) throw conflict(m.lending__the_application_is_closed());
    if (receivedOn !== undefined && receivedOn < sent.sentOn)
      throw invalid('receivedOn', m.lending__must_not_be_before_it_was_sent());
    await tx
      .update(loanDisclosures)
      .set({ ...sent, receivedOn: receivedOn ?? null })
      .where(eq(loanDisclosures.id, id));
    await addEvent(tx, emit, application!, { kind: 'disclosure', detail: kind, byId: me.id });
    const details = { kind, ...sent, receivedOn };
    await audit({ action: 'loan.disclosure_delivered', object: `loan:${applicationId}`, details });
    return { id };
  },
});

export const lockRate = serve(contract.lockRate, {
  access: applicationAccess.may('underwrite'),
  writes: true,
  async run({ input: { id: applicationId, ...lock }, subject, me, tx, emit, audit }) {
    if (!openStatuses.includes(subject.status)) throw conflict(m.lending__the_application_is_closed());
    await tx.insert(rateLocks).values({ applicationId, ...lock });
    await addEvent(tx, emit, subject, { kind: 'rate_lock', detail: `${lock.ratePercent}%`, byId: me.id });
    await audit({ action: 'loan.rate_locked', object: `loan:${applicationId}`, details: lock });
    return { id: applicationId };
  },
});

export const extendLock = serve(contract.extendLock, {
  access: applicationAccess.may('underwrite'),
  writes: true,
  async run({ input: { id: applicationId, on, days, amount, points }, subject, me, tx, emit, audit }) {
    if (!openStatuses.includes(subject.status)) throw conflict(m.lending__the_application_is_closed());
    if (amount !== undefined && points !== undefined) throw invalid('points', m.lending__is_an_amount_or_points());
    const [lock] = await tx
      .select()
      .from(rateLocks)
      .where(eq(rateLocks.applicationId, applicationId))
      .orderBy(desc(rateLocks.id))
      .limit(1)
      .for('update');
    if (!lock) throw conflict(m.lending__lock_the_rate_first());
    const amountCents = amount === undefined ? undefined : Math.round(amount * 100);
    const extension = { on, days, amountCents, points };
    await tx
      .update(rateLocks)
      .set({ extensions: [...lock.extensions, extension] })
      .where(eq(rateLocks.id, lock.id));
    await addEvent(tx, emit, subject, { kind: 'rate_lock', detail: m.lending__extended_by({ days }), byId: me.id });
    await audit({ action: 'loan.rate_lock_extended', object: `loan:${applicationId}`, details: extension });
    return { id: applicationId };
  },
});
