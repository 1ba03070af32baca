import { m } from '@lintel/messages';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { StreamingBlob } from '../../platform/http/streaming-blob.ts';
import { conflict, forbidden, notFound } from '../../platform/serve/errors.ts';
import { serve } from '../../platform/serve/serve.ts';
import { refreshPages } from '../notifications/index.ts';
import { documentAccess } from './access.ts';
import { documentsContract as contract } from './contract.ts';
import { documentStoreToken, isPreviewable, mediaTypeToSend } from './document-store.ts';
import { type documents, documentVersions, documentViews } from './tables.ts';

/** Minutes for which another person's document stays open. */
const OPENING_MINUTES = 10;

/**
 * Returns the URL of a file. A view by another person is recorded before the first byte: a GET writes nothing, so it
 * needs the id that this call returns.
 */
export const open = serve(contract.open, {
  access: documentAccess.may('see'),
  writes: true,
  async run({ input, subject: document, me, tx, emit, resolve }) {
    const version = await versionOf(tx, document, input.version);
    const query = new URLSearchParams();
    if (input.as === 'download') query.set('download', 'true');
    if (document.ownerId === me.id) query.set('version', String(version.number));
    else {
      const [view] = await tx
        .insert(documentViews)
        .values({ documentId: document.id, version: version.number, viewerId: me.id, action: input.as })
        .returning({ id: documentViews.id });
      query.set('opening', view!.id);
      await refreshPages(emit, [document.ownerId], 'documents');
    }
    return {
      path: `/api/documents/${document.id}/content?${query}`,
      fileName: resolve(documentStoreToken).names.open(version.sealedName, version.mediaType),
      fileType: mediaTypeToSend(version.mediaType),
    };
  },
});

export const content = serve(contract.content, {
  access: documentAccess.may('see'),
  async run({ input, subject: document, me, db, resolve }) {
    const { files, names } = resolve(documentStoreToken);
    const opened = document.ownerId === me.id ? input : await openingOf(db, input, me.id);
    const version = await versionOf(db, document, opened.version);
    const file = await files.get(version.fileKey);
    if (!file) throw new Error(`The content of document ${document.id} is missing in the storage`);
    const inPage = !opened.download && isPreviewable(version.mediaType);
    return {
      headers: {
        ...contentHeaders,
        'content-length': String(version.sizeBytes),
        'content-disposition': disposition(inPage, names.open(version.sealedName, version.mediaType)),
      },
      body: new StreamingBlob(mediaTypeToSend(version.mediaType), () => file),
    };
  },
});

/** Browsers do not run, frame or cache a file, whatever it contains. */
export const contentHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

/** Quotes and non-ASCII characters use the extended form (RFC 6266). */
export function disposition(inPage: boolean, fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const exact = encodeURIComponent(fileName).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${inPage ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${exact}`;
}

async function openingOf(db: Db, { id, opening }: { id: number; opening?: string | undefined }, viewerId: number) {
  if (!opening) throw forbidden(m.documents__open_this_document_first_its());
  const [view] = await db
    .select({ version: documentViews.version, action: documentViews.action })
    .from(documentViews)
    .where(
      and(
        eq(documentViews.id, opening),
        eq(documentViews.documentId, id),
        eq(documentViews.viewerId, viewerId),
        gt(documentViews.at, sql`now() - make_interval(mins => ${OPENING_MINUTES})`),
      ),
    );
  if (!view) throw forbidden(m.documents__this_link_has_expired_open());
  return { version: view.version, download: view.action === 'download' };
}

/** Returns the requested version, by default the latest. */
async function versionOf(db: Db, { id, version }: typeof documents.$inferSelect, number = version) {
  const [found] = await db
    .select()
    .from(documentVersions)
    .where(and(eq(documentVersions.documentId, id), eq(documentVersions.number, number)));
  if (!found) throw notFound();
  if (found.scan === 'waiting') throw conflict(m.documents__were_still_scanning_this_document());
  return found;
}
