import { and, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import type { Token } from '../../../platform/serve/registry.ts';
import type { Person } from '../../../platform/serve/session.ts';
import { documentAccess } from '../access.ts';
import type { Document } from '../contract.ts';
import { documentStoreToken } from '../document-store.ts';
import { presentDocuments } from '../records.ts';
import { documents } from '../tables.ts';

/**
 * Returns those of these documents that the caller may see now, by id. For other modules that mention documents.
 */
export async function documentCards(
  { db, me, resolve }: { db: Db; me: Person; resolve<T>(part: Token<T>): T },
  ids: readonly number[],
): Promise<Map<number, Document>> {
  if (ids.length === 0) return new Map();
  const which = and(documentAccess.visible(me), inArray(documents.id, [...ids]));
  const found = await presentDocuments(db, me, resolve(documentStoreToken).names, which);
  return new Map(found.map((each) => [each.id, each]));
}
