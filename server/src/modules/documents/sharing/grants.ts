import { DAY_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import { and, asc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { AuditEntry } from '../../../platform/audit/audit.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import type { Emit } from '../../../platform/events/events.ts';
import { policy, signedIn } from '../../../platform/serve/access.ts';
import { conflict, notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { confirmed, personProfiles, profileOf } from '../../accounts/index.ts';
import { agentProfiles, companyProfiles } from '../../companies/index.ts';
import { notify, refreshPages } from '../../notifications/index.ts';
import { worksWith } from '../../professionals/index.ts';
import { workTogether } from '../access.ts';
import { documentsContract as contract, type DocumentCategory, type Grant } from '../contract.ts';
import { categoryOf } from '../records.ts';
import { documentGrants, documents } from '../tables.ts';

/** Days for which a message attachment is shared. */
const USUAL_DAYS = 90;
const GRANTS_MAX = 500;

const grantAccess = policy(documentGrants, {
  relations: { owner: (me) => eq(documentGrants.ownerId, me.id) },
  may: { see: ['owner'], end: ['owner'] },
});

const fullName = personProfiles.name;

export const recipients = serve(contract.recipients, {
  access: signedIn,
  run: ({ subject: me, db }) =>
    db
      .select({
        personId: personProfiles.id,
        name: fullName,
        agentType: agentProfiles.agentType,
        companyName: companyProfiles.companyName,
      })
      .from(agentProfiles)
      .innerJoin(personProfiles, eq(personProfiles.id, agentProfiles.personId))
      .innerJoin(companyProfiles, eq(companyProfiles.id, agentProfiles.resellerId))
      .where(worksWith({ id: agentProfiles.personId }, sql`${me.id}::int`))
      .orderBy(personProfiles.firstName, personProfiles.lastName, personProfiles.id),
});

export const grants = serve(contract.grants, {
  access: signedIn,
  run: ({ subject: me, db }) => presentGrants(db, grantAccess.visible(me)),
});

export const grant = serve(contract.grant, {
  access: confirmed(signedIn),
  writes: true,
  async run({ input: { personId, documentIds, categories, may, days }, subject: me, tx, emit, audit }) {
    const [recipient] = await tx
      .select({ id: personProfiles.id })
      .from(personProfiles)
      .where(and(eq(personProfiles.id, personId), workTogether(personProfiles.id, sql`${me.id}::int`)));
    if (!recipient) throw notFound(m.documents__you_dont_work_with_this());
    const targets = documentIds
      ? documentIds.map((documentId) => ({ documentId, category: null }))
      : (categories ?? [null]).map((category) => ({ documentId: null, category }));
    await give(tx, emit, { ownerId: me.id, granteeId: personId, targets, may, days });
    await audit({ action: 'documents.shared', object: `person:${personId}`, details: { targets, may, days } });
    return presentGrants(tx, grantAccess.visible(me));
  },
});

export const revoke = serve(contract.revoke, {
  access: grantAccess.may('end'),
  writes: true,
  async run({ subject: { id, granteeId }, me, tx, emit, audit }) {
    await tx
      .update(documentGrants)
      .set({ revokedAt: sql`now()` })
      .where(and(eq(documentGrants.id, id), isNull(documentGrants.revokedAt)));
    await audit({ action: 'documents.sharing_ended', object: `person:${granteeId}`, details: { grant: id } });
    await refreshPages(emit, [me.id, granteeId], 'documents');
    return { id };
  },
});

/**
 * Grants another person access to documents, such as message attachments, for 90 days. Documents that are not the
 * owner's throw 404. The caller adds the purpose to the audit log through `audit`.
 */
export async function grantDocuments(
  { tx, emit, audit }: { tx: Tx; emit: Emit; audit(auditEntry: AuditEntry): Promise<void> },
  { ownerId, granteeId, documentIds }: { ownerId: number; granteeId: number; documentIds: readonly number[] },
): Promise<void> {
  const targets = documentIds.map((documentId) => ({ documentId, category: null }));
  await give(tx, emit, { ownerId, granteeId, targets, may: 'view', days: USUAL_DAYS, quietly: true });
  await audit({ action: 'documents.shared', object: `person:${granteeId}`, details: { targets, may: 'view' } });
}

interface Gift {
  ownerId: number;
  granteeId: number;
  targets: readonly { documentId: number | null; category: DocumentCategory | null }[];
  may: 'view' | 'review';
  days: number;
  /** Skips the notification because the recipient is notified otherwise. */
  quietly?: boolean;
}

async function give(tx: Tx, emit: Emit, { ownerId, granteeId, targets, may, days, quietly }: Gift): Promise<void> {
  const ids = targets.flatMap(({ documentId }) => (documentId === null ? [] : [documentId]));
  const own = ids.length
    ? await tx
        .select({ id: documents.id })
        .from(documents)
        .where(
          and(
            inArray(documents.id, ids),
            eq(documents.ownerId, ownerId),
            gt(documents.version, 0),
            isNull(documents.deletedAt),
          ),
        )
    : [];
  if (own.length !== new Set(ids).size) throw notFound(m.documents__we_couldnt_find_one_of());
  const [open] = await tx
    .select({ n: sql<number>`count(*)`.mapWith(Number) })
    .from(documentGrants)
    .where(and(eq(documentGrants.ownerId, ownerId), live));
  if (open!.n + targets.length > GRANTS_MAX) throw conflict(m.documents__youve_shared_the_maximum_number());
  const expiresAt = new Date(Date.now() + days * DAY_MS);
  for (const { documentId, category } of targets) {
    // A repeated grant replaces the former one, but a view grant never revokes a review grant.
    await tx
      .update(documentGrants)
      .set({ revokedAt: sql`now()` })
      .where(
        and(
          eq(documentGrants.ownerId, ownerId),
          eq(documentGrants.granteeId, granteeId),
          sql`${documentGrants.documentId} is not distinct from ${documentId}`,
          sql`${documentGrants.category} is not distinct from ${category}`,
          quietly ? and(eq(documentGrants.may, 'view'), sql`${documentGrants.expiresAt} < ${expiresAt}`) : undefined,
          live,
        ),
      );
    await tx.insert(documentGrants).values({ ownerId, granteeId, documentId, category, may, expiresAt });
  }
  if (!quietly) {
    const owner = await profileOf(tx, ownerId);
    await notify(tx, emit, {
      personId: granteeId,
      kind: 'document',
      // Notified once a day, however many documents are shared one by one.
      key: `documents.shared:${ownerId}:${new Date().toISOString().slice(0, 10)}`,
      title: m.documents__shared_documents_with_you({ firstName: owner!.firstName }),
      body: may === 'review' ? m.documents__you_can_approve_them_or() : m.documents__you_can_view_them(),
      path: '/documents',
      push: { title: m.documents__push_shared(), body: m.documents__push_open_to_review() },
    });
  }
  await refreshPages(emit, [ownerId, granteeId], 'documents');
}

const live = sql`${documentGrants.revokedAt} is null and ${documentGrants.expiresAt} > now()`;

async function presentGrants(db: Db, which: SQL): Promise<Grant[]> {
  const rows = await db
    .select({
      grant: documentGrants,
      name: fullName,
      active: sql<boolean>`${workTogether(documentGrants.granteeId, documentGrants.ownerId)}`,
    })
    .from(documentGrants)
    .innerJoin(personProfiles, eq(personProfiles.id, documentGrants.granteeId))
    .where(and(which, live))
    .orderBy(asc(documentGrants.id));
  return rows.map(({ grant: { id, granteeId, documentId, category, may, createdAt, expiresAt }, name, active }) => ({
    id,
    personId: granteeId,
    name,
    documentId,
    category: category === null ? null : categoryOf(category),
    may,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    active,
  }));
}
