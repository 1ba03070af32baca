import { and, inArray } from 'drizzle-orm';
import type { Db } from '../../../foundation/db.ts';
import type { Part } from '../../../foundation/part.ts';
import type { Person } from '../../../foundation/session.ts';
import { documentAccess } from '../access.ts';
import type { Document } from '../contract.ts';
import { papersPart } from '../papers.ts';
import { presentDocuments } from '../records.ts';
import { documents } from '../tables.ts';

/** Of these papers those that the caller may see now, by id. For other capabilities that name papers. */
export async function documentCards(
  { db, me, use }: { db: Db; me: Person; use<T>(part: Part<T>): T },
  ids: readonly number[],
): Promise<Map<number, Document>> {
  if (ids.length === 0) return new Map();
  const which = and(documentAccess.visible(me), inArray(documents.id, [...ids]));
  const found = await presentDocuments(db, me, use(papersPart).names, which);
  return new Map(found.map((each) => [each.id, each]));
}
