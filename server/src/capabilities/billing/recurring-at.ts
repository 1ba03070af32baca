import { sql } from 'drizzle-orm';
import type { Db } from '../../foundation/db.ts';

/** Lines of paid invoices with what each brings in a month: its amount by the months of its period. */
export const paidLines = sql`(
  select id, customer_id, issued_at, (line->>'periodStart')::timestamptz as starts,
    (line->>'periodEnd')::timestamptz as ends,
    coalesce((line->>'monthlyCents')::float8, (line->>'amountCents')::float8 / greatest(1, round(extract(epoch from
      (line->>'periodEnd')::timestamptz - (line->>'periodStart')::timestamptz) / 2629746))) as monthly
  from invoices cross join jsonb_array_elements(lines) as line
  where status = 'paid' and (line->>'amountCents')::float8 > 0)`;

export interface RecurringLine {
  customerId: number;
  /** Of a yearly plan the twelfth; not rounded. */
  monthlyCents: number;
  issuedAt: Date;
}

/**
 * What each customer's plan brought in a month at a moment of the past, read from invoices alone: the line of the last paid
 * invoice whose period holds the moment.
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
