import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/db.ts';
import { personProfiles } from '../../accounts/index.ts';
import { opensNow, workTogether } from '../access.ts';
import { documentGrants, documents } from '../tables.ts';

const given = alias(documentGrants, 'given');

/**
 * Returns the first names of those who may review a document now, in the order of their grants. For other
 * modules.
 */
export async function reviewersOf(db: Db, documentId: number): Promise<string[]> {
  const rows = await db
    .select({ name: personProfiles.firstName })
    .from(documents)
    .innerJoin(given, opensNow)
    .innerJoin(personProfiles, eq(personProfiles.id, given.granteeId))
    .where(
      and(
        eq(documents.id, documentId),
        eq(given.may, 'review'),
        workTogether(sql`${personProfiles.id}`, sql`${documents.ownerId}`),
      ),
    )
    .orderBy(given.id);
  return [...new Set(rows.map(({ name }) => name))];
}
