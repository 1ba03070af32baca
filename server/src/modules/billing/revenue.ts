import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { paidLines } from './recurring-at.ts';
import { subscriptions } from './tables.ts';

/**
 * Monthly recurring revenue in US cents before tax: the sum over all subscriptions that are active or past due (within
 * their 14 days of grace), a yearly price counted as one twelfth, rounded at the end. Unpaid, trial, suspended and
 * canceled ones count nothing. `customerIds` limits it to these customers.
 */
export async function monthlyRecurringCents(db: Db, customerIds?: readonly number[]): Promise<number> {
  if (customerIds?.length === 0) return 0;
  const [sum] = await db
    .select({
      cents: sql<number>`coalesce(round(sum(case ${subscriptions.billingInterval}
        when 'yearly' then ${subscriptions.amountCents} / 12.0 else ${subscriptions.amountCents} end)), 0)::float8`,
    })
    .from(subscriptions)
    .where(
      sql`${subscriptions.status} in ('active', 'past_due')
        ${customerIds ? sql`and ${inArray(subscriptions.customerId, [...customerIds])}` : sql``}`,
    );
  return sum!.cents;
}

export interface MonthOfRevenue {
  /** `2026-01`, in UTC. */
  month: string;
  /** Paid invoices of the month before tax, without refunds. */
  revenueCents: number;
  taxCents: number;
  invoices: number;
  /** Monthly recurring revenue of the paid plans that covered the end of the month (or now, in the current month). */
  monthlyRecurringCents: number;
}

/**
 * The last months, oldest first, including the current one; months without invoices have zeros. Read from invoices
 * alone, so later changes of a plan do not alter the past. Revenue counts in the month of payment. Recurring revenue
 * of a past month: for each customer the line of the last paid invoice whose period contains the end of the month, its
 * amount divided by the months of its period.
 */
export async function revenueByMonth(db: Db, months: number): Promise<MonthOfRevenue[]> {
  const { rows } = await db.execute<{
    month: string;
    revenue: number;
    tax: number;
    invoices: number;
    recurring: number;
  }>(sql`
    with months as (
      select start, least(start + interval '1 month', now() at time zone 'UTC') at time zone 'UTC' as moment
      from generate_series(
        date_trunc('month', now() at time zone 'UTC') - make_interval(months => ${months - 1}),
        date_trunc('month', now() at time zone 'UTC'), interval '1 month') as start
    ), paid as (
      select subtotal_cents, tax_cents, date_trunc('month', paid_at at time zone 'UTC') as month
      from invoices where status = 'paid'
    ), lines as ${paidLines}
    select to_char(months.start, 'YYYY-MM') as month,
      (select coalesce(sum(subtotal_cents), 0)::float8 from paid where paid.month = months.start) as revenue,
      (select coalesce(sum(tax_cents), 0)::float8 from paid where paid.month = months.start) as tax,
      (select count(*)::float8 from paid where paid.month = months.start) as invoices,
      (select coalesce(round(sum(monthly)), 0)::float8 from (
        select distinct on (customer_id) monthly from lines where starts < moment and ends >= moment
        order by customer_id, issued_at desc, id desc) as held) as recurring
    from months order by months.start`);
  return rows.map((row) => ({
    month: row.month,
    revenueCents: row.revenue,
    taxCents: row.tax,
    invoices: row.invoices,
    monthlyRecurringCents: row.recurring,
  }));
}

/** Total revenue before tax without refunds: the sum of the paid invoices. */
export async function revenueCents(db: Db): Promise<number> {
  const { rows } = await db.execute<{ cents: number }>(
    sql`select coalesce(sum(subtotal_cents), 0)::float8 as cents from invoices where status = 'paid'`,
  );
  return rows[0]!.cents;
}
