import { m } from '@lintel/messages';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/db.ts';
import { policy, signedIn } from '../../../platform/serve/access.ts';
import { conflict, invalid, notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { personProfiles } from '../../accounts/index.ts';
import { agentProfiles } from '../../companies/index.ts';
import { documentCards } from '../../documents/index.ts';
import { notify } from '../../notifications/index.ts';
import { isConcealed, meAsAgent, sidesOf, teamPath, worksWith } from '../../professionals/index.ts';
import { appointmentAccess } from '../booking/access.ts';
import { appointments } from '../tables.ts';
import { buyerAgreements } from './agreements.tables.ts';
import { type BuyerAgreement, agreementsContract as contract } from './contract.ts';

const agreementAccess = policy(buyerAgreements, {
  relations: {
    buyer: (me) => eq(buyerAgreements.buyerId, me.id),
    professional: (me) =>
      sql`(exists (select from ${agentProfiles} as mine where mine.id = ${buyerAgreements.agentId}
        and mine.person_id = ${me.id} and mine.status = 'active')
        and not ${isConcealed(buyerAgreements.agentId, buyerAgreements.buyerId)})`,
  },
  may: { see: ['buyer', 'professional'], end: ['buyer', 'professional'] },
});

const agreements = serve(contract.agreements, {
  access: signedIn,
  run: ({ input: { clientId }, subject: me, db }) =>
    agreementsOf(
      db,
      and(agreementAccess.visible(me), clientId === undefined ? undefined : eq(buyerAgreements.buyerId, clientId)),
    ),
});

const recordAgreement = serve(contract.recordAgreement, {
  access: meAsAgent,
  writes: true,
  async run({ input: { clientId: buyerId, ...input }, subject: agent, me, tx, emit, audit, resolve }) {
    const today = new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);
    if (input.signedOn > today) throw invalid('signedOn', m.appointments__must_not_be_in_the_future());
    const [client] = await tx
      .select({ id: personProfiles.id })
      .from(personProfiles)
      .where(and(eq(personProfiles.id, buyerId), worksWith(me, personProfiles.id)));
    if (!client) throw notFound(m.professionals__you_dont_work_together());
    const { documentId = null } = input;
    if (documentId !== null && !(await documentCards({ db: tx, me, resolve }, [documentId])).has(documentId))
      throw invalid('documentId', m.appointments__must_be_a_document_you_can_open());
    const [row] = await tx
      .insert(buyerAgreements)
      .values({ ...input, documentId, buyerId, agentId: agent.id })
      .returning();
    await audit({
      action: 'buyer_agreement.recorded',
      object: `agreement:${row!.id}`,
      details: { buyer: buyerId, signedOn: input.signedOn, expiresOn: input.expiresOn },
    });
    const { professional } = await sidesOf(tx, row!);
    await notify(tx, emit, {
      ...{ personId: buyerId, kind: 'connection', key: `agreement:${row!.id}`, path: teamPath },
      title: m.appointments__recorded_a_buyer_agreement({ name: professional.name }),
      body: m.appointments__signed_valid_until({ signedOn: input.signedOn, expiresOn: input.expiresOn }),
    });
    return (await agreementsOf(tx, eq(buyerAgreements.id, row!.id)))[0]!;
  },
});

const endAgreement = serve(contract.endAgreement, {
  access: agreementAccess.may('end'),
  writes: true,
  async run({ subject: row, tx, audit }) {
    if (row.endedAt) throw conflict(m.appointments__this_agreement_has_ended());
    await tx.update(buyerAgreements).set({ endedAt: new Date() }).where(eq(buyerAgreements.id, row.id));
    await audit({ action: 'buyer_agreement.ended', object: `agreement:${row.id}` });
    return (await agreementsOf(tx, eq(buyerAgreements.id, row.id)))[0]!;
  },
});

const exceptAgreement = serve(contract.exceptAgreement, {
  access: appointmentAccess.may('except'),
  writes: true,
  async run({ input: { id, exception, reason }, subject: row, tx, audit }) {
    if (row.kind !== 'showing') throw invalid('id', m.appointments__must_be_a_showing());
    await tx
      .update(appointments)
      .set({ agreementException: exception, exceptionReason: reason })
      .where(eq(appointments.id, id));
    await audit({
      action: 'appointment.agreement_exception',
      object: `appointment:${id}`,
      details: { exception, reason },
    });
    return { agreement: 'exception' as const };
  },
});

const buyer = alias(personProfiles, 'buyer');
const professional = alias(personProfiles, 'professional');

async function agreementsOf(db: Db, which: SQL | undefined): Promise<BuyerAgreement[]> {
  const rows = await db
    .select({ row: buyerAgreements, buyerName: buyer.name, professionalName: professional.name })
    .from(buyerAgreements)
    .innerJoin(buyer, eq(buyer.id, buyerAgreements.buyerId))
    .innerJoin(agentProfiles, eq(agentProfiles.id, buyerAgreements.agentId))
    .innerJoin(professional, eq(professional.id, agentProfiles.personId))
    .where(which)
    .orderBy(desc(buyerAgreements.expiresOn), desc(buyerAgreements.id))
    .limit(200);
  return rows.map(({ row, buyerName, professionalName }) => ({
    id: row.id,
    client: { id: row.buyerId, name: buyerName },
    professional: { id: row.agentId, name: professionalName },
    documentId: row.documentId,
    signedOn: row.signedOn,
    expiresOn: row.expiresOn,
    endedAt: row.endedAt?.toISOString() ?? null,
  }));
}

export const agreementsOperations = { agreements, recordAgreement, endAgreement, exceptAgreement };
