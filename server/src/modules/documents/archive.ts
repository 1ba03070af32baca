import { PassThrough } from 'node:stream';
import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import type { Files } from '../../platform/files/files.ts';
import { StreamingBlob } from '../../platform/http/streaming-blob.ts';
import { signedIn } from '../../platform/serve/access.ts';
import { serve } from '../../platform/serve/serve.ts';
import { ownAccess } from './access.ts';
import { contentHeaders, disposition } from './content.ts';
import { documentsContract as contract } from './contract.ts';
import { documentStoreToken } from './document-store.ts';
import { documents, documentVersions } from './tables.ts';

interface Entry {
  name: string;
  fileKey: string;
  storedAt: Date;
}

/** Streams all documents of the caller in their latest version, decrypted on the fly, without a copy on disk. */
export const archive = serve(contract.archive, {
  access: signedIn,
  async run({ subject: me, db, resolve }) {
    const { files, names } = resolve(documentStoreToken);
    const rows = await db
      .select({ category: documents.category, version: documentVersions })
      .from(documents)
      .innerJoin(
        documentVersions,
        and(eq(documentVersions.documentId, documents.id), eq(documentVersions.number, documents.version)),
      )
      .where(
        and(
          ownAccess.visible(me),
          gt(documents.version, 0),
          isNull(documents.deletedAt),
          ne(documentVersions.scan, 'waiting'),
        ),
      )
      .orderBy(documents.id);
    const taken = new Set<string>();
    const entries = rows.map(({ category, version }) => ({
      name: uniqueName(`${category}/${safeName(names.open(version.sealedName, version.mediaType))}`, taken),
      fileKey: version.fileKey,
      storedAt: version.uploadedAt,
    }));
    const day = new Date().toISOString().slice(0, 10);
    return {
      headers: { ...contentHeaders, 'content-disposition': disposition(false, `lintel-documents-${day}.zip`) },
      body: new StreamingBlob('application/zip', () => zipOf(files, entries)),
    };
  },
});

/** Adds one file at a time as the client reads. A missing file aborts the archive instead of being left out. */
function zipOf(files: Files, entries: readonly Entry[]): PassThrough {
  const zip = new ZipFile();
  const out = new PassThrough();
  const fail = (error: unknown) => void out.destroy(error as Error);
  zip.on('error', fail);
  for (const { name, fileKey, storedAt } of entries)
    zip.addReadStreamLazy(name, { mtime: storedAt, compress: false }, (hand) => {
      files.get(fileKey).then((file) => {
        if (!file) return fail(new Error('A file is missing in the storage'));
        // Without this, the library waits forever when a file fails.
        file.once('error', fail);
        hand(null, file);
      }, fail);
    });
  zip.end();
  zip.outputStream.pipe(out);
  return out;
}

/** Makes a name that every system can unpack: Windows allows fewer characters and no trailing dot. */
const safeName = (name: string): string =>
  name
    .replace(/[<>:"|?*/\\]/g, '_')
    .replace(/^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i, '_$1')
    .replace(/^\.+/, '_')
    .replace(/[. ]+$/, '');

/** `letter.pdf`, then `letter (2).pdf`; case-insensitive systems keep both. */
export function uniqueName(name: string, taken: Set<string>): string {
  const [, base = name, end = ''] = /^(.*?)(\.[^./]*)?$/.exec(name) ?? [];
  for (let at = 1; ; at += 1) {
    const tried = at === 1 ? name : `${base} (${at})${end}`;
    if (taken.has(tried.toLowerCase())) continue;
    taken.add(tried.toLowerCase());
    return tried;
  }
}
