import { m } from '@lintel/messages';
import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { PersonalData } from '../accounts/index.ts';
import type { FileNames } from './document-store.ts';
import { mustBeKept } from './retention/deletion-obstacle.ts';
import { destroyDocuments } from './retention/destroy.ts';
import {
  documentDestructions,
  documentGrants,
  documentHolds,
  documentProfiles,
  documents,
  documentVersions,
  documentViews,
} from './tables.ts';

/** Documents, grants, views and review texts. The files come as a zip archive. */
export const documentsData = (names: FileNames): PersonalData => ({
  name: 'documents',
  tables: [
    'documents',
    'document_versions',
    'document_grants',
    'document_views',
    'document_profiles',
    'document_holds',
    'document_destructions',
  ],
  async rows(db, personId) {
    const mine = eq(documents.ownerId, personId);
    const versions = await db
      .select({ version: documentVersions })
      .from(documentVersions)
      .innerJoin(documents, eq(documents.id, documentVersions.documentId))
      .where(mine)
      .orderBy(documentVersions.documentId, documentVersions.number);
    return {
      contents: '/api/documents/archive',
      papers: await db.select().from(documents).where(mine).orderBy(documents.id),
      versions: versions.map(({ version: { sealedName, contentMark: _, fileKey: __, ...version } }) => ({
        ...version,
        fileName: names.open(sealedName, version.mediaType),
      })),
      shared: await db
        .select()
        .from(documentGrants)
        .where(or(eq(documentGrants.ownerId, personId), eq(documentGrants.granteeId, personId))),
      viewedByOthers: await db
        .select({ documentId: documentViews.documentId, at: documentViews.at, action: documentViews.action })
        .from(documentViews)
        .innerJoin(documents, eq(documents.id, documentViews.documentId))
        .where(mine),
      viewedOfOthers: await db
        .select({ documentId: documentViews.documentId, at: documentViews.at, action: documentViews.action })
        .from(documentViews)
        .where(eq(documentViews.viewerId, personId)),
      checklist: await db.select().from(documentProfiles).where(eq(documentProfiles.personId, personId)),
      holds: await db
        .select({ createdAt: documentHolds.createdAt, releasedAt: documentHolds.releasedAt })
        .from(documentHolds)
        .where(eq(documentHolds.personId, personId)),
      destroyed: await db.select().from(documentDestructions).where(eq(documentDestructions.ownerId, personId)),
    };
  },
  /**
   * Deletes files with their keys. What a company must retain stays, inaccessible and without a name, until its date.
   */
  async erase(tx, personId) {
    const own = await tx
      .select({ id: documents.id, keptUntil: documents.keptUntil })
      .from(documents)
      .where(eq(documents.ownerId, personId));
    const now = new Date();
    // A purchase without its buyer never closes.
    const retained = own
      .filter(({ keptUntil }) => mustBeKept({ keptUntil, keptFrom: 'approval' }, now))
      .map(({ id }) => id);
    const free = own.filter(({ id }) => !retained.includes(id)).map(({ id }) => id);
    await destroyDocuments(tx, free, 'account_erased', 'erase-people');
    await tx
      .delete(documentGrants)
      .where(or(eq(documentGrants.ownerId, personId), eq(documentGrants.granteeId, personId)));
    await tx.delete(documentProfiles).where(eq(documentProfiles.personId, personId));
    // Anonymizes what this person wrote about other people's documents.
    await tx
      .update(documentVersions)
      .set({ reason: m.documents__this_text_was_removed_with() })
      .where(and(eq(documentVersions.reviewedById, personId), isNotNull(documentVersions.reason)));
    if (retained.length === 0) return;
    await tx
      .update(documents)
      .set({ deletedAt: sql`now()` })
      .where(and(inArray(documents.id, retained), isNull(documents.deletedAt)));
    await tx
      .update(documents)
      .set({ keptFrom: 'approval' })
      .where(and(inArray(documents.id, retained), eq(documents.keptFrom, 'open_purchase')));
    await tx
      .update(documentVersions)
      .set({ sealedName: '', reason: null })
      .where(inArray(documentVersions.documentId, retained));
  },
  async obstacle(db, personId) {
    const [hold] = await db
      .select({ id: documentHolds.id })
      .from(documentHolds)
      .where(and(eq(documentHolds.personId, personId), isNull(documentHolds.releasedAt)))
      .limit(1);
    return hold && m.documents__your_documents_are_under_a_2();
  },
});
