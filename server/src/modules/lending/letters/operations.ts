import { m } from '@lintel/messages';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { createRateLimit } from '../../../platform/http/limits/rate-limit.ts';
import { anyone } from '../../../platform/serve/access.ts';
import { ApiError, conflict, invalid, notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { profileOf } from '../../accounts/index.ts';
import { publicUrlToken, randomCode } from '../../companies/index.ts';
import { applicationAccess, letterAccess } from '../access.ts';
import { openStatuses } from '../applications/statuses/contract.ts';
import { coBorrowerNames } from '../co-borrower/records.ts';
import { lendingContract as contract, type VerifiedLetter } from '../contract.ts';
import { agentCardOf, todayOf } from '../parties.ts';
import { addEvent, notifyOthers } from '../records.ts';
import { letterLimits, loanApplications, loanLetters } from '../tables.ts';
import { printLetter } from './letter-pdf.ts';
import { licensesFor } from './licenses.ts';
import { exceeded } from './limits.ts';
import { type LetterRecord, letterRecords, presentLetter, presentLimits, statusOf } from './present.ts';

const cents = (units: number): number => Math.round(units * 100);

export const setLimits = serve(contract.setLimits, {
  access: applicationAccess.may('underwrite'),
  writes: true,
  async run({
    input: { id: applicationId, priceMax, loanMax, paymentMax, downMin, cashMax, ...terms },
    subject,
    me,
    tx,
    emit,
    audit,
  }) {
    if (!openStatuses.includes(subject.status)) throw conflict(m.lending__the_application_is_closed());
    if (terms.expiresOn < (await todayOf(tx, me.id, new Date())))
      throw invalid('expiresOn', m.lending__must_not_be_in_the_past());
    if (loanMax > priceMax) throw invalid('loanMax', m.lending__must_not_exceed_the_price());
    const row = {
      ...terms,
      ...{ priceMaxCents: cents(priceMax), loanMaxCents: cents(loanMax), paymentMaxCents: cents(paymentMax) },
      ...{ downMinCents: cents(downMin), cashMaxCents: cents(cashMax), setAt: new Date() },
    };
    const [stored] = await tx
      .insert(letterLimits)
      .values({ applicationId, ...row })
      .onConflictDoUpdate({ target: letterLimits.applicationId, set: row })
      .returning();
    await addEvent(tx, emit, subject, { kind: 'letter', detail: m.lending__limits_set(), byId: me.id });
    await notifyOthers(tx, emit, subject, {
      ...{ byId: me.id, key: `loan.limits:${applicationId}:${row.setAt.getTime()}` },
      ...{ title: m.lending__you_can_make_letters(), body: m.lending__for_each_offer() },
    });
    await audit({
      action: 'loan.letter_limits_set',
      object: `loan:${applicationId}`,
      details: { kind: terms.kind, expiresOn: terms.expiresOn },
    });
    return presentLimits(stored!);
  },
});

/** A letter of either side is within the limits of the agent and names valid licenses. */
export const issueLetter = serve(contract.issueLetter, {
  access: applicationAccess.may('edit'),
  writes: true,
  async run({ input: { id: applicationId, home, price, downPayment }, subject, me, tx, emit, audit }) {
    const now = new Date();
    if (!openStatuses.includes(subject.status)) throw conflict(m.lending__the_application_is_closed());
    const [limits] = await tx
      .select()
      .from(letterLimits)
      .where(eq(letterLimits.applicationId, applicationId))
      .for('update');
    if (!limits) throw conflict(m.lending__the_agent_has_set_no_limits());
    const offer = { priceCents: cents(price), downCents: cents(downPayment) };
    const bad = exceeded(offer, limits, subject.country, await todayOf(tx, me.id, now));
    if (bad.length > 0) throw invalid(bad);
    if (!(await licensesFor(tx, subject.agentId, subject.stateOrProvince, now)))
      throw conflict(m.lending__no_valid_license());
    const buyer = await profileOf(tx, subject.buyerId);
    const second = (await coBorrowerNames(tx, [applicationId])).get(applicationId);
    const [letter] = await tx
      .insert(loanLetters)
      .values({
        ...{
          code: randomCode(''),
          applicationId,
          kind: limits.kind,
          program: limits.program,
          buyerName: second ? m.lending__two_names({ first: buyer!.name, second }) : buyer!.name,
          home,
        },
        ...{
          priceCents: offer.priceCents,
          loanCents: offer.priceCents - offer.downCents,
          expiresOn: limits.expiresOn,
          issuedAt: now,
        },
      })
      .returning();
    await addEvent(tx, emit, subject, { kind: 'letter', detail: letter!.code, byId: me.id });
    const key = `loan.letter:${letter!.id}`;
    await notifyOthers(tx, emit, subject, {
      byId: me.id,
      key,
      title: m.lending__letter_issued(),
      body: m.lending__open_it_to_see(),
    });
    await audit({ action: 'loan.letter_issued', object: `loan:${applicationId}`, details: { code: letter!.code } });
    return presentLetter(tx, { letter: letter!, application: subject }, now);
  },
});

export const revokeLetter = serve(contract.revokeLetter, {
  access: letterAccess.may('revoke'),
  writes: true,
  async run({ subject: letter, me, tx, emit, audit }) {
    const now = new Date();
    const [application] = await tx.select().from(loanApplications).where(eq(loanApplications.id, letter.applicationId));
    if (letter.revokedAt === null) {
      await tx.update(loanLetters).set({ revokedAt: now }).where(eq(loanLetters.id, letter.id));
      await addEvent(tx, emit, application!, {
        kind: 'letter',
        detail: m.lending__letter_revoked({ code: letter.code }),
        byId: me.id,
      });
      await audit({ action: 'loan.letter_revoked', object: `loan:${application!.id}`, details: { code: letter.code } });
    }
    const [record] = await letterRecords(tx, eq(loanLetters.id, letter.id));
    return presentLetter(tx, record!, now);
  },
});

export const letterPdf = serve(contract.letterPdf, {
  access: letterAccess.may('see'),
  async run({ subject: { id }, db, resolve }) {
    const [record] = await letterRecords(db, eq(loanLetters.id, id));
    const shown = await verified(db, record!, new Date());
    const bytes = await printLetter(
      shown,
      `${resolve(publicUrlToken)}/verify-letter/${shown.code}`,
      record!.application.country,
    );
    const headers = {
      'content-disposition': `inline; filename="letter-${shown.code}.pdf"`,
      'cache-control': 'private, no-store',
    };
    return { headers, body: new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }) };
  },
});

/** Codes have 44 random bits; the limit keeps one address from trying many. */
const mayVerify = createRateLimit({ perSecond: 0.5, burst: 20 });

export const verifyLetter = serve(contract.verifyLetter, {
  access: anyone('a letter’s code is its permission; nothing about income is shown'),
  async run({ input: { code }, address, db }) {
    const retryAfterSeconds = mayVerify(address);
    if (retryAfterSeconds > 0) throw new ApiError('LIMIT_REACHED', m.lending__too_many_codes(), { retryAfterSeconds });
    const [record] = await letterRecords(db, eq(loanLetters.code, code));
    if (!record) throw notFound(m.lending__no_letter_has_this_code());
    return verified(db, record, new Date());
  },
});

async function verified(db: Db, record: LetterRecord, now: Date): Promise<VerifiedLetter> {
  const { letter, application } = record;
  const agent = await agentCardOf(db, application.agentId);
  const licenses = (await licensesFor(db, application.agentId, application.stateOrProvince, now)) ?? [];
  const { code, kind, program, buyerName, home, priceCents, loanCents, issuedAt, expiresOn } = letter;
  return {
    ...{
      code,
      kind,
      program,
      buyerName,
      home,
      price: priceCents / 100,
      loanAmount: loanCents / 100,
      currency: application.currency,
    },
    ...{ issuedAt: issuedAt.toISOString(), expiresOn, status: await statusOf(db, record, now) },
    ...{ agentName: agent.name, companyName: agent.companyName },
    licenses: licenses.map(({ holder, jurisdiction, number }) => ({
      ...{ holder: holder === 'agent' ? agent.name : agent.companyName, jurisdiction, number },
    })),
  };
}
