import { m } from '@lintel/messages';
import { and, eq, sql } from 'drizzle-orm';
import { conflict, notFound } from '../../platform/serve/errors.ts';
import { serve } from '../../platform/serve/serve.ts';
import { refreshPages } from '../notifications/index.ts';
import { documentAccess, ownAccess } from './access.ts';
import { documentsContract as contract, extensionOf } from './contract.ts';
import { documentStoreToken } from './document-store.ts';
import { presentDocument, undoneUntil } from './records.ts';
import { documents, documentVersions } from './tables.ts';
import { readersOf } from './uploads/publish-upload.ts';

export const change = serve(contract.change, {
  access: documentAccess.may('change'),
  writes: true,
  async run({ input: { fileName, category }, subject: { id, version }, me, tx, emit, resolve }) {
    const { names } = resolve(documentStoreToken);
    const before = await presentDocument(tx, me, names, id);
    if (fileName !== undefined) {
      const end = extensionOf(before.fileName);
      // Keeps the extension of the content, which decides how the file opens.
      const name = extensionOf(fileName) === end ? fileName : `${fileName.replace(/\.[^.]*$/, '')}.${end}`;
      await tx
        .update(documentVersions)
        .set({ sealedName: names.seal(name) })
        .where(and(eq(documentVersions.documentId, id), eq(documentVersions.number, version)));
    }
    if (category !== undefined && category !== before.category) {
      // A document that was reviewed as one category is not approved as another.
      if (before.status === 'approved') throw conflict(m.documents__this_document_was_approved_in());
      await tx.update(documents).set({ category }).where(eq(documents.id, id));
    }
    const readers = await readersOf(tx, id);
    await refreshPages(emit, [me.id, ...readers.map(({ personId }) => personId)], 'documents');
    return presentDocument(tx, me, names, id);
  },
});

export const remove = serve(contract.remove, {
  access: documentAccess.may('change'),
  writes: true,
  async run({ subject: { id }, me, tx, emit, audit, resolve }) {
    const { names } = resolve(documentStoreToken);
    const { obstacle } = await presentDocument(tx, me, names, id);
    if (obstacle) throw conflict(obstacle);
    const readers = await readersOf(tx, id);
    await tx.update(documents).set({ deletedAt: sql`now()` }).where(eq(documents.id, id));
    await audit({ action: 'document.deleted', object: `document:${id}` });
    await refreshPages(emit, [me.id, ...readers.map(({ personId }) => personId)], 'documents');
    return presentDocument(tx, me, names, id);
  },
});

export const restore = serve(contract.restore, {
  access: ownAccess.may('restore'),
  writes: true,
  async run({ subject: { id, version, deletedAt }, me, tx, emit, audit, resolve }) {
    if (version === 0) throw notFound();
    if (deletedAt && undoneUntil(deletedAt) < new Date()) throw notFound();
    if (deletedAt) {
      await tx.update(documents).set({ deletedAt: null }).where(eq(documents.id, id));
      await audit({ action: 'document.restored', object: `document:${id}` });
      await refreshPages(emit, [me.id], 'documents');
    }
    return presentDocument(tx, me, resolve(documentStoreToken).names, id);
  },
});
