import { m } from '@lintel/messages';
import { eq, or, type SQL, sql } from 'drizzle-orm';
import { containing } from '../../../platform/database/containing.ts';
import { invalid } from '../../../platform/serve/errors.ts';
import { personProfiles } from '../../accounts/index.ts';
import { agentProfiles, buyerProfiles, companyProfiles } from '../../companies/index.ts';
import { canonicalTypes, type Directory } from '../contract.ts';

/** The requested kind in the network's spelling; `type` and `agentType` must agree. */
export function kindOf({ type, agentType }: Pick<Directory, 'type' | 'agentType'>) {
  const [kind, other] = [type, agentType].map((each) => each && canonicalTypes[each]);
  if (kind && other && kind !== other) throw invalid('agentType', m.professionals__must_match_the_type_or());
  return kind ?? other;
}

/** Builds the directory's filters as conditions on agents, their people and companies. */
export function conditions(query: Directory): SQL[] {
  const kind = kindOf(query);
  return [
    kind && eq(agentProfiles.agentType, kind),
    query.q && named(query.q),
    query.location && at(query.location),
    query.language && sql`${query.language} = any(${agentProfiles.languages})`,
    query.specialty &&
      sql`exists (select from unnest(${agentProfiles.specialties}) as skill
      where lower(skill) = lower(${query.specialty}))`,
  ].filter((each) => each !== undefined && each !== '') as SQL[];
}

const named = (q: string): SQL =>
  or(
    sql`${personProfiles.name} ilike ${containing(q)}`,
    sql`${companyProfiles.companyName} ilike ${containing(q)}`,
    sql`${agentProfiles.city} ilike ${containing(q)}`,
  )!;

/** Parses "Austin", "TX", "Texas" or "Austin, TX": the text after a comma is the state or province. */
function at(location: string): SQL {
  const [first = '', second] = location.split(',').map((part) => part.trim());
  const city = sql`${agentProfiles.city} ilike ${containing(first)}`;
  if (second) return sql`(${city} and ${inState(second)})`;
  return sql`(${city} or ${inState(first)})`;
}

const inState = (text: string): SQL =>
  sql`${agentProfiles.stateOrProvince} = ${stateCodes.get(fold(text)) ?? text.toUpperCase()}`;

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

// biome-ignore format: a table
const stateCodes = new Map(
  ('AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|' +
  'FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|' +
  'MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|' +
  'NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|' +
  'OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|' +
  'VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|AB Alberta|BC British Columbia|MB Manitoba|' +
  'NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|NT Northwest Territories|NU Nunavut|ON Ontario|' +
  'PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon')
    .split('|')
    .map((state) => [state.slice(3).toLowerCase(), state.slice(0, 2)] as const),
);

/**
 * Order: by place relative to the caller's own city, then by name, then by id. Plan, fee and company do not affect
 * it.
 */
export function order(personId: number, location: string | undefined): SQL[] {
  const own = sql`(select own.city from ${buyerProfiles} as own where own.person_id = ${personId})`;
  const country = sql`(select own.country from ${buyerProfiles} as own where own.person_id = ${personId})`;
  const city = location ? sql`${location.split(',')[0]!.trim()}` : own;
  return [
    sql`case when lower(${agentProfiles.city}) = lower(${city}) then 0
      when ${agentProfiles.stateOrProvince} in (select near.state_or_province from ${agentProfiles} as near
        where lower(near.city) = lower(${city})) then 1
      when ${country} = any(${agentProfiles.countries}) then 2 else 3 end`,
    sql`lower(${personProfiles.lastName})`,
    sql`lower(${personProfiles.firstName})`,
    sql`${agentProfiles.id}`,
  ];
}
