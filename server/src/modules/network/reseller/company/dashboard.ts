import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/db.ts';
import { serve } from '../../../../platform/serve/serve.ts';
import { subscriptionStatusOf } from '../../../billing/index.ts';
import { type Company, myCompany, obstacleOf } from '../../access.ts';
import { licenses } from '../../tables.ts';
import { seatsOf } from '../seats.ts';
import { resellerCompanyContract as contract } from './contract.ts';
import { LICENSE_WARNING_DAYS } from './licenses-due.ts';

/** Plan statuses with an unpaid bill. */
const unpaid = new Set(['pending_payment', 'past_due', 'suspended']);

export const desk = serve(contract.desk, {
  access: myCompany,
  async run({ subject: company, db }) {
    const plan = company.customerId === null ? undefined : await subscriptionStatusOf(db, company.customerId);
    const waiting = await countWaiting(db, company.id);
    return {
      companyName: company.companyName,
      verification: company.verification,
      suspended: company.suspendedAt !== null,
      plan: plan ? { tier: plan.tier, status: plan.status } : null,
      obstacle: (await obstacleOf(db, company)) ?? null,
      license: await licenseOf(db, company),
      seats: await seatsOf(db, company),
      agentPriceCents: company.agentPriceCents,
      currency: 'USD' as const,
      waiting: { ...waiting, billOpen: plan !== undefined && unpaid.has(plan.status) },
    };
  },
});

async function countWaiting(db: Db, resellerId: number) {
  const { rows } = await db.execute<Record<'agentsToAccept' | 'licensesExpiring' | 'invitationsOpen', number>>(sql`
    select
      (select count(*)::integer from agents where reseller_id = ${resellerId} and status = 'pending') as "agentsToAccept",
      (select count(*)::integer from (
        select distinct on (licenses.agent_id) licenses.status, licenses.expires_on from licenses
        join agents on agents.id = licenses.agent_id
        where agents.reseller_id = ${resellerId} and agents.status not in ('unconfirmed', 'left')
        order by licenses.agent_id, licenses.id desc
      ) as newest where status = 'expired'
        or (status = 'verified' and expires_on <= current_date + ${LICENSE_WARNING_DAYS}::integer)) as "licensesExpiring",
      (select count(*)::integer from invitations where reseller_id = ${resellerId}
        and accepted_at is null and revoked_at is null and expires_at > now()) as "invitationsOpen"`);
  return rows[0]!;
}

async function licenseOf(db: Db, company: Company) {
  const [license] = await db
    .select({
      id: licenses.id,
      number: licenses.licenseNumber,
      status: licenses.status,
      reason: sql<
        string | null
      >`(select note from license_checks where license_id = licenses.id order by id desc limit 1)`,
      appealed: sql<boolean>`exists (select from license_appeals
        where license_id = licenses.id and resolved_at is null)`,
    })
    .from(licenses)
    .where(eq(licenses.resellerId, company.id))
    .orderBy(desc(licenses.id))
    .limit(1);
  return license ?? null;
}
