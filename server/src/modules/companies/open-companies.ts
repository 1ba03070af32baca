import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { mayWork } from './access.ts';
import { type Company, companyProfiles } from './profiles.ts';

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
  const total = await db.$count(companyProfiles, condition);
  const rows = await db
    .select()
    .from(companyProfiles)
    .where(condition)
    // Sorted by name and never by price, so no company can buy a better position.
    .orderBy(sql`${folded(sql`${companyProfiles.companyName}`)} collate "C"`, asc(companyProfiles.id))
    .limit(limit)
    .offset(offset);
  return { total, rows };
}

function matching({ search = '', country, stateOrProvince, id }: CompanyFilter): SQL | undefined {
  const nameAndCity = folded(sql`${companyProfiles.companyName} || ' ' || ${companyProfiles.city}`);
  return and(
    mayWork,
    ...wordsOf(search).map((word) => sql`position(${folded(sql`${word}::text`)} in ${nameAndCity}) > 0`),
    country === undefined ? undefined : eq(companyProfiles.country, country === 'USA' ? 'US' : 'CA'),
    stateOrProvince === undefined ? undefined : eq(companyProfiles.stateOrProvince, stateOrProvince),
    id === undefined ? undefined : eq(companyProfiles.id, id),
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
