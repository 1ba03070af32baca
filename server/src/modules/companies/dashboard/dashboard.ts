import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { subscriptionStatusOf } from '../../billing/index.ts';
import { myCompany, obstacleOf } from '../access.ts';
import { LICENSE_WARNING_DAYS, type NewestLicenses, newestLicensesToken } from '../licenses.ts';
import { agentProfiles } from '../profiles.ts';
import { seatsOf } from '../seats.ts';
import { dashboardContract as contract } from './contract.ts';

/** Plan statuses with an unpaid bill. */
const unpaid = new Set(['pending_payment', 'past_due', 'suspended']);

export const desk = serve(contract.desk, {
  access: myCompany,
  async run({ subject: company, db, resolve }) {
    const licenses = resolve(newestLicensesToken);
    const plan = company.customerId === null ? undefined : await subscriptionStatusOf(db, company.customerId);
    const waiting = await countWaiting(db, licenses, company.id);
    return {
      companyName: company.companyName,
      verification: company.verification,
      suspended: company.suspendedAt !== null,
      plan: plan ? { tier: plan.tier, status: plan.status } : null,
      obstacle: (await obstacleOf(db, company)) ?? null,
      license: await licenses.ofCompany(db, company.id),
      seats: await seatsOf(db, company),
      agentPriceCents: company.agentPriceCents,
      currency: 'USD' as const,
      waiting: { ...waiting, billOpen: plan !== undefined && unpaid.has(plan.status) },
    };
  },
});

async function countWaiting(db: Db, { ofAgent }: NewestLicenses, resellerId: number) {
  const { rows } = await db.execute<Record<'agentsToAccept' | 'licensesExpiring' | 'invitationsOpen', number>>(sql`
    select
      (select count(*)::integer from agents where reseller_id = ${resellerId} and status = 'pending') as "agentsToAccept",
      (select count(*)::integer from (
        select ${ofAgent} as license from ${agentProfiles} where reseller_id = ${resellerId} and status not in ('unconfirmed', 'left')
      ) as newest where license ->> 'status' = 'expired' or (license ->> 'status' = 'verified'
        and (license ->> 'expiresOn')::date <= current_date + ${LICENSE_WARNING_DAYS}::integer)) as "licensesExpiring",
      (select count(*)::integer from invitations where reseller_id = ${resellerId}
        and accepted_at is null and revoked_at is null and expires_at > now()) as "invitationsOpen"`);
  return rows[0]!;
}
