import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { AppContext } from '../../../platform/app/app-context.ts';
import { writeAudit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { documentStoreToken } from '../document-store.ts';
import { UNDO_DAYS } from '../records.ts';
import { documentDestructions, documentHolds, documents, documentUploads, documentVersions } from '../tables.ts';
import { deleteMarkedFiles, markForDeletion } from '../uploads/delete-files.ts';

export type Why = (typeof documentDestructions.why.enumValues)[number];

/**
 * Deletes documents permanently: their rows, and after the commit the files with their keys. Only the destruction log
 * and the audit log keep an entry.
 */
export async function destroyDocuments(tx: Tx, ids: readonly number[], why: Why, actor: string): Promise<void> {
  if (ids.length === 0) return;
  const gone = await tx
    .select({
      id: documents.id,
      ownerId: documents.ownerId,
      category: documents.category,
      versions: sql<number>`count(${documentVersions.number})`.mapWith(Number),
      bytes: sql<number>`coalesce(sum(${documentVersions.sizeBytes}), 0)`.mapWith(Number),
      fileKeys: sql<string[]>`coalesce(array_agg(${documentVersions.fileKey})
        filter (where ${documentVersions.fileKey} is not null), '{}')`,
    })
    .from(documents)
    .leftJoin(documentVersions, sql`${documentVersions.documentId} = ${documents.id}`)
    .where(inArray(documents.id, [...ids]))
    .groupBy(documents.id);
  const coming = await tx
    .select({ partKeys: documentUploads.partKeys })
    .from(documentUploads)
    .where(inArray(documentUploads.documentId, [...ids]));
  await markForDeletion(
    tx,
    [...gone, ...coming.map(({ partKeys }) => ({ fileKeys: partKeys }))].flatMap((each) => each.fileKeys),
  );
  const destroyed = gone.filter(({ versions }) => versions > 0);
  if (destroyed.length > 0)
    await tx
      .insert(documentDestructions)
      .values(destroyed.map(({ id, fileKeys: _, ...document }) => ({ documentId: id, why, ...document })));
  await tx.delete(documents).where(inArray(documents.id, [...ids]));
  for (const { id, versions } of destroyed)
    await writeAudit(tx, actor, { action: 'document.destroyed', object: `document:${id}`, details: { why, versions } });
}

/** A job that destroys documents deleted 30 days ago unless they must be retained. Returns their number. */
export async function destroyDue(app: AppContext, now = new Date()): Promise<number> {
  const count = await app.database.transaction(async (tx) => {
    const due = await tx
      .select({ id: documents.id, keptUntil: documents.keptUntil })
      .from(documents)
      .where(
        and(
          sql`${documents.deletedAt} < ${now}::timestamptz - make_interval(days => ${UNDO_DAYS})`,
          sql`coalesce(${documents.keptUntil} < ${now.toISOString().slice(0, 10)}, true)`,
          sql`${documents.keptFrom} is distinct from 'open_purchase'`,
          sql`not exists (select from ${documentHolds} as hold
            where hold.person_id = ${documents.ownerId} and ${isNull(sql`hold.released_at`)})`,
        ),
      )
      .orderBy(documents.id)
      .limit(500)
      .for('update', { skipLocked: true });
    const expired = due.filter(({ keptUntil }) => keptUntil !== null).map(({ id }) => id);
    const free = due.filter(({ keptUntil }) => keptUntil === null).map(({ id }) => id);
    await destroyDocuments(tx, expired, 'retention_ended', 'destroy-documents');
    await destroyDocuments(tx, free, 'owner_deleted', 'destroy-documents');
    return due.length;
  });
  await deleteMarkedFiles(app, app.resolve(documentStoreToken));
  return count;
}
