import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { anyone } from '../../../platform/serve/access.ts';
import { listHeaders } from '../../../platform/serve/paging.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { mayWork, resellers } from '../../companies/index.ts';
import { signUpsContract } from '../contract.ts';
import { joinableCompany } from './company.ts';
import type { CompanySearch, OpenCompany } from './contract.ts';

const PER_PAGE = 20;

export const companies = serve(signUpsContract.companies, {
  access: anyone('an agent without a code looks for a company to apply to'),
  async run({ input: { page, ...filters }, db }) {
    const condition = matching(filters);
    const total = await db.$count(resellers, condition);
    const rows = await db
      .select()
      .from(resellers)
      .where(condition)
      // Sorted by name and never by price, so no company can buy a better position.
      .orderBy(sql`${folded(sql`${resellers.companyName}`)} collate "C"`, asc(resellers.id))
      .limit(PER_PAGE)
      .offset((page - 1) * PER_PAGE);
    return { headers: listHeaders(total), body: rows.map(openCompany) };
  },
});

function openCompany(row: typeof resellers.$inferSelect): OpenCompany {
  const { resellerCode: _, ...shown } = joinableCompany(row);
  const { id, city, stateOrProvince } = row;
  return { ...shown, id, city, stateOrProvince, country: row.country === 'US' ? 'USA' : 'Canada' };
}

function matching({ search = '', country, stateOrProvince, id }: Omit<CompanySearch, 'page'>): SQL | undefined {
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
