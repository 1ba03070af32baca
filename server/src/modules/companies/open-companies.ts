import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { type Company, mayWork } from './access.ts';
import { resellers } from './tables.ts';

interface CompanyFilter {
  search?: string | undefined;
  country?: 'USA' | 'Canada' | undefined;
  stateOrProvince?: string | undefined;
  id?: number | undefined;
}

/** Returns the companies that agents may apply to. */
export async function openCompanies(
  db: Db,
  filter: CompanyFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; rows: Company[] }> {
  const condition = matching(filter);
  const total = await db.$count(resellers, condition);
  const rows = await db
    .select()
    .from(resellers)
    .where(condition)
    // Sorted by name and never by price, so no company can buy a better position.
    .orderBy(sql`${folded(sql`${resellers.companyName}`)} collate "C"`, asc(resellers.id))
    .limit(limit)
    .offset(offset);
  return { total, rows };
}

function matching({ search = '', country, stateOrProvince, id }: CompanyFilter): SQL | undefined {
  const nameAndCity = folded(sql`${resellers.companyName} || ' ' || ${resellers.city}`);
  return and(
    mayWork,
    ...wordsOf(search).map((word) => sql`position(${folded(sql`${word}::text`)} in ${nameAndCity}) > 0`),
    country === undefined ? undefined : eq(resellers.country, country === 'USA' ? 'US' : 'CA'),
    stateOrProvince === undefined ? undefined : eq(resellers.stateOrProvince, stateOrProvince),
    id === undefined ? undefined : eq(resellers.id, id),
  );
}

const wordsOf = (search: string): string[] => search.split(/\s+/u).filter((word) => word !== '');

/**
 * Folds accents and case: the text is decomposed and the marks are removed, which leaves Latin names as ASCII, so
 * that `lower` gives the same result under any locale. Letters without a decomposition are in a table; apostrophes
 * are unified.
 */
const folded = (text: SQL): SQL =>
  sql`lower(translate(regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f]', '', 'g'), 'ØøŁłĐđ’‘', 'oolldd'''''))`;
