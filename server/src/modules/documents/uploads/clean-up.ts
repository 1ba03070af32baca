import { buffer } from 'node:stream/consumers';
import { m } from '@lintel/messages';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { AppContext } from '../../../platform/app/app-context.ts';
import { writeAudit } from '../../../platform/audit/audit.ts';
import { isApiError } from '../../../platform/serve/errors.ts';
import { notify } from '../../notifications/index.ts';
import { documentCategories } from '../contract.ts';
import { documentStoreToken } from '../document-store.ts';
import { categoryOf } from '../records.ts';
import { documents, documentUploads, documentVersions } from '../tables.ts';
import { completeUpload, type UploadServices } from './complete-upload.ts';
import { deleteMarkedFiles, endUpload, markForDeletion } from './delete-files.ts';
import { publishUpload } from './publish-upload.ts';

/** The dependencies of a job, like those of an operation; its audit entries have the job as actor. */
const uploadServicesOf = (app: AppContext): UploadServices => ({
  db: app.database.db,
  documentStore: app.resolve(documentStoreToken),
  transaction: (run) =>
    app.events.transaction((tx, emit) =>
      run({ tx, emit, audit: (auditEntry) => writeAudit(tx, 'tend-documents', auditEntry) }),
    ),
});

/**
 * A job that runs every minute: resumes uploads of crashed processes, retries the scanner, and deletes marked files.
 */
export async function cleanUpUploads(app: AppContext): Promise<void> {
  await finishLeft(app);
  await scanWaiting(app);
  await abandonExpired(app);
  await deleteMarkedFiles(app, app.resolve(documentStoreToken));
}

async function finishLeft(app: AppContext): Promise<void> {
  const services = uploadServicesOf(app);
  const left = await services.db
    .select({ id: documents.id, ownerId: documents.ownerId, category: documents.category })
    .from(documentUploads)
    .innerJoin(documents, eq(documents.id, documentUploads.documentId))
    .where(
      and(
        eq(documentUploads.receivedBytes, documentUploads.sizeBytes),
        lt(
          sql`coalesce(${documentUploads.finishingSince}, ${documentUploads.createdAt})`,
          sql`now() - interval '2 minutes'`,
        ),
      ),
    )
    .limit(20);
  for (const { id, ownerId, category } of left)
    try {
      await completeUpload(services, id);
    } catch (error) {
      if (!isApiError(error)) throw error;
      // The uploader is no longer waiting, so the reason for the rejection cannot be returned.
      if (error.code === 'INVALID' || error.code === 'TOO_LARGE')
        await services.transaction(({ tx, emit }) =>
          notify(tx, emit, {
            personId: ownerId,
            kind: 'document',
            key: `document.refused:${id}`,
            title: m.documents__file_not_accepted({
              documentCategories: documentCategories[categoryOf(category)],
            }),
            body: error.data?.fields?.[0]?.rule ?? error.message,
            path: '/documents',
          }).then(() => {}),
        );
    }
}

/** Scans files that were uploaded while the scanner was unavailable. */
async function scanWaiting(app: AppContext): Promise<void> {
  const { db, documentStore, transaction } = uploadServicesOf(app);
  const waiting = await db
    .select({ version: documentVersions, document: documents })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.documentId))
    .where(eq(documentVersions.scan, 'waiting'))
    .orderBy(documentVersions.uploadedAt)
    .limit(50);
  for (const { version, document } of waiting) {
    const content = documentStore.scanner && (await documentStore.files.get(version.fileKey));
    // Without a configured scanner the files need no scan.
    const verdict = documentStore.scanner
      ? content
        ? await documentStore.scanner.scan(await buffer(content))
        : 'unreachable'
      : 'none';
    if (verdict === 'unreachable') return;
    await transaction(async ({ tx, emit, audit }) => {
      const which = and(
        eq(documentVersions.documentId, document.id),
        eq(documentVersions.number, version.number),
        eq(documentVersions.scan, 'waiting'),
      );
      const arrived = { ...document, category: categoryOf(document.category) };
      if (verdict !== 'infected') {
        const [passed] = await tx.update(documentVersions).set({ scan: verdict }).where(which).returning();
        if (passed) await publishUpload(tx, emit, { ...arrived, version: version.number });
        return;
      }
      const [gone] = await tx.delete(documentVersions).where(which).returning();
      if (!gone) return;
      await markForDeletion(tx, [version.fileKey]);
      await stepBack(tx, document.id);
      await audit({ action: 'document.infected', object: `document:${document.id}` });
      await notify(tx, emit, {
        personId: document.ownerId,
        kind: 'document',
        key: `document.infected:${document.id}:${version.number}`,
        title: m.documents__file_not_saved({ documentCategories: documentCategories[arrived.category] }),
        body: m.documents__its_known_malware_check_your(),
        path: '/documents',
      });
    });
  }
}

/** Makes the previous version the latest again; deletes a document without any. */
async function stepBack(
  tx: Parameters<Parameters<UploadServices['transaction']>[0]>[0]['tx'],
  id: number,
): Promise<void> {
  await tx
    .update(documents)
    .set({
      version: sql`coalesce((select max(left_over.number) from ${documentVersions} as left_over where left_over.document_id = ${id}), 0)`,
    })
    .where(eq(documents.id, id));
  await tx.delete(documents).where(and(eq(documents.id, id), eq(documents.version, 0)));
}

async function abandonExpired(app: AppContext): Promise<void> {
  const { db, transaction } = uploadServicesOf(app);
  const expired = await db
    .select({ id: documentUploads.documentId })
    .from(documentUploads)
    .where(lt(documentUploads.expiresAt, sql`now()`))
    .limit(200);
  for (const { id } of expired) await transaction(({ tx }) => endUpload(tx, id));
}
