import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { personProfiles } from '../../accounts/index.ts';
import { monthlyRecurringCents, revenueByMonth } from '../../billing/index.ts';
import { agentProfiles, buyerProfiles, companyProfiles } from '../../companies/index.ts';
import type { Analytics } from './contract.ts';

/** `2026-11` in UTC: months of the network start and end everywhere at the same instant. */
export const monthOf = (instant: unknown) => sql<string>`to_char(${instant} at time zone 'UTC', 'YYYY-MM')`;

type Growth = Omit<Analytics['months'][number], 'mrrCents' | 'revenueCents'>;

/**
 * Returns the last months, oldest first and including the current one: accounts that joined in each, and the total
 * at its end.
 */
export async function monthsOf(db: Db, months: number): Promise<Analytics['months']> {
  const money = new Map((await revenueByMonth(db, months)).map((each) => [each.month, each]));
  const now = await monthlyRecurringCents(db);
  return (await growthOf(db, months)).map((each, at) => ({
    ...each,
    mrrCents: at === months - 1 ? now : (money.get(each.month)?.monthlyRecurringCents ?? 0),
    revenueCents: money.get(each.month)?.revenueCents ?? 0,
  }));
}

async function growthOf(db: Db, months: number): Promise<Growth[]> {
  const { rows } = await db.execute<Growth & Record<string, unknown>>(sql`
    with months as (
      select start at time zone 'UTC' as starts, (start + interval '1 month') at time zone 'UTC' as ends
      from generate_series(
        date_trunc('month', now() at time zone 'UTC') - make_interval(months => ${months - 1}),
        date_trunc('month', now() at time zone 'UTC'), interval '1 month') as start
    ), joined as (
      select person.created_at from ${buyerProfiles} as buyer join ${personProfiles} as person on person.id = buyer.person_id
    )
    select to_char(starts at time zone 'UTC', 'YYYY-MM') as month,
      (select count(*)::integer from ${companyProfiles} where created_at >= starts and created_at < ends) as "newResellers",
      (select count(*)::integer from ${agentProfiles} where joined_at >= starts and joined_at < ends and status <> 'unconfirmed') as "newAgents",
      (select count(*)::integer from joined where created_at >= starts and created_at < ends) as "newBuyers",
      (select count(*)::integer from ${agentProfiles} where joined_at < ends and status <> 'unconfirmed'
        and (left_at is null or left_at >= least(ends, now()))) as agents,
      (select count(*)::integer from joined where created_at < ends) as buyers
    from months order by starts`);
  return rows;
}
