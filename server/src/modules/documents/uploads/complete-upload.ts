import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { m } from '@lintel/messages';
import { and, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { AuditEntry } from '../../../platform/audit/audit.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import type { Emit } from '../../../platform/events/events.ts';
import { conflict, invalid, isApiError, notFound, tooLarge } from '../../../platform/serve/errors.ts';
import { profileOf } from '../../accounts/index.ts';
import { type Inspection, inspect, latestDayIn, nameAdvice } from '../checks/index.ts';
import type { DocumentStore } from '../document-store.ts';
import { categoryOf } from '../records.ts';
import { documents, documentUploads, documentVersions } from '../tables.ts';
import { endUpload, markForDeletion } from './delete-files.ts';
import { publishUpload } from './publish-upload.ts';

/** Time after which a process that checks an upload must have died. */
const CHECK_MS = 120_000;

type Writing = { tx: Tx; emit: Emit; audit(auditEntry: AuditEntry): Promise<void> };

export interface UploadServices {
  db: Db;
  transaction<T>(run: (writing: Writing) => Promise<T>): Promise<T>;
  documentStore: DocumentStore;
}

/**
 * Turns a complete upload into a version: inspects it, stores it under its own key, and inserts its row last. A
 * rejected file leaves nothing behind. Of two concurrent calls one does the work.
 */
export async function completeUpload(services: UploadServices, documentId: number): Promise<Finished> {
  const claimed = await claim(services, documentId);
  try {
    return await ingest(services, claimed);
  } catch (error) {
    // An error that is not about the file is retried by the next request.
    if (!isApiError(error)) await releaseClaim(services, documentId);
    throw error;
  }
}

interface Finished {
  sameAs: { id: number; fileName: string } | null;
}

interface Claimed {
  upload: typeof documentUploads.$inferSelect;
  document: typeof documents.$inferSelect;
}

const releaseClaim = ({ transaction }: UploadServices, documentId: number) =>
  transaction(({ tx }) =>
    tx.update(documentUploads).set({ finishingSince: null }).where(eq(documentUploads.documentId, documentId)),
  );

async function ingest(services: UploadServices, { upload, document }: Claimed): Promise<Finished> {
  const { documentStore, transaction } = services;
  const documentId = document.id;
  const content = await gather(services, upload);
  const fileName = documentStore.names.open(upload.sealedName, upload.claimedType);
  const found = await inspect(content, { fileName, fileType: upload.claimedType });
  const scan = !found.ok || !documentStore.scanner ? 'none' : await documentStore.scanner.scan(content);
  if (!found.ok || scan === 'infected') {
    await transaction(async ({ tx, audit }) => {
      await endUpload(tx, documentId);
      if (found.ok) await audit({ action: 'document.infected', object: `document:${documentId}` });
    });
    if (found.ok) throw invalid('file', m.documents__is_known_malware_and_wasnt());
    throw found.code === 'too-large' ? tooLarge(found.rule) : invalid('file', found.rule);
  }
  const fileKey = `documents/${randomUUID()}`;
  const contentMark = documentStore.names.mark(document.ownerId, content);
  await documentStore.files.put(fileKey, content);
  const stored = await transaction(async ({ tx, emit }) => {
    // A new announcement meanwhile makes it another upload; a name is never encrypted to the same text twice.
    const [still] = await tx
      .delete(documentUploads)
      .where(and(eq(documentUploads.documentId, documentId), eq(documentUploads.sealedName, upload.sealedName)))
      .returning({ partKeys: documentUploads.partKeys });
    if (!still) return false;
    await markForDeletion(tx, still.partKeys);
    const [updated] = await tx
      .update(documents)
      .set({ version: sql`${documents.version} + 1` })
      .where(eq(documents.id, documentId))
      .returning();
    await tx.insert(documentVersions).values({
      documentId,
      number: updated!.version,
      sealedName: upload.sealedName,
      mediaType: found.mediaType,
      sizeBytes: content.length,
      contentMark,
      fileKey,
      pages: found.pages ?? null,
      dpi: found.dpi === undefined ? null : Math.round(found.dpi),
      ...(await factsOf(tx, found, document)),
      scan: scan === 'unreachable' ? 'waiting' : scan,
    });
    if (scan !== 'unreachable') await publishUpload(tx, emit, { ...updated!, category: categoryOf(updated!.category) });
    return true;
  });
  if (!stored) {
    await documentStore.files.remove(fileKey);
    throw notFound(m.documents__this_upload_was_canceled());
  }
  return { sameAs: await sameContent(services, document, contentMark) };
}

/** Categories whose files name the person they are about. */
const NAMED: readonly string[] = ['pay_stubs', 'bank_statements', 'tax_returns', 'employment'];

/** Advice and day of a file, from its inspection and its text. */
async function factsOf(tx: Tx, { advice, text }: Extract<Inspection, { ok: true }>, document: Claimed['document']) {
  if (text === undefined) return { advice };
  const owner = await profileOf(tx, document.ownerId);
  const other = NAMED.includes(document.category) ? nameAdvice(text, owner!.lastName) : undefined;
  const datedOn = latestDayIn(text, new Date().toISOString().slice(0, 10)) ?? null;
  return { advice: other ? [...advice, other] : advice, datedOn };
}

/** One process checks an upload at a time; another takes over when it died. */
async function claim({ db, transaction }: UploadServices, documentId: number): Promise<Claimed> {
  const claimed = await transaction(async ({ tx }) =>
    tx
      .update(documentUploads)
      .set({ finishingSince: sql`now()` })
      .where(
        and(
          eq(documentUploads.documentId, documentId),
          eq(documentUploads.receivedBytes, documentUploads.sizeBytes),
          or(
            isNull(documentUploads.finishingSince),
            lt(documentUploads.finishingSince, sql`now() - make_interval(secs => ${CHECK_MS / 1_000})`),
          ),
        ),
      )
      .returning(),
  );
  if (!claimed[0]) throw conflict(m.documents__were_checking_this_file_please());
  const [document] = await db.select().from(documents).where(eq(documents.id, documentId));
  if (!document) throw notFound(m.documents__this_upload_was_canceled());
  return { upload: claimed[0], document };
}

async function gather(
  { documentStore, transaction }: UploadServices,
  upload: typeof documentUploads.$inferSelect,
): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (const key of upload.partKeys) {
    const stream = await documentStore.files.get(key);
    if (!stream) {
      // Happens only after a loss of storage; the file is requested again instead of being lost.
      await transaction(({ tx }) =>
        tx
          .update(documentUploads)
          .set({ receivedBytes: 0, partKeys: [], finishingSince: null })
          .where(eq(documentUploads.documentId, upload.documentId)),
      );
      documentStore.log.error({ documentId: upload.documentId }, 'a part of an upload is missing in the storage');
      throw conflict(m.documents__part_of_this_file_was());
    }
    parts.push(await buffer(stream));
  }
  return Buffer.concat(parts);
}

/** Finds another document of the same person with identical content. */
async function sameContent(
  { db, documentStore }: UploadServices,
  { id, ownerId }: typeof documents.$inferSelect,
  mark: string,
) {
  const [same] = await db
    .select({ id: documents.id, sealedName: documentVersions.sealedName, mediaType: documentVersions.mediaType })
    .from(documentVersions)
    .innerJoin(
      documents,
      and(eq(documents.id, documentVersions.documentId), eq(documents.version, documentVersions.number)),
    )
    .where(
      and(
        eq(documentVersions.contentMark, mark),
        eq(documents.ownerId, ownerId),
        ne(documents.id, id),
        isNull(documents.deletedAt),
      ),
    )
    .orderBy(documents.id)
    .limit(1);
  return same ? { id: same.id, fileName: documentStore.names.open(same.sealedName, same.mediaType) } : null;
}
