import { and, eq, inArray } from 'drizzle-orm';
import type { AppContext } from '../../../platform/app/app-context.ts';
import type { Tx } from '../../../platform/database/db.ts';
import type { DocumentStore } from '../document-store.ts';
import { documentFileRemovals, documents, documentUploads } from '../tables.ts';

/** Ends an upload, and deletes its document when it has no version. Returns whether there was one. */
export async function endUpload(tx: Tx, documentId: number): Promise<boolean> {
  const [gone] = await tx
    .delete(documentUploads)
    .where(eq(documentUploads.documentId, documentId))
    .returning({ partKeys: documentUploads.partKeys });
  if (!gone) return false;
  await markForDeletion(tx, gone.partKeys);
  await tx.delete(documents).where(and(eq(documents.id, documentId), eq(documents.version, 0)));
  return true;
}

/** Marks unreferenced files for deletion. `deleteMarkedFiles` deletes them after the commit. */
export async function markForDeletion(tx: Tx, fileKeys: readonly string[]): Promise<void> {
  if (fileKeys.length === 0) return;
  await tx
    .insert(documentFileRemovals)
    .values(fileKeys.map((fileKey) => ({ fileKey })))
    .onConflictDoNothing();
}

/** Deletes the marked files. Failures stay on the list and are retried. */
export async function deleteMarkedFiles(
  { database: { db } }: Pick<AppContext, 'database'>,
  { files, log }: DocumentStore,
): Promise<void> {
  const rows = await db.select({ fileKey: documentFileRemovals.fileKey }).from(documentFileRemovals).limit(1_000);
  const gone: string[] = [];
  for (const { fileKey } of rows)
    await files.remove(fileKey).then(
      () => gone.push(fileKey),
      (err: unknown) => log.error({ err }, 'a file could not be removed'),
    );
  if (gone.length > 0) await db.delete(documentFileRemovals).where(inArray(documentFileRemovals.fileKey, gone));
}
