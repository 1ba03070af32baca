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
      note('totalAgents', 'Agents of your company: waiting, active and suspended. Those who left are not counted.'),
      note('activeAgents', 'Agents whom you took in and who are not suspended.', {
        numerator: activeAgents,
        denominator: totalAgents,
      }),
      note('totalEndUsers', 'Buyers whose agent is one of yours.'),
      note(
        'monthlyRevenue',
        'What your active agents pay you a month, by the price of each. Agents without one count nothing.',
        {
          numerator: pricedAgents,
          denominator: activeAgents,
          period: 'a month',
          unknownBecause: monthlyRevenue === null ? 'None of your active agents has a price yet' : null,
        },
      ),
      note('agentCodeUsage', 'Codes that brought at least one buyer, of all codes of your agents.', {
        numerator: usedCodes,
        denominator: codes,
        period: 'since each code was made',
        unknownBecause: agentCodeUsage === null ? 'Your agents have no codes yet' : null,
      }),
      note('leadConversions', 'Buyers with a signed agreement, of those who came to your agents in the period.', {
        denominator: received,
        period: 'the last 12 months',
        unknownBecause: 'Agreements between buyers and agents are not recorded yet',
      }),
    ],
  };
}
