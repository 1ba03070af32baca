import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { listHeaders } from '../../../platform/serve/paging.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { personProfiles, wholesaler } from '../../accounts/index.ts';
import { invoices } from '../../billing/index.ts';
import { agents, buyers, resellers } from '../../companies/index.ts';
import { type AnalyticsRow, type AnalyticsRows, analyticsContract as contract } from './contract.ts';
import { monthOf } from './months.ts';
import { recurringRows } from './recurring-rows.ts';
import { steps } from './steps.ts';

export const rows = serve(contract.rows, {
  access: wholesaler,
  async run({ input, db }) {
    const { total, rows: body } = input.of === 'recurring' ? await recurringRows(db, input) : await listed(db, input);
    return { headers: listHeaders(total), body };
  },
});

type Found = Omit<AnalyticsRow, 'at'> & { at: string | Date; total: number };

/** Each query returns id, name, detail, at, amountCents and resellerId of the rows that a figure counts. */
const sources = {
  resellers: ({ month = '' }) => sql`
    select ${resellers.id} as id, ${resellers.companyName} as name, ${resellers.city} || ', ' || ${resellers.stateOrProvince} as detail,
      ${resellers.createdAt} as at, null::integer as amount, ${resellers.id} as reseller
    from ${resellers} where ${monthOf(resellers.createdAt)} = ${month}`,
  funnel: ({ step = 'signed_up' }) => sql`
    select ${resellers.id} as id, ${resellers.companyName} as name, ${resellers.city} || ', ' || ${resellers.stateOrProvince} as detail,
      ${resellers.createdAt} as at, null::integer as amount, ${resellers.id} as reseller
    from ${resellers} where ${steps[step].condition}`,
  agents: ({ month = '' }) => sql`
    select ${agents.id} as id, ${personProfiles.name} as name, ${resellers.companyName} || ', ' || ${agents.status} as detail,
      ${agents.joinedAt} as at, null::integer as amount, ${resellers.id} as reseller
    from ${agents} join ${personProfiles} on ${personProfiles.id} = ${agents.personId} join ${resellers} on ${resellers.id} = ${agents.resellerId}
    where ${monthOf(agents.joinedAt)} = ${month} and ${agents.status} <> 'unconfirmed'`,
  // Buyers are shown by number, because checking a count does not need their names.
  buyers: ({ month = '' }) => sql`
    select ${buyers.id} as id, 'Buyer ' || ${buyers.id} as name,
      coalesce(${resellers.companyName}, 'Without an agent') as detail,
      ${personProfiles.createdAt} as at, null::integer as amount, ${resellers.id} as reseller
    from ${buyers} join ${personProfiles} on ${personProfiles.id} = ${buyers.personId}
      left join ${agents} on ${agents.id} = ${buyers.agentId} left join ${resellers} on ${resellers.id} = ${agents.resellerId}
    where ${monthOf(personProfiles.createdAt)} = ${month}`,
  revenue: ({ month = '' }) => sql`
    select ${invoices.id} as id, coalesce(${resellers.companyName}, 'A company that is gone') as name, ${invoices.number} as detail,
      ${invoices.paidAt} as at, ${invoices.subtotalCents} as amount, ${resellers.id} as reseller
    from ${invoices} left join ${resellers} on ${resellers.customerId} = ${invoices.customerId}
    where ${invoices.status} = 'paid' and ${monthOf(invoices.paidAt)} = ${month}`,
} satisfies Record<Exclude<AnalyticsRows['of'], 'recurring'>, (query: AnalyticsRows) => SQL>;

async function listed(db: Db, query: AnalyticsRows & { of: keyof typeof sources | 'recurring' }) {
  const source = sources[query.of as keyof typeof sources](query);
  const { rows: found } = await db.execute<Found & Record<string, unknown>>(sql`
    select id, name, detail, at, amount as "amountCents", reseller as "resellerId", (count(*) over ())::integer as total
    from (${source}) as found order by at, id limit ${query.limit} offset ${(query.page - 1) * query.limit}`);
  return { total: found[0]?.total ?? 0, rows: found.map(onTheWire) };
}

const onTheWire = ({ id, name, detail, at, amountCents, resellerId }: Found): AnalyticsRow => ({
  ...{ id, name, detail, amountCents, resellerId },
  at: new Date(at).toISOString(),
});
