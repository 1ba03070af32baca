import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';

/** Lines of paid invoices with their monthly revenue: the amount divided by the months of the period. */
export const paidLines = sql`(
  select id, customer_id, issued_at, (line->>'periodStart')::timestamptz as starts,
    (line->>'periodEnd')::timestamptz as ends,
    coalesce((line->>'monthlyCents')::float8, (line->>'amountCents')::float8 / greatest(1, round(extract(epoch from
      (line->>'periodEnd')::timestamptz - (line->>'periodStart')::timestamptz) / 2629746))) as monthly
  from invoices cross join jsonb_array_elements(lines) as line
  where status = 'paid' and (line->>'amountCents')::float8 > 0)`;

export interface RecurringLine {
  customerId: number;
  /** One twelfth of a yearly plan; not rounded. */
  monthlyCents: number;
  issuedAt: Date;
}

/**
 * Returns each customer's monthly revenue at a time in the past, from invoices alone: the line of the last paid
 * invoice whose period contains the time.
 */
export async function recurringAt(db: Db, at: Date): Promise<RecurringLine[]> {
  const { rows } = await db.execute<{ customerId: number; monthly: number; issuedAt: string | Date }>(sql`
    select distinct on (customer_id) customer_id as "customerId", monthly, issued_at as "issuedAt"
    from ${paidLines} as lines where starts < ${at.toISOString()}::timestamptz and ends >= ${at.toISOString()}::timestamptz
    order by customer_id, issued_at desc, id desc`);
  return rows.map(({ customerId, monthly, issuedAt }) => ({
    customerId,
    monthlyCents: monthly,
    issuedAt: new Date(issuedAt),
  }));
}
