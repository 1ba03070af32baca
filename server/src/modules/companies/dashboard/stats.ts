import { m } from '@lintel/messages';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { myCompany } from '../access.ts';
import { dashboardContract as contract, type FigureNote, type ResellerStats } from './contract.ts';

interface Counts {
  totalAgents: number;
  activeAgents: number;
  pricedAgents: number;
  revenueCents: number;
  totalEndUsers: number;
  codes: number;
  usedCodes: number;
  received: number;
}

const countAll = async (db: Db, { id, agentPriceCents }: { id: number; agentPriceCents: number | null }) => {
  const { rows } = await db.execute<Record<keyof Counts, number>>(sql`
    with mine as (
      select id, status, coalesce(price_cents, ${agentPriceCents}::integer) as price_cents
      from agents where reseller_id = ${id} and status <> 'unconfirmed'
    ),
    clients as (
      select person.created_at from buyers
      join mine on mine.id = buyers.agent_id
      join person_profiles as person on person.id = buyers.person_id
    ),
    codes as (select current_uses from agent_codes join mine on mine.id = agent_codes.agent_id)
    select
      (select count(*)::integer from mine where status <> 'left') as "totalAgents",
      (select count(*)::integer from mine where status = 'active') as "activeAgents",
      (select count(price_cents)::integer from mine where status = 'active') as "pricedAgents",
      (select coalesce(sum(price_cents), 0)::float8 from mine where status = 'active') as "revenueCents",
      (select count(*)::integer from clients) as "totalEndUsers",
      (select count(*)::integer from codes) as "codes",
      (select count(*)::integer from codes where current_uses > 0) as "usedCodes",
      (select count(*)::integer from clients where created_at > now() - interval '12 months') as "received"`);
  return rows[0]!;
};

export const stats = serve(contract.stats, {
  access: myCompany,
  run: async ({ subject: company, db }) => figuresOf(await countAll(db, company), new Date()),
});

/** Returns a percentage, or null when there is nothing to count. */
const percent = (numerator: number, denominator: number): number | null =>
  denominator === 0 ? null : Math.round((1_000 * numerator) / denominator) / 10;

function figuresOf(counts: Counts, asOf: Date): ResellerStats {
  const { totalAgents, activeAgents, pricedAgents, totalEndUsers, codes, usedCodes, received } = counts;
  const monthlyRevenue = activeAgents > 0 && pricedAgents === 0 ? null : counts.revenueCents;
  const agentCodeUsage = percent(usedCodes, codes);
  const note = (
    metric: FigureNote['metric'],
    definition: string,
    of: Partial<Pick<FigureNote, 'numerator' | 'denominator' | 'period' | 'unknownBecause'>> = {},
  ): FigureNote => ({
    metric,
    definition,
    ...{ numerator: null, denominator: null, period: 'now', unknownBecause: null },
    ...of,
  });
  return {
    ...{ totalAgents, activeAgents, totalEndUsers, monthlyRevenue, agentCodeUsage, leadConversions: null },
    currency: 'USD',
    asOf: asOf.toISOString(),
    notes: [
      note('totalAgents', m.companies__agents_of_your_company_waiting()),
      note('activeAgents', m.companies__agents_you_accepted(), {
        numerator: activeAgents,
        denominator: totalAgents,
      }),
      note('totalEndUsers', m.companies__buyers_whose_agent_is_one()),
      note('monthlyRevenue', m.companies__what_your_active_agents_pay(), {
        numerator: pricedAgents,
        denominator: activeAgents,
        period: m.companies__a_month(),
        unknownBecause: monthlyRevenue === null ? m.companies__none_of_your_active_agents() : null,
      }),
      note('agentCodeUsage', m.companies__codes_that_brought_at_least(), {
        numerator: usedCodes,
        denominator: codes,
        period: m.companies__since_each_code_was_made(),
        unknownBecause: agentCodeUsage === null ? m.companies__your_agents_have_no_codes() : null,
      }),
      note('leadConversions', m.companies__buyers_with_a_signed_agreement(), {
        denominator: received,
        period: m.companies__the_last_12_months(),
        unknownBecause: m.companies__agreements_between_buyers_and_agents(),
      }),
    ],
  };
}
