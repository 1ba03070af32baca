import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { policy } from '../../../platform/serve/access.ts';
import { pageOf } from '../../../platform/serve/paging.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { personProfiles } from '../../accounts/index.ts';
import { agentProfiles, companyProfiles } from '../../companies/index.ts';
import { meAsBuyer } from '../access.ts';
import { consentProof } from '../connections/request-connection.ts';
import {
  type ConsentReceipt,
  type ProposedReceipt,
  professionalsContract,
  type SharedFact,
  sharedLabels,
} from '../contract.ts';
import { connections } from '../tables.ts';
import { consentReceipts } from './receipts.tables.ts';

const contract = professionalsContract.consents;
const PAGE = 20;

/** A receipt belongs to its buyer. */
const receiptAccess = policy(consentReceipts, {
  relations: { buyer: (me) => eq(consentReceipts.buyerId, me.id) },
  may: { see: ['buyer'] },
});

/** Time when a later consent of the same connection replaced it. */
const replacedAt = sql<string | null>`(select min(later.given_at) from ${consentReceipts} as later
  where later.connection_id = ${consentReceipts.connectionId} and later.id > ${consentReceipts.id})`;

const select = (db: Db, which: SQL | undefined) =>
  db
    .select({
      receipt: consentReceipts,
      connection: connections,
      replacedAt,
      name: personProfiles.name,
      company: companyProfiles.companyName,
      agentType: agentProfiles.agentType,
    })
    .from(consentReceipts)
    .innerJoin(connections, eq(connections.id, consentReceipts.connectionId))
    .innerJoin(agentProfiles, eq(agentProfiles.id, consentReceipts.agentId))
    .innerJoin(personProfiles, eq(personProfiles.id, agentProfiles.personId))
    .innerJoin(companyProfiles, eq(companyProfiles.id, agentProfiles.resellerId))
    .where(which)
    .orderBy(desc(consentReceipts.id))
    .$dynamic();

type Row = Awaited<ReturnType<typeof select>>[number];

const partyOf = ({ name, company, agentType }: Pick<Row, 'name' | 'company' | 'agentType'>, id: number) => ({
  id,
  name,
  company,
  type: agentType === 'mortgage' ? ('mortgage_advisor' as const) : ('agent' as const),
});

/** Returns the receipt of a consent to share these facts. Writes nothing. */
export async function proposedReceipt(
  db: Db,
  agentId: number,
  shared: readonly SharedFact[],
): Promise<ProposedReceipt> {
  const [found] = await db
    .select({ name: personProfiles.name, company: companyProfiles.companyName, agentType: agentProfiles.agentType })
    .from(agentProfiles)
    .innerJoin(personProfiles, eq(personProfiles.id, agentProfiles.personId))
    .innerJoin(companyProfiles, eq(companyProfiles.id, agentProfiles.resellerId))
    .where(eq(agentProfiles.id, agentId));
  const professional = partyOf(found!, agentId);
  return { professional, shared: [...shared], ...consentProof(professional.name, shared) };
}

function present({ receipt, connection, replacedAt, name, company, agentType }: Row): ConsentReceipt {
  const { id, connectionId, agentId, shared, text, version, textHash, givenAt } = receipt;
  const isOpen = connection.state === 'pending' || connection.state === 'connected';
  const endedAt = connection.endedAt ?? connection.answeredAt;
  return {
    ...{ id, connectionId, text, version, textHash },
    professional: partyOf({ name, company, agentType }, agentId),
    shared: shared as SharedFact[],
    givenAt: givenAt.toISOString(),
    state: replacedAt ? 'replaced' : isOpen ? 'in_force' : (connection.state as 'ended'),
    endedAt: replacedAt ? new Date(replacedAt).toISOString() : isOpen ? null : (endedAt?.toISOString() ?? null),
  };
}

/** Returns the newest receipt of a connection, which is the one in force. */
export async function receiptOf(db: Db, connectionId: number): Promise<ConsentReceipt> {
  const [row] = await select(db, eq(consentReceipts.connectionId, connectionId)).limit(1);
  return present(row!);
}

const list = serve(contract.list, {
  access: meAsBuyer,
  async run({ input: { page }, me, db }) {
    const at = pageOf(page, PAGE);
    const visible = receiptAccess.visible(me);
    const [counted] = await db.select({ n: count() }).from(consentReceipts).where(visible);
    const rows = await select(db, and(visible)).limit(at.limit).offset(at.offset);
    return { receipts: rows.map(present), ...at.among(counted!.n) };
  },
});

const file = serve(contract.file, {
  access: receiptAccess.may('see'),
  async run({ subject: { id }, db }) {
    const [row] = await select(db, eq(consentReceipts.id, id));
    return {
      headers: {
        'content-disposition': `attachment; filename="consent-${id}.txt"`,
        'cache-control': 'private, no-store',
      },
      body: new Blob([inWords(present(row!))], { type: 'text/plain; charset=utf-8' }),
    };
  },
});

const states: Record<ConsentReceipt['state'], string> = texts({
  in_force: m.professionals__in_force,
  replaced: m.professionals__replaced_by_a_later_consent,
  declined: m.professionals__ended_the_professional_declined,
  withdrawn: m.professionals__ended_you_withdrew_the_request_2,
  lapsed: m.professionals__ended_the_request_expired_2,
  ended: m.professionals__ended_you_stopped_working_together,
});

const inWords = ({ id, professional, shared, text, version, textHash, givenAt, state, endedAt }: ConsentReceipt) =>
  [
    m.professionals__consent_receipt({ id }),
    '',
    m.professionals__given_utc({ givenAt }),
    m.professionals__to({ name: professional.name, company: professional.company }),
    endedAt
      ? m.professionals__status_since({ state: states[state], endedAt })
      : m.professionals__status({ state: states[state] }),
    m.professionals__what_you_share(),
    ...shared.map((fact) => `- ${sharedLabels[fact]}`),
    '',
    m.professionals__text_version({ version }),
    text ?? m.professionals__theyre_no_longer_stored_because(),
    '',
    m.professionals__sha_256_of_the_text({ textHash }),
    m.professionals__to_verify_compute_the_hash(),
    m.professionals__to_change_or_end_what(),
    '',
  ].join('\n');

export const consentsOperations = { list, file };
