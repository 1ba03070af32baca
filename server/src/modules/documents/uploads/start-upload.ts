import { HOUR_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import { signedIn } from '../../../platform/serve/access.ts';
import { ApiError, conflict, notFound, tooLarge } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import type { Person } from '../../../platform/serve/session.ts';
import { confirmed } from '../../accounts/index.ts';
import { documentAccess, ownAccess } from '../access.ts';
import { documentsContract as contract, documentsMax, fileSizeMax, quotaBytes, type Upload } from '../contract.ts';
import { documentStoreToken, type FileNames } from '../document-store.ts';
import { documents, documentUploads, documentVersions } from '../tables.ts';
import { endUpload } from './delete-files.ts';

/** Hours after which an unfinished upload is abandoned. */
const UPLOAD_HOURS = 24;
/** Maximum new documents and versions per person and hour, and maximum concurrent uploads. */
const UPLOADS_PER_HOUR = 200;
const OPEN_MAX = 40;

export const create = serve(contract.create, {
  access: confirmed(signedIn),
  writes: true,
  async run({ input: { userId, fileName, fileType, fileSize, category }, subject: me, tx, resolve }) {
    if (userId !== undefined && userId !== me.id) throw notFound();
    await enforceQuota(tx, me, fileSize);
    const [document] = await tx.insert(documents).values({ ownerId: me.id, category }).returning({ id: documents.id });
    const upload = await insertUpload(
      tx,
      { documentId: document!.id, fileName, fileType, fileSize },
      resolve(documentStoreToken),
    );
    return { id: document!.id, upload };
  },
});

export const replace = serve(contract.replace, {
  access: confirmed(documentAccess.may('change')),
  writes: true,
  async run({ input: { fileName, fileType, fileSize }, subject: { id, ownerId }, tx, resolve }) {
    await enforceQuota(tx, { id: ownerId }, fileSize);
    // A new upload replaces the unfinished one of this document.
    await endUpload(tx, id);
    return insertUpload(tx, { documentId: id, fileName, fileType, fileSize }, resolve(documentStoreToken));
  },
});

export const upload = serve(contract.upload, {
  access: ownAccess.may('upload'),
  async run({ subject: { id }, db, resolve }) {
    const [found] = await db
      .select()
      .from(documentUploads)
      .where(and(eq(documentUploads.documentId, id), gt(documentUploads.expiresAt, sql`now()`)));
    if (!found) throw notFound(m.documents__no_upload_is_in_progress());
    return presentUpload(found, resolve(documentStoreToken));
  },
});

export const uploads = serve(contract.uploads, {
  access: signedIn,
  async run({ subject: me, db, resolve }) {
    const rows = await db
      .select({ upload: documentUploads })
      .from(documentUploads)
      .innerJoin(documents, eq(documents.id, documentUploads.documentId))
      .where(and(ownAccess.visible(me), gt(documentUploads.expiresAt, sql`now()`)))
      .orderBy(documentUploads.documentId);
    return rows.map(({ upload: each }) => presentUpload(each, resolve(documentStoreToken)));
  },
});

export const cancelUpload = serve(contract.cancelUpload, {
  access: ownAccess.may('upload'),
  writes: true,
  async run({ subject: { id }, tx }) {
    if (!(await endUpload(tx, id))) throw notFound(m.documents__no_upload_is_in_progress());
    return { id };
  },
});

/** Rejects what is too large, too many or too frequent. Serializes the uploads that one person starts. */
async function enforceQuota(tx: Tx, me: Person, fileSize: number): Promise<void> {
  if (fileSize > fileSizeMax) throw tooLarge(m.documents__files_can_be_up_to());
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`papers of ${me.id}`}))`);
  const mine = eq(documents.ownerId, me.id);
  const [stored] = await tx
    .select({
      documents: sql<number>`count(distinct ${documents.id})`.mapWith(Number),
      bytes: sql<number>`coalesce(sum(${documentVersions.sizeBytes}), 0)`.mapWith(Number),
    })
    .from(documents)
    .leftJoin(documentVersions, eq(documentVersions.documentId, documents.id))
    .where(mine);
  const [pending] = await tx
    .select({
      open: count(),
      bytes: sql<number>`coalesce(sum(${documentUploads.sizeBytes}), 0)`.mapWith(Number),
    })
    .from(documentUploads)
    .innerJoin(documents, eq(documents.id, documentUploads.documentId))
    .where(mine);
  if (stored!.bytes + pending!.bytes + fileSize > quotaBytes) throw conflict(m.documents__your_documents_can_take_up());
  if (stored!.documents >= documentsMax) throw conflict(m.documents__you_can_store_up_to({ documentsMax }));
  if (pending!.open >= OPEN_MAX) throw conflict(m.documents__you_have_unfinished_uploads_finish({ openMax: OPEN_MAX }));
  const [recent] = await tx
    .select({ n: count() })
    .from(documents)
    .where(and(mine, gt(documents.createdAt, sql`now() - interval '1 hour'`)));
  if (recent!.n >= UPLOADS_PER_HOUR)
    throw new ApiError('LIMIT_REACHED', m.documents__you_uploaded_many_documents(), {
      retryAfterSeconds: 600,
    });
}

interface NewUpload {
  documentId: number;
  fileName: string;
  fileType: string;
  fileSize: number;
}

async function insertUpload(
  tx: Tx,
  { documentId, fileName, fileType, fileSize }: NewUpload,
  documentStore: { names: FileNames; partBytes: number },
): Promise<Upload> {
  const [row] = await tx
    .insert(documentUploads)
    .values({
      documentId,
      sealedName: documentStore.names.seal(fileName),
      claimedType: fileType,
      sizeBytes: fileSize,
      expiresAt: new Date(Date.now() + UPLOAD_HOURS * HOUR_MS),
    })
    .returning();
  return presentUpload(row!, documentStore);
}

const presentUpload = (
  { documentId, sealedName, claimedType, sizeBytes, receivedBytes, expiresAt }: typeof documentUploads.$inferSelect,
  { names, partBytes }: { names: FileNames; partBytes: number },
): Upload => ({
  documentId,
  path: `/api/documents/${documentId}/content`,
  offset: receivedBytes,
  fileSize: sizeBytes,
  fileName: names.open(sealedName, claimedType),
  partBytes,
  expiresAt: expiresAt.toISOString(),
});
