import { m } from '@lintel/messages';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { type BadField, forbidden } from '../../platform/serve/errors.ts';
import type { AgentProfile } from '../companies/index.ts';
import { heldLicenses, jurisdictions, licenseDay, mayReceiveLeads } from '../licensing/index.ts';
import type { OwnListingFields, WordingIssue } from './contract.ts';
import { checkWording } from './wording/check-wording.ts';

type FieldName = keyof OwnListingFields;
const always: readonly FieldName[] = [
  'streetLine',
  'city',
  'stateOrProvince',
  'postalCode',
  'propertyType',
  'listPrice',
  'description',
];
const ofBuildings: readonly FieldName[] = ['bedrooms', 'bathroomsFull'];

/** Lists what publishing still needs. */
export function missingOf(fields: OwnListingFields, wording: readonly WordingIssue[]): BadField[] {
  const hasBuilding = fields.propertyType !== 'land' && fields.propertyType !== 'farm';
  const missing = [...always, ...(hasBuilding ? ofBuildings : [])]
    .filter((field) => fields[field] === null || fields[field] === '')
    .map((field) => ({ field, rule: m.own_listings__is_needed_to_publish() }));
  const { stateOrProvince: state, country } = fields;
  if (state && !(jurisdictions[country] as readonly string[]).includes(state))
    missing.push({ field: 'stateOrProvince', rule: m.own_listings__must_be_in_the_country() });
  if (wording.some(({ level }) => level === 'error'))
    missing.push({ field: 'description', rule: m.own_listings__has_words_that_must_go() });
  return missing;
}

export const wordingOf = ({ description, features }: OwnListingFields): WordingIssue[] =>
  checkWording(description ?? '', { isSeniorHousing: features.includes('senior_community') });

/** Rejects an agent without a valid license for the state or province of the home. */
export async function requireLicense(db: Db, agent: AgentProfile, jurisdiction: string): Promise<void> {
  const [license] = await db
    .select({ id: heldLicenses.id })
    .from(heldLicenses)
    .where(
      and(
        eq(heldLicenses.agentId, agent.id),
        eq(heldLicenses.jurisdiction, jurisdiction),
        eq(heldLicenses.licenseType, 'real_estate'),
        eq(heldLicenses.status, 'verified'),
        sql`(${heldLicenses.expiresOn} is null or ${heldLicenses.expiresOn} >= ${licenseDay(new Date())}::date)`,
      ),
    );
  if (!license) throw forbidden(m.own_listings__your_license_must_cover({ jurisdiction }));
  if (!(await mayReceiveLeads(db, agent.id))) throw forbidden(m.own_listings__your_company_cant_work_now());
}
