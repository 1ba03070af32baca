import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/db.ts';
import { people } from '../../accounts/index.ts';
import { opensNow, workTogether } from '../access.ts';
import { documentGrants, documents } from '../tables.ts';

const given = alias(documentGrants, 'given');

/**
 * Returns the first names of those who may review a document now, in the order of their grants. For other
 * modules.
 */
export async function reviewersOf(db: Db, documentId: number): Promise<string[]> {
  const rows = await db
    .select({ name: people.firstName })
    .from(documents)
    .innerJoin(given, opensNow)
    .innerJoin(people, eq(people.id, given.granteeId))
    .where(
      and(
        eq(documents.id, documentId),
        eq(given.may, 'review'),
        workTogether(sql`${people.id}`, sql`${documents.ownerId}`),
      ),
    )
    .orderBy(given.id);
  return [...new Set(rows.map(({ name }) => name))];
}
