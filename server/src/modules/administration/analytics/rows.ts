import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { listHeaders } from '../../../platform/serve/paging.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { personProfiles, wholesaler } from '../../accounts/index.ts';
import { issuedInvoices } from '../../billing/index.ts';
import { agentProfiles, buyerProfiles, companyProfiles } from '../../companies/index.ts';
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
    select ${companyProfiles.id} as id, ${companyProfiles.companyName} as name, ${companyProfiles.city} || ', ' || ${companyProfiles.stateOrProvince} as detail,
      ${companyProfiles.createdAt} as at, null::integer as amount, ${companyProfiles.id} as reseller
    from ${companyProfiles} where ${monthOf(companyProfiles.createdAt)} = ${month}`,
  funnel: ({ step = 'signed_up' }) => sql`
    select ${companyProfiles.id} as id, ${companyProfiles.companyName} as name, ${companyProfiles.city} || ', ' || ${companyProfiles.stateOrProvince} as detail,
      ${companyProfiles.createdAt} as at, null::integer as amount, ${companyProfiles.id} as reseller
    from ${companyProfiles} where ${steps[step].condition}`,
  agents: ({ month = '' }) => sql`
    select ${agentProfiles.id} as id, ${personProfiles.name} as name, ${companyProfiles.companyName} || ', ' || ${agentProfiles.status} as detail,
      ${agentProfiles.joinedAt} as at, null::integer as amount, ${companyProfiles.id} as reseller
    from ${agentProfiles} join ${personProfiles} on ${personProfiles.id} = ${agentProfiles.personId} join ${companyProfiles} on ${companyProfiles.id} = ${agentProfiles.resellerId}
    where ${monthOf(agentProfiles.joinedAt)} = ${month} and ${agentProfiles.status} <> 'unconfirmed'`,
  // Buyers are shown by number, because checking a count does not need their names.
  buyers: ({ month = '' }) => sql`
    select ${buyerProfiles.id} as id, 'Buyer ' || ${buyerProfiles.id} as name,
      coalesce(${companyProfiles.companyName}, 'Without an agent') as detail,
      ${personProfiles.createdAt} as at, null::integer as amount, ${companyProfiles.id} as reseller
    from ${buyerProfiles} join ${personProfiles} on ${personProfiles.id} = ${buyerProfiles.personId}
      left join ${agentProfiles} on ${agentProfiles.id} = ${buyerProfiles.agentId} left join ${companyProfiles} on ${companyProfiles.id} = ${agentProfiles.resellerId}
    where ${monthOf(personProfiles.createdAt)} = ${month}`,
  revenue: ({ month = '' }) => sql`
    select ${issuedInvoices.id} as id, coalesce(${companyProfiles.companyName}, 'A company that is gone') as name, ${issuedInvoices.number} as detail,
      ${issuedInvoices.paidAt} as at, ${issuedInvoices.subtotalCents} as amount, ${companyProfiles.id} as reseller
    from ${issuedInvoices} left join ${companyProfiles} on ${companyProfiles.customerId} = ${issuedInvoices.customerId}
    where ${issuedInvoices.status} = 'paid' and ${monthOf(issuedInvoices.paidAt)} = ${month}`,
} satisfies Record<Exclude<AnalyticsRows['of'], 'recurring'>, (query: AnalyticsRows) => SQL>;

async function listed(db: Db, query: AnalyticsRows & { of: keyof typeof sources | 'recurring' }) {
  const source = sources[query.of as keyof typeof sources](query);
  const { rows: found } = await db.execute<Found & Record<string, unknown>>(sql`
    select id, name, detail, at, amount as "amountCents", reseller as "resellerId", (count(*) over ())::integer as total
    from (${source}) as found order by at, id limit ${query.limit} offset ${(query.page - 1) * query.limit}`);
  return { total: found[0]?.total ?? 0, rows: found.map(presentRow) };
}

const presentRow = ({ id, name, detail, at, amountCents, resellerId }: Found): AnalyticsRow => ({
  ...{ id, name, detail, amountCents, resellerId },
  at: new Date(at).toISOString(),
});
