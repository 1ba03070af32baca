import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import type { Person } from '../../../platform/serve/session.ts';
import { documentAccess } from '../access.ts';
import { documentGrants, documents, documentVersions } from '../tables.ts';

/** Returns the documents that wait for a professional's review, the longest wait first. */
export const reviewsDueOf = (db: Db, me: Person): Promise<{ id: number; ownerId: number; uploadedAt: Date }[]> =>
  db
    .select({ id: documents.id, ownerId: documents.ownerId, uploadedAt: documentVersions.uploadedAt })
    .from(documents)
    .innerJoin(
      documentVersions,
      and(eq(documentVersions.documentId, documents.id), eq(documentVersions.number, documents.version)),
    )
    .where(
      and(
        // Finds the possible owners through an index, so that the documents of all others are not scanned.
        sql`${documents.ownerId} in (select given.owner_id from ${documentGrants} as given
          where given.grantee_id = ${me.id} and given.revoked_at is null and given.expires_at > now())`,
        documentAccess.can(me).review,
        ne(documents.ownerId, me.id),
        eq(documentVersions.status, 'pending'),
      ),
    )
    .orderBy(asc(documentVersions.uploadedAt))
    .limit(50);
