import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { anyone } from '../../../platform/serve/access.ts';
import { invalid } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { agentProfiles, companyProfiles } from '../../companies/index.ts';
import { heldLicenses, licenseDay, takesLeads } from '../../licensing/index.ts';
import { matchingContract as contract } from '../contract.ts';
import { agentDeals, lenderRates, lenderSheets } from '../tables.ts';
import { RATE_DAYS, utcDay } from './cards/people.ts';
import type { Lender } from './contract.ts';
import { FEWEST } from './model/summary.ts';
import { spotOf } from './place/places.ts';

const types = texts({
  bank: m.matching__bank,
  credit_union: m.matching__credit_union,
  mortgage_lender: m.matching__mortgage_lender,
  mortgage_brokerage: m.matching__mortgage_brokerage,
});

interface Row extends Record<string, unknown> {
  id: number;
  name: string;
  city: string;
  state: string;
  country: 'US' | 'CA';
  type: keyof typeof types | null;
  approval_days: number | null;
  processing_days: number | null;
  pre_approval_minutes: number | null;
  digital_workflow: boolean | null;
  api_integration: boolean | null;
  benefits: string[] | null;
  stated_on: string | null;
  sponsored: boolean | null;
  funded: { n: number; days: number | null };
  rates: Lender['rates'];
}

/**
 * Lists companies whose lenders take clients now and are licensed in the requested state, by name. Payments do not
 * affect the order.
 */
export const lenders = serve(contract.lenders, {
  access: anyone('what lenders state and what was measured of them is public'),
  async run({ input: { location }, db }) {
    const spot = location === undefined ? undefined : spotOf(location);
    if (location !== undefined && !spot) throw invalid('location', m.matching__must_be_a_place_in());
    return (await rowsOf(db, spot?.state, new Date())).map(present);
  },
});

async function rowsOf(db: Db, state: string | undefined, now: Date): Promise<Row[]> {
  const today = licenseDay(now);
  const { rows } = await db.execute<Row>(sql`
    select company.id, company_name as name, city, state_or_province as state, country, sheet.type,
      approval_days::float8, processing_days::float8, pre_approval_minutes, digital_workflow, api_integration, benefits,
      stated_on, sponsored,
      (select json_build_object('n', count(*)::integer, 'days', percentile_cont(0.5) within group (order by days_on_market))
        from ${agentDeals} as deal join ${agentProfiles} as lending on lending.id = deal.agent_id
        where lending.reseller_id = company.id and side = 'lender' and outcome = 'closed' and days_on_market is not null
          and ended_on > ${today}::date - 730) as funded,
      (select coalesce(json_agg(json_build_object('product', product, 'termYears', term_years,
          'rate', round(rate_percent::numeric, 3), 'points', round(points_percent::numeric, 3), 'datedOn', dated_on)
          order by product, term_years desc), '[]')
        from ${lenderRates} as stated where stated.reseller_id = company.id and stated.agent_id is null
          and dated_on > ${utcDay(now)}::date - ${RATE_DAYS}::integer) as rates
    from ${companyProfiles} as company left join ${lenderSheets} as sheet on sheet.reseller_id = company.id
    where exists (select from ${agentProfiles} where agent_profiles.reseller_id = company.id and agent_type = 'mortgage' and ${takesLeads(now)}
      ${
        state
          ? sql`and exists (select from ${heldLicenses} as held where held.agent_id = agent_profiles.id and held.jurisdiction = ${state}
              and held.status = 'verified' and (held.expires_on is null or held.expires_on >= ${today}::date))`
          : sql``
      })
    order by lower(company_name), company.id`);
  return rows;
}

function present(row: Row): Lender {
  const stated = <T>(value: T | null) =>
    value === null || row.stated_on === null
      ? null
      : { value, source: 'stated_by_lender' as const, n: null, datedOn: row.stated_on };
  const { n, days } = row.funded;
  return {
    id: row.id,
    name: row.name,
    type: row.type ? types[row.type] : m.matching__mortgage_agents_of_a_brokerage(),
    ...{ location: `${row.city}, ${row.state}`, country: row.country, rates: row.rates },
    approvalTime: stated(row.approval_days),
    processingTime:
      n >= FEWEST && days !== null
        ? { value: Math.round(days), source: 'measured', n, datedOn: null }
        : stated(row.processing_days),
    preApprovalSpeed: stated(row.pre_approval_minutes),
    // Approval times are not measured yet, so there is no difference from a median.
    approvalAcceleration: null,
    digitalWorkflow: stated(row.digital_workflow),
    apiIntegration: stated(row.api_integration),
    benefits: stated(row.benefits && row.benefits.length > 0 ? row.benefits : null),
    partnership: row.sponsored ? 'Sponsored' : null,
  };
}
