import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/db.ts';
import { personProfiles } from '../../accounts/index.ts';
import { agentProfiles, companyProfiles } from '../../companies/index.ts';
import { licenses } from '../tables.ts';
import { waitingSince } from './due.ts';

const company = alias(companyProfiles, 'company');
const holder = alias(personProfiles, 'holder');

/** Company of the license: its own, or the agent's. */
const companyId = sql`coalesce(${licenses.resellerId}, ${agentProfiles.resellerId})`;
/** Person of the license: the company's owner, or the agent. */
const personId = sql`coalesce(${agentProfiles.personId}, ${company.ownerId})`;

const sameNumber = sql<number>`(select count(*)::integer from ${licenses} as other
  where other.id <> ${licenses}.id and other.jurisdiction = ${licenses}.jurisdiction
    and lower(regexp_replace(other.license_number, '\\W', '', 'g')) = lower(regexp_replace(${licenses}.license_number, '\\W', '', 'g')))`;

/** Returns licenses with holder and waiting time, longest first. */
export const applicants = (db: Db, condition: SQL) =>
  db
    .select({
      license: licenses,
      companyName: company.companyName,
      resellerId: company.id,
      contactPersonName: sql<string>`case when ${agentProfiles.id} is null
        then coalesce(${company.contactPersonName}, ${holder.name}, '') else coalesce(${holder.name}, '') end`,
      applicantName: sql<string>`case when ${agentProfiles.id} is null then ${company.companyName} else coalesce(${holder.name}, '') end`,
      email: holder.statedEmail,
      sameNumberElsewhere: sameNumber,
      waitingSince,
    })
    .from(licenses)
    .leftJoin(agentProfiles, eq(agentProfiles.id, licenses.agentId))
    .innerJoin(company, sql`${company.id} = ${companyId}`)
    .innerJoin(holder, sql`${holder.id} = ${personId}`)
    // Accounts with an unconfirmed address are hidden.
    .where(and(condition, eq(holder.emailVerified, true)))
    .orderBy(waitingSince, asc(licenses.id));
