import { and, eq, inArray } from 'drizzle-orm';
import type { AppContext } from '../../../foundation/app-context.ts';
import type { Tx } from '../../../foundation/db.ts';
import type { Papers } from '../papers.ts';
import { documentFileRemovals, documents, documentUploads } from '../tables.ts';

/** Ends an upload, and with it a paper that has no other content. Says whether there was one. */
export async function dropUpload(tx: Tx, documentId: number): Promise<boolean> {
  const [gone] = await tx
    .delete(documentUploads)
    .where(eq(documentUploads.documentId, documentId))
    .returning({ partKeys: documentUploads.partKeys });
  if (!gone) return false;
  await removeLater(tx, gone.partKeys);
  await tx.delete(documents).where(and(eq(documents.id, documentId), eq(documents.version, 0)));
  return true;
}

/** Says in a transaction which files nothing stands for any more; they are removed after it, by `removeFiles`. */
export async function removeLater(tx: Tx, fileKeys: readonly string[]): Promise<void> {
  if (fileKeys.length === 0) return;
  await tx
    .insert(documentFileRemovals)
    .values(fileKeys.map((fileKey) => ({ fileKey })))
    .onConflictDoNothing();
}

/** Removes the files that were said to go. What fails stays on the list and is tried again. */
export async function removeFiles(
  { database: { db } }: Pick<AppContext, 'database'>,
  { files, log }: Papers,
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
