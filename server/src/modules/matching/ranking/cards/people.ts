import { sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/db.ts';
import { personProfiles } from '../../../accounts/index.ts';
import { agentProfiles, companyProfiles } from '../../../companies/index.ts';
import { heldLicenses, licenseDay } from '../../../licensing/index.ts';
import { lenderRates } from '../../tables.ts';

/** A professional's data on a card that are not from their records. */
export interface CardPerson {
  id: number;
  name: string;
  image: string | null;
  company: string;
  city: string;
  state: string;
  languages: string[];
  /** Self-declared specialties. */
  specialties: string[];
  /** True when they pay a fee to the company. */
  paysCompany: boolean;
  license: { number: string; jurisdiction: string; expires_on: string | null; checked_on: string | null };
  /** Own ones first, then those of the company. */
  rates: { product: string; term_years: number; rate: number; dated_on: string }[];
}

/** Rates older than this many days are hidden. */
export const RATE_DAYS = 7;

/** Rates are dated in UTC; licenses end with the day in the latest zone. */
export const utcDay = (now: Date): string => now.toISOString().slice(0, 10);

/**
 * Returns professionals by id. Each has a valid license, because lists contain no one else.
 * @param state state of the license to show when a professional has several
 */
export async function cardPeople(
  db: Db,
  ids: readonly number[],
  now: Date,
  state?: string,
): Promise<Map<number, CardPerson>> {
  if (ids.length === 0) return new Map();
  const today = licenseDay(now);
  const { rows } = await db.execute<CardPerson & Record<string, unknown>>(sql`
    select agent_profiles.id, first_name || ' ' || last_name as name, image, company_name as company, agent_profiles.city,
      agent_profiles.state_or_province as state, languages, specialties,
      coalesce(price_cents, agent_price_cents, 0) > 0 as "paysCompany",
      (select json_build_object('number', held.license_number, 'jurisdiction', held.jurisdiction,
          'expires_on', held.expires_on, 'checked_on', (held.checked_at at time zone 'UTC')::date)
        from ${heldLicenses} as held where held.agent_id = agent_profiles.id
        order by (held.status = 'verified' and coalesce(held.expires_on, 'infinity'::date) >= ${today}::date) desc,
          (held.jurisdiction = ${state ?? null}) is true desc, held.expires_on desc nulls first, held.id limit 1) as license,
      (select coalesce(json_agg(json_build_object('product', product, 'term_years', term_years,
          'rate', rate_percent::float8, 'dated_on', dated_on) order by stated.agent_id is null, product, term_years desc), '[]')
        from ${lenderRates} as stated where stated.reseller_id = agent_profiles.reseller_id
          and coalesce(stated.agent_id, agent_profiles.id) = agent_profiles.id
          and dated_on > ${utcDay(now)}::date - ${RATE_DAYS}::integer) as rates
    from ${agentProfiles} join ${personProfiles} on person_profiles.id = agent_profiles.person_id join ${companyProfiles} on company_profiles.id = agent_profiles.reseller_id
    where agent_profiles.id = any(${sql.param([...ids])}::integer[])`);
  return new Map(rows.map((row) => [row.id, row]));
}
