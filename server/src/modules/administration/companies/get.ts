import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { personProfiles, wholesaler } from '../../accounts/index.ts';
import { issuedInvoices, subscriptionStatusOf } from '../../billing/index.ts';
import { agentProfiles, buyerProfiles, companyProfiles } from '../../companies/index.ts';
import { auditLines } from '../audit/lines.ts';
import { resellerNotes } from '../tables.ts';
import { type Company, companyReviewContract as contract } from './contract.ts';
import { licensesOf } from './licenses-of.ts';
import { resellerRow } from './reseller-rows.ts';

export const get = serve(contract.reseller, {
  access: wholesaler,
  async run({ input: { id }, db }) {
    const row = await resellerRow(db, id);
    const [company] = await db.select().from(companyProfiles).where(eq(companyProfiles.id, id));
    if (!row || !company) throw notFound();
    const licenses = await licensesOf(db, company);
    const objects = [`reseller:${id}`, ...licenses.map((license) => `license:${license.id}`)];
    const audit = await auditLines(db, { objects }, 20);
    const { phone, website, unparsedAddress, contactPersonPhone, expectedAgentCount, suspensionReason } = company;
    return {
      ...row,
      ...{ phone, website, unparsedAddress, contactPersonPhone, expectedAgentCount, suspensionReason },
      ...(await teamOf(db, id)),
      licenses,
      ...(await moneyOf(db, company.customerId)),
      notes: await notesOf(db, id),
      audit,
    };
  },
});

async function teamOf(db: Db, id: number): Promise<Pick<Company, 'agentsByStatus' | 'buyers'>> {
  const counted = await db
    .select({ status: agentProfiles.status, count: sql<number>`count(*)::integer` })
    .from(agentProfiles)
    .where(eq(agentProfiles.resellerId, id))
    .groupBy(agentProfiles.status);
  const agentsByStatus = { pending: 0, active: 0, suspended: 0, left: 0 };
  for (const { status, count } of counted) if (status !== 'unconfirmed') agentsByStatus[status] = count;
  const [served] = await db
    .select({ count: sql<number>`count(*)::integer` })
    .from(buyerProfiles)
    .innerJoin(agentProfiles, eq(agentProfiles.id, buyerProfiles.agentId))
    .where(eq(agentProfiles.resellerId, id));
  return { agentsByStatus, buyers: served!.count };
}

async function moneyOf(db: Db, customerId: number | null): Promise<Pick<Company, 'plan' | 'paidCents' | 'invoices'>> {
  if (customerId === null) return { plan: null, paidCents: 0, invoices: [] };
  const plan = await subscriptionStatusOf(db, customerId);
  const bills = await db
    .select()
    .from(issuedInvoices)
    .where(eq(issuedInvoices.customerId, customerId))
    .orderBy(desc(issuedInvoices.issuedAt), desc(issuedInvoices.id))
    .limit(12);
  const [paid] = await db
    .select({
      cents: sql<number>`coalesce(sum(${issuedInvoices.subtotalCents}) filter (where ${issuedInvoices.status} = 'paid'), 0)::float8`,
    })
    .from(issuedInvoices)
    .where(eq(issuedInvoices.customerId, customerId));
  return {
    plan: plan
      ? {
          ...plan,
          currentPeriodEnd: plan.currentPeriodEnd?.toISOString() ?? null,
          pastDueSince: plan.pastDueSince?.toISOString() ?? null,
        }
      : null,
    paidCents: paid!.cents,
    invoices: bills.map(({ number, status, issuedAt, totalCents, currency }) => ({
      ...{ number, status, totalCents, currency },
      issuedAt: issuedAt.toISOString(),
    })),
  };
}

async function notesOf(db: Db, id: number): Promise<Company['notes']> {
  const rows = await db
    .select({
      id: resellerNotes.id,
      note: resellerNotes.note,
      author: personProfiles.name,
      createdAt: resellerNotes.createdAt,
    })
    .from(resellerNotes)
    .leftJoin(personProfiles, eq(personProfiles.id, resellerNotes.authorId))
    .where(eq(resellerNotes.resellerId, id))
    .orderBy(desc(resellerNotes.id));
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
