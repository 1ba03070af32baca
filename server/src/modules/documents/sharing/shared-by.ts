import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import type { Person } from '../../../platform/serve/session.ts';
import { documentAccess } from '../access.ts';
import { documentCategories } from '../contract.ts';
import { categoryOf } from '../records.ts';
import { documents, documentVersions } from '../tables.ts';

/** Returns the documents of a buyer that a professional may open now: the label, and the time of the newest version. */
export async function documentsSharedBy(db: Db, me: Person, ownerId: number) {
  const rows = await db
    .select({
      ...{ id: documents.id, category: documents.category, status: documentVersions.status },
      ...{ uploadedAt: documentVersions.uploadedAt, reviewedAt: documentVersions.reviewedAt },
    })
    .from(documents)
    .innerJoin(
      documentVersions,
      and(eq(documentVersions.documentId, documents.id), eq(documentVersions.number, documents.version)),
    )
    .where(and(eq(documents.ownerId, ownerId), documentAccess.visible(me)))
    .orderBy(desc(documentVersions.uploadedAt))
    .limit(100);
  return rows.map(({ id, category, status, uploadedAt, reviewedAt }) => ({
    ...{ id, status, at: reviewedAt ?? uploadedAt },
    category: documentCategories[categoryOf(category)],
  }));
}
