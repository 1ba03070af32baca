import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { agentProfiles, companyProfiles } from '../../companies/index.ts';
import { meAsAgent } from '../../professionals/index.ts';
import { matchingContract as contract } from '../contract.ts';
import { liveModelToken } from '../ranking/model/live-model.ts';
import { agentDeals, agentRecords } from '../tables.ts';
import { dealsConsent as consentText, type OwnDealsConsent } from './contract.ts';

export const dealsConsent = serve(contract.dealsConsent, {
  access: meAsAgent,
  run: ({ subject: agent, db }) => consentOf(db, agent.id),
});

/** Stores the version of the text that was agreed to; the audit log has every change. */
export const changeDealsConsent = serve(contract.changeDealsConsent, {
  access: meAsAgent,
  writes: true,
  async run({ input: { agree, version }, subject: { id: agentId }, tx, audit, resolve }) {
    const values = { dealsConsentedAt: agree ? new Date() : null, dealsConsentText: agree ? version : null };
    await tx
      .insert(agentRecords)
      .values({ agentId, ...values })
      .onConflictDoUpdate({ target: agentRecords.agentId, set: values });
    await audit({
      ...{ action: agree ? 'deals.consent_given' : 'deals.consent_withdrawn', object: `agent:${agentId}` },
      details: { version },
    });
    resolve(liveModelToken).refitSoon();
    return consentOf(tx, agentId);
  },
});

async function consentOf(db: Db, agentId: number): Promise<OwnDealsConsent> {
  const stated = sql`${agentDeals.agentId} = ${agentId} and ${agentDeals.importId} is not null`;
  const [own] = await db
    .select({
      ...{
        country: companyProfiles.country,
        at: agentRecords.dealsConsentedAt,
        version: agentRecords.dealsConsentText,
      },
      stated: sql<number>`(select count(*)::integer from ${agentDeals} where ${stated} and confirmed_by is null)`,
      confirmed: sql<number>`(select count(*)::integer from ${agentDeals} where ${stated} and confirmed_by is not null)`,
    })
    .from(agentProfiles)
    .innerJoin(companyProfiles, eq(companyProfiles.id, agentProfiles.resellerId))
    .leftJoin(agentRecords, eq(agentRecords.agentId, agentProfiles.id))
    .where(eq(agentProfiles.id, agentId));
  const { country, at, version, ...counts } = own!;
  return {
    ...{ needed: country === 'CA', agreedAt: at?.toISOString() ?? null, agreedVersion: version, ...counts },
    ...consentText,
  };
}
