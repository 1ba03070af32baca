import { DAY_MS } from '@lintel/geo';
import { inArray, or, type SQL, sql } from 'drizzle-orm';
import { signedIn } from '../../../platform/serve/access.ts';
import { serve } from '../../../platform/serve/serve.ts';
import type { Person } from '../../../platform/serve/session.ts';
import { agentProfiles, companyProfiles } from '../../companies/index.ts';
import { applicationAccess } from '../access.ts';
import { lendingContract as contract } from '../contract.ts';
import { loanApplications as table } from '../tables.ts';
import { activeStatuses } from './statuses/contract.ts';

/** Period of the approval rate and the time to a decision. */
const PERIOD_DAYS = 365;
/** Rates and medians of fewer decisions are not shown. */
const SAMPLE_MIN = 10;
const CLOSING_SOON_DAYS = 30;

/** The owner of a company counts the applications of its agents, without seeing them. */
const ofOwnCompany = (me: Person): SQL => sql`exists (select from ${agentProfiles} as lending
  join ${companyProfiles} as firm on firm.id = lending.reseller_id
  where lending.id = ${table.agentId} and firm.owner_id = ${me.id})`;

export const stats = serve(contract.stats, {
  access: signedIn,
  async run({ me, db }) {
    const since = new Date(Date.now() - PERIOD_DAYS * DAY_MS);
    const recent = sql`${table.decidedAt} > ${since} and ${table.status} in ('approved', 'rejected')`;
    const counted = sql`${table.status} not in ('rejected', 'withdrawn')`;
    const volume = (currency: 'USD' | 'CAD') =>
      sql<number>`coalesce(sum(${table.loanCents}) filter (where ${counted} and ${table.currency} = ${currency}), 0) / 100.0`.mapWith(
        Number,
      );
    const n = (where: SQL) => sql<number>`count(*) filter (where ${where})`.mapWith(Number);
    const [row] = await db
      .select({
        totalApplications: n(sql`true`),
        activeApplications: n(inArray(table.status, [...activeStatuses])),
        approvedApplications: n(sql`${table.status} = 'approved'`),
        usd: volume('USD'),
        cad: volume('CAD'),
        inCanada: n(sql`${table.currency} = 'CAD'`),
        decided: n(recent),
        approved: n(sql`${recent} and ${table.status} = 'approved'`),
        medianDaysToDecision: sql<number | null>`percentile_cont(0.5) within group (
          order by extract(epoch from ${table.decidedAt} - ${table.submittedAt}) / 86400) filter (where ${recent})`,
        closingSoon: n(
          sql`${counted} and ${table.closingOn} between current_date and current_date + ${CLOSING_SOON_DAYS}::int`,
        ),
      })
      .from(table)
      .where(or(applicationAccess.visible(me), ofOwnCompany(me)));
    const { usd, cad, inCanada, approved, medianDaysToDecision: median, ...counts } = row!;
    const currency: 'USD' | 'CAD' = inCanada * 2 > counts.totalApplications ? 'CAD' : 'USD';
    return {
      ...counts,
      ...{ currency, totalLoanVolume: currency === 'CAD' ? cad : usd },
      approvalRate: counts.decided < SAMPLE_MIN ? null : Math.round((approved * 1000) / counts.decided) / 10,
      medianDaysToDecision:
        median === null || counts.decided < SAMPLE_MIN ? null : Math.round(Number(median) * 10) / 10,
    };
  },
});
