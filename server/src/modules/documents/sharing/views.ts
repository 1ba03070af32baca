import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { personProfiles } from '../../accounts/index.ts';
import { documentAccess } from '../access.ts';
import { documentsContract as contract } from '../contract.ts';
import { documentViews } from '../tables.ts';

const VIEWS_SHOWN = 500;

/** Lists for the owner each time another person opened the document, newest first. */
export const views = serve(contract.views, {
  access: documentAccess.may('hear'),
  async run({ subject: { id }, db }) {
    const rows = await db
      .select({
        at: documentViews.at,
        personId: documentViews.viewerId,
        name: sql<string>`coalesce(${personProfiles.name}, 'Someone')`,
        action: documentViews.action,
        version: documentViews.version,
      })
      .from(documentViews)
      .leftJoin(personProfiles, eq(personProfiles.id, documentViews.viewerId))
      .where(eq(documentViews.documentId, id))
      .orderBy(desc(documentViews.at))
      .limit(VIEWS_SHOWN);
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  },
});

/** Returns who opened some documents and when each of them last did, newest first. */
export async function viewersOf(db: Db, documentIds: readonly number[]): Promise<{ name: string; at: Date }[]> {
  if (documentIds.length === 0) return [];
  const last = sql<string>`max(${documentViews.at})`;
  const rows = await db
    .select({ name: sql<string>`coalesce(${personProfiles.name}, 'Someone')`, at: last })
    .from(documentViews)
    .leftJoin(personProfiles, eq(personProfiles.id, documentViews.viewerId))
    .where(inArray(documentViews.documentId, [...documentIds]))
    .groupBy(documentViews.viewerId, personProfiles.name)
    .orderBy(desc(last))
    .limit(VIEWS_SHOWN);
  return rows.map(({ name, at }) => ({ name, at: new Date(at) }));
}
