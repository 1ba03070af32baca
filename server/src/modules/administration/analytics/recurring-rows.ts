import { m } from '@lintel/messages';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { currentPlans, recurringAt } from '../../billing/index.ts';
import { companyProfiles } from '../../companies/index.ts';
import type { AnalyticsRow, AnalyticsRows } from './contract.ts';

interface Line {
  customerId: number;
  monthlyCents: number;
  at: Date;
  detail: string;
}

/**
 * Returns the monthly recurring revenue by company: from the current plans, or from the bills that covered the end
 * of a past month.
 */
export async function recurringRows(db: Db, { month = '', page, limit }: AnalyticsRows) {
  const [year, number] = month.split('-').map(Number);
  const end = new Date(Date.UTC(year!, number!, 1));
  const lines = end > new Date() ? await linesNow(db) : await linesAt(db, end);
  const companies = await db
    .select({ id: companyProfiles.id, name: companyProfiles.companyName, customerId: companyProfiles.customerId })
    .from(companyProfiles);
  const byCustomer = new Map(companies.map((each) => [each.customerId, each]));
  const all = lines
    .map(({ customerId, monthlyCents, at, detail }): AnalyticsRow => {
      const company = byCustomer.get(customerId);
      return {
        id: customerId,
        name: company?.name ?? m.administration__a_company_that_no_longer(),
        detail,
        at: at.toISOString(),
        amountCents: Math.round(monthlyCents),
        resellerId: company?.id ?? null,
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en') || a.id - b.id);
  return { total: all.length, rows: all.slice((page - 1) * limit, page * limit) };
}

async function linesNow(db: Db): Promise<Line[]> {
  const plans = await db
    .select()
    .from(currentPlans)
    .where(inArray(currentPlans.status, ['active', 'past_due']));
  return plans.map(({ customerId, billingInterval, amountCents, createdAt, status }) => ({
    customerId,
    monthlyCents: billingInterval === 'yearly' ? amountCents / 12 : amountCents,
    at: createdAt,
    detail: status === 'past_due' ? m.network__plan_past_due() : m.network__plan(),
  }));
}

const linesAt = async (db: Db, at: Date): Promise<Line[]> =>
  (await recurringAt(db, at)).map(({ customerId, monthlyCents, issuedAt }) => ({
    customerId,
    monthlyCents,
    at: issuedAt,
    detail: m.network__invoice_that_covers_this_month(),
  }));
