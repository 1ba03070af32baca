import { randomUUID } from 'node:crypto';
import { m } from '@lintel/messages';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Access } from '../../../platform/serve/access.ts';
import { conflict, invalid, notFound, tooLarge } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { ownAccess } from '../access.ts';
import { documentsContract as contract } from '../contract.ts';
import { documentStoreToken } from '../document-store.ts';
import { presentDocument } from '../records.ts';
import { type documents, documentUploads } from '../tables.ts';
import { completeUpload } from './complete-upload.ts';

/** Minimum size of a part, except the last: each part costs a file. */
const PART_BYTES_MIN = 64 * 1024;

const upload = ownAccess.may('upload');
const ofPath: Access<{ params: { id: number } }, typeof documents.$inferSelect> = {
  label: upload.label,
  check: (call) => upload.check({ ...call, input: call.input.params }),
};

/**
 * Receives a part of an upload. The part is stored, encrypted, before the row counts it, so an acknowledged
 * offset has been received. Of two concurrent requests with the same part, one gets a response with the
 * current offset. The last part completes the upload.
 */
export const sendContent = serve(contract.sendContent, {
  access: ofPath,
  async run({ input: { params, headers, body }, me, db, resolve, transaction }) {
    const documentStore = resolve(documentStoreToken);
    const offset = headers['upload-offset'];
    const [row] = await db
      .select()
      .from(documentUploads)
      .where(and(eq(documentUploads.documentId, params.id), gt(documentUploads.expiresAt, sql`now()`)));
    if (!row) throw notFound(m.documents__no_upload_is_in_progress());
    if (offset !== row.receivedBytes) throw elsewhere(row.receivedBytes);
    const part = new Uint8Array((await body?.arrayBuffer()) ?? []);
    const received = offset + part.length;
    if (received > row.sizeBytes)
      throw tooLarge(m.documents__this_file_is_larger_than({ count: row.sizeBytes.toLocaleString('en-US') }));
    const isLast = received === row.sizeBytes;
    if (!isLast && part.length < Math.min(PART_BYTES_MIN, documentStore.partBytes))
      throw invalid('body', m.documents__must_have_at_least_65());
    // An empty part after all were received: the client missed the completion.
    if (part.length > 0) {
      const key = `uploads/${randomUUID()}`;
      await documentStore.files.put(key, part);
      const counted = await transaction(({ tx }) =>
        tx
          .update(documentUploads)
          .set({ receivedBytes: received, partKeys: sql`array_append(${documentUploads.partKeys}, ${key})` })
          .where(and(eq(documentUploads.documentId, params.id), eq(documentUploads.receivedBytes, offset)))
          .returning(),
      );
      if (counted.length === 0) {
        await documentStore.files.remove(key);
        throw elsewhere();
      }
    }
    if (!isLast) return { complete: false, offset: received, document: null, sameAs: null };
    const { sameAs } = await completeUpload({ db, transaction, documentStore: documentStore }, params.id);
    const document = await presentDocument(db, me, documentStore.names, params.id);
    return { complete: true, offset: received, document, sameAs };
  },
});

const elsewhere = (at?: number) =>
  conflict(
    at === undefined ? m.documents__this_part_was_already_received() : m.documents__the_next_part_starts_at({ at }),
  );
